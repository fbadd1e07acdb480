// The numbers on a board that belong to players, side by side.
import { kindOf } from "../boards/contract";
import type { Board } from "../messages";
import { say } from "../words";

export interface Row {
  key: string;
  label: string;
  /** By seat. */
  values: number[];
}

/** A gauge so called is one source of the score; the place that has such gauges tells the whole score. */
const SOURCE = "part-";

/** What every seat has: a row a gauge, named by its place where several are called alike. */
export function scoresOf(board: Board, seats: number): Row[] {
  const rows = new Map<string, Row & { place: string }>();
  const scoring = board.areas.filter((area) => area.gauges.some((gauge) => gauge.name.startsWith(SOURCE)));
  for (const area of scoring.length ? scoring : board.areas)
    for (const gauge of area.seat === null ? [] : area.gauges) {
      const [, , ...rest] = area.ref.split(":");
      const key = [kindOf(area.ref), ...rest, gauge.name].join(" ");
      const row = rows.get(key) ?? { key, label: gauge.label, place: area.title, values: [] };
      if (area.seat !== null) row.values[area.seat] = gauge.value;
      rows.set(key, row);
    }
  const whole = [...rows.values()].filter((row) => Object.keys(row.values).length === seats);
  return whole.map(({ key, label, place, values }) => {
    const alike = whole.filter((other) => other.label === label).length > 1;
    return { key, values, label: alike ? say("titled", { title: place, text: label }) : label };
  });
}

/** The row that is the score itself: those above it make it up. */
export function wholeOf(rows: readonly Row[], scores: readonly number[]): Row | undefined {
  return rows.findLast(
    ({ values }) => scores.length === values.length && scores.every((n, seat) => n === values[seat]),
  );
}

/** Whether a seat has more of it than any other. */
export function best(row: Row, seat: number): boolean {
  const mine = row.values[seat] ?? 0;
  return row.values.every((value, other) => other === seat || value < mine);
}
