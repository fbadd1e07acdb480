// A die on the table: pressable when it is asked about, tumbling when it is thrown, shaken when it is hit.
import type { VNode } from "preact";
import { Spot } from "../../parts/Spot";
import { soft } from "../../parts/soft";
import type { Table } from "../contract";
import { classes, spoken } from "../lookup";
import { type IronPiece, refOf } from "./dice";
import { MetalDie } from "./MetalDie";

interface IronDieProps {
  table: Table;
  die: IronPiece;
  order?: number;
  /** Its name stands under it. */
  named?: boolean;
}

export function IronDie({ table, die, order = 0, named }: IronDieProps): VNode {
  return (
    <Spot
      table={table}
      of={die.ref}
      name={spoken(die)}
      class={classes("iron-spot", aimedAt(table, die.ref) && "aimed")}
    >
      <span
        class={classes("iron-die", table.motion && fate(table, die.ref), die.facets.pays && "pays")}
        style={{ "--order": String(order) }}
      >
        <MetalDie facets={die.facets} value={die.value} />
      </span>
      {named && <span class="iron-name">{soft(die.label)}</span>}
    </Spot>
  );
}

/** What the happening being shown does to a die: it was thrown, changed or hit. */
function fate(table: Table, ref: string): string {
  const shown = table.happening;
  if (shown?.beat !== "result") return "";
  const about = (n: number | undefined) => n !== undefined && n >= 0 && refOf(n) === ref;
  const changed = shown.lines.find((line) => line.kind === "changed" && about(line.args.die));
  if (changed) return (changed.args.to ?? 0) < (changed.args.from ?? 0) ? "struck" : "raised";
  for (const { kind, args } of shown.lines) {
    if ((kind === "threw" || kind === "dueled") && about(args.die)) return "tumbling";
    if (kind === "spread" && about(args.die)) return "struck";
    if (kind === "lost" && about(args.die)) return "struck";
    if (kind === "won" && about(args.target)) return "struck";
  }
  return "";
}

/** Whether a throw of the running duel aims at it, or is just being aimed at it. */
function aimedAt(table: Table, ref: string): boolean {
  const now = table.last;
  if (now?.kind !== "duel" || now.beat === "rest") return waits(table).has(ref);
  return (
    waits(table).has(ref) || now.lines.some((line) => line.kind === "aimed" && refOf(line.args.target ?? -1) === ref)
  );
}

const WAITING = new WeakMap<Table["board"], ReadonlySet<string>>();

/** The dice that throws of the duel aim at. */
function waits({ board }: Table): ReadonlySet<string> {
  let found = WAITING.get(board);
  if (!found) {
    const duel = board.areas.find((area) => area.ref === "duel");
    found = new Set(duel?.things.flatMap((it) => (it.facets as { aims?: string[] }).aims ?? []));
    WAITING.set(board, found);
  }
  return found;
}
