// Written by `python -m dicewright.server.typescript` from server/messages/review.py. Do not edit.

import type { Crew } from "./advice";

/** A moment of the game: the step of the replay in which the table stands so, when that was, in words, and what each
 * side could expect then, in the order of `sides`: the chance to win, 0 to 1, or in a game alone points; null where a
 * side was not looked at. */
export interface ReviewPoint {
  step: number;
  when: string;
  values: (number | null)[];
}

/** What made the result of a side: `start`, `luck`, what its own decisions changed (`play`) and those of the others
 * (`others`) add up to `end`. */
export interface ReviewSide {
  side: number;
  seats: number[];
  start: number;
  luck: number;
  play: number;
  others: number;
  end: number;
}

/** How well a seat was played: the part kept of all that was at stake, 0 to 1, or null where nothing was; and to
 * which level of bots that comes, in words, empty where nobody knows. */
export interface ReviewSeat {
  seat: number;
  precision: number | null;
  like: string;
}

/** A moment worth another look, and the step of the replay to look at. `seat`: who decided, or whose luck it was.
 * `change`: what it changed for that seat. `lines`: what happened there. */
export interface ReviewMoment {
  kind: "bad" | "good" | "lucky" | "unlucky";
  step: number;
  seat: number;
  change: number;
  text: string;
  lines: string[];
}

/** What is known of a game. `alone`: points are told instead of chances. `how` says what the numbers mean. */
export interface Picture {
  alone: boolean;
  points: ReviewPoint[];
  sides: ReviewSide[];
  seats: ReviewSeat[];
  moments: ReviewMoment[];
  how: string;
}

/** One line of the stream: how much of the thinking is done, 0 to 1, how many games are thought about before this
 * one, and the picture, where it is another than the line before had. `over`: nothing more is to be thought out; a
 * stream that ends without it was left for another game. `failed`: why nothing more comes. */
export interface Review {
  part: number;
  before: number;
  over: boolean;
  failed: string;
  picture: Picture | null;
}

/** How closely a page looks at a game: so many `trials` from every decision, `each` from everything that could have
 * fallen, up to so many `outcomes` all of them, else so many `samples`; and who weighs the options. */
export interface LookAt {
  crew: Crew;
  trials: number;
  each: number;
  outcomes: number;
  samples: number;
}

/** What a page needs to look at a finished game itself. `module` and `net` lie at `/api/modules/`; `book`, `weights`
 * and `start`, how it stood before all `answers`, are base64. `whole`: a win or, `alone`, a perfect score. `ahead`:
 * decisions that are played on before a position is judged. `asked`: all questions of a look: their kind, and from
 * which answer up to which. `picture`: the last one, if somebody has found it out already; then nothing is asked. */
export interface Looking {
  module: string;
  net: string;
  book: string;
  weights: string;
  start: string;
  answers: number[];
  teams: number[];
  whole: number;
  alone: boolean;
  ahead: number;
  seed: number;
  asked: number[][];
  looks: LookAt[];
  picture: Picture | null;
}

/** What a page has found out in a look, the first being 0: numbers for every question, in order. A `Picture`
 * follows, which says it in words. */
export interface Looked {
  look: number;
  found: number[][];
}
