// A small lively picture for each game, drawn here; the signs in it are from game-icons.net.
import anvil from "icon:anvil";
import sword from "icon:broadsword";
import fire from "icon:fire";
import moon from "icon:moon";
import shuriken from "icon:ninja-star";
import arrow from "icon:striking-arrows";
import sun from "icon:sun";
import hammer from "icon:thor-hammer";
import knight from "icon:visored-helm";
import type { ComponentChildren, JSX } from "preact";
import { useId } from "preact/hooks";
import "./picture.css";

const PICTURES: Readonly<Record<string, () => JSX.Element>> = {
  dice_throne: Throne,
  dice_forge: Forge,
  roll_player: Character,
  irondie: Iron,
};

export function Picture({ game }: { game: string }) {
  const Drawing = PICTURES[game] ?? Dice;
  return (
    <svg class={`picture picture-${game}`} viewBox="0 0 320 180" aria-hidden="true" focusable="false">
      <Drawing />
    </svg>
  );
}

function Sign({ of, x, y, size, class: name }: { of: string; x: number; y: number; size: number; class?: string }) {
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
function Cube({ x, y, size, turn = 0, class: name, children }: CubeProps) {
  const half = size / 2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <g class={`hop ${name ?? ""}`}>
        <rect class="cube-shade" x={-half} y={-half + size * 0.09} width={size} height={size} rx={size * 0.2} />
        <rect class="cube" x={-half} y={-half} width={size} height={size} rx={size * 0.2} />
        {children}
      </g>
    </g>
  );
}

function Spots({ n, size }: { n: number; size: number }) {
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

function Throne() {
  return (
    <>
      <path class="shield red" d="M28 26h76v58c0 34-18 52-38 62-20-10-38-28-38-62z" />
      <path class="shield blue" d="M216 26h76v58c0 34-18 52-38 62-20-10-38-28-38-62z" />
      <g class="pale">
        <Sign of={fire} x={66} y={78} size={58} class="flicker" />
        <Sign of={shuriken} x={254} y={78} size={56} class="spin" />
      </g>
      {[sword, fire, arrow, fire, sword].map((sign, i) => (
        <Cube
          key={`${i}`}
          x={92 + i * 34}
          y={130 + (i % 2 ? 10 : -4)}
          size={36}
          turn={[-9, 6, -3, 10, -6][i] ?? 0}
          class={`d${i}`}
        >
          <g class="engraved">
            <Sign of={sign} x={0} y={0} size={22} />
          </g>
        </Cube>
      ))}
    </>
  );
}

function Forge() {
  return (
    <>
      <g class="sky-sun">
        <Sign of={sun} x={54} y={46} size={54} class="spin slow" />
      </g>
      <g class="sky-moon">
        <Sign of={moon} x={288} y={34} size={34} />
      </g>
      <g class="iron">
        <Sign of={anvil} x={160} y={134} size={110} />
      </g>
      <Cube x={150} y={74} size={50} turn={-6} class="hot">
        <rect class="socket" x={-18} y={-18} width={36} height={36} rx={5} />
        <g class="gold">
          <Sign of={sun} x={0} y={0} size={26} />
        </g>
      </Cube>
      <g class="hammer">
        <Sign of={hammer} x={222} y={84} size={76} />
      </g>
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <circle key={i} class={`spark s${i}`} cx={168} cy={92} r={2.6} />
      ))}
      <g transform="translate(58 136)">
        {["g", "r", "b"].map((c, i) => (
          <rect key={c} class={`stone ${c}`} x={i * 24 - 30} y={-4 * i} width={22} height={22} rx={4} />
        ))}
      </g>
    </>
  );
}

const SHEET: readonly [string, number][] = [
  ["red", 5],
  ["blue", 3],
  ["green", 6],
  ["gold", 4],
  ["purple", 2],
  ["white", 6],
  ["black", 1],
  ["red", 4],
  ["green", 5],
];

function Character() {
  return (
    <>
      <rect class="sheet" x={104} y={14} width={180} height={154} rx={10} />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(0 ${42 + row * 46})`}>
          <rect class="row-name" x={116} y={-8} width={42} height={16} rx={4} />
          {[0, 1, 2].map((place) => {
            const [colour, n] = SHEET[row * 3 + place] ?? ["white", 1];
            return (
              <Cube key={place} x={182 + place * 40} y={0} size={32} class={`dyed ${colour} d${(row + place) % 5}`}>
                <Spots n={n} size={32} />
              </Cube>
            );
          })}
        </g>
      ))}
      <circle class="medal" cx={54} cy={66} r={40} />
      <g class="pale">
        <Sign of={knight} x={54} y={66} size={54} />
      </g>
      <g class="steel">
        <Sign of={sword} x={56} y={136} size={54} />
      </g>
    </>
  );
}

function Iron() {
  const metal = useId();
  return (
    <>
      <defs>
        <linearGradient id={metal} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#eef2f4" />
          <stop offset=".45" stop-color="#98a4aa" />
          <stop offset=".55" stop-color="#c9d2d6" />
          <stop offset="1" stop-color="#59646a" />
        </linearGradient>
      </defs>
      <path class="mat" d="M20 150 60 40h200l40 110z" />
      <g class="hop d0" fill={`url(#${metal})`}>
        <path class="cast" d="m80 62 34 20v40l-34 20-34-20V82z" />
        <path class="facets" d="m80 62v40m34-20-34 20-34-20m34 20v40" />
      </g>
      <g class="hop d2" fill={`url(#${metal})`}>
        <path class="cast" d="m164 40 42 74h-84z" />
        <path class="facets" d="m164 40-6 50 48 24m-48-24-36 24" />
      </g>
      <g class="hop d4" fill={`url(#${metal})`}>
        <path class="cast" d="m242 54 30 34-30 54-30-54z" />
        <path class="facets" d="M212 88h60m-30-34-10 34 10 54 10-54z" />
      </g>
      <g class="hop d3" fill={`url(#${metal})`}>
        <rect class="cast" x={134} y={116} width={46} height={46} rx={9} />
        <g transform="translate(157 139)">
          <Spots n={5} size={46} />
        </g>
      </g>
      <path class="clash" d="m196 96 6 12 13-4-7 11 11 8-13 2 1 13-9-9-10 9 1-13-13-3 11-7-7-12 13 5z" />
    </>
  );
}

function Dice() {
  return (
    <>
      {[3, 5, 6, 2].map((n, i) => (
        <Cube
          key={n}
          x={70 + i * 60}
          y={90 + (i % 2 ? 14 : -12)}
          size={52}
          turn={[-10, 7, -4, 12][i] ?? 0}
          class={`d${i}`}
        >
          <Spots n={n} size={52} />
        </Cube>
      ))}
    </>
  );
}
