// A player's mat: the three sectors of the battle zone, the reserve, the storage and the abyss.

import swap from "icon:card-exchange";
import shield from "icon:checked-shield";
import swords from "icon:crossed-swords";
import heart from "icon:hearts";
import abyss from "icon:hole";
import storage from "icon:locked-chest";
import reserve from "icon:rolling-dices";
import { Gauge } from "../../parts/Gauge";
import { Icon } from "../../parts/Icon";
import { SeatPlate } from "../../parts/SeatPlate";
import { type Area, area, kindOf, type Table } from "../contract";
import { these } from "./facets";
import { IronDie } from "./IronDie";

const ICONS: Readonly<Record<string, string>> = {
  attack: swords,
  defense: shield,
  life: heart,
  reserve,
  storage,
  abyss,
  side: swap,
};
const SECTORS = ["attack", "defense", "life"] as const;
const BEHIND = ["storage", "abyss", "reserve", "side"] as const;

interface MatProps {
  table: Table;
  seat: number;
  /** Seen from across the table: the reserve lies at the far edge. */
  far?: boolean;
}

export function Mat({ table, seat, far }: MatProps) {
  const zones = (names: readonly string[]) =>
    names.map((name) => {
      const zone = area(table.board, name, seat);
      return zone && <Zone key={zone.ref} table={table} zone={zone} />;
    });
  return (
    <section class={far ? "mat far" : "mat"} aria-label={table.seats[seat]?.name}>
      <div class="mat-plate">
        <SeatPlate table={table} seat={seat} />
      </div>
      <div class="mat-front">{zones(SECTORS)}</div>
      <div class="mat-back">{zones(BEHIND)}</div>
    </section>
  );
}

function Zone({ table, zone }: { table: Table; zone: Area }) {
  const kind = kindOf(zone.ref);
  const icon = ICONS[kind] ?? reserve;
  const dice = these(zone, kind === "side" ? "side-die" : "die");
  return (
    <div
      class={`zone zone-${kind} ${dice.length ? "" : "bare"}`}
      style={{ "--dice": String(dice.length) }}
      role="group"
      aria-label={zone.title}
    >
      <span class="zone-head">
        <Icon of={icon} class="zone-icon" />
        <span class="zone-title" aria-hidden="true">
          {zone.title}
        </span>
        {zone.gauges.map((g) => (
          <Gauge key={g.name} label={g.label} value={g.value} small class={`zone-gauge gauge-${g.name}`} />
        ))}
      </span>
      <span class="zone-dice">
        {dice.map((die, i) => (
          <IronDie key={die.ref} table={table} die={die} order={i} />
        ))}
        {dice.length === 0 && <Icon of={icon} class="zone-ghost" />}
      </span>
    </div>
  );
}
