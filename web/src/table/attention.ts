// Own turn: the tab says so in its title and its icon, a sound calls, and whoever wants it gets a notification.
import type { Scene, Seat } from "../messages";
import { notify } from "../settings";
import { chime } from "../sounds";
import { say } from "../words";

const ICON = "/icon.svg";
/** The die with a brass lamp on it. */
const CALLING = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#1d2b28"/>' +
    '<rect x="8" y="16" width="40" height="40" rx="10" fill="#f2e8d3" stroke="#d8a94a" stroke-width="4"/>' +
    '<g fill="#3a2a16"><circle cx="19" cy="27" r="4"/><circle cx="28" cy="36" r="4"/><circle cx="37" cy="45" r="4"/></g>' +
    '<circle cx="48" cy="16" r="15" fill="#f0cd80" stroke="#1d2b28" stroke-width="4"/></svg>',
)}`;

/** Tell that somebody is asked, or not any more. */
export function call(title: string, scene: Scene | null, seats: readonly Seat[], fresh: boolean): void {
  const asking = scene?.asking ?? null;
  document.title = asking ? say("title-turn", { game: title }) : `Dicewright · ${title}`;
  document.querySelector("link[rel=icon]")?.setAttribute("href", asking ? CALLING : ICON);
  if (!asking || !fresh) return;
  if (document.hidden || company(seats)) chime();
  if (document.hidden && notify.value === "on" && granted())
    new Notification(say("title-turn", { game: title }), { body: asking.text, icon: ICON, tag: "turn" });
}

/** Nothing calls any more. */
export function hush(): void {
  document.querySelector("link[rel=icon]")?.setAttribute("href", ICON);
}

/** Whether other people play at the table. */
export function company(seats: readonly Seat[]): boolean {
  return seats.some((s) => s.kind === "person" && !s.mine);
}

function granted(): boolean {
  return typeof Notification !== "undefined" && Notification.permission === "granted";
}

/** Whether one has yet to be asked for notifications. */
export function askable(): boolean {
  return notify.value === "" && typeof Notification !== "undefined" && Notification.permission !== "denied";
}

/** Ask once; the answer stays in the settings. */
export async function ask(): Promise<void> {
  notify.value = (await Notification.requestPermission()) === "granted" ? "on" : "off";
}
