// A face is drawn onto a side of a die: the one in hand, or one of the sanctuary, which is bought on the way.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { kindOf, type Table } from "../contract";

/** So far a press is still a press. */
const NEAR = 8;

interface Drag {
  /** What is drawn. */
  ref: string;
  x: number;
  y: number;
  from: HTMLElement;
  picture: HTMLElement | null;
}

export function useDrag(table: Table, root: RefObject<HTMLElement | null>): void {
  const now = useRef(table);
  now.current = table;
  /** The side that a face just bought is meant for. */
  const meant = useRef<string | null>(null);
  useEffect(() => {
    const ref = meant.current;
    if (!table.asking || !ref) return;
    meant.current = null;
    if (table.standing(ref) === "open") table.press(ref);
  }, [table.asking]);
  useEffect(() => {
    const board = root.current;
    if (!board) return;
    let drag: Drag | null = null;
    const begin = (event: PointerEvent) => {
      const from = draggable(event.target, now.current);
      if (!from || event.button !== 0) return;
      // A finger on the temple scrolls it.
      if (event.pointerType === "touch" && kindOf(from.dataset.ref ?? "") === "face") return;
      drag = { ref: from.dataset.ref ?? "", x: event.clientX, y: event.clientY, from, picture: null };
    };
    const move = (event: PointerEvent) => {
      if (!drag) return;
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      if (!drag.picture && Math.hypot(dx, dy) < NEAR) return;
      drag.picture ??= lift(board, drag.from);
      drag.picture.style.translate = `${dx}px ${dy}px`;
      const over = sideUnder(event);
      for (const side of board.querySelectorAll(".drop")) if (side !== over) side.classList.remove("drop");
      over?.classList.add("drop");
    };
    const end = (event: PointerEvent) => {
      const done = drag;
      drag = null;
      if (!done?.picture) return;
      done.picture.remove();
      board.querySelector(".drop")?.classList.remove("drop");
      // The press that ends a drag is none.
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, true));
      const side = event.type === "pointerup" ? sideUnder(event)?.dataset.ref : undefined;
      if (!side) return;
      if (kindOf(done.ref) === "face") {
        meant.current = side;
        now.current.press(done.ref);
      } else now.current.press(side);
    };
    board.addEventListener("pointerdown", begin);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
    return () => {
      board.removeEventListener("pointerdown", begin);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
    };
  }, []);
}

/** The face in hand while it is asked where it goes, or a face of the temple that can be had. */
function draggable(target: EventTarget | null, table: Table): HTMLElement | null {
  const from = target instanceof Element ? target.closest<HTMLElement>("[data-ref]") : null;
  const ref = from?.dataset.ref ?? "";
  const forging = kindOf(ref) === "new-face" && table.asking?.kind === "forge";
  return forging || (kindOf(ref) === "face" && table.standing(ref) === "open") ? from : null;
}

/** The own side under the pointer. */
function sideUnder({ clientX, clientY }: PointerEvent): HTMLElement | null {
  const found = document.elementsFromPoint(clientX, clientY).map((it) => it.closest<HTMLElement>(".own-side"));
  return found.find((it) => it !== null) ?? null;
}

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
