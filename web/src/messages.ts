// Written by `python -m dicewright.server.typescript` from server/messages.py. Do not edit.

export const PROTOCOL = 4;

/** The first message on a socket: which table, who, in which language, and the last version seen (-1: none).
 *
 * `seed` is the person's share in the luck; the first one a person gives counts, and the game begins when everyone
 * has given his. The commitment to the server's share was in the answer to `create` or `join`. */
export interface Hello {
  type: "hello";
  protocol: number;
  table: string;
  language?: string;
  token?: string;
  version?: number;
  seed?: string;
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

/** One of several things to choose: how it is sent, and what it is called. */
export interface Label {
  value: string;
  label: string;
}

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

/** A line of the log: the kind of event, its numbers by name (-1: hidden from these eyes), its words.
 *
 * `happening`: what it is part of; empty: it is told on the way. `begins`: another of the same kind begins with it. */
export interface LogLine {
  kind: string;
  happening: string;
  begins: boolean;
  args: Record<string, number>;
  text: string;
}

/** Something somebody said at the table, at a time in seconds since 1970. */
export interface Said {
  type: "said";
  name: string;
  seat: number | null;
  text: string;
  at: number;
}

/** The luck of the game: the server's share is committed to from the start and revealed at the end. `book` is the
 * hash of the rules and cards in force. */
export interface Fairness {
  commitment: string;
  book: string;
  seeds: string[];
  server_seed: string | null;
}

/** A table is played with other cards than come with the game: what their file is called, how many values differ. */
export interface Played {
  name: string;
  changes: number;
}

/** Something to know of a thing, and what sort of thing it tells. What is empty is left out.
 *
 * `title` stands before the text with a colon; `symbols` may be drawn instead of it, and `more` are those that bring
 * more of the same. */
export interface Note {
  role: "cost" | "effect" | "fact" | "kind" | "reconstructed" | "use";
  text: string;
  title?: string;
  symbols?: string[];
  more?: string[];
}

/** A thing with its name, the number it shows, what it is drawn from, and what there is to know of it.
 *
 * `label` is what is printed on it, where the name tells more; empty: the name. Each game declares its facets by the
 * kind of reference; the page has their types in `boards/<game>/facets.ts`. */
export interface Thing {
  ref: string;
  name: string;
  value: number | null;
  facets: object;
  notes: Note[];
  mark: string;
  label: string;
}

/** A number that belongs to a place. */
export interface Gauge {
  name: string;
  label: string;
  value: number;
}

/** A place with the things in it; with a seat, it is at that player's side. */
export interface Area {
  ref: string;
  title: string;
  seat: number | null;
  things: Thing[];
  gauges: Gauge[];
}

/** What the table shows to these eyes. `reconstructed`: what of the content is a marked stand-in.
 *
 * `turn` is another number in every turn, and `phase` is the game's own name for where it stands. `places` are the
 * refs of all areas in their order. In a step, `areas` may leave out those that are as these eyes saw them last. */
export interface Board {
  turn: number;
  phase: string;
  headline: string[];
  places: string[];
  areas: Area[];
  reconstructed: string[];
}

/** Something that looks possible and is not. */
export interface Not {
  text: string;
  rule: string;
  refs: string[];
}

/** One answer: its number, its words, the rule that allows it, the things it touches; `passes`: it gives up what is
 * offered. */
export interface Option {
  answer: number;
  text: string;
  rule: string;
  refs: string[];
  passes: boolean;
}

/** A question to a seat that I hold.
 *
 * form "pick": choose one option; where `options` is shorter than `count`, ask for the rest. form "subset": each of
 * `things` is in or out, the answer is the sum of 1 << i over those that are in, and `options` holds no more than the
 * obvious one. `obvious`: the answer of the main button; null: none goes without saying. `needless`: nothing is lost
 * by giving it at once. `taste`: it may be left to chance. */
export interface Asking {
  kind: string;
  seat: number;
  text: string;
  rule: string;
  count: number;
  form: "pick" | "subset";
  things: Thing[];
  refused: Not[];
  options: Option[];
  obvious: number | null;
  needless: boolean;
  taste: boolean;
}

/** Somebody else is to move; `seat` is null where nobody may know who. */
export interface Waiting {
  seat: number | null;
  text: string;
}

/** What the script of a guided game answers to the open question, after `at` answers of players and nature. */
export interface Due {
  at: number;
  answer: number;
}

/** How many seconds are left of a part of the game that a real clock is kept for, such as a round. */
export interface TimeLeft {
  label: string;
  left: number;
}

/** Seconds a decision may take (0: as long as you like), and what is left of them for the open question; and what is
 * left of the game's own time limits. */
export interface Clock {
  limit: number;
  left: number | null;
  limits: TimeLeft[];
}

/** The place of each seat, 1 for the winner; `moves`: answers players gave; `resigned`: seats given up to end it. */
export interface Result {
  places: number[];
  text: string;
  moves: number;
  resigned: number[];
}

/** How likely something is, 0 to 1. */
export interface Chance {
  chance: number;
  label: string;
}

/** The table at one moment, through the eyes of a seat (null: of somebody who watches). `cover`: on a screen that
 * several people share, hide the table until this seat is at the screen. `due`: null where no script leads. */
export interface Scene {
  eyes: number | null;
  cover: boolean;
  board: Board;
  asking: Asking | null;
  waiting: Waiting | null;
  undo: boolean;
  due: Due | null;
  clock: Clock;
  result: Result | null;
  odds: Record<string, Chance[]>;
}

/** Everything at once: after `hello`, and whenever the page must begin anew. `guided`: it began by a script. */
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

/** A rule in our own words: its place in the rulebook, and whether it is printed, ruled or reconstructed.
 * `choice` is the set-up option that chooses another reading. */
export interface Rule {
  type: "rule";
  id: string;
  place: string;
  state: "printed" | "reconstructed" | "ruled";
  text: string;
  note: string;
  choice: Choice | null;
}

/** Something could not be done: a code for the page, words for people, the rule that says so if one does. */
export interface Refused {
  type: "refused";
  code: string;
  text: string;
  rule: string;
}

export interface Pong {
  type: "pong";
  at: number;
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

/** A new table. `clock`: seconds a decision may take, 0 for none. `content`: null plays as the server does.
 * `script`: answers, nature's included, that a guided game follows; nobody but bots may play along. */
export interface Create {
  game: string;
  seats: NewSeat[];
  options?: Record<string, string>;
  clock?: number;
  content?: OwnContent | null;
  script?: number[];
}

/** Sit down as a guest; without a seat, on the first that is open. */
export interface Join {
  name: string;
  seat?: number | null;
}

/** Go on otherwise from a finished game, as it stood at a version of its replay. */
export interface Fork {
  at: number;
  seats: NewSeat[];
  clock?: number;
}

/** A set-up and every answer, nature's included. Seen through the eyes of the first seat. */
export interface Script {
  game: string;
  seats: number;
  options?: Record<string, string>;
  answers?: number[];
}

/** My place at a table. Keep the token: it proves who I am, at every table. The commitment precedes my seed. */
export interface Admitted {
  table: string;
  token: string;
  seats: number[];
  commitment: string;
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
}

export interface Summaries {
  tables: Summary[];
}

/** A game move by move: `total` steps, the first one before any move, of which these begin where they were asked
 * for; and the steps in which a turn begins. */
export interface Replay {
  total: number;
  turns: number[];
  steps: Step[];
}

/** Check a content file. `entries`: whether all cards are told as they would be with it, only the one at `path`, or
 * none. */
export interface CheckContent {
  content: OwnContent;
  entries?: "all" | "none" | "one";
  path?: string[];
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

/** A value inside another; where the place has no name, `name` is empty. */
export interface Part {
  name: string;
  label: string;
  form: Form;
  optional: boolean;
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

/** All cards of a game as they are shipped, and how their values are entered. */
export interface Sheet {
  game: string;
  title: string;
  sections: Section[];
  forms: Record<string, Form>;
}

/** What is wrong with a content file: the way to the value, its line, 0 if it has none, and all that in a sentence;
 * `what` leaves the place out. */
export interface Fault {
  path: string[];
  line: number;
  text: string;
  what: string;
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

/** A table as somebody sets it up just now, to be looked at before it is made. */
export interface Arrange {
  game: string;
  seats: number;
  options?: Record<string, string>;
}

/** A game, and what can be chosen before it starts. `own_content`: a table may bring a content file, and whether it
 * can be edited on the page; `content` is the one that the server plays with where no other is given. */
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  choices: Choice[];
  own_content: "edited" | "file" | "none";
  content: Played | null;
}

/** What there is to choose from: games, and levels of bots, the weakest first; `usual` where nobody chooses. */
export interface Lobby {
  games: GameInfo[];
  levels: Label[];
  usual: string;
}

/** How a table would be: the team of each seat; or none, and why the options do not go together. */
export interface Arranged {
  teams: number[];
  wrong: string;
}

/** Whether the luck of a game was what the server committed to: how many of nature's answers were checked. */
export interface Verified {
  fair: boolean;
  checked: number;
  text: string;
}

/** `move_ms`: how long the server needs for a move, in milliseconds: half of them at most, 99 of 100 at most. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
  sockets: number;
  move_ms: number[];
}

export type FromPage = Hello | Answer | Undo | Chat | Speak | MoreOptions | Why | Leave | Resign | PauseGame | TakeBack | StandIn | Ping;

export type FromServer = Table | Step | Taken | Seated | Said | Options | Rule | Refused | Pong;
