// The pointer: a ring round what is to be pressed or looked at, and an arrow beside it that covers nothing.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { type Box, beside, common } from "../parts/beside";
import { everyFrame, written } from "./frames";
import { pointedAt, type Target } from "./target";

const ARROW = 34;
const ROOM = 5;
/** What the arrow keeps off; a board names what is its own. */
const KEPT = ".question-words, .question button, .guide-note, .counsel, .kept-clear";

interface PointerProps {
  target: Target | null;
  looked: readonly string[];
}

export function Pointer({ target, looked }: PointerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const shown = useRef<string | null>(null);
  // What is pointed at comes into sight once; after that nobody is held there.
  const key = JSON.stringify([target, looked]);
  useLayoutEffect(() => {
    const [first] = pointedAt(target, looked);
    if (first && hidden(first.getBoundingClientRect()))
      first.scrollIntoView({ block: "center", inline: "nearest", behavior: "auto" });
  }, [key]);
  // Things move: dice tumble, panes are swiped, lists open. The ring goes along.
  useEffect(() => {
    shown.current = null;
    return everyFrame(() => {
      if (layer.current) draw(layer.current, pointedAt(target, looked), target !== null, shown);
    });
  }, [key]);
  return (
    <div class="pointer" ref={layer} aria-hidden="true">
      <svg class="pointer-arrow" aria-hidden="true" viewBox="0 0 34 34" width={ARROW} height={ARROW}>
        <path d="M17 32 4 17h8V3h10v14h8z" />
      </svg>
    </div>
  );
}

function hidden(box: DOMRect): boolean {
  const question = document.querySelector(".question")?.getBoundingClientRect();
  const bar = document.querySelector(".bar")?.getBoundingClientRect();
  const under = question && box.top < question.bottom && box.bottom > question.top && box.left < question.right;
  return box.top < (bar?.bottom ?? 0) || box.bottom > innerHeight || box.left < 0 || box.right > innerWidth || !!under;
}

function draw(
  layer: HTMLElement,
  elements: readonly HTMLElement[],
  pressed: boolean,
  shown: { current: string | null },
): void {
  const boxes = elements.map((e) => e.getBoundingClientRect());
  const now = written(boxes);
  if (now === shown.current) return;
  shown.current = now;
  const rings = [...layer.querySelectorAll<HTMLElement>(".pointer-ring")];
  for (const ring of rings.slice(boxes.length)) ring.remove();
  boxes.forEach((box, i) => {
    const ring =
      rings[i] ?? layer.appendChild(Object.assign(document.createElement("div"), { className: "pointer-ring" }));
    place(ring, {
      left: box.left - ROOM,
      top: box.top - ROOM,
      width: box.width + 2 * ROOM,
      height: box.height + 2 * ROOM,
    });
  });
  const arrow = layer.querySelector<SVGElement>(".pointer-arrow");
  if (arrow) aim(arrow, pressed ? boxes : [], elements);
}

/** Put the arrow beside the first of what is to be pressed; where there is no room for it, the ring is enough. */
function aim(arrow: SVGElement, [first, ...others]: readonly DOMRect[], elements: readonly HTMLElement[]): void {
  arrow.style.visibility = "hidden";
  if (!first) return;
  const kept = [...document.querySelectorAll<HTMLElement>(KEPT)].filter((e) => !elements.includes(e));
  const boxes = [first, ...others, ...kept.map((e) => e.getBoundingClientRect())];
  const size = { width: ARROW, height: ARROW };
  const at = beside(first, size, boxes, { width: innerWidth, height: innerHeight });
  if (boxes.some((box) => common({ ...at, ...size }, box) > 0)) return;
  Object.assign(arrow.style, {
    visibility: "visible",
    left: `${at.left}px`,
    top: `${at.top}px`,
    rotate: `${turned(at, first)}deg`,
  });
}

/** The arrow is drawn downwards; from its other sides it turns to the thing. */
function turned({ left, top }: { left: number; top: number }, thing: Box): number {
  if (top + ARROW <= thing.top + ROOM) return 0;
  if (top >= thing.top + thing.height - ROOM) return 180;
  return left > thing.left ? 90 : -90;
}

function place(element: HTMLElement, { left, top, width, height }: Box): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}
