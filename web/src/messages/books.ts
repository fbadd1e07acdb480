// Written by `python -m dicewright.server.typescript` from server/messages/books.py. Do not edit.

import type { Choice } from "./lobby";
import type { Chance, Thing } from "./scene";

/** A rule in our own words: its place in the rulebook, and whether it is printed, ruled or reconstructed.
 * `note` says why it is read so, `see` are the ids of rules that explain it, and `choice` is the set-up option that
 * chooses another reading. */
export interface Rule {
  type: "rule";
  id: string;
  place: string;
  state: "printed" | "reconstructed" | "ruled";
  text: string;
  note: string;
  see: string[];
  choice: Choice | null;
}

/** The rules about one thing, such as a phase. */
export interface RuleArea {
  name: string;
  title: string;
  rules: Rule[];
}

/** All rules of a game, in the order of play. */
export interface Rules {
  title: string;
  areas: RuleArea[];
}

/** A thing of the box: the rule that says what it does, and how likely things are. */
export interface Term {
  thing: Thing;
  rule: string;
  odds: Chance[];
}

/** Things of the box that belong together. */
export interface Chapter {
  name: string;
  title: string;
  terms: Term[];
}

/** Everything in the box of a game, in pictures as on the table. A thing may stand in several chapters. */
export interface Glossary {
  title: string;
  chapters: Chapter[];
}
