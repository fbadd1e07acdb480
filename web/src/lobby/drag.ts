// A seat drawn by its sign onto another one, with mouse or finger.
import { useState } from "preact/hooks";

interface Drawn {
  from: number;
  /** Over which it is; null: over none. */
  to: number | null;
  x: number;
  y: number;
}

/** What is being drawn, and what begins it; `drop` says where it was let go. */
export function useDraw(drop: (from: number, to: number) => void) {
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const begin = (from: number, event: PointerEvent) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget as HTMLElement;
    const { clientX, clientY, pointerId } = event;
    let over: number | null = null;
    const move = (e: PointerEvent) => {
      over = seatAt(e.clientX, e.clientY, from);
      setDrawn({ from, to: over, x: e.clientX - clientX, y: e.clientY - clientY });
    };
    const end = () => {
      handle.removeEventListener("pointermove", move);
      handle.removeEventListener("pointerup", up);
      handle.removeEventListener("pointercancel", end);
      removeEventListener("keydown", key);
      setDrawn(null);
    };
    const up = () => {
      end();
      if (over !== null) drop(from, over);
    };
    const key = (e: KeyboardEvent) => e.key === "Escape" && end();
    handle.setPointerCapture(pointerId);
    handle.addEventListener("pointermove", move);
    handle.addEventListener("pointerup", up);
    handle.addEventListener("pointercancel", end);
    addEventListener("keydown", key);
  };
  return { drawn, begin };
}

/** The seat at a point, other than the one that is drawn there. */
function seatAt(x: number, y: number, from: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const seat = element.closest<HTMLElement>("[data-seat]")?.dataset.seat;
    if (seat !== undefined && Number(seat) !== from) return Number(seat);
  }
  return null;
}
