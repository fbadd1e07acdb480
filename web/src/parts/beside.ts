// Where a note may lie: beside the thing it is about, and over nothing that is pressed or read just now.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;

/** Above the thing, under it, or at its sides, wherever it covers the least; over the rail when there is nothing better. */
export function beside(
  thing: Box,
  size: Pick<Box, "width" | "height">,
  kept: readonly Box[],
  window: Pick<Box, "width" | "height">,
): { left: number; top: number } {
  const across = thing.left + thing.width / 2 - size.width / 2;
  const along = thing.top + thing.height / 2 - size.height / 2;
  const places = [
    { left: across, top: thing.top - size.height - GAP },
    { left: across, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: along },
    { left: thing.left - size.width - GAP, top: along },
    { left: window.width - size.width - GAP, top: 52 },
  ].map(({ left, top }) => ({
    left: between(GAP, left, window.width - size.width - GAP),
    top: between(GAP, top, window.height - size.height - GAP),
    ...size,
  }));
  const cost = (place: Box) => [thing, ...kept].reduce((sum, box) => sum + common(place, box), 0);
  const { left, top } = places.reduce((best, place) => (cost(place) < cost(best) ? place : best));
  return { left, top };
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
