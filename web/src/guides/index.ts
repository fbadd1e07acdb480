// The guided first games: a script that the engine plays, and a note for every question on the way.
import type { Script } from "../messages";
import type { Language } from "../settings";

/** What is said at a question, and the answer that the script gives. */
export interface Note {
  /** The step at which it is asked, from 1. */
  at: number;
  kind: string;
  press: number;
  /** The words, in web/words/guides; without any, the note before stays. */
  say?: string;
}

export interface Guide extends Script {
  notes: Note[];
}

const GUIDES = import.meta.glob<Guide>("./*.json", { import: "default" });

const WORDS: Readonly<Record<Language, () => Promise<{ default: string }>>> = {
  en: () => import("../../words/guides/en.ftl?raw"),
  ru: () => import("../../words/guides/ru.ftl?raw"),
  pl: () => import("../../words/guides/pl.ftl?raw"),
};

export function hasGuide(game: string): boolean {
  return `./${game}.json` in GUIDES;
}

export async function guideOf(game: string): Promise<Guide | null> {
  return (await GUIDES[`./${game}.json`]?.()) ?? null;
}

export async function guideWords(language: Language): Promise<string> {
  return (await WORDS[language]()).default;
}
