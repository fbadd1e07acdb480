// Fetches all that is needed to play without a net, and keeps it where the service worker finds it.
import { KIT, type Kit } from "./talk";

const CACHES = "dicewright-";
/** Between two small files: a server answers so many requests a second. */
const APART_MS = 40;
const LIST = `${KIT}kit.json`;
/** Whether this browser can keep anything for later: only pages that came over https, or from this machine. */
export const keeps = "serviceWorker" in navigator && "caches" in globalThis && "DecompressionStream" in globalThis;

/** What is kept now; null: nothing whole. */
export async function kept(): Promise<Kit | null> {
  const list = "caches" in globalThis && (await caches.match(LIST));
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

/** Bytes without which nobody can begin. */
export function sizeOf({ files, page }: Kit): number {
  return [...files.filter(({ later }) => !later), ...page].reduce((all, { size }) => all + size, 0);
}

/** Fetch what is needed to begin, and tell how much of it is there, from 0 to 1. What was kept before is there until this
 * is whole, and what of it is the same is not fetched again. */
export async function keep(kit: Kit, tell: (part: number) => void): Promise<void> {
  const [cache, before, whole] = [await caches.open(CACHES + kit.version), await kept(), sizeOf(kit)];
  let there = 0;
  const come = (bytes: number) => {
    there += bytes;
    tell(Math.min(1, there / whole));
  };
  for (const file of kit.files) if (!file.later) await put(cache, file, before, come);
  for (const { name, size } of kit.page) {
    await new Promise((go) => setTimeout(go, APART_MS));
    await cache.put(name, await fetched(name));
    come(size);
  }
  for (const file of kit.files) if (file.later && same(file, before)) await put(cache, file, before, () => {});
  await cache.put(LIST, new Response(JSON.stringify(kit), { headers: { "content-type": "application/json" } }));
  for (const old of await caches.keys())
    if (old.startsWith(CACHES) && old !== CACHES + kit.version) await caches.delete(old);
}

/** Fetch what bots think with, while somebody plays already. */
export async function keepRest(): Promise<void> {
  const kit = await kept();
  if (!kit) return;
  const cache = await caches.open(CACHES + kit.version);
  for (const file of kit.files) if (file.later) await put(cache, file, null, () => {});
}

/** A part of the kit: kept, or fetched now. */
export async function part(name: string): Promise<ArrayBuffer> {
  const there = (await caches.match(KIT + name)) ?? unpacked(await fetched(`${KIT}${name}.gz`), "", () => {});
  return there.arrayBuffer();
}

type File = Kit["files"][number];

async function put(cache: Cache, file: File, before: Kit | null, come: (bytes: number) => void): Promise<void> {
  const { name, size, type } = file;
  const there = (await cache.match(KIT + name)) ?? (same(file, before) && (await caches.match(KIT + name)));
  if (there) {
    await cache.put(KIT + name, there);
    come(size);
  } else await cache.put(KIT + name, unpacked(await fetched(`${KIT}${name}.gz`), type, come));
}

function same({ name, mark }: File, before: Kit | null): boolean {
  return before?.files.some((it) => it.name === name && it.mark === mark) ?? false;
}

function unpacked(packed: Response, type: string, come: (bytes: number) => void): Response {
  const body = packed.body?.pipeThrough(counting(come)).pipeThrough(new DecompressionStream("gzip")) ?? null;
  return new Response(body, { headers: { "content-type": type } });
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
