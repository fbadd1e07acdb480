// The guided first games: a script that the table follows, and what is said and pointed at on the way.
import { sourcesIn } from "../languages";

/** A question on the way, and what the learner is led to answer. */
export interface Step {
  /** The answers that lead here, of nature and of the rival. */
  happens?: number[];
  /** The kind of the question. */
  kind: string;
  /** The answer that the script gives. */
  press: number;
  /** What is said, in web/words/guides: `<say>` at the question, and why to try this first to whoever presses something
   * else: `<say>-else`, or the message named by `else`. */
  say: string;
  else?: string;
  /** What is looked at before the question, one after the other, with the words `<say>-look-1` and so on. */
  looks?: string[][];
  /** The things to press, where they are not simply those that the answer touches. */
  on?: string[];
}

export interface Guide {
  game: string;
  options: Record<string, string>;
  steps: Step[];
  /** What happens after the last step, up to the question from which the game is the learner's own. */
  ends: number[];
}

/** Guided games are played against one rival. */
export const SEATS = 2;

const GUIDES = import.meta.glob<Guide>("./scripts/*.json", { import: "default" });

export const guideWords = sourcesIn(import.meta.glob("../../words/guides/*.ftl", { query: "?raw", import: "default" }));

export function hasGuide(game: string): boolean {
  return `./scripts/${game}.json` in GUIDES;
}

export async function guideOf(game: string): Promise<Guide | null> {
  return (await GUIDES[`./scripts/${game}.json`]?.()) ?? null;
}

/** Every answer of a guided game, nature's included. */
export function scriptOf({ steps, ends }: Guide): number[] {
  return [...steps.flatMap((step) => [...(step.happens ?? []), step.press]), ...ends];
}

/** The place of each step in the script: how many answers come before its own. */
export function placesOf({ steps }: Guide): number[] {
  let at = -1;
  return steps.map((step) => {
    at += (step.happens?.length ?? 0) + 1;
    return at;
  });
}
