// What is kept to play without a net: where the service worker finds it.
import { KIT, type Kit, type KitFile } from "./talk";

export const CACHES = "dicewright-";
export const LIST = `${KIT}kit.json`;

/** What is kept now; null: nothing whole. */
export async function kept(): Promise<Kit | null> {
  const list = "caches" in globalThis && (await caches.match(LIST));
  return list ? list.json() : null;
}

/** All that is needed to begin. */
export function neededOf({ files, page }: Kit): KitFile[] {
  return [...files.filter(({ later }) => !later), page];
}

/** Bytes without which nobody can begin. */
export function sizeOf(kit: Kit): number {
  return neededOf(kit).reduce((all, { size }) => all + size, 0);
}
