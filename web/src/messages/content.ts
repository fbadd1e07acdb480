// Written by `python -m dicewright.server.typescript` from server/messages/content.py. Do not edit.

import type { Label, OwnContent } from "./lobby";
import type { Thing } from "./scene";

/** Check a content file. `entries`: whether all cards are told as they would be with it, only the one at `path`, or
 * none. */
export interface CheckContent {
  content: OwnContent;
  entries?: "all" | "none" | "one";
  path?: string[];
}

/** What may follow one word, and a fresh value that holds it. */
export interface Case {
  value: string;
  label: string;
  parts: Part[];
  fresh: Record<string, unknown>;
}

/** How a value is entered. whole: a number from `low` to `high`, or the word that stands in its place. word: one of
 * `words`; words: some of them, none twice. flag: yes or no. parts: values by name. row: a list with a place for each
 * part. rows: a list of `low` to `high` values of one form, the first of `parts`. cases: values by name, of which the
 * one called `key` says which others there are. */
export interface Form {
  kind: "cases" | "flag" | "parts" | "row" | "rows" | "whole" | "word" | "words";
  low?: number;
  high?: number;
  words?: Label[];
  parts?: Part[];
  key?: string;
  cases?: Case[];
}

/** A value inside another; where the place has no name, `name` is empty. */
export interface Part {
  name: string;
  label: string;
  form: Form;
  optional: boolean;
}

/** A value of a card, in force and as shipped, and how sure each is; `shipped_said` is the shipped one in words.
 * `form`: by its name in the sheet. `mark`: where the file says how sure it is, from the card on. */
export interface Field {
  name: string;
  label: string;
  form: string;
  mark: string[];
  value: unknown;
  sure: "printed" | "reconstructed" | "ruled";
  shipped: unknown;
  shipped_said: string;
  shipped_sure: "printed" | "reconstructed" | "ruled";
}

/** A card: where it stands in the file, how it looks, and its fields. */
export interface Entry {
  path: string[];
  look: Thing;
  fields: Field[];
}

export interface Section {
  title: string;
  entries: Entry[];
}

/** All cards of a game as they are shipped, and how their values are entered. */
export interface Sheet {
  game: string;
  title: string;
  sections: Section[];
  forms: Record<string, Form>;
}

/** A value of a content file that is not the shipped one, or surer: both in words, and how sure each is, if that is
 * known, in words too. */
export interface Difference {
  path: string[];
  thing: string;
  field: string;
  shipped: string;
  own: string;
  sure: string;
  own_sure: string;
}

/** What is wrong with a content file: the way to the value, its line, 0 if it has none, and all that in a sentence;
 * `what` leaves the place out. */
export interface Fault {
  path: string[];
  line: number;
  text: string;
  what: string;
}

/** A content file, checked: what is wrong with it, how it differs, and cards as they would be with what is right of
 * it. */
export interface Checked {
  faults: Fault[];
  differences: Difference[];
  entries: Entry[];
}

/** What is played with in place of what comes with the game: at a table, a file with every value of it. */
export interface Content {
  name: string;
  text: string;
  differences: Difference[];
}
