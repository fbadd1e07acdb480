// Things are drawn to where they are wanted, beside being pressed: cards onto the stage or what they act on, to be sold
// onto the discard pile; tokens and powers onto the stage; dice to what is kept, or to the button that rolls them again.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useDrag } from "../../parts/drag";
import { kindOf, type Table } from "../contract";
import { SALE } from "./Means";

const HANDS = ".hand-card:is(.open, .picked), .power:is(.open, .picked), button.token-spot:is(.open, .picked)";
const DICE = "button.hero-die";
const PILES = ".near ~ .hand .piles";
/** Dice to roll again belong to the question, those to keep to what is told of the keep. */
const AGAIN = ".question";
const KEPT = ".advice";

export function useThroneDrag(table: Table, root: RefObject<HTMLElement | null>): void {
  /** What a card was dropped on before it was asked what it is to act on. */
  const wanted = useRef("");
  useEffect(() => {
    const ref = wanted.current;
    if (!table.asking || !ref) return;
    wanted.current = "";
    if (table.options.length === table.asking.count && table.optionsOn(ref).length === 1) table.press(ref);
  }, [table.asking, table.options]);
  useDrag(root, {
    grip: (at) => {
      const die = at.closest<HTMLElement>(DICE);
      const held = table.asking?.form === "subset" ? die : at.closest<HTMLElement>(HANDS);
      return held ? { ref: held.dataset.ref ?? "", picture: held } : null;
    },
    target: (ref, under) => {
      if (table.asking?.form === "subset") return under.closest<HTMLElement>(`${AGAIN}, ${KEPT}`);
      const piles = under.closest<HTMLElement>(PILES);
      if (piles) return sales(table, ref).length > 0 ? piles : null;
      const on = under.closest<HTMLElement>("[data-ref]");
      return on && on.dataset.ref !== ref && !on.closest(".hand") ? on : under.closest<HTMLElement>(".stage");
    },
    drop: (ref, on) => {
      if (table.asking?.form === "subset") {
        if (table.picked.has(ref) !== on.matches(AGAIN)) table.press(ref);
        return;
      }
      const target = on.dataset.ref ?? "";
      const ways = on.matches(PILES) ? sales(table, ref) : uses(table, ref);
      const [only, ...more] = ways.length > 1 ? ways.filter((it) => it.refs.includes(target)) : ways;
      if (!only || more.length > 0) return;
      if (!only.refs.includes(target)) wanted.current = target;
      table.act(only.answer);
    },
  });
}

/** How a thing can be let go: a card is sold, or discarded. */
function sales(table: Table, ref: string) {
  const rids = ["sell", "discard"].includes(table.asking?.kind ?? "");
  return table.optionsOn(ref).filter((it) => rids || it.rule === SALE);
}

/** How it can be played or used. */
function uses(table: Table, ref: string) {
  return kindOf(ref) === "die" ? [] : table.optionsOn(ref).filter((it) => it.rule !== SALE);
}
