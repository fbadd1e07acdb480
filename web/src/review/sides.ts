// The sides of a game looked at again: what they are called, how they are drawn, and how much is written.
import type { Picture, ReviewPoint, ReviewSide, Seat } from "../messages";
import { decimal, percent } from "../numbers";
import { SIGNS } from "../parts/SeatPlate";

/** Those who play together, by name. */
export function nameOf(side: ReviewSide, seats: readonly Seat[]): string {
  return side.seats.map((seat) => seats[seat]?.name ?? "").join(", ");
}

/** The colour of a side is that of its first seat. */
export function colourOf(side: ReviewSide): string {
  return `var(--seat-${(side.seats[0] ?? 0) % SIGNS.length})`;
}

/** A chance or points, as they are written. */
export function written(value: number, alone: boolean): string {
  return alone ? decimal(Math.max(0, value), 1) : percent(Math.round(value * 100) / 100);
}

/** The same with its sign. */
export function changed(value: number, alone: boolean): string {
  const size = written(Math.abs(value), alone);
  return Math.abs(value) < (alone ? 0.05 : 0.005) ? size : `${value < 0 ? "−" : "+"}${size}`;
}

/** The point that stands for a step of the replay: the last one not after it. */
export function pointAt(points: readonly ReviewPoint[], step: number): number {
  return Math.max(
    0,
    points.findLastIndex((point) => point.step <= step),
  );
}

/** What every side could expect at a moment, in words. */
export function valuesAt(picture: Picture, at: number, seats: readonly Seat[]): string {
  return picture.sides
    .flatMap((side, k) => {
      const value = picture.points[at]?.values[k];
      return value == null ? [] : `${nameOf(side, seats)}: ${written(value, picture.alone)}`;
    })
    .join(" · ");
}
