// Written by `python -m dicewright.server.typescript` from server/messages/socket.py. Do not edit.

import type { Advice, Advise, Position, Thought } from "./advice";
import type { Rule } from "./books";
import type { Refused } from "./service";
import type { Options, Said, Seated, Step, Table, Taken } from "./table";

/** The first message on a socket: which table, who, in which language, and the last version seen (-1: none).
 *
 * The person's share in the luck is a seed; the first one a person gives counts, and the game begins when everyone has
 * given his. `pledge` is its SHA-256: then it is given with `reveal`, once all have pledged theirs. `seed` gives it at
 * once. The commitment to the server's share was in the answer to `create` or `join`. `thinks`: the page can think
 * itself, and may be asked for advice. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  language?: string;
  token?: string;
  version?: number;
  seed?: string;
  thinks?: boolean;
  pledge?: string;
}

/** The seed that was pledged. */
export interface Reveal {
  type: "reveal";
  seed: string;
}

/** The answer to the question in the message of this version. */
export interface Answer {
  type: "answer";
  version: number;
  answer: number;
}

/** Take back the last answer of one of my seats. */
export interface Undo {
  type: "undo";
  version: number;
}

export interface Chat {
  type: "chat";
  text: string;
}

/** Say everything in another language from now on; a whole `table` message follows. */
export interface Speak {
  type: "language";
  language: string;
}

/** Options of the open question by number: long lists come in pieces, subsets on demand. */
export interface MoreOptions {
  type: "options";
  version: number;
  start: number;
  count?: number;
}

/** The rule behind something. */
export interface Why {
  type: "why";
  rule: string;
}

/** Get up; a bot plays for me until I take my seats back. Where nobody else plays, everything waits for me. */
export interface Leave {
  type: "leave";
}

/** Give a seat of mine up for good: where one side is left, it has won; where others play on, a bot plays it. */
export interface Resign {
  type: "resign";
  seat: number;
}

/** Let everything wait, clocks too, or go on: at once where I decide it, else when everybody wants it. */
export interface PauseGame {
  type: "pause";
  on: boolean;
}

/** Take my seats back from the bot. */
export interface TakeBack {
  type: "take_back";
}

/** Let a bot play for somebody whose connection is lost. */
export interface StandIn {
  type: "stand_in";
  seat: number;
}

export interface Ping {
  type: "ping";
  at: number;
}

export interface Pong {
  type: "pong";
  at: number;
}

export type FromPage = Hello | Reveal | Answer | Undo | Chat | Speak | MoreOptions | Advise | Thought | Why | Leave | Resign | PauseGame | TakeBack | StandIn | Ping;

export type FromServer = Table | Step | Taken | Seated | Said | Options | Position | Advice | Rule | Refused | Pong;
