// How the chances stood: one line a side, from the first decision to the end. Arrows step from point to point.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Say } from "../boards/words";
import type { Picture, Seat } from "../messages";
import { colourOf, nameOf, pointAt, valuesAt, written } from "./sides";

/** Room round the lines: for what stands beside and under them. */
const EDGE = { left: 44, right: 12, top: 10, bottom: 10 };
const USUAL = 640;
/** So many points a page key goes on. */
const PAGE = 10;

interface CurveProps {
  words: Say;
  picture: Picture;
  seats: readonly Seat[];
  /** The step of the replay that the table stands at. */
  at: number;
  go(step: number): void;
  high: number;
}

export function Curve({ words, picture, seats, at, go, high }: CurveProps) {
  const box = useRef<HTMLDivElement>(null);
  const wide = useWidth(box);
  const { points, sides, alone } = picture;
  const now = pointAt(points, at);
  const here = points[now];
  const last = Math.max(1, points.at(-1)?.step ?? 1);
  const top = topOf(picture);
  const x = (step: number) => EDGE.left + ((wide - EDGE.left - EDGE.right) * step) / last;
  const y = (value: number) => EDGE.top + (high - EDGE.top - EDGE.bottom) * (1 - value / top);
  const line = (k: number) =>
    points.flatMap(({ step, values }) => (values[k] == null ? [] : `${x(step).toFixed(1)},${y(values[k]).toFixed(1)}`));
  const goTo = (point: number) => go(points[Math.min(points.length - 1, Math.max(0, point))]?.step ?? 0);
  const pressed = (event: PointerEvent) => {
    const left = box.current?.getBoundingClientRect().left ?? 0;
    const step = ((event.clientX - left - EDGE.left) / (wide - EDGE.left - EDGE.right)) * last;
    goTo(nearest(points, step));
  };
  const keyed = (event: KeyboardEvent) => {
    const to = AFTER_KEY[event.key]?.(now, points.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <div
      class="curve"
      ref={box}
      role="slider"
      tabIndex={0}
      aria-label={words(alone ? "review-curve-alone" : "review-curve")}
      aria-valuemin={0}
      aria-valuemax={points.length - 1}
      aria-valuenow={now}
      aria-valuetext={`${here?.when ?? ""}: ${valuesAt(picture, now, seats)}`}
      onKeyDown={keyed}
      onPointerDown={pressed}
      onPointerMove={(event) => event.buttons === 1 && pressed(event)}
    >
      <svg width={wide} height={high} viewBox={`0 0 ${wide} ${high}`} aria-hidden="true" focusable="false">
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <g key={part} class="curve-grid">
            <line x1={EDGE.left} x2={wide - EDGE.right} y1={y(top * part)} y2={y(top * part)} />
            {(part * 2) % 1 === 0 && (
              <text x={EDGE.left - 6} y={y(top * part) + 4} text-anchor="end">
                {written(top * part, alone)}
              </text>
            )}
          </g>
        ))}
        {here && <line class="curve-now" x1={x(here.step)} x2={x(here.step)} y1={EDGE.top} y2={high - EDGE.bottom} />}
        {sides.map((side, k) => (
          <g key={side.side} class={`curve-line line-${k % 4}`} style={{ color: colourOf(side) }}>
            <polyline points={line(k).join(" ")} />
            {here?.values[k] != null && <circle cx={x(here.step)} cy={y(here.values[k])} r={5} />}
          </g>
        ))}
      </svg>
    </div>
  );
}

/** Which line is whose. */
export function Legend({ picture, seats }: { picture: Picture; seats: readonly Seat[] }) {
  return (
    <ul class="curve-legend">
      {picture.sides.map((side, k) => (
        <li key={side.side} style={{ color: colourOf(side) }}>
          <svg class={`curve-line line-${k % 4}`} width="34" height="8" aria-hidden="true" focusable="false">
            <polyline points="1,4 33,4" />
          </svg>
          <span>{nameOf(side, seats)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Alone, the highest line is what was to be had at best, rounded up. */
export function topOf({ alone, points }: Picture): number {
  if (!alone) return 1;
  const most = Math.max(1, ...points.flatMap((it) => it.values.map((value) => value ?? 0)));
  return Math.ceil(most / 10) * 10;
}

const AFTER_KEY: Readonly<Record<string, (now: number, last: number) => number>> = {
  ArrowLeft: (now) => now - 1,
  ArrowDown: (now) => now - 1,
  ArrowRight: (now) => now + 1,
  ArrowUp: (now) => now + 1,
  PageDown: (now) => now - PAGE,
  PageUp: (now) => now + PAGE,
  Home: () => 0,
  End: (_, last) => last,
};

function nearest(points: Picture["points"], step: number): number {
  let found = 0;
  points.forEach((point, k) => {
    if (Math.abs(point.step - step) < Math.abs((points[found]?.step ?? 0) - step)) found = k;
  });
  return found;
}

/** How wide an element is, now and when that changes. */
function useWidth(box: { current: HTMLElement | null }): number {
  const [wide, setWide] = useState(USUAL);
  useEffect(() => {
    const it = box.current;
    if (!it) return;
    const measure = () => setWide(it.clientWidth || USUAL);
    measure();
    const watching = new ResizeObserver(measure);
    watching.observe(it);
    return () => watching.disconnect();
  }, []);
  return wide;
}
