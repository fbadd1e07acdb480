// A game that is over, told once more by the server: what was seen at this page may have begun late, or anew.
import { api } from "../api";
import type { Board, LogLine } from "../messages";
import { followed, type WholeStep } from "./follow";

const PIECE = 20;

/** All that was told in it, through the eyes of a seat. */
export async function toldIn(table: string, seat: number | null): Promise<readonly LogLine[]> {
  const { total } = await api.replay(table, 0, 1, seat);
  const { steps } = await api.replay(table, total - 1, 1, seat);
  return followed(steps).at(-1)?.log ?? [];
}

/** The board after every move. */
export async function boardsOf(table: string, seat: number | null): Promise<readonly Board[]> {
  const steps: WholeStep[] = [];
  for (let total = 1; steps.length < total; ) {
    const piece = await api.replay(table, steps.length, PIECE, seat);
    if (piece.steps.length === 0) break;
    total = piece.total;
    steps.push(...followed(piece.steps));
  }
  return steps.map((step) => step.scene.board);
}
