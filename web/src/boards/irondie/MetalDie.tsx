// A die of IRONDIE: brushed metal in the silhouette of its type, the pattern of its colour, the marks of its class.

import shield from "icon:checked-shield";
import swords from "icon:crossed-swords";
import heart from "icon:hearts";
import { render, type VNode } from "preact";
import { useLayoutEffect } from "preact/hooks";
import type { DieFacets } from "./facets";
import { METALS, PATTERNS, SILHOUETTES, SPOTS } from "./shapes";

/** A die of the box, or one that somebody thinks of: then it is not known what it is good at. */
type DrawnDie = Pick<DieFacets, "type" | "colour" | "rare"> & Partial<DieFacets>;

const FOUNDRY = "foundry";

/** The gradients and patterns that all dice of the page share are put on it once, with the first die. */
function useFoundry(): void {
  useLayoutEffect(() => {
    if (document.getElementById(FOUNDRY)) return;
    const place = document.createElement("div");
    place.id = FOUNDRY;
    document.body.append(place);
    render(<Foundry />, place);
  }, []);
}

function Foundry(): VNode {
  return (
    <svg class="metal-defs" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>
        {Object.entries(METALS).map(([colour, { light, mid, dark }]) => (
          <linearGradient key={colour} id={`metal-${colour}`} x1="0" y1="0" x2="0.9" y2="1">
            <stop offset="0" stop-color={light} />
            <stop offset="0.34" stop-color={mid} />
            <stop offset="0.52" stop-color={light} stop-opacity="0.92" />
            <stop offset="0.6" stop-color={mid} />
            <stop offset="1" stop-color={dark} />
          </linearGradient>
        ))}
        {Object.entries(PATTERNS).map(([colour, tile]) => (
          <pattern key={colour} id={`engraved-${colour}`} width="8" height="8" patternUnits="userSpaceOnUse">
            <path d={tile} class="engraving" />
          </pattern>
        ))}
        <pattern id="brushed" width="64" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(-12)">
          <path d="M0 0.5H64" stroke="#fff" stroke-opacity="0.13" stroke-width="0.7" />
          <path d="M0 2H64" stroke="#000" stroke-opacity="0.12" stroke-width="0.7" />
        </pattern>
      </defs>
    </svg>
  );
}

/** The picture alone; whoever shows it gives it a name. */
export function MetalDie({ facets, value }: { facets: DrawnDie; value?: number | null | undefined }): VNode {
  useFoundry();
  const { colour } = facets;
  const outline = SILHOUETTES[facets.type];
  const metal = METALS[colour] ?? METALS.white;
  return (
    <svg class="metal" viewBox="-2 -2 68 70" aria-hidden="true" focusable="false">
      <path d={outline} class="metal-foot" fill={metal?.dark} transform="translate(0 4)" />
      <path d={outline} fill={`url(#metal-${colour})`} />
      <path d={outline} fill="url(#brushed)" />
      <path d={outline} fill={`url(#engraved-${colour})`} opacity="0.5" />
      <path d={outline} class={facets.rare ? "metal-rim metal-rim-rare" : "metal-rim"} />
      <g fill={metal?.ink} stroke={metal?.dark} stroke-width="0.6">
        <Marks klass={facets.klass ?? ""} value={value ?? 0} />
      </g>
      {facets.rare ? (
        <path d="M53 1l2.6 5.4 6 .7-4.4 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.4-4.1 6-.7z" class="metal-star" />
      ) : null}
      {facets.specialised ? <path d="M9 52l5 6-5 6-5-6z" class="metal-lozenge" /> : null}
    </svg>
  );
}

const SIGNS: Readonly<Record<string, string>> = { attack: swords, defense: shield, life: heart };

/** A die that shows nothing yet bears the sign of its class. */
function Sign({ klass }: { klass: string }): VNode | null {
  const sign = SIGNS[klass];
  return sign ? <path d={sign} transform="translate(18.5 20.5) scale(.0527)" stroke="none" opacity=".85" /> : null;
}

/** Triangles for attack, dots for defence, digits for life; above six a digit beside a single mark. */
function Marks({ klass, value }: { klass: string; value: number }): VNode | null {
  const mark = klass === "attack" ? Triangle : Dot;
  if (value === 0) return <Sign klass={klass} />;
  if (klass === "life") return <Digits value={value} x={32} size={34} />;
  const spots = SPOTS[value];
  if (spots) return <>{spots.map(([x, y]) => mark(x, y, value > 3 ? 6 : 7.5))}</>;
  return (
    <>
      {mark(20, 34, 7)}
      <Digits value={value} x={39} size={24} />
    </>
  );
}

function Digits({ value, x, size }: { value: number; x: number; size: number }): VNode {
  return (
    <text x={x} y={34 + size * 0.35} font-size={size} text-anchor="middle" class="metal-digits">
      {value}
    </text>
  );
}

function Triangle(x: number, y: number, r: number): VNode {
  return <path key={`${x} ${y}`} d={`M${x} ${y - r}L${x + r} ${y + r * 0.8}H${x - r}Z`} stroke-linejoin="round" />;
}

function Dot(x: number, y: number, r: number): VNode {
  return <circle key={`${x} ${y}`} cx={x} cy={y} r={r * 0.8} />;
}
