// Before the battle: one's hand lies on the stage, by class, and is divided into what is thrown and what is kept back.
import { area, type Table } from "../contract";
import { sides } from "./dice";
import { these } from "./facets";

/** Whether the hand of these eyes is being divided. */
export function musters(table: Table): boolean {
  const { self } = sides(table);
  if (table.asking?.kind === "split") return true;
  if (table.board.phase !== "battle" || table.result || (table.happening && table.happening.kind !== "turn"))
    return false;
  const thrown = ["attack", "defense"].some((sector) => these(area(table.board, sector, self), "die").length > 0);
  return !thrown && these(area(table.board, "reserve", self), "die").length > 0 && !NOT_YET.has(table.last?.kind ?? "");
}

/** After these the hand has been divided. */
const NOT_YET = new Set(["split", "strike", "advantage", "end"]);

/** Whether a die of the hand is kept back, as it stands chosen. */
export function kept(table: Table, ref: string): boolean {
  return table.asking?.kind === "split" && !table.picked.has(ref);
}
