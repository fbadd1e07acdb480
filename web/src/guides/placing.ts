// Where the note lies when there is no rail: as near to what it is about as it can without covering what one needs.
import { type Box, common } from "../parts/beside";

const GAP = 8;
/** What must not be covered counts so many times as much as what should not be. */
const NEVER = 100;

interface Surroundings {
  /** What the note is about, the first thing first; it is never covered. */
  about: readonly Box[];
  /** The question and the bar are never covered either. */
  question: Box;
  bar: Box;
  /** What should stay in sight if it can. */
  kept: readonly Box[];
  window: Pick<Box, "width" | "height">;
}

export function placeOf(size: Pick<Box, "width" | "height">, around: Surroundings): Pick<Box, "left" | "top"> {
  const { about, question, bar, kept, window } = around;
  const cost = (place: Box) =>
    NEVER * covered(place, [...about, question, bar]) + covered(place, kept) + (about[0] ? far(place, about[0]) : 0);
  const places = candidates(size, around).map(({ left, top }) => ({
    left: between(GAP, left, window.width - size.width - GAP),
    top: between(GAP, top, window.height - size.height - GAP),
    ...size,
  }));
  const { left, top } = places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
  return { left, top };
}

/** Under the question first, where the stage stays in sight; then over it, and at each side of what it is about. */
function candidates({ width, height }: Pick<Box, "width" | "height">, { about, question, window }: Surroundings) {
  const centre = (window.width - width) / 2;
  const [thing] = about;
  const [above, below] = [question.top - height - GAP, question.top + question.height + GAP];
  const lefts = [centre, GAP, window.width - width];
  const tops = [above, below, 0, window.height - height];
  const free = [below, ...tops].flatMap((top) => lefts.map((left) => ({ left, top })));
  if (!thing) return free;
  const across = [thing.left + (thing.width - width) / 2, thing.left, thing.left + thing.width - width];
  const along = [thing.top + (thing.height - height) / 2, thing.top, thing.top + thing.height - height];
  const beside = [
    ...across.flatMap((left) =>
      [thing.top - height - GAP, thing.top + thing.height + GAP].map((top) => ({ left, top })),
    ),
    ...along.flatMap((top) =>
      [thing.left - width - GAP, thing.left + thing.width + GAP].map((left) => ({ left, top })),
    ),
  ];
  return [...beside, ...free];
}

function covered(place: Box, boxes: readonly Box[]): number {
  return boxes.reduce((sum, box) => sum + common(place, box), 0);
}

/** Of two places that cover the same, the nearer one. */
function far(place: Box, thing: Box): number {
  const x = place.left + place.width / 2 - thing.left - thing.width / 2;
  const y = place.top + place.height / 2 - thing.top - thing.height / 2;
  return Math.hypot(x, y);
}

function between(least: number, it: number, most: number): number {
  return Math.max(least, Math.min(it, most));
}
