// Whether things may move, and how things fly from where they were to where they are.
import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** Whether numbers count to where they come. */
export const Motion = createContext(true);

export function useMotion(): boolean {
  return useContext(Motion);
}

interface Place {
  box: DOMRect;
  element: HTMLElement;
  /** In what it lay. */
  home: HTMLElement | null;
}

export type Places = ReadonlyMap<string, Place>;

const FAR = 6;
const FLIGHT: KeyframeAnimationOptions = { duration: 450, easing: "cubic-bezier(.2,.8,.25,1)" };

/** Where every thing on the board is now. */
export function places(root: ParentNode): Places {
  const found = new Map<string, Place>();
  for (const element of root.querySelectorAll<HTMLElement>("[data-ref]")) {
    const box = element.getBoundingClientRect();
    if (box.width > 0) found.set(element.dataset.ref ?? "", { box, element, home: element.parentElement });
  }
  return found;
}

/**
 * Let everything that has moved since `before` fly to its new place. A thing inside a moved one moves with it; a new one
 * may say with `data-from` out of which other it comes; one that is gone flies to whatever takes it by `data-takes`.
 */
export function fly(root: HTMLElement, before: Places): void {
  for (const element of root.querySelectorAll<HTMLElement>("[data-ref]")) {
    const from = before.get(element.dataset.ref ?? "") ?? before.get(element.dataset.from ?? "");
    if (!from || typeof element.animate !== "function") continue;
    const outer = element.parentElement?.closest<HTMLElement>("[data-ref]");
    if (outer && root.contains(outer)) continue;
    flyFrom(element, from.box);
  }
  for (const [ref, gone] of before) {
    if (gone.element.isConnected) continue;
    const taker = root.querySelector(`[data-takes~="${ref}"]`);
    if (taker) leave(root, gone, taker.getBoundingClientRect());
  }
}

function flyFrom(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect();
  const [dx, dy] = between(to, from);
  if (Math.hypot(dx, dy) < FAR || to.width === 0) return;
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px)`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    FLIGHT,
  );
}

/** A picture of what is gone goes its last way, and shrinks into what takes it. It stays where it lay, if that is still
 * there, and so looks as it did. */
function leave(root: HTMLElement, { box, element, home }: Place, to: DOMRect): void {
  if (to.width === 0 || typeof element.animate !== "function") return;
  const picture = element.cloneNode(true) as HTMLElement;
  picture.removeAttribute("data-ref");
  picture.inert = true;
  picture.classList.add("leaving");
  Object.assign(picture.style, {
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  (home?.isConnected ? home : root).append(picture);
  const [dx, dy] = between(box, to);
  const size = Math.min(1, to.width / box.width, to.height / box.height);
  picture.animate(
    [{ transform: "none" }, { transform: `translate(${dx}px, ${dy}px) scale(${size}) rotate(6deg)`, opacity: 0.5 }],
    FLIGHT,
  ).onfinish = () => picture.remove();
}

/** The way from the middle of one box to that of another. */
function between(one: DOMRect, other: DOMRect): [number, number] {
  return [
    other.left + other.width / 2 - one.left - one.width / 2,
    other.top + other.height / 2 - one.top - one.height / 2,
  ];
}
