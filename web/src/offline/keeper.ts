// The worker that fetches what is needed to play without a net, unpacks it, and keeps it.
import { XzReadableStream } from "xz-decompress";
import { CACHES, kept, LIST, neededOf, sizeOf } from "./kept";
import { KIT, type Kit, type KitFile } from "./talk";

/** Keep what is needed to begin with a kit; what bots think with; or a single file. */
export type Task = { keep: "needed"; kit: Kit } | { keep: "rest" } | { keep: "one"; name: string };
export type Told = { kind: "come"; part: number } | { kind: "done" } | { kind: "failed"; why: string };

interface Here {
  onmessage: ((event: MessageEvent<Task>) => void) | null;
  postMessage(it: Told): void;
}

const here = self as unknown as Here;

here.onmessage = async ({ data }) => {
  try {
    if (data.keep === "needed") await keepNeeded(data.kit);
    else await keepMore((it) => (data.keep === "rest" ? it.later : it.name === data.name));
    here.postMessage({ kind: "done" });
  } catch (why) {
    here.postMessage({ kind: "failed", why: (why as Error).name });
  }
};

/** Tell how much of it is there, from 0 to 1. What was kept before is there until this is whole, and what of it is the
 * same is not fetched again. */
async function keepNeeded(kit: Kit): Promise<void> {
  const [cache, before, whole] = [await caches.open(CACHES + kit.version), await kept(), sizeOf(kit)];
  let there = 0;
  const come = (bytes: number) => {
    there += bytes;
    here.postMessage({ kind: "come", part: Math.min(1, there / whole) });
  };
  for (const file of neededOf(kit)) await put(cache, file, before, come);
  await layOut(cache, kit);
  for (const file of kit.files) if (file.later && same(file, before)) await put(cache, file, before, () => {});
  for (const name of Object.values(kit.modules))
    if (!kit.files.some((it) => it.name === name)) await takeAlong(cache, KIT + name);
  await cache.put(LIST, new Response(JSON.stringify(kit), { headers: { "content-type": "application/json" } }));
  for (const old of await caches.keys())
    if (old.startsWith(CACHES) && old !== CACHES + kit.version) await caches.delete(old);
}

async function keepMore(wanted: (it: KitFile) => boolean): Promise<void> {
  const kit = await kept();
  if (!kit) throw new Error("nothing is kept");
  const cache = await caches.open(CACHES + kit.version);
  for (const file of kit.files) if (wanted(file)) await put(cache, file, null, () => {});
}

async function put(cache: Cache, file: KitFile, before: Kit | null, come: (bytes: number) => void): Promise<void> {
  const address = KIT + file.name;
  const there = (await cache.match(address)) ?? (same(file, before) && (await caches.match(address)));
  if (there) {
    await cache.put(address, there);
    come(file.size);
  } else await cache.put(address, await unpacked(file, come));
}

/** What a server has built for this page. */
async function takeAlong(cache: Cache, address: string): Promise<void> {
  const built = await caches.match(address);
  if (built) await cache.put(address, built);
}

function same({ name, mark }: KitFile, before: Kit | null): boolean {
  return before !== null && [...before.files, before.page].some((it) => it.name === name && it.mark === mark);
}

async function unpacked({ name, type }: KitFile, come: (bytes: number) => void): Promise<Response> {
  const address = `${KIT}${name}.xz`;
  const { ok, status, body } = await fetch(address, { cache: "no-cache" });
  if (!ok || !body) throw new Error(`${address}: ${status}`);
  return new Response(new XzReadableStream(body.pipeThrough(counting(come))), { headers: { "content-type": type } });
}

function counting(come: (bytes: number) => void): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  return new TransformStream({
    transform(piece, out) {
      come(piece.length);
      out.enqueue(piece);
    },
  });
}

/** The files of the page, each at its place. */
async function layOut(cache: Cache, { page, parts, headers }: Kit): Promise<void> {
  const whole = await cache.match(KIT + page.name).then((it) => it?.blob());
  let at = 0;
  for (const { name, size, type, policy } of parts) {
    const told = { ...headers, "content-type": type, "content-security-policy": policy };
    await cache.put(name, new Response(whole?.slice(at, at + size), { headers: told }));
    at += size;
  }
}
