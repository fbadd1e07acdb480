// Dice are dragged to their rows, beside being pressed: what is dropped is pressed, first the die and then the row.
import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import type { Table } from "../contract";

const DICE = '[data-ref^="initiative:"], [data-ref^="hand:"]';
const ROWS = '[data-ref^="row:"], [data-ref^="cell:"]';
/** So far a press is no drag. */
const STILL = 8;

interface Held {
  ref: string;
  at: readonly [number, number];
  picture: HTMLElement;
  box: DOMRect;
  moved: boolean;
}

export function Drag({ table, children }: { table: Table; children: ComponentChildren }) {
  const held = useRef<Held | null>(null);
  /** The row a die was dropped on before the question which row was asked. */
  const wanted = useRef("");
  useEffect(() => {
    const row = wanted.current;
    if (!table.asking || !row) return;
    wanted.current = "";
    if (table.asking.kind === "row" && table.standing(row) === "open") table.press(row);
  }, [table.asking]);
  const take = (event: PointerEvent) => {
    const it = event.target instanceof Element ? event.target.closest<HTMLElement>(DICE) : null;
    const die = it?.querySelector<HTMLElement>(".roll-die");
    if (!it || !die || event.button !== 0 || !(it.matches(".open, .picked") || chosen(table, it))) return;
    held.current = {
      ref: it.dataset.ref ?? "",
      at: [event.clientX, event.clientY],
      picture: die.cloneNode(true) as HTMLElement,
      box: die.getBoundingClientRect(),
      moved: false,
    };
  };
  const move = ({ clientX, clientY, pointerId, currentTarget }: PointerEvent) => {
    const it = held.current;
    if (!it) return;
    const [dx, dy] = [clientX - it.at[0], clientY - it.at[1]];
    if (!it.moved && Math.hypot(dx, dy) < STILL) return;
    if (!it.moved) {
      it.moved = true;
      it.picture.classList.add("dragged");
      (currentTarget as HTMLElement).append(it.picture);
      (currentTarget as HTMLElement).setPointerCapture?.(pointerId);
    }
    Object.assign(it.picture.style, { left: `${it.box.left + dx}px`, top: `${it.box.top + dy}px` });
  };
  const drop = ({ clientX, clientY, currentTarget }: PointerEvent) => {
    const it = held.current;
    held.current = null;
    if (!it?.moved) return;
    it.picture.remove();
    // The press that ends a drag is none.
    const silence = (event: Event) => event.stopPropagation();
    (currentTarget as HTMLElement).addEventListener("click", silence, { capture: true, once: true });
    setTimeout(() => (currentTarget as HTMLElement).removeEventListener("click", silence, { capture: true }), 0);
    const row = rowOf(document.elementFromPoint(clientX, clientY));
    if (!row) return;
    if (table.asking?.kind === "row") table.press(row);
    else {
      if (table.asking?.kind === "initiative") wanted.current = row;
      if (!table.picked.has(it.ref)) table.press(it.ref);
      if (table.asking?.kind === "place") table.press(row);
    }
  };
  const stop = () => {
    held.current?.picture.remove();
    held.current = null;
  };
  return (
    <div class="roll-drag" onPointerDown={take} onPointerMove={move} onPointerUp={drop} onPointerCancel={stop}>
      {children}
    </div>
  );
}

/** The die in hand, while its row is asked for. */
function chosen(table: Table, it: Element): boolean {
  return table.asking?.kind === "row" && it.matches(".chosen");
}

/** The row under a point: its name, or any of its spaces. */
function rowOf(at: Element | null): string {
  const it = at?.closest<HTMLElement>(".attribute")?.querySelector<HTMLElement>(ROWS);
  return it?.dataset.ref?.startsWith("row:") ? it.dataset.ref : "";
}
