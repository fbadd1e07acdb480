// What a board gets from the table frame, and what it gives back.
//
// A board is a Preact component that draws a game's board message. It computes no rules: everything it shows and
// everything it lets a player press comes from here. Wrap whatever stands for a thing of the game in <Spot>
// (parts/Spot.tsx): it makes the thing pressable when an option or a switch of the open question lies on it, names
// it, marks it, shows the odds, and is where animations start and end.
import type { ComponentChildren, ComponentType } from "preact";
import type {
  Area,
  Asking,
  Board,
  Chance,
  Gauge,
  LogLine,
  Not,
  Note,
  Option,
  Result,
  Seat,
  Thing,
  Table as WholeTable,
} from "../messages";

export type { Area, Asking, Board, Chance, Gauge, LogLine, Not, Note, Option, Result, Seat, Thing };

export type Aids = WholeTable["aids"];

/** How a thing stands to the open question. */
export type Standing =
  | "quiet" // not asked about
  | "open" // an option or a switch lies on it
  | "later" // the same, but a guide leads elsewhere first: a press is answered with a word
  | "picked" // chosen: a switch that is on, or the first half of an option that touches several things
  | "refused"; // looks possible and is not; `table.refusal(ref)` says why

/** A happening is shown in beats: first who does what, the board as it was before it; then what came of it, on the
 * board as it is after; then it rests. */
export type Beat = "enter" | "result" | "rest";

/** What is being shown, next to the board before it. */
export interface Happening {
  /** What it is, as the game's events name it: a roll, an attack, a card. */
  kind: string;
  beat: Beat;
  lines: readonly LogLine[];
  /** The board in this beat. */
  board: Board;
  /** What was shown just before, a beat or a happening ago: a board that tells several as one goes by this, not by what
   * it has drawn, since happenings may be skipped and be looked at again. */
  earlier: Happening | null;
  /** The thing as it was before it; undefined when it is new. */
  was(ref: string): Thing | undefined;
  /** The thing as it is after it; undefined when it is gone. */
  becomes(ref: string): Thing | undefined;
  /** Whether the thing shows another number than before, or the log says it was rolled: its die tumbles. */
  rolled(ref: string): boolean;
}

/** What a game tells the stage of its log lines and of its options. */
export interface Staging {
  /** What is said while a happening comes to its result; without it, or where it has nothing to say: its last line. */
  caption?(lines: readonly LogLine[], seats: readonly Seat[]): string | undefined;
  /** In which order the options are listed; without it, as the rules count them. */
  order?(table: Table): readonly Option[];
  /** Whether an option stands in the list alone, even where there is room beside the main button. */
  aside?(option: Option): boolean;
  /** What the main button says of an answer that the board shows in full: short, where the answer's own words are long. */
  brief?(table: Table, answer: number): string | undefined;
  /** The die that a line says was rolled; it tumbles even if it falls on the same side again. */
  rolls?(line: LogLine): string | null;
  /** Whether a line tells of a blow against a seat, which waits until it was seen. Without it: damage to the seat. */
  against?(line: LogLine, seat: number, board: Board): boolean;
}

/** The table as a board sees it. */
export interface Table {
  game: string;
  board: Board;
  /** Whose eyes: null for a watcher. */
  seat: number | null;
  seats: readonly Seat[];
  /** The open question, when it is asked of these eyes. */
  asking: Asking | null;
  /** Every option of a "pick" question; a "subset" question has switches instead (`asking.things`). */
  options: readonly Option[];
  /** The options that touch a thing and everything picked so far. */
  optionsOn(ref: string): readonly Option[];
  /** How a thing stands to the question, or an answer: `option:3`. */
  standing(ref: string): Standing;
  refusal(ref: string): Not | undefined;
  /** Picked so far: the switches that are on, or the things an option is being narrowed down by. */
  picked: ReadonlySet<string>;
  odds(ref: string): readonly Chance[];
  /** What helps at this table. The server tells nothing more; a board works nothing more out. */
  aids: Aids;
  /** Whose move it is, if that may be known. */
  turn: number | null;
  /** Seconds left for the open question, when there is a clock. */
  left: number | null;
  result: Result | null;
  /** What is being shown, while things move; null when the table stands still. */
  happening: Happening | null;
  /** What was shown last: it rests on the table until something else happens. */
  last: Happening | null;
  /** False: nothing may move (switched off, or the system asks for less motion). */
  motion: boolean;
  /** Give an answer. */
  act(answer: number): void;
  /** Press a thing: turns its switch, answers if one option is left, or narrows the options down to those that touch it. */
  press(ref: string): void;
  /** Switch on these things, and nothing else, of a question that asks for any of several. */
  pick(refs: readonly string[]): void;
  /** Words of the page itself (web/words/*.ftl). Game text comes rendered in the messages. */
  say(id: string, args?: Record<string, string | number>): string;
}

export interface BoardProps {
  table: Table;
  /** The question in words with its buttons. Put it once, in the shared middle: opponents above it, oneself below. */
  question: ComponentChildren;
}

/** A game's board, loaded when a table of that game is opened: `boards/<game>/index.tsx` has it as its default export. */
export interface BoardModule {
  default: ComponentType<BoardProps>;
  /** A form of its own for a set-up choice of the lobby, by the choice's name (IRONDIE: the army builder). */
  choices?: Readonly<Record<string, ComponentType<ChoiceProps>>>;
  /** A card of its content file as it lies on the table, for whoever edits it. */
  card?: ComponentType<{ thing: Thing }>;
  /** A thing as a picture, whatever lies on the table: for the glossary, and for whoever looks closely. */
  look?: ComponentType<LookProps>;
  /** How the log tells a happening from its lines; without it the first line stands for all, and the others are folded. */
  entry?: ComponentType<EntryProps>;
  /** Puts entries of the log together that are one to the game's eyes, such as an attack and what came of it. */
  joined?: (entries: readonly (readonly LogLine[])[]) => LogLine[][];
  /** What the stage has to know of the game's lines. */
  staging?: Staging;
  /** The round that a board belongs to, and what every seat had by then: how the score went is drawn from it. */
  course?: (board: Board, seats: number) => { round: number; scores: number[] };
  /** The score of a game that is over, by its sources; without it, the numbers of the board stand side by side. */
  end?: ComponentType<EndProps>;
}

export interface LookProps {
  thing: Thing;
  /** The table it lies on; null in a glossary. */
  board: Board | null;
}

export interface EndProps {
  /** The table as it stands at the end, with its result. */
  table: Table;
  /** What was told, as far back as it is here. */
  lines: readonly LogLine[];
}

export interface EntryProps {
  /** The lines of one happening, at least one. */
  lines: readonly LogLine[];
  seats: readonly Seat[];
  /** Whose eyes: null for a watcher. */
  seat: number | null;
  /** The board as it is shown now. */
  board: Board | null;
}

export interface ChoiceProps {
  game: string;
  /** The choice's value so far; "" is the default. */
  value: string;
  /** The seat it is for; 0 where it is for the whole table. */
  seat: number;
  seats: number;
  /** The values of the other set-up choices. */
  options: Readonly<Record<string, string>>;
  change(value: string): void;
  say: Table["say"];
}

// --- finding things ---

export function areas(board: Board, kind: string, seat?: number | null): Area[] {
  return board.areas.filter((a) => kindOf(a.ref) === kind && (seat === undefined || a.seat === seat));
}

export function area(board: Board, kind: string, seat?: number | null): Area | undefined {
  return areas(board, kind, seat)[0];
}

export function kindOf(ref: string): string {
  return ref.split(":", 1)[0] ?? "";
}

/** The numbers of a reference: `die:0:3` has 0 and 3. */
export function path(ref: string): number[] {
  return ref.split(":").slice(1).map(Number);
}

/** The gauge of a place that bears this name. */
export function gauge(area: Area | undefined, name: string): Gauge | undefined {
  return area?.gauges.find((g) => g.name === name);
}

/** A thing of a kind: it is known what it is drawn from. */
export type ThingWith<F> = Omit<Thing, "facets"> & { facets: F };

/** Finds things by the kind of their reference. A game's own `facets.ts` says what each kind is drawn from. */
export function finding<Facets>() {
  type Kind = keyof Facets & string;
  const is = <K extends Kind>(thing: Thing, kinds: readonly K[]): thing is Thing & ThingWith<Facets[K]> =>
    (kinds as readonly string[]).includes(kindOf(thing.ref));
  return {
    /** The thing, if it is of such a kind. */
    as: <K extends Kind>(thing: Thing | undefined, ...kinds: K[]): ThingWith<Facets[K]> | undefined =>
      thing && is(thing, kinds) ? thing : undefined,
    /** All of such kinds that lie there. */
    these: <K extends Kind>(place: Area | undefined, ...kinds: K[]): ThingWith<Facets[K]>[] =>
      place?.things.filter((thing) => is(thing, kinds)) ?? [],
  };
}

/** The seats in the order a table shows them: the one who looks first, then round the table. */
export function fromHere(table: Table): number[] {
  const first = table.seat ?? 0;
  return table.seats.map((_, i) => (first + i) % table.seats.length);
}
