// Written by `python -m dicewright.server.typescript` from server/messages/lobby.py. Do not edit.

/** One of several things to choose: how it is sent, and what it is called. */
export interface Label {
  value: string;
  label: string;
}

/** A set-up option. `help` says what it is about. No `values`: free text; with `free`, that beside the `values`.
 * `per_seat`: one value a seat, as `name.0`, `name.1` ... */
export interface Choice {
  name: string;
  label: string;
  help: string;
  default: string;
  values: Label[];
  free: boolean;
  per_seat: boolean;
  rule: string;
}

/** A table is played with other cards than come with the game: what their file is called, how many values differ. */
export interface Played {
  name: string;
  changes: number;
}

/** A game, and what can be chosen before it starts. `windows`: what others do can be answered in secret.
 * `own_content`: a table may bring a content file, and whether it can be edited on the page; `content` is the one that
 * the server plays with where no other is given. `puzzles`: how many come with it. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  choices: Choice[];
  windows: boolean;
  own_content: "edited" | "file" | "none";
  content: Played | null;
  puzzles: number;
}

/** What there is to choose from: games, and levels of bots, the weakest first; `usual` where nobody chooses. */
export interface Lobby {
  games: GameInfo[];
  levels: Label[];
  usual: string;
}

/** A table as somebody sets it up just now, to be looked at before it is made. */
export interface Arrange {
  game: string;
  seats: number;
  options?: Record<string, string>;
}

/** How a table would be: the team of each seat; or none, and why the options do not go together. */
export interface Arranged {
  teams: number[];
  wrong: string;
}

/** Who plays a seat: me, a bot of a level, whoever comes by the link, or somebody at my screen. */
export interface NewSeat {
  kind: "bot" | "me" | "open" | "same";
  level?: string;
  name?: string;
}

/** A content file: its text, and what it is called. No text: what comes with the game. */
export interface OwnContent {
  text: string;
  name?: string;
}

/** A new table. `clock`: seconds a decision may take, 0 for none. `think`: those in which people may answer what
 * others do where hands are covered; everybody waits for them alike, whether somebody can or not. `content`: null
 * plays as the server does. `aids`: empty for the usual: all of them for one person with bots or at one screen, odds
 * between people. `beacon`: a public value that nobody could know before, for the commitment to be bound to; where it
 * is empty, the server's own, if it has one. `script`: answers, nature's included, that a guided game follows; nobody
 * but bots may play along. */
export interface Create {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: number;
  think?: number;
  content?: OwnContent | null;
  aids?: "" | "all" | "none" | "odds";
  beacon?: string;
  script?: number[];
}

/** Go on with a game that was saved here or elsewhere: oneself in the seats of people, bots in those of bots. */
export interface TakeUp {
  save: string;
  name?: string;
}

/** Sit down as a guest; without a seat, on the first that is open. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** Whoever founded the table lets somebody who has joined get up again, before the game begins. */
export interface Remove {
  seat: number;
}

/** My place at a table. Keep the token: it proves who I am, at every table. The commitment precedes my seed. */
export interface Admitted {
  table: string;
  token: string;
  seats: number[];
  commitment: string;
}

/** Go on otherwise from a finished game, as it stood at a version of its replay. */
export interface Fork {
  at: number;
  seats: NewSeat[];
  clock?: number;
  think?: number;
}

/** A set-up and every answer, nature's included. Seen through the eyes of the first seat. */
export interface Script {
  game: string;
  seats: number;
  options?: Record<string, string>;
  answers?: number[];
}
