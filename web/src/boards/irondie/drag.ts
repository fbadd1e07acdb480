// Dice can be dragged: from the hand into the battle and back, or onto the die they are to hit. It does what two presses
// do. A finger that swipes scrolls where there is something to scroll, and drags once it has rested on a die.
import { useEffect, useRef } from "preact/hooks";
import type { Table } from "../contract";

/** A pointer that moves less than this presses. */
const STILL = 9;
/** A finger that rests so long on a die of a table that scrolls takes it up. */
const HOLD_MS = 180;

export function useDragging(table: Table) {
  const now = useRef(table);
  now.current = table;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const at = root.current;
    if (!at) return;
    let held: Drag | null = null;
    const begin = (down: PointerEvent) => {
      const die = down.target instanceof Element ? down.target.closest<HTMLElement>("[data-drags]") : null;
      const ref = die?.dataset.drags ?? "";
      held?.end();
      held = null;
      if (!die || down.button !== 0 || now.current.standing(ref) === "quiet") return;
      held = new Drag(at, die, down, (on) => drop(now.current, ref, on));
    };
    // The browser scrolls unless it is told with the first movement that this finger does something else.
    const keep = (event: TouchEvent) => {
      if (held?.lifted && event.cancelable) event.preventDefault();
    };
    // Whoever rests still longer looks at the die in large.
    const letGo = () => held?.end();
    at.addEventListener("pointerdown", begin);
    at.addEventListener("contextmenu", letGo);
    at.addEventListener("touchmove", keep, { passive: false });
    return () => {
      held?.end();
      at.removeEventListener("pointerdown", begin);
      at.removeEventListener("contextmenu", letGo);
      at.removeEventListener("touchmove", keep);
    };
  }, []);
  return root;
}

/** Follows a pointer with a picture of the die, and tells where it is let go. */
class Drag {
  private picture: HTMLElement | null = null;
  /** Whether a movement drags, or scrolls the table. */
  private may: boolean;
  private holding: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly root: HTMLElement,
    private readonly die: HTMLElement,
    private readonly down: PointerEvent,
    private readonly dropped: (on: Element | null) => void,
  ) {
    this.may = down.pointerType !== "touch" || !scrolls(root);
    if (!this.may)
      this.holding = setTimeout(() => {
        this.may = true;
        this.lift(); // seen and felt: from now on it follows the finger
        navigator.vibrate?.(8);
      }, HOLD_MS);
    addEventListener("pointermove", this.move);
    addEventListener("pointerup", this.up);
    addEventListener("pointercancel", this.end);
  }

  get lifted(): boolean {
    return this.picture !== null;
  }

  private readonly move = (event: PointerEvent) => {
    if (event.pointerId !== this.down.pointerId) return;
    const [dx, dy] = this.way(event);
    if (!this.picture && Math.hypot(dx, dy) < STILL) return;
    if (!this.may) return this.end();
    this.lift().style.translate = `${dx}px ${dy}px`;
  };

  private way(event: PointerEvent): [number, number] {
    return [event.clientX - this.down.clientX, event.clientY - this.down.clientY];
  }

  private lift(): HTMLElement {
    this.picture ??= lifted(this.die);
    this.root.classList.add("dragging");
    return this.picture;
  }

  private readonly up = (event: PointerEvent) => {
    if (event.pointerId !== this.down.pointerId) return;
    const moved = this.lifted && Math.hypot(...this.way(event)) >= STILL;
    this.end();
    if (!moved) return;
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    this.dropped(document.elementFromPoint(event.clientX, event.clientY));
  };

  readonly end = () => {
    clearTimeout(this.holding);
    removeEventListener("pointermove", this.move);
    removeEventListener("pointerup", this.up);
    removeEventListener("pointercancel", this.end);
    this.picture?.remove();
    this.picture = null;
    this.root.classList.remove("dragging");
  };
}

/** Whether a finger could want to scroll what the board lies in. */
function scrolls(root: HTMLElement): boolean {
  for (let at: HTMLElement | null = root; at; at = at.parentElement)
    if (at.scrollHeight > at.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(at).overflowY)) return true;
  return false;
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
