// The stage: what happens is shown here, large, cause left and effect right, and rests until something else happens.

import { area, type Table } from "../contract";
import { Chain } from "./Chain";
import { Damage } from "./Damage";
import { sides } from "./dice";
import { these } from "./facets";
import { Muster } from "./Muster";
import { musters } from "./muster";
import { Prices } from "./Prices";
import { Strike } from "./Strike";
import { Advantage, Thrown, Turn, Wounds } from "./scenes";

export function Stage({ table }: { table: Table }) {
  const duels = table.asking?.kind === "open" || table.asking?.kind === "answer";
  if (musters(table))
    return (
      <section class="iron-stage">
        <Muster table={table} />
      </section>
    );
  return (
    <section class={duels ? "iron-stage with-prices" : "iron-stage"}>
      <div class="iron-scene" data-shows={`${table.last?.kind ?? ""} ${table.last?.beat ?? ""}`.trim()}>
        <Scene table={table} duels={duels} />
      </div>
      {duels && <Prices table={table} />}
    </section>
  );
}

/** What went on before may be looked at while one thinks about a duel. */
const RESTS = new Set(["strike", "wounds"]);

function Scene({ table, duels }: { table: Table; duels: boolean }) {
  const kind = table.last?.kind ?? "";
  const skirmish = table.board.areas.some((zone) => zone.ref.startsWith("skirmish:") && zone.things.length > 0);
  const chained = these(area(table.board, "duel"), "throw").length > 0 || skirmish;
  if (kind === "strike" && !duels) return <Strike table={table} />;
  if (kind === "damage" && !duels) return <Damage table={table} />;
  if (chained || kind === "duel") return <Chain table={table} />;
  if (duels && (table.picked.size > 0 || !RESTS.has(kind))) return <Chain table={table} />;
  if (kind === "strike") return <Strike table={table} />;
  if (kind === "wounds") return <Wounds table={table} />;
  if (kind === "advantage") return <Advantage table={table} />;
  if (kind === "split") return <Thrown table={table} seats={[...sides(table).theirs, ...sides(table).ours]} />;
  return <Turn table={table} />;
}
