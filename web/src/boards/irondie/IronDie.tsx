// A die on the table: pressable when it is asked about, tumbling when it is thrown, shaken when it is hit.
import type { VNode } from "preact";
import { Spot } from "../../parts/Spot";
import type { Table } from "../contract";
import { classes, spoken } from "../lookup";
import type { Piece } from "./facets";
import { MetalDie } from "./MetalDie";

const ARMY = 9;

interface IronDieProps {
  table: Table;
  die: Piece<"die">;
  order?: number;
}

export function IronDie({ table, die, order = 0 }: IronDieProps): VNode {
  return (
    <Spot table={table} of={die.ref} name={spoken(die)} class="iron-spot">
      <span
        class={classes("iron-die", table.motion && fate(table, die.ref), die.facets.pays && "pays")}
        style={{ "--order": String(order) }}
      >
        <MetalDie facets={die.facets} value={die.value} />
      </span>
    </Spot>
  );
}

/** What the step being shown did to a die: it was thrown, hit or changed. Events name dice by one number. */
function fate(table: Table, ref: string): string {
  const hit = (n: number | undefined) => n !== undefined && n >= 0 && ref === `die:${Math.floor(n / ARMY)}:${n % ARMY}`;
  for (const line of table.happening?.lines ?? []) {
    if (line.kind === "threw" && hit(line.args.die)) return "tumbling";
    if (line.kind === "won" && hit(line.args.target)) return "struck";
    if (line.kind === "lost" && hit(line.args.die)) return "struck";
    if (line.kind === "changed" && hit(line.args.die))
      return (line.args.to ?? 0) < (line.args.from ?? 0) ? "struck" : "raised";
  }
  return "";
}
