// Written by `python -m dicewright.server.typescript` from server/messages/puzzles.py. Do not edit.

import type { Advised } from "./advice";
import type { Table } from "./table";

/** A puzzle in the list of its game: its id stays the same when others are added. `grade`: from 1, easy, to 3. */
export interface PuzzleName {
  id: string;
  grade: number;
}

/** All of a game, the easy ones first. */
export interface Puzzles {
  game: string;
  title: string;
  puzzles: PuzzleName[];
}

/** A question to think about: the table as the seat that is asked sees it. Nothing else of the game is told. */
export interface Puzzle {
  id: string;
  grade: number;
  table: Table;
}

/** What comes of an answer. `best`: the answer that solves the puzzle. `options`: those that were weighed, best
 * first, which a search tells no more of than of advice; `reason`: why the best is. `lost`: what the answer given
 * promises less, in chances to win or, alone, in points; null where it was not weighed, or nobody can tell them apart.
 * `found`: the part of the weaker bots' answers that solved it. */
export interface Solution {
  best: number;
  answer: number;
  options: Advised[];
  reason: string;
  lost: number | null;
  found: number;
}

/** A new table that begins at a puzzle: oneself in the seat that is asked, bots of a level in all others. */
export interface PlayOn {
  level?: string;
  name?: string;
}
