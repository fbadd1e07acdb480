// Has all that is needed to play without a net fetched and kept, by a worker of its own: unpacking takes a while.
import type { Task, Told } from "./keeper";
import { LIST } from "./kept";
import { KIT, type Kit } from "./talk";

/** Whether this browser can keep anything for later: only pages that came over https, or from this machine. */
export const keeps = "serviceWorker" in navigator && "caches" in globalThis;

/** What there is to be kept; null where it cannot be known now, or there is none. */
export async function offered(): Promise<Kit | null> {
  try {
    const answer = await fetch(`${LIST}?now`, { cache: "no-store" });
    return answer.ok ? await answer.json() : null;
  } catch {
    return null;
  }
}

/** Fetch what is needed to begin, and tell how much of it is there, from 0 to 1. */
export function keep(kit: Kit, tell: (part: number) => void): Promise<void> {
  return kept({ keep: "needed", kit }, tell);
}

/** Fetch what bots think with, while somebody plays already. */
export function keepRest(): Promise<void> {
  return kept({ keep: "rest" });
}

/** A part of the kit: kept, or fetched now. */
export async function part(name: string): Promise<ArrayBuffer> {
  const there = () => caches.match(KIT + name);
  if (!(await there())) await kept({ keep: "one", name });
  const found = await there();
  if (!found) throw new Error(`there is no ${name}`);
  return found.arrayBuffer();
}

/** Fails with the name of what went wrong. */
function kept(task: Task, tell: (part: number) => void = () => {}): Promise<void> {
  const keeper = new Worker(new URL("./keeper.ts", import.meta.url), { type: "module" });
  const over = new Promise<void>((done, fail) => {
    keeper.onerror = () => fail(new Error("nobody can keep anything here"));
    keeper.onmessage = ({ data }: MessageEvent<Told>) => {
      if (data.kind === "come") tell(data.part);
      else if (data.kind === "done") done();
      else fail(Object.assign(new Error(data.why), { name: data.why }));
    };
    keeper.postMessage(task);
  });
  return over.finally(() => keeper.terminate());
}

/** Have the service worker stand between the page and the net from now on, even if the page was loaded past it. */
export async function standBetween(): Promise<void> {
  const { serviceWorker } = navigator;
  await serviceWorker.register("/service.js");
  const { active } = await serviceWorker.ready;
  if (serviceWorker.controller) return;
  const stands = new Promise((resolve) => serviceWorker.addEventListener("controllerchange", resolve, { once: true }));
  active?.postMessage("claim");
  await stands;
}
