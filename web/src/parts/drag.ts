// Things are drawn with mouse or finger to where they are wanted; a drop does what presses do.
//
// What says `touch-action: none` follows the finger at once. Everything else may lie in something that scrolls: there a
// finger first rests a moment, and one that moves earlier scrolls, as anywhere.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";

/** So far a press is still a press. */
const NEAR = 8;
/** So long a finger rests on something before it has it in hand. */
const HOLD_MS = 180;

interface Grip {
  /** What is drawn. */
  ref: string;
  /** What is seen of it on its way. */
  picture: HTMLElement;
}

interface Dragging {
  /** What can be drawn from here, if anything. */
  grip(at: Element): Grip | null;
  /** Where it would be dropped: the first of what lies under the pointer that takes it. */
  target(ref: string, under: Element): HTMLElement | null;
  drop(ref: string, on: HTMLElement): void;
}

interface Held extends Grip {
  pointer: number;
  x: number;
  y: number;
  /** It follows the pointer from now on. */
  ready: boolean;
  shown: HTMLElement | null;
}

export function useDrag(root: RefObject<HTMLElement | null>, dragging: Dragging): void {
  const now = useRef(dragging);
  now.current = dragging;
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    let held: Held | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const over = ({ clientX, clientY }: PointerEvent): HTMLElement | null => {
      for (const it of held ? document.elementsFromPoint(clientX, clientY) : []) {
        const found = held && now.current.target(held.ref, it);
        if (found) return found;
      }
      return null;
    };
    const mark = (target: HTMLElement | null) => {
      for (const it of board.querySelectorAll(".drop")) if (it !== target) it.classList.remove("drop");
      target?.classList.add("drop");
    };
    const stop = () => {
      clearTimeout(timer);
      held?.shown?.remove();
      held = null;
      mark(null);
    };
    const begin = (event: PointerEvent) => {
      const grip = event.button === 0 && event.target instanceof Element ? now.current.grip(event.target) : null;
      if (!grip || held) return;
      const { clientX: x, clientY: y, pointerId: pointer } = event;
      const waits = event.pointerType === "touch" && getComputedStyle(grip.picture).touchAction !== "none";
      held = { ...grip, pointer, x, y, ready: !waits, shown: null };
      if (waits)
        timer = setTimeout(() => {
          if (!held) return;
          held.ready = true;
          held.shown = lift(board, held.picture);
          navigator.vibrate?.(8);
        }, HOLD_MS);
    };
    const move = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
      const far = Math.hypot(dx, dy) >= NEAR;
      if (!held.ready) {
        if (far) stop(); // whoever moves at once scrolls
        return;
      }
      if (!held.shown && !far) return;
      held.shown ??= lift(board, held.picture);
      held.shown.style.translate = `${dx}px ${dy}px`;
      mark(over(event));
    };
    const end = (event: PointerEvent) => {
      if (!held || event.pointerId !== held.pointer) return;
      const { ref, shown, x, y } = held;
      const moved = shown && Math.hypot(event.clientX - x, event.clientY - y) >= NEAR;
      const on = moved && event.type === "pointerup" ? over(event) : null;
      stop();
      if (!moved) return;
      // The press that ends a drag is none.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true), 50);
      if (on) now.current.drop(ref, on);
    };
    // While something is in hand, the finger scrolls nothing and opens no note.
    const still = (event: Event) => {
      if (held?.shown) swallow(event);
    };
    board.addEventListener("pointerdown", begin);
    board.addEventListener("contextmenu", still, true);
    board.addEventListener("touchmove", still, { passive: false });
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      stop();
      board.removeEventListener("pointerdown", begin);
      board.removeEventListener("contextmenu", still, true);
      board.removeEventListener("touchmove", still);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  }, []);
}

/** A picture of a thing over everything, where the thing lies. */
function lift(board: HTMLElement, from: HTMLElement): HTMLElement {
  const { left, top, width, height } = from.getBoundingClientRect();
  const picture = from.cloneNode(true) as HTMLElement;
  picture.removeAttribute("data-ref");
  picture.inert = true;
  picture.classList.add("lifted");
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  board.append(picture);
  return picture;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}
