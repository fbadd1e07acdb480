// Written by `python -m dicewright.server.typescript` from server/messages/scene.py. Do not edit.

/** Something to know of a thing, and what sort of thing it tells. What is empty is left out.
 *
 * `title` stands before the text with a colon; `symbols` may be drawn instead of it, and `more` are those that bring
 * more of the same. */
export interface Note {
  role: "cost" | "effect" | "fact" | "kind" | "reconstructed" | "use";
  text: string;
  title?: string;
  symbols?: string[];
  more?: string[];
}

/** A thing with its name, the number it shows, what it is drawn from, and what there is to know of it.
 *
 * `label` is what is printed on it, where the name tells more; empty: the name. Each game declares its facets by the
 * kind of reference; the page has their types in `boards/<game>/facets.ts`. */
export interface Thing {
  ref: string;
  name: string;
  value: number | null;
  facets: object;
  notes: Note[];
  mark: string;
  label: string;
}

/** A number that belongs to a place. */
export interface Gauge {
  name: string;
  label: string;
  value: number;
}

/** A place with the things in it; with a seat, it is at that player's side. */
export interface Area {
  ref: string;
  title: string;
  seat: number | null;
  things: Thing[];
  gauges: Gauge[];
}

/** What the table shows to these eyes. `reconstructed`: what of the content is a marked stand-in.
 *
 * `turn` is another number in every turn, and `phase` is the game's own name for where it stands. `places` are the
 * refs of all areas in their order. In a step, `areas` may leave out those that are as these eyes saw them last. */
export interface Board {
  turn: number;
  phase: string;
  headline: string[];
  places: string[];
  areas: Area[];
  reconstructed: string[];
}

/** One answer: its number, its words, the rule that allows it, the things it touches, and the printed text of what
 * it puts in force, if any; `passes`: it gives up what is offered. */
export interface Option {
  answer: number;
  text: string;
  rule: string;
  refs: string[];
  passes: boolean;
  effect: string;
}

/** Something that looks possible and is not. */
export interface Not {
  text: string;
  rule: string;
  refs: string[];
}

/** A question to a seat that I hold.
 *
 * form "pick": choose one option; where `options` is shorter than `count`, ask for the rest. form "subset": each of
 * `things` is in or out, the answer is the sum of 1 << i over those that are in, and `options` holds no more than the
 * obvious one. `obvious`: the answer of the main button; null: none goes without saying. `needless`: nothing is lost
 * by giving it at once. `taste`: it may be left to chance. */
export interface Asking {
  kind: string;
  seat: number;
  text: string;
  rule: string;
  count: number;
  form: "pick" | "subset";
  things: Thing[];
  refused: Not[];
  options: Option[];
  obvious: number | null;
  needless: boolean;
  taste: boolean;
}

/** Somebody else is to move; `seat` is null where nobody may know who. */
export interface Waiting {
  seat: number | null;
  text: string;
}

/** A line of the log: the kind of event, its numbers by name (-1: hidden from these eyes), its words.
 *
 * `happening`: what it is part of; empty: it is told on the way. `begins`: another of the same kind begins with it. */
export interface LogLine {
  kind: string;
  happening: string;
  begins: boolean;
  args: Record<string, number>;
  text: string;
}

/** How likely something is, 0 to 1, and what it is worth on average, where a game can tell. */
export interface Chance {
  chance: number;
  label: string;
  worth: number | null;
}

/** How many seconds are left of a part of the game that a real clock is kept for, such as a round. */
export interface TimeLeft {
  label: string;
  left: number;
}

/** Seconds a decision may take (0: as long as you like), those there are to think in secret, and what is left of
 * them for the open question; and what is left of the game's own time limits. */
export interface Clock {
  limit: number;
  think: number;
  left: number | null;
  limits: TimeLeft[];
}

/** The place of each seat, 1 for the winner; `moves`: answers players gave; `resigned`: seats given up to end it. */
export interface Result {
  places: number[];
  text: string;
  moves: number;
  resigned: number[];
}

/** What the script of a guided game answers to the open question, after `at` answers of players and nature. */
export interface Due {
  at: number;
  answer: number;
}

/** The table at one moment, through the eyes of a seat (null: of somebody who watches). `cover`: on a screen that
 * several people share, hide the table until this seat is at the screen. `due`: null where no script leads. */
export interface Scene {
  eyes: number | null;
  cover: boolean;
  board: Board;
  asking: Asking | null;
  waiting: Waiting | null;
  undo: boolean;
  due: Due | null;
  clock: Clock;
  result: Result | null;
  odds: Record<string, Chance[]>;
}
