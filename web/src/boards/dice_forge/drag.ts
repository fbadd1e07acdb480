// A face is drawn onto a side of a die: the one in hand, or one of the sanctuary, which is bought on the way. A feat is
// drawn to oneself.
import type { RefObject } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useDrag } from "../../parts/drag";
import { kindOf, type Table } from "../contract";

export function useForgeDrag(table: Table, root: RefObject<HTMLElement | null>): void {
  /** The side that a face just bought is meant for. */
  const meant = useRef<string | null>(null);
  useEffect(() => {
    const ref = meant.current;
    if (!table.asking || !ref) return;
    meant.current = null;
    if (table.standing(ref) === "open") table.press(ref);
  }, [table.asking]);
  useDrag(root, {
    grip: (at) => {
      const picture = at.closest<HTMLElement>("[data-ref]");
      const ref = picture?.dataset.ref ?? "";
      const forging = kindOf(ref) === "new-face" && table.asking?.kind === "forge";
      const offered = ["face", "stack"].includes(kindOf(ref)) && table.standing(ref) === "open";
      return picture && (forging || offered) ? { ref, picture } : null;
    },
    target: (ref, under) => under.closest<HTMLElement>(kindOf(ref) === "stack" ? ".mine" : ".own-side"),
    drop: (ref, on) => {
      const side = on.dataset.ref ?? "";
      if (kindOf(ref) === "face") meant.current = side;
      table.press(kindOf(ref) === "new-face" ? side : ref);
    },
  });
}
