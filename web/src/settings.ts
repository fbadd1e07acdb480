// What a person has set on this machine: it stays in the browser and is sent nowhere but as the chosen language.
import { effect, type Signal, signal } from "@preact/signals";
import { ENGLISH, LANGUAGES, type Language } from "./languages";

type Theme = "auto" | "dark" | "light";
export const THEMES: readonly Theme[] = ["auto", "dark", "light"];
export const PACES = ["calm", "brisk", "instant"] as const;
export type Pace = (typeof PACES)[number];

const PREFIX = "dicewright-";

/** Where something is kept: in the browser, or only as long as this window is open. */
type Where = "localStorage" | "sessionStorage";

export function recall(name: string, where: Where = "localStorage"): string | null {
  try {
    return window[where].getItem(PREFIX + name);
  } catch {
    return null; // storage may be forbidden; then nothing is kept
  }
}

export function keep(name: string, value: string, where: Where = "localStorage"): void {
  try {
    window[where].setItem(PREFIX + name, value);
  } catch {
    // as above
  }
}

function kept<T extends string>(name: string, usual: T, allowed?: readonly T[]): Signal<T> {
  const before = recall(name) as T | null;
  const it = signal<T>(before !== null && (!allowed || allowed.includes(before)) ? before : usual);
  effect(() => keep(name, it.value));
  return it;
}

function browserLanguage(): Language {
  const wanted = navigator.languages?.map((l) => l.split("-")[0] as Language) ?? [];
  return wanted.find((l) => LANGUAGES.includes(l)) ?? ENGLISH;
}

export const language = kept<Language>("language", browserLanguage(), LANGUAGES);
export const theme = kept<Theme>("theme", "auto", THEMES);
/** How fast the table shows what happens. */
export const pace = kept<Pace>("pace", "brisk", PACES);
export const sound = kept<"on" | "off">("sound", "on", ["on", "off"]);
/** How loud, in percent. */
export const volume = kept<string>("volume", "70");
export const motion = kept<"on" | "off">("motion", "on", ["on", "off"]);
/** Whether a notification tells me of my turn; empty: nobody has asked yet. */
export const notify = kept<"" | "on" | "off">("notify", "", ["", "on", "off"]);
/** How I am called at a table. */
export const myName = kept<string>("name", "");
/** Proves who I am to the server; empty until it has given me one. */
export const token = kept<string>("token", "");
/** The games whose guided first game was offered and answered. */
export const guided = kept<string>("guided", "");
/** Whether a coach speaks up; empty: only in guided games. */
export const coach = kept<"" | "on" | "off">("coach", "", ["", "on", "off"]);
/** Whether long lists of options are open. */
export const listOpen = kept<"on" | "off">("list", "off", ["on", "off"]);

const less = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");
const lessMotion = signal(less?.matches ?? false);
less?.addEventListener?.("change", () => {
  lessMotion.value = less.matches;
});

/** Whether things may move: at the instant pace everything stands as it came to rest. */
export function moving(): boolean {
  return motion.value === "on" && pace.value !== "instant" && !lessMotion.value;
}

effect(() => {
  const root = document.documentElement;
  if (theme.value === "auto") delete root.dataset.theme;
  else root.dataset.theme = theme.value;
  root.dataset.motion = moving() ? "on" : "off";
  root.lang = language.value;
});
