// Whether things may move, and how things fly from where they were to where they are.
import { createContext } from "preact";
import { useContext } from "preact/hooks";

export const Motion = createContext(true);

export function useMotion(): boolean {
  return useContext(Motion);
}

export type Places = ReadonlyMap<string, DOMRect>;

const FAR = 6;
const FLIGHT_MS = 450;

/** Where every thing on the board is now. */
export function places(root: ParentNode): Places {
  const found = new Map<string, DOMRect>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-ref]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.ref ?? "", box);
  }
  return found;
}

/** Let everything that has moved since `before` fly to its new place. A thing inside a moved one moves with it. */
export function fly(root: ParentNode, before: Places): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-ref]")) {
    const from = before.get(element.dataset.ref ?? "");
    if (!from || typeof element.animate !== "function") continue;
    const outer = element.parentElement?.closest<HTMLElement>("[data-ref]");
    if (outer && root.contains(outer)) continue;
    flyFrom(element, from);
  }
}

/** Let one element fly in from a place, such as that of another thing. */
export function flyFrom(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const dx = from.left + from.width / 2 - to.left - to.width / 2;
  const dy = from.top + from.height / 2 - to.top - to.height / 2;
  if (Math.hypot(dx, dy) < FAR || to.width === 0) return;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: FLIGHT_MS, easing: "cubic-bezier(.2,.8,.25,1)" },
  );
}
