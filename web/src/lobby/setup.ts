// A table as somebody sets it up: who sits where, what is chosen, and how that changes.
import type { GameInfo, NewSeat } from "../messages";
import { together } from "../parts/SeatPlate";

/** Which cards a table is played with: as the server plays, as shipped, those of the editor, or a file. */
export type Cards = "usual" | "shipped" | "own" | "file";

/** What helps at the table; empty: as usual. */
export const AIDS = ["", "all", "odds", "none"] as const;
export type Aids = (typeof AIDS)[number];

export interface SetUp {
  seats: readonly NewSeat[];
  /** By name; one a seat as `hero.0`, `hero.1` ... */
  options: Readonly<Record<string, string>>;
  clock: number;
  /** Seconds to answer others in secret. */
  think: number;
  aids: Aids;
  /** Empty: nothing was chosen. */
  cards: Cards | "";
}

/** Against bots of a level, with everything else as usual. */
export function usual(game: GameInfo, level: string): SetUp {
  const n = game.seats.includes(2) ? 2 : (game.seats[0] ?? 1);
  return { seats: resized([{ kind: "me" }], n, level), options: {}, clock: 0, think: 0, aids: "", cards: "" };
}

/** What the server allows where nothing is chosen: everything, unless somebody else comes by the link. */
export function usualAids(seats: readonly NewSeat[]): Exclude<Aids, ""> {
  return seats.some((seat) => seat.kind === "open") ? "odds" : "all";
}

export function resized(seats: readonly NewSeat[], n: number, level: string): NewSeat[] {
  return Array.from({ length: n }, (_, i) => seats[i] ?? { kind: "bot", level });
}

/** Two seats change places, and what was chosen for each goes along. */
export function swapped(it: SetUp, a: number, b: number): SetUp {
  const there = (n: number) => (n === a ? b : n === b ? a : n);
  const options = Object.entries(it.options).map(([name, value]) => {
    const [choice, seat] = name.split(".");
    return [seat === undefined ? name : `${choice}.${there(Number(seat))}`, value];
  });
  return {
    ...it,
    seats: it.seats.map((seat, i) => it.seats[there(i)] ?? seat),
    options: Object.fromEntries(options),
  };
}

/** What is sent of the options: only what is chosen, for seats that there are. */
export function chosen({ options, seats }: Pick<SetUp, "options" | "seats">): Record<string, string> {
  const there = ([name, value]: [string, string]) => value !== "" && Number(name.split(".")[1] ?? 0) < seats.length;
  return Object.fromEntries(Object.entries(options).filter(there));
}

export const WAYS = ["up", "down", "across"] as const;
export type Way = (typeof WAYS)[number];

/** With whom a seat changes places: the one before or after it, in its own team if there are any; or across, with the
 * one who has the same rank in the next team. */
export function neighbour(seat: number, way: Way, teams: readonly number[]): number | undefined {
  const all = teams.map((_, i) => i);
  if (!together(teams)) return way === "across" ? undefined : all[way === "up" ? seat - 1 : seat + 1];
  const of = (team: number | undefined) => all.filter((i) => teams[i] === team);
  const own = of(teams[seat]);
  const rank = own.indexOf(seat);
  if (way !== "across") return own[way === "up" ? rank - 1 : rank + 1];
  const names = [...new Set(teams)];
  return of(names[(names.indexOf(teams[seat] ?? 0) + 1) % names.length])[rank];
}
