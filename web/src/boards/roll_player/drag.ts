// Dice are drawn to their rows, and market cards to oneself, beside being pressed: what is dropped is pressed, first the
// die and then the row.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useDrag } from "../../parts/drag";
import { kindOf, type Table } from "../contract";

const DICE = '[data-ref^="initiative:"], [data-ref^="hand:"]';

export function useRollDrag(table: Table, root: RefObject<HTMLElement | null>): void {
  /** The row a die was dropped on before the question which row was asked. */
  const wanted = useRef("");
  useEffect(() => {
    const row = wanted.current;
    if (!table.asking || !row) return;
    wanted.current = "";
    if (table.asking.kind === "row" && table.standing(row) === "open") table.press(row);
  }, [table.asking]);
  useDrag(root, {
    grip: (at) => {
      const card = at.closest<HTMLElement>(".market-spot.open");
      if (card) return { ref: card.dataset.ref ?? "", picture: card };
      const it = at.closest<HTMLElement>(DICE);
      const picture = it?.querySelector<HTMLElement>(".roll-die");
      return it && picture && (it.matches(".open, .picked") || chosen(table, it))
        ? { ref: it.dataset.ref ?? "", picture }
        : null;
    },
    target: (ref, under) => under.closest<HTMLElement>(kindOf(ref) === "card" ? ".sheet" : ".sheet .attribute"),
    drop: (ref, on) => {
      const row = on.querySelector<HTMLElement>('[data-ref^="row:"]')?.dataset.ref ?? "";
      if (kindOf(ref) === "card") table.press(ref);
      else if (table.asking?.kind === "row") table.press(row);
      else {
        if (table.asking?.kind === "initiative") wanted.current = row;
        if (!table.picked.has(ref)) table.press(ref);
        if (table.asking?.kind === "place") table.press(row);
      }
    },
  });
}

/** The die that waits for its row lies on the card that somebody has just taken. */
function chosen(table: Table, it: HTMLElement): boolean {
  return table.asking?.kind === "row" && it.matches(".chosen");
}
