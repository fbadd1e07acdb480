// Written by `python -m dicewright.server.typescript` from server/messages/table.py. Do not edit.

import type { Label, Played } from "./lobby";
import type { Board, LogLine, Option, Result, Scene } from "./scene";

/** A seat and who plays it: `level` is that of the bot, if one does. `stand_in`: a bot plays for a person who left,
 * `resigned`: for good. `mine`: I hold it. `team`: who has the same number plays together. */
export interface Seat {
  seat: number;
  team: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: Label | null;
  online: boolean;
  mine: boolean;
  stand_in: boolean;
  resigned: boolean;
}

/** Whether the game waits because somebody wanted it so; the seats that want it otherwise; whether I decide it. */
export interface Pause {
  on: boolean;
  wanted: number[];
  mine: boolean;
}

/** The luck of the game: the server's share is committed to from the start and revealed at the end. `bound`: what
 * the commitment names beside it. `pledges`: what the players have said of their seeds, in order of seats, empty where
 * one has yet to; when none is empty and no seat is open, they give them. `book` is the hash of the rules and cards in
 * force. */
export interface Fairness {
  commitment: string;
  bound: string;
  pledges: string[];
  book: string;
  seeds: string[];
  server_seed: string | null;
}

/** Something somebody said at the table, at a time in seconds since 1970. */
export interface Said {
  type: "said";
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** A game that went on from a moment of a finished one: the table of that (empty where it is not known), and the
 * step of its replay, and how many answers were taken over; the luck of this table begins after them. */
export interface WhatIf {
  table: string;
  step: number;
  answers: number;
}

/** Everything at once: after `hello`, and whenever the page must begin anew. `guided`: it began by a script.
 * `what_if`: it began in the middle of another game. */
export interface Table {
  type: "table";
  table: string;
  version: number;
  game: string;
  title: string;
  language: string;
  status: "gathering" | "over" | "playing";
  options: Record<string, string>;
  seats: Seat[];
  pause: Pause;
  lines: LogLine[];
  chat: Said[];
  fairness: Fairness;
  content: Played | null;
  guided: boolean;
  what_if: WhatIf | null;
  aids: "all" | "none" | "odds";
  scene: Scene | null;
}

/** What is shown at once: a kind of the game's own, its lines, and the board when it is over.
 *
 * `board` leaves out the areas that are as the happening before it left them; the last one ends with the scene. */
export interface Happening {
  kind: string;
  lines: LogLine[];
  board: Board | null;
}

/** What one answer brought: happenings to be shown one after the other, then the scene.
 *
 * It goes on from what the same eyes saw last: the areas left out are as they were, and the log goes on with
 * `before`, what happened since, where other eyes have looked at a shared screen meanwhile. `anew`: nothing is left
 * out, and the log begins with `before`. `back`: the answer was an undo, so this scene is an earlier one.
 * `fairness` comes with the last step. */
export interface Step {
  type: "step";
  version: number;
  back: boolean;
  anew: boolean;
  before: LogLine[];
  happenings: Happening[];
  scene: Scene;
  fairness: Fairness | null;
}

/** My answer to this version is on disk; what comes of it follows. */
export interface Taken {
  type: "taken";
  version: number;
}

/** Who sits where has changed, or who is there. */
export interface Seated {
  type: "seats";
  seats: Seat[];
  status: "gathering" | "over" | "playing";
  pause: Pause;
}

export interface Options {
  type: "options";
  version: number;
  start: number;
  count: number;
  options: Option[];
}

/** A table in a list, or before one joins it. */
export interface Summary {
  table: string;
  game: string;
  title: string;
  status: "gathering" | "over" | "playing";
  seats: Seat[];
  my_turn: boolean;
  moves: number;
  changed: number;
  result: Result | null;
  commitment: string;
  book: string;
  content: Played | null;
  guided: boolean;
  what_if: WhatIf | null;
  aids: "all" | "none" | "odds";
}

/** `more`: behind what the list goes on, if there are more; empty at its end. */
export interface Summaries {
  tables: Summary[];
  more: string;
}

/** A game move by move: `total` steps, the first one before any move, of which these begin where they were asked
 * for; and the steps in which a turn begins. */
export interface Replay {
  total: number;
  turns: number[];
  steps: Step[];
}

/** What the luck of a finished game was made from, and every roll and draw: after how many answers it fell, of how
 * many options, and which it was. `since`: those before were taken over from another game, or from a script. */
export interface Luck {
  commitment: string;
  bound: string;
  server_seed: string;
  seeds: string[];
  pledges: string[];
  since: number;
  draws: number[][];
}

/** Whether the luck of a game was what the server committed to: how many of nature's answers were checked. */
export interface Verified {
  fair: boolean;
  checked: number;
  text: string;
}
