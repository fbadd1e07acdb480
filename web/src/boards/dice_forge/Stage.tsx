// The stage: what happened last lies here until something else happens.
import { area, areas, fromHere, type Table } from "../contract";
import { classes } from "../lookup";
import { Blessing } from "./Blessing";
import { Deed } from "./Deed";
import { Forging } from "./Forging";
import { Score } from "./Score";
import type { Shown } from "./scene";

interface StageProps {
  table: Table;
  shown: Shown | null;
  /** The own side that is looked at. */
  looked: string | null;
}

export function ForgeStage({ table, shown, looked }: StageProps) {
  const forging = areas(table.board, "forging")[0];
  const over = table.result !== null && area(table.board, "seat", 0)?.gauges.some((g) => g.name.startsWith("source-"));
  const kind = over && shown?.beat !== "enter" ? "end" : forging ? "forging" : (shown?.kind ?? "blessing");
  return (
    <div class={classes("forge-stage", `shows-${kind}`, `for-${table.seats.length}`)}>
      {kind === "end" ? (
        <Score table={table} seats={fromHere(table)} />
      ) : kind === "forging" ? (
        <Forging table={table} shown={shown} looked={looked} />
      ) : kind === "feat" && shown ? (
        <Deed table={table} shown={shown} />
      ) : (
        <Blessing table={table} shown={shown} />
      )}
    </div>
  );
}
