// Finding the dice that events name: by one number, the seat and the place in its set.
import type { Board, LogLine, Seat, Table } from "../contract";
import { find } from "../lookup";
import { ARMY, as, type Piece } from "./facets";

export type IronPiece = Piece<"die">;

export function refOf(die: number): string {
  return `die:${Math.floor(die / ARMY)}:${die % ARMY}`;
}

export function dieOf(board: Board, die: number | undefined): IronPiece | undefined {
  return die === undefined || die < 0 ? undefined : as(find(board, refOf(die)), "die");
}

/** The seat a die belongs to. */
export function ownerOf(ref: string): number {
  return Number(ref.split(":")[1]);
}

/** Even seats face odd ones. */
export function mates(seat: number, other: number): boolean {
  return seat % 2 === other % 2;
}

/** The seats of one's own side, oneself first, and those of the other. */
export function sides(table: Table): { self: number; ours: number[]; theirs: number[] } {
  const self = table.seat ?? 0;
  const all = table.seats.map((_, i) => (self + i) % table.seats.length);
  return { self, ours: all.filter((s) => mates(s, self)), theirs: all.filter((s) => !mates(s, self)) };
}

/** What a die showed before the happening. */
export function before(table: Table, ref: string): number | null {
  return table.last?.was(ref)?.value ?? null;
}

export function line(lines: readonly LogLine[], ...kinds: string[]): LogLine | undefined {
  return lines.find((it) => kinds.includes(it.kind));
}

export function nameAt(seats: readonly Seat[], seat: number): string {
  return seats[seat]?.name ?? "";
}
