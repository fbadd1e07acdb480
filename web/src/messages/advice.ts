// Written by `python -m dicewright.server.typescript` from server/messages/advice.py. Do not edit.

import type { Option } from "./scene";

/** Weigh the options of the question in the message of this version; `advice` follows when that is done. `here`: the
 * page would rather think itself. Then `position` follows if there is something for it to think with, and if not yet,
 * advice after a quick look. */
export interface Advise {
  type: "advise";
  version: number;
  here?: boolean;
}

/** What a page thinks about for the seat that is asked: in `record` (base64) is left of the truth what the seat
 * knows, and over all else lies something that it may believe in, always the same. `seed`, in letters because it is
 * longer than a number of JSON, is that of the thoughts. */
export interface Position {
  type: "position";
  version: number;
  seat: number;
  options: number;
  seed: string;
  record: string;
}

/** A question of a finished game: the `option` that was taken, and what a page thinks about that would know what the
 * others promised; nothing where that is a matter of taste. */
export interface Hindsight {
  position: Position | null;
  option: Option;
}

/** An option: what trials gave on average, from -1 (lost) to 1 (won), how far that may be off (a standard
 * deviation), and how many trials there were. */
export interface Weighed {
  answer: number;
  value: number;
  doubt: number;
  trials: number;
}

/** What the page has found out about the question of this version, the best option first; `advice` follows, which
 * says it in words. `means`, `doubts`: by how much the measures of the game differ after the best option and after
 * the next. `known`: mathematics says which is best. */
export interface Thought {
  type: "thought";
  version: number;
  options: Weighed[];
  means: number[];
  doubts: number[];
  known: boolean;
}

/** Asks for `advice` on a question of a finished game: as the page has found out, or else as the server does. */
export interface Promised {
  thought?: Thought | null;
}

/** An option and what may be expected of it: the `chance` to win, 0 to 1, or in a game alone the `score`; the other
 * is null. `scored`: the score in the words of the game. In 95 of 100 cases it is no further off than `margin`.
 * `trials`: how often it was tried. */
export interface Advised {
  option: Option;
  chance: number | null;
  score: number | null;
  scored: string;
  margin: number;
  trials: number;
}

/** So many workers that think together: the records that each needs, the numbers of a room, and those that their
 * mind begins with. */
export interface Crew {
  lanes: number;
  states: number;
  ints: number;
  head: number[];
}

/** What a page thinks with at a table. `module` and `net` lie at `/api/modules/`; where nothing was learned, `net`
 * is empty. `book` and `weights` are base64. */
export interface Thinking {
  module: string;
  net: string;
  book: string;
  weights: string;
  crews: Crew[];
  samples: number;
  measures: number;
}

/** The best options for the question of this version, best first, and why the first is best; no options where none
 * is better than another, or where there are too many for a quick look. `rough`: more can be said in a moment. */
export interface Advice {
  type: "advice";
  version: number;
  options: Advised[];
  reason: string;
  rough: boolean;
}
