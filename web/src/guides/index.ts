// The guided first games: a script that the engine plays, and a note for every question on the way.
import { sourcesIn } from "../languages";
import type { Script } from "../messages";

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

export const guideWords = sourcesIn(import.meta.glob("../../words/guides/*.ftl", { query: "?raw", import: "default" }));

export function hasGuide(game: string): boolean {
  return `./${game}.json` in GUIDES;
}

export async function guideOf(game: string): Promise<Guide | null> {
  return (await GUIDES[`./${game}.json`]?.()) ?? null;
}
