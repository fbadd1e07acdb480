// What is gained flies from the dice to the counters; what is paid or lost, the other way.
import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { LogLine, Table } from "../contract";

const FLIGHT_MS = 560;
const STAGGER_MS = 70;
/** More than this of one thing fly no more than this. */
const MOST = 4;

export function useGifts(table: Table, root: RefObject<HTMLElement | null>): void {
  const flown = useRef<readonly LogLine[] | null>(null);
  const { happening, motion } = table;
  useLayoutEffect(() => {
    if (!happening || happening.beat === "enter" || happening.lines === flown.current) return;
    flown.current = happening.lines;
    if (!motion || !root.current) return;
    for (const line of happening.lines) flyLine(root.current, line);
  }, [happening, motion]);
}

function flyLine(root: HTMLElement, { kind, args: { seat, resource, amount = 0 } }: LogLine): void {
  if (kind !== "gained" && kind !== "paid" && kind !== "lost") return;
  const counter = seen(root, `[data-counter="${seat}:${resource}"]`);
  const stage = seen(root, `[data-cast="${seat}"]`) ?? seen(root, ".forge-stage");
  const coin = counter?.querySelector<HTMLElement>(".coin");
  if (!counter || !stage || !coin || typeof coin.animate !== "function") return;
  const [from, to] = kind === "gained" ? [stage, counter] : [counter, stage];
  for (let i = 0; i < Math.min(amount, MOST); i++) fly(root, coin, middle(from), middle(to), i);
}

/** The one of several that is in sight: phones have other counters than wide tables. */
function seen(root: HTMLElement, what: string): HTMLElement | undefined {
  return [...root.querySelectorAll<HTMLElement>(what)].find((it) => it.getBoundingClientRect().width > 0);
}

function middle(of: HTMLElement): [number, number] {
  const { left, top, width, height } = of.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

function fly(root: HTMLElement, coin: HTMLElement, from: [number, number], to: [number, number], order: number): void {
  const gift = coin.cloneNode(true) as HTMLElement;
  gift.classList.add("gift");
  gift.inert = true;
  root.append(gift);
  const way = (x: number, y: number, size: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${size})`;
  const aside = (order - 1.5) * 14;
  const over: [number, number] = [(from[0] + to[0]) / 2 + aside, (from[1] + to[1]) / 2 - 26 + aside];
  gift.animate(
    [
      { transform: way(...from, 0.6), opacity: 0 },
      { transform: way(from[0] + aside, from[1], 1.5), opacity: 1, offset: 0.2 },
      { transform: way(...over, 1.4), opacity: 1, offset: 0.6 },
      { transform: way(...to, 0.9), opacity: 0.9 },
    ],
    { duration: FLIGHT_MS, delay: order * STAGGER_MS, easing: "cubic-bezier(.4,.1,.4,1)", fill: "both" },
  ).onfinish = () => gift.remove();
}
