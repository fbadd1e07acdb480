// What lies fresh on the table: the dice, cards and sums that changed in what was shown last, until something else happens.
import { type Board, kindOf, type LogLine, type Table } from "../contract";

export interface Fresh {
  /** Spaces with a die that came or changed, cards that were bought or used. */
  things: ReadonlySet<string>;
  /** By how much the sums of rows have changed. */
  sums: ReadonlyMap<string, number>;
}

const NOTHING: Fresh = { things: new Set(), sums: new Map() };
const CELLS = 3;

export function freshOf({ happening, last }: Table): Fresh {
  const shown = happening ?? last;
  if (!shown || shown.beat === "enter") return NOTHING;
  const things = new Set<string>();
  const sums = new Map<string, number>();
  for (const line of shown.lines) take(line, shown.board, things, sums);
  return { things, sums };
}

function take({ kind, args }: LogLine, board: Board, things: Set<string>, sums: Map<string, number>): void {
  const { seat = 0, cell = 0, from = 0, to = 0, card } = args;
  const grows = (row: number, by: number) => {
    const ref = `row:${seat}:${row}`;
    sums.set(ref, (sums.get(ref) ?? 0) + by);
  };
  const lies = (at: number | undefined) => at !== undefined && things.add(`cell:${seat}:${at}`);
  if (kind === "placed") {
    lies(lastIn(board, seat, args.row ?? 0));
    grows(args.row ?? 0, to - from);
  } else if (kind === "turned") {
    lies(cell);
    grows(Math.floor(cell / CELLS), to - from);
  } else if (kind === "swapped" || kind === "exchanged") {
    lies(cell);
    lies(args.with);
  } else if (kind === "rerolled") lies(cell);
  else if (kind === "shifted") lies(lastIn(board, seat, to));
  else if (kind === "moved-token") things.add(`alignment:${seat}`);
  else if (card !== undefined && ["bought", "used", "copied", "refreshed"].includes(kind)) things.add(`card:${card}`);
}

/** The space of the last die of a row. */
function lastIn(board: Board, seat: number, row: number): number | undefined {
  const place = board.areas.find((it) => it.ref === `row:${seat}:${row}`);
  const filled = place?.things.filter((it) => kindOf(it.ref) === "cell" && it.value !== null);
  return filled?.length ? Number(filled.at(-1)?.ref.split(":")[2]) : undefined;
}
