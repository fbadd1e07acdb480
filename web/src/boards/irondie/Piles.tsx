// What lies beside the field: hands, storage, abyss and side set, of the others on top, one's own below.

import swap from "icon:card-exchange";
import abyss from "icon:hole";
import storage from "icon:locked-chest";
import reserve from "icon:rolling-dices";
import { Icon } from "../../parts/Icon";
import { SeatPlate } from "../../parts/SeatPlate";
import { type Area, area, kindOf, type Table } from "../contract";
import { classes } from "../lookup";
import { nameAt, sides } from "./dice";
import { these } from "./facets";
import { IronDie } from "./IronDie";
import { MetalDie } from "./MetalDie";
import { kept, musters } from "./muster";
import { useSay } from "./words";

const ICONS: Readonly<Record<string, string>> = { reserve, storage, abyss, side: swap };
const PLACES = ["reserve", "storage", "abyss", "side"] as const;
/** With so many dice there is room for their names. */
const NAMED = 6;

export function Rivals({ table }: { table: Table }) {
  const { self, ours, theirs } = sides(table);
  const others = [...theirs, ...ours.filter((seat) => seat !== self)];
  return (
    <div class={classes("rivals", `of-${others.length}`)}>
      {others.map((seat) => (
        <section key={seat} class="rival" aria-label={nameAt(table.seats, seat)}>
          <SeatPlate table={table} seat={seat} />
          <Piles table={table} seat={seat} />
        </section>
      ))}
    </div>
  );
}

export function Own({ table }: { table: Table }) {
  const { self } = sides(table);
  return (
    <section class="own" aria-label={nameAt(table.seats, self)}>
      <SeatPlate table={table} seat={self} />
      <Piles table={table} seat={self} own />
    </section>
  );
}

function Piles({ table, seat, own }: { table: Table; seat: number; own?: boolean }) {
  return (
    <div class="piles">
      {PLACES.map((place) => {
        const zone = area(table.board, place, seat);
        return zone && <Pile key={zone.ref} table={table} zone={zone} own={own} />;
      })}
    </div>
  );
}

function Pile({ table, zone, own }: { table: Table; zone: Area; own?: boolean | undefined }) {
  const say = useSay();
  const kind = kindOf(zone.ref);
  const lying = these(zone, kind === "side" ? "side-die" : "die");
  // While the hand is divided it lies on the stage, and here is shown what is kept back.
  const divided = own && kind === "reserve" && musters(table);
  const dice = divided ? [] : lying;
  const back = divided ? lying.filter((die) => kept(table, die.ref)) : [];
  const count = divided ? back.length : lying.length;
  // Where there is little room only numbers stand, unless one of the dice can be chosen.
  const asked = lying.some((die) => ["open", "picked"].includes(table.standing(die.ref)));
  return (
    <div
      class={classes(
        "pile",
        `pile-${kind}`,
        count === 0 && "bare",
        own && "own-pile",
        asked && "asked",
        divided && "divided",
      )}
      role="group"
      aria-label={zone.title}
      data-drop={divided ? "reserve" : undefined}
    >
      <p class="pile-head" aria-hidden="true">
        <Icon of={ICONS[kind] ?? reserve} />
        <span class="pile-title">{zone.title}</span>
        {own && <small>{say(`pile-${kind}`)}</small>}
        <b>{count}</b>
      </p>
      <span class="pile-dice">
        {dice.map((die, i) => (
          <span key={die.ref} data-drags={own && kind === "reserve" ? die.ref : undefined}>
            <IronDie
              table={table}
              die={die}
              order={i}
              named={(own ?? false) && kind === "reserve" && dice.length <= NAMED}
            />
          </span>
        ))}
        {back.map((die) => (
          <span key={die.ref} class="iron-die" data-drags={die.ref} aria-hidden="true">
            <MetalDie facets={die.facets} />
          </span>
        ))}
      </span>
      {divided && count === 0 && <p class="pile-hint">{say("reserve-hint")}</p>}
    </div>
  );
}
