// Where a note may lie: beside the thing it is about, and over nothing that is pressed or read just now.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** How finely the window is searched for a place that is free. */
const STEP = 24;

/** Covering what one answers with is worse than covering any amount of the rest. */
const ANSWERS = 1000;

/** Above the thing, under it, or at its sides; where that covers something, the nearest place that covers nothing, and if
 * there is none, the one that covers the least: of the answers first, then of what else is kept in sight. */
export function beside(
  thing: Box,
  { width, height }: Pick<Box, "width" | "height">, // a box of the browser cannot be spread
  answers: readonly Box[],
  window: Pick<Box, "width" | "height">,
  kept: readonly Box[] = [],
): { left: number; top: number } {
  const size = { width, height };
  const across = thing.left + thing.width / 2 - size.width / 2;
  const along = thing.top + thing.height / 2 - size.height / 2;
  const places = [
    { left: across, top: thing.top - size.height - GAP },
    { left: across, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: along },
    { left: thing.left - size.width - GAP, top: along },
  ].map(({ left, top }) => ({
    left: between(GAP, left, window.width - size.width - GAP),
    top: between(GAP, top, window.height - size.height - GAP),
    ...size,
  }));
  const covered = (place: Box, boxes: readonly Box[]) => boxes.reduce((sum, box) => sum + common(place, box), 0);
  const cost = (place: Box) => covered(place, [thing, ...kept]) + ANSWERS * covered(place, answers);
  const best = (them: Box[]) => them.reduce((one, other) => (cost(other) < cost(one) ? other : one));
  const near = best(places);
  if (cost(near) === 0) return { left: near.left, top: near.top };
  const far = (place: Box) => Math.hypot(place.left - across, place.top - along);
  const anywhere = grid(size, window).sort((one, other) => far(one) - far(other));
  const { left, top } = best([near, ...anywhere]);
  return { left, top };
}

/** Every place in the window, a step apart. */
function grid(size: Pick<Box, "width" | "height">, window: Pick<Box, "width" | "height">): Box[] {
  const steps = (room: number) =>
    Array.from({ length: Math.max(0, Math.floor((room - GAP) / STEP) + 1) }, (_, i) => GAP + i * STEP);
  const [across, along] = [steps(window.width - size.width - GAP), steps(window.height - size.height - GAP)];
  return along.flatMap((top) => across.map((left) => ({ left, top, ...size })));
}

function between(least: number, it: number, most: number): number {
  return Math.max(least, Math.min(it, most));
}

/** How much of two boxes is the same. */
export function common(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}
