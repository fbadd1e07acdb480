// What is shown, as a board sees it: a happening in one of its beats, next to the table before it and to what was shown
// before it.
import type { Beat, Happening, Staging, Thing } from "../boards/contract";
import type { Board } from "../messages";
import type { WholeHappening } from "./follow";

/** A happening in a beat. `before` is the board it meets; `earlier` what was shown last. */
export function shown(
  it: Pick<WholeHappening, "kind" | "lines" | "board">,
  beat: Beat,
  before: Board | null,
  earlier: Happening | null,
  staging: Staging,
): Happening {
  const board = beat === "enter" && before ? before : it.board;
  const { rolls } = staging;
  const named = new Set<string | null>(rolls ? it.lines.map(rolls) : []);
  let was: ReadonlyMap<string, Thing> | null = null;
  const thing = (ref: string) => {
    was ??= thingsOf(before);
    return was.get(ref);
  };
  return {
    kind: it.kind,
    beat,
    lines: it.lines,
    board,
    earlier,
    was: thing,
    becomes: (ref) => thingsOf(it.board).get(ref),
    rolled: (ref) => {
      if (beat !== "result" || !before) return false;
      if (named.has(ref)) return true;
      const value = thingsOf(board).get(ref)?.value ?? null;
      return value !== null && thing(ref)?.value !== value;
    },
  };
}

/** The same, come to rest. */
export function rested(it: Happening): Happening {
  return it.beat === "rest" ? it : { ...it, beat: "rest", earlier: it, rolled: () => false };
}

/** How many dice a happening has rolled. */
export function diceOf(it: Happening): number {
  return it.board.areas.flatMap((area) => area.things).filter((thing) => thing.value !== null && it.rolled(thing.ref))
    .length;
}

const THINGS = new WeakMap<Board, ReadonlyMap<string, Thing>>();

function thingsOf(board: Board | null): ReadonlyMap<string, Thing> {
  if (!board) return new Map();
  let found = THINGS.get(board);
  if (!found) {
    found = new Map(board.areas.flatMap((a) => a.things.map((t) => [t.ref, t] as const)));
    THINGS.set(board, found);
  }
  return found;
}
