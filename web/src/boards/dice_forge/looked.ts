// The side of a die that somebody points at or goes to, while it is asked which one a new face replaces.
import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";

export function useLooked(root: RefObject<HTMLElement | null>): string | null {
  const [looked, look] = useState<string | null>(null);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    const seen = ({ target }: Event) =>
      look((target instanceof Element && target.closest<HTMLElement>(".own-side")?.dataset.ref) || null);
    board.addEventListener("pointerover", seen);
    board.addEventListener("focusin", seen);
    return () => {
      board.removeEventListener("pointerover", seen);
      board.removeEventListener("focusin", seen);
    };
  }, []);
  return looked;
}
