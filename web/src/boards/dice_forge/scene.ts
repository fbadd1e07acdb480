// What the stage shows: the lines of one scene, however many steps they came in.
import type { Beat, Happening, LogLine, Table } from "../contract";
import { RESOURCE_NAMES } from "./facets";

export interface Scene {
  kind: string;
  /** The lines of its steps. Somebody was asked between two of them. */
  parts: readonly (readonly LogLine[])[];
}

export interface Shown {
  kind: string;
  beat: Beat;
  lines: readonly LogLine[];
  /** Those of them that are being told now. */
  told: readonly LogLine[];
  /** Those of them that the board has caught up with. */
  settled: readonly LogLine[];
}

/** These leave on the stage what lies there. */
const UNSTAGED: ReadonlySet<string> = new Set(["turn", "setup", "pass", "extra"]);

/** The scene after a happening: one that neither begins nor is of another kind goes on with what was shown. */
export function follow(scene: Scene | null, { kind, lines }: Pick<Happening, "kind" | "lines">): Scene | null {
  if (UNSTAGED.has(kind)) return scene;
  const again = scene?.parts.indexOf(lines) ?? -1;
  if (scene && again >= 0) return { ...scene, parts: scene.parts.slice(0, again + 1) };
  if (scene && (kind === "" || (kind === scene.kind && !lines.some((line) => line.begins))))
    return { ...scene, parts: [...scene.parts, lines] };
  return kind ? { kind, parts: [lines] } : scene;
}

const KNOWN = new WeakMap<Happening, Scene | null>();

/** The scene as it stood in a beat of what was shown, whatever of the way there was seen. */
function sceneAt(shown: Happening): Scene | null {
  const known = KNOWN.get(shown);
  if (known !== undefined) return known;
  const it = follow(shown.earlier && sceneAt(shown.earlier), shown);
  KNOWN.set(shown, it);
  return it;
}

/** What lies on the stage now; null before anything has happened. */
export function sceneOf(table: Table): Shown | null {
  const now = table.happening ?? table.last;
  const scene = now && sceneAt(now);
  if (!scene) return null;
  const { kind, parts } = scene;
  const told = parts.at(-1) === now.lines ? now.lines : [];
  const beat = told === now.lines ? now.beat : "rest";
  return { kind, beat, lines: parts.flat(), told, settled: (beat === "enter" ? parts.slice(0, -1) : parts).flat() };
}

// --- what the lines add up to ---

/** Amounts by resource. */
interface Dealt {
  gained: number[];
  wasted: number[];
  lost: number[];
  paid: number[];
}

export function dealt(lines: readonly LogLine[], seat: number): Dealt {
  const sums: Dealt = { gained: none(), wasted: none(), lost: none(), paid: none() };
  for (const { kind, args } of lines) {
    if (args.seat !== seat || !(kind in sums)) continue;
    const amounts = sums[kind as keyof Dealt];
    const { resource = 0, amount = 0 } = args;
    amounts[resource] = (amounts[resource] ?? 0) + amount;
  }
  return sums;
}

/** By how much a reserve has changed in a scene, so far as it has been shown. */
export function changed({ settled }: Pick<Shown, "settled">, seat: number, resource: number): number {
  const { gained, lost, paid } = dealt(settled, seat);
  return (gained[resource] ?? 0) - (lost[resource] ?? 0) - (paid[resource] ?? 0);
}

/** The faces that a seat has rolled, by die; undefined for a die that it has not. */
export function rolledFaces(lines: readonly LogLine[], seat: number): (number | undefined)[] {
  const faces: (number | undefined)[] = [undefined, undefined];
  for (const { kind, args } of lines)
    if (kind === "rolled" && args.seat === seat && args.die !== undefined) faces[args.die] = args.face;
  return faces;
}

export function ofSeat(lines: readonly LogLine[], kind: string, seat: number): LogLine[] {
  return lines.filter((line) => line.kind === kind && line.args.seat === seat);
}

function none(): number[] {
  return RESOURCE_NAMES.map(() => 0);
}
