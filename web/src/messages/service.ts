// Written by `python -m dicewright.server.typescript` from server/messages/service.py. Do not edit.

/** Something could not be done: a code for the page, words for people, the rule that says so if one does. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  rule: string;
}

/** `move_ms`: how long the server needs for a move, in milliseconds: half of them at most, 99 of 100 at most. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
  move_ms: number[];
}

/** Whether people can play here now. `store` says what is the matter with the store: `ok`, `full` (there is no room
 * for more), `late` (it does not answer), `down` (it cannot be written; `why` is what it says). */
export interface Ready {
  ok: boolean;
  store: "down" | "full" | "late" | "ok";
  why: string;
}
