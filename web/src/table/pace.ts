// How long things are shown, by what they are. Times of the brisk pace in milliseconds, from the start to the rest.
import type { Pace } from "../settings";
import type { WholeHappening } from "./follow";

const BRISK: Readonly<Record<string, number>> = {
  advantage: 600,
  attack: 900,
  back: 500,
  blessing: 1000,
  card: 800,
  damage: 700,
  defence: 1000,
  draft: 500,
  duel: 1000,
  end: 1200,
  feat: 900,
  forging: 900,
  market: 700,
  pass: 350,
  roll: 600,
  skill: 700,
  split: 1100,
  status: 450,
  strike: 1000,
  turn: 250,
  wounds: 900,
};
const OTHERWISE = 500;
/** What is told on the way makes nobody wait. */
const QUIET = 0;
const TIMES: Readonly<Record<Pace, number>> = { calm: 2, brisk: 1, instant: 0 };
/** The share of its time in which a happening shows who does what, before anything comes of it. */
const ENTER: Readonly<Record<string, number>> = {
  attack: 0.3,
  blessing: 0.5,
  card: 0.4,
  damage: 0.4,
  defence: 0.3,
  draft: 0.1,
  duel: 0.45,
  feat: 0.4,
  forging: 0.4,
  roll: 0.1,
  split: 0.1,
  strike: 0.4,
  status: 0.3,
  wounds: 0.35,
};
/** When more than this waits to be shown, it is shown faster. */
const PATIENCE = 6000;
const HURRY = 0.6;
/** Then these are shown together with what caused them. */
const JOINING: ReadonlySet<string> = new Set(["status"]);

export function lasting(kind: string, pace: Pace): number {
  return TIMES[pace] * (kind ? (BRISK[kind] ?? OTHERWISE) : QUIET);
}

export function entering(kind: string): number {
  return ENTER[kind] ?? 0;
}

/** Whether a happening may be shown together with what caused it. */
export function joins(kind: string): boolean {
  return JOINING.has(kind);
}

/** By how much everything is shortened when so much waits. */
export function hurry(waiting: readonly WholeHappening[], pace: Pace): number {
  const all = waiting.reduce((sum, it) => sum + lasting(it.kind, pace), 0);
  return all > PATIENCE * TIMES[pace] ? HURRY : 1;
}
