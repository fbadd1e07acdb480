// Finding things in a board message, and saying what they are.

import { say } from "../words";
import { type Area, type Board, gauge, type Note, type Option, type Table, type Thing } from "./contract";

export function find(board: Board, ref: string): Thing | undefined {
  for (const area of board.areas) {
    const found = area.things.find((thing) => thing.ref === ref);
    if (found) return found;
  }
  return undefined;
}

/** What a gauge shows; 0 where the place has none of that name. */
export function reading(area: Area | undefined, name: string): number {
  return gauge(area, name)?.value ?? 0;
}

/** A thing's name with the number it shows, as a screen reader says it. */
export function spoken(thing: Thing): string {
  return thing.value === null ? thing.name : `${thing.name}, ${thing.value}`;
}

/** What is said, part after part; those that are empty are left out. A part may be a name or end in a full stop. */
export function sentences(...parts: readonly (string | undefined)[]): string {
  return parts.reduce<string>(
    (said, next) => (said && next ? say("said-next", { said, next }) : said || next || ""),
    "",
  );
}

/** All that a note tells, in one sentence. */
export function inFull({ title, text }: Note): string {
  return title ? say("titled", { title, text }) : text;
}

/** All that an option tells: its words, and the text of what it puts in force. */
export function withEffect({ text, effect }: Option): string {
  return sentences(text, effect);
}

/** What it is worth to play something, where the game can tell; 0 where it does not pay. */
export function worthOf(table: Table, { answer }: Option): number {
  return table.odds(`play:${answer}`)[0]?.worth ?? 0;
}

/** The notes that tell one sort of thing. */
export function notes(thing: Thing, role: Note["role"]): Note[] {
  return thing.notes.filter((note) => note.role === role);
}

/** What is printed on a thing. */
export function printed(thing: Thing): string {
  return thing.label || thing.name;
}

/** A number with the minus as printers set it. */
export function set(n: number): string {
  return n < 0 ? `−${-n}` : String(n);
}

/** Whether a thing's die is to tumble now. */
export function tumbles(table: Table, ref: string): boolean {
  return table.motion && (table.happening?.rolled(ref) ?? false);
}

/** The name of the player at a seat; several are the others. */
export function names(table: Table, [seat = 0, ...more]: readonly number[]): string {
  return more.length > 0 ? table.say("others") : (table.seats[seat]?.name ?? "");
}

/** A class for every named condition that holds. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
