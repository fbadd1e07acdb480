// Written by `python -m dicewright.server.typescript` from server/messages/advice.py. Do not edit.

import type { Option } from "./scene";

/** Weigh the options of the question in the message of this version; `advice` follows when that is done. */
export interface Advise {
  type: "advise";
  version: number;
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

/** The best options for the question of this version, best first, and why the first is best; no options where none
 * is better than another, or where there are too many for a quick look. `rough`: more can be said in a moment. */
export interface Advice {
  type: "advice";
  version: number;
  options: Advised[];
  reason: string;
  rough: boolean;
}
