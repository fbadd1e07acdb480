// Following what moves: looked at in every frame, acted upon only where something has changed.
import type { Box } from "../parts/beside";

/** Do something now and in every frame, until it is stopped. */
export function everyFrame(act: () => void): () => void {
  let frame = 0;
  const follow = () => {
    act();
    frame = requestAnimationFrame(follow);
  };
  follow();
  return () => cancelAnimationFrame(frame);
}

/** Boxes as a word that changes when they do. */
export function written(boxes: readonly Box[]): string {
  return boxes.map((b) => [b.left, b.top, b.width, b.height].map(Math.round).join(" ")).join(", ");
}
