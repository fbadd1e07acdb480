// What the pictures of the games are drawn with.
import type { ComponentChildren } from "preact";

export function Sign({
  of,
  x,
  y,
  size,
  class: name,
}: {
  of: string;
  x: number;
  y: number;
  size: number;
  class?: string;
}) {
  return (
    <g transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}>
      <path class={name} fill="currentColor" d={of} />
    </g>
  );
}

interface CubeProps {
  x: number;
  y: number;
  size: number;
  turn?: number;
  class?: string;
  children?: ComponentChildren;
}

/** A die that hops: a bone face with whatever is engraved. */
export function Cube({ x, y, size, turn = 0, class: name, children }: CubeProps) {
  const half = size / 2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g class={`hop ${name ?? ""}`}>
        <rect class="drawn-cube-shade" x={-half} y={-half + size * 0.09} width={size} height={size} rx={size * 0.2} />
        <rect class="drawn-cube" x={-half} y={-half} width={size} height={size} rx={size * 0.2} />
        {children}
      </g>
    </g>
  );
}

export function Spots({ n, size }: { n: number; size: number }) {
  const d = size * 0.26;
  const places: Record<number, [number, number][]> = {
    1: [[0, 0]],
    2: [
      [-d, -d],
      [d, d],
    ],
    3: [
      [-d, -d],
      [0, 0],
      [d, d],
    ],
    4: [
      [-d, -d],
      [d, -d],
      [-d, d],
      [d, d],
    ],
    5: [
      [-d, -d],
      [d, -d],
      [0, 0],
      [-d, d],
      [d, d],
    ],
    6: [
      [-d, -d],
      [d, -d],
      [-d, 0],
      [d, 0],
      [-d, d],
      [d, d],
    ],
  };
  return (
    <>
      {(places[n] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} class="engraved" cx={x} cy={y} r={size * 0.085} />
      ))}
    </>
  );
}
