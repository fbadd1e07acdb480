// Fetches all that is needed to play without a net, and keeps it where the service worker finds it.
import { KIT, type Kit } from "./talk";

const CACHES = "dicewright-";
const LIST = `${KIT}kit.json`;
/** Whether this browser can keep anything for later: only pages that came over https, or from this machine. */
export const keeps = "serviceWorker" in navigator && "caches" in globalThis && "DecompressionStream" in globalThis;

/** What is kept now; null: nothing whole. */
export async function kept(): Promise<Kit | null> {
  const list = keeps && (await caches.match(LIST));
  return list ? list.json() : null;
}

/** What there is to be kept; null where it cannot be known now, or there is none. */
export async function offered(): Promise<Kit | null> {
  try {
    const answer = await fetch(`${LIST}?now`, { cache: "no-store" });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

export function sizeOf({ files, page }: Kit): number {
  return [...files, ...page].reduce((all, { size }) => all + size, 0);
}

/** Fetch it all, and tell how much of it is there, from 0 to 1. What was kept before is there until this is whole. */
export async function keep(kit: Kit, tell: (part: number) => void): Promise<void> {
  const [name, whole] = [CACHES + kit.version, sizeOf(kit)];
  const cache = await caches.open(name);
  let there = 0;
  const come = (bytes: number) => {
    there += bytes;
    tell(Math.min(1, there / whole));
  };
  for (const { name, size, type } of kit.files) {
    if (!(await cache.match(KIT + name))) {
      const packed = await fetched(`${KIT}${name}.gz`);
      const counted = packed.body?.pipeThrough(counting(come)).pipeThrough(new DecompressionStream("gzip"));
      await cache.put(KIT + name, new Response(counted ?? null, { headers: { "content-type": type } }));
    } else come(size);
  }
  for (const { name, size } of kit.page) {
    await cache.put(name, await fetched(name));
    come(size);
  }
  await cache.put(LIST, new Response(JSON.stringify(kit), { headers: { "content-type": "application/json" } }));
  for (const old of await caches.keys()) if (old.startsWith(CACHES) && old !== name) await caches.delete(old);
}

/** Have the service worker stand between the page and the net from now on. */
export async function standBetween(): Promise<void> {
  await navigator.serviceWorker.register("/service.js");
  await navigator.serviceWorker.ready;
  if (navigator.serviceWorker.controller) return;
  await new Promise((resolve) => navigator.serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
}

async function fetched(address: string): Promise<Response> {
  const answer = await fetch(address, { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

function counting(come: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(piece, out) {
      come(piece.length);
      out.enqueue(piece);
    },
  });
}
