// The skirmish between the mats. While a duel lasts its throws lie here, the last on top: that one is carried out first.

import swords from "icon:crossed-swords";
import arrow from "icon:plain-arrow";
import { Icon } from "../../parts/Icon";
import { area, areas, type Table } from "../contract";
import { find, inFull, spoken } from "../lookup";
import { as, type Piece, these } from "./facets";
import { IronDie } from "./IronDie";
import { MetalDie } from "./MetalDie";

export function Arena({ table }: { table: Table }) {
  const duel = area(table.board, "duel");
  const throws = these(duel, "throw");
  const throwing = new Set(throws.map((it) => it.facets.die));
  const zones = areas(table.board, "skirmish")
    .map((zone) => ({ ...zone, dice: these(zone, "die").filter((die) => !throwing.has(die.ref)) }))
    .filter((zone) => zone.dice.length > 0);
  if (!duel && zones.length === 0) return null;
  return (
    <section class="arena" aria-label={duel?.title ?? zones[0]?.title}>
      {duel && (
        <div class="duel">
          <span class="arena-title">
            <Icon of={swords} /> {duel.title}
          </span>
          <ol class="duel-stack">
            {throws.map((it) => (
              <Throw key={it.ref} table={table} it={it} />
            ))}
          </ol>
        </div>
      )}
      {zones.map((zone) => (
        <div
          key={zone.ref}
          class="arena-lane"
          role="group"
          aria-label={`${zone.title}: ${table.seats[zone.seat ?? 0]?.name}`}
        >
          <span class="arena-title" aria-hidden="true">
            {zone.title} · {table.seats[zone.seat ?? 0]?.name}
          </span>
          <span class="zone-dice">
            {zone.dice.map((die, i) => (
              <IronDie key={die.ref} table={table} die={die} order={i} />
            ))}
          </span>
        </div>
      ))}
    </section>
  );
}

/** One throw: the die, and what it aims at. */
function Throw({ table, it }: { table: Table; it: Piece<"throw"> }) {
  const found = (ref: string) => as(find(table.board, ref), "die");
  const die = found(it.facets.die);
  const aims = it.facets.aims.map(found).filter((target) => target !== undefined);
  return (
    <li class="throw" data-throw={it.ref}>
      {die && <IronDie table={table} die={die} />}
      <Icon of={arrow} class="throw-arrow" />
      <span class="throw-aims">
        {aims.map((target) => (
          <span key={target.ref} class="throw-aim" title={spoken(target)}>
            <MetalDie facets={target.facets} value={target.value} />
          </span>
        ))}
      </span>
      <span class="unseen">{it.notes.map(inFull).join(" ")}</span>
    </li>
  );
}
