// Modules that bots think with: those of the kit, and those that the server has built for a page that asked.
import { CACHES, kept } from "./kept";
import { KIT, type Kit } from "./talk";

const AGAIN_MS = 3000;
const BEING_BUILT = 202;

/** Those that can be had at once, by game and teams. */
export async function there({ files, modules }: Kit): Promise<Record<string, string>> {
  const known = new Set(files.map(({ name }) => name));
  const found = await Promise.all(
    Object.entries(modules).map(async ([key, name]) => ({
      key,
      name,
      has: known.has(name) || (await caches.match(KIT + name)) !== undefined,
    })),
  );
  return Object.fromEntries(found.filter(({ has }) => has).map(({ key, name }) => [key, name]));
}

/** Have the server build one, and keep it. Its name, once it is there; nothing if it cannot be had. */
export async function built(name: string | undefined): Promise<string> {
  while (name && navigator.onLine) {
    const answer = await fetch(`/api/modules/${name}`).catch(() => null);
    if (answer?.status !== BEING_BUILT) return answer?.ok && (await keep(name, answer)) ? name : "";
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
  return "";
}

async function keep(name: string, answer: Response): Promise<boolean> {
  const kit = await kept();
  if (!kit) return false;
  await caches.open(CACHES + kit.version).then((cache) => cache.put(KIT + name, answer));
  return true;
}
