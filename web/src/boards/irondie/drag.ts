// Dice can be dragged: from the hand into the battle and back, or onto the die they are to hit. It does what two presses do.
import { useEffect, useRef } from "preact/hooks";
import type { Table } from "../contract";

/** A finger that moves less than this presses. */
const STILL = 9;

export function useDragging(table: Table) {
  const now = useRef(table);
  now.current = table;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = root.current;
    if (!at) return;
    let end = () => {};
    const begin = (down: PointerEvent) => {
      const held = down.target instanceof Element ? down.target.closest<HTMLElement>("[data-drags]") : null;
      const ref = held?.dataset.drags ?? "";
      if (!held || down.button !== 0 || now.current.standing(ref) === "quiet") return;
      end = drag(held, down, (on) => drop(now.current, ref, on));
    };
    at.addEventListener("pointerdown", begin);
    return () => {
      end();
      at.removeEventListener("pointerdown", begin);
    };
  }, []);
  return root;
}

/** Follow the finger with a picture of the die; tell where it is let go. */
function drag(held: HTMLElement, down: PointerEvent, dropped: (on: Element | null) => void): () => void {
  let picture: HTMLElement | null = null;
  const move = (event: PointerEvent) => {
    const [dx, dy] = [event.clientX - down.clientX, event.clientY - down.clientY];
    if (!picture && Math.hypot(dx, dy) < STILL) return;
    picture ??= lifted(held);
    picture.style.translate = `${dx}px ${dy}px`;
  };
  const up = (event: PointerEvent) => {
    stop();
    if (!picture || event.type !== "pointerup") return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    dropped(document.elementFromPoint(event.clientX, event.clientY));
  };
  const stop = () => {
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", up);
    removeEventListener("pointercancel", up);
    picture?.remove();
  };
  addEventListener("pointermove", move);
  addEventListener("pointerup", up);
  addEventListener("pointercancel", up);
  return stop;
}

function lifted(held: HTMLElement): HTMLElement {
  const die = held.querySelector(".iron-die") ?? held;
  const { left, top, width, height } = die.getBoundingClientRect();
  const picture = die.cloneNode(true) as HTMLElement;
  picture.classList.add("dragged");
  Object.assign(picture.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  document.body.append(picture);
  return picture;
}

function swallow(event: Event): void {
  event.stopPropagation();
  event.preventDefault();
}

/** Let go over a place of the divided hand, or over another die. */
export function drop(table: Table, ref: string, on: Element | null): void {
  const place = on?.closest<HTMLElement>("[data-drop]")?.dataset.drop;
  const target = on?.closest<HTMLElement>("[data-ref]")?.dataset.ref ?? "";
  if (table.asking?.form === "subset") {
    if (place && table.picked.has(ref) !== (place === "battle")) table.press(ref);
  } else if (target && target !== ref && table.optionsOn(ref).some((o) => o.refs.includes(target))) {
    const [only, ...more] = table.optionsOn(ref).filter((o) => o.refs.includes(target));
    if (only && !more.length) table.act(only.answer);
  }
}
