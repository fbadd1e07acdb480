// The field between the two sides: their defence over our attack, their attack over our defence, life over life, and
// in the seam between what comes of it.

import shield from "icon:checked-shield";
import cross from "icon:cross-mark";
import swords from "icon:crossed-swords";
import heart from "icon:hearts";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { roomy } from "../../parts/roomy";
import { SIGNS } from "../../parts/SeatPlate";
import { type Area, area, type Table } from "../contract";
import { classes, reading } from "../lookup";
import { line, nameAt, sides } from "./dice";
import { these } from "./facets";
import { IronDie } from "./IronDie";
import { kept, musters } from "./muster";
import { useSay } from "./words";

export const ICONS: Readonly<Record<string, string>> = { attack: swords, defense: shield, life: heart };
export const SUMS: Readonly<Record<string, string>> = {
  attack: "attack-sum",
  defense: "defense-sum",
  life: "life-points",
};
/** What a die shows on average, doubled. */
const TWICE_AVERAGE = 7;
const SLOTS = 3;
const A_ROW = 3;
const MANY = 6;
/** The dice of so many seats are large enough for a finger, wherever they lie. */
const CLEAR = 4;
const ASKED: ReadonlySet<string> = new Set(["open", "picked"]);

export function Field({ table }: { table: Table }) {
  const { ours, theirs } = sides(table);
  const hit = runs(table);
  const dealt = threat(table, theirs);
  const taken = threat(table, ours);
  return (
    <div class="iron-field">
      <Lane table={table} above={["defense", theirs]} below={["attack", ours]}>
        <Seam
          table={table}
          attack={sum(table, "attack", ours)}
          defense={sum(table, "defense", theirs)}
          hits={dealt}
          them
        />
      </Lane>
      <Lane table={table} above={["attack", theirs]} below={["defense", ours]}>
        <Seam table={table} attack={sum(table, "attack", theirs)} defense={sum(table, "defense", ours)} hits={taken} />
      </Lane>
      <Lane table={table} above={["life", theirs]} below={["life", ours]}>
        <LifeSeam table={table} dealt={dealt} taken={taken} />
      </Lane>
      {hit && (
        <span key={hit.seat} class={classes("runner", ours.includes(hit.seat) ? "runs-down" : "runs-up")}>
          {hit.damage}
        </span>
      )}
    </div>
  );
}

/** The damage that is just running to the life of a side. */
function runs({ happening, motion }: Table): { seat: number; damage: number } | null {
  const told = happening?.beat === "result" && motion ? line(happening.lines, "damage") : undefined;
  const { seat = 0, damage = 0 } = told?.args ?? {};
  return damage > 0 ? { seat, damage } : null;
}

type Half = readonly [sector: string, seats: readonly number[]];

function Lane({
  table,
  above,
  below,
  children,
}: {
  table: Table;
  above: Half;
  below: Half;
  children: preact.ComponentChildren;
}) {
  return (
    <div class={`lane lane-${below[0]}`}>
      <Sector table={table} half={above} />
      {children}
      <Sector table={table} half={below} own />
    </div>
  );
}

function Sector({ table, half: [sector, seats], own }: { table: Table; half: Half; own?: boolean }) {
  const say = useSay();
  const several = table.seats.length > 2;
  const zones = seats.flatMap((seat) => area(table.board, sector, seat) ?? []);
  const total = sum(table, sector, seats);
  const lying = zones.reduce((n, zone) => n + zone.things.length, 0);
  const coming = own && musters(table) ? expected(table, sector) : 0;
  const asked = zones.some((zone) => zone.things.some(({ ref }) => ASKED.has(table.standing(ref))));
  const [near, setNear] = useState(false);
  useEffect(() => setNear(false), [table.asking]);
  // On phones the dice of six and more are smaller than a finger: a press brings those of a sector near.
  const far = asked && !roomy.value && table.seats.length > CLEAR;
  return (
    <div
      class={classes("sector", `sector-${sector}`, own && "ours", crowd(lying), far && near && "near")}
      data-drop={own ? "battle" : undefined}
    >
      <span class="sector-head" aria-hidden="true">
        <b>
          <Icon of={ICONS[sector] ?? swords} /> {say(sector)}
        </b>
        <small>
          {several
            ? say(own ? "our-side" : "their-side")
            : own && table.seat !== null
              ? say("you")
              : nameAt(table.seats, seats[0] ?? 0)}
        </small>
      </span>
      <span class="squads">
        {zones.map((zone) => (
          <Squad key={zone.ref} table={table} zone={zone} sign={several} />
        ))}
        {lying === 0 && <Slots icon={ICONS[sector] ?? swords} />}
      </span>
      <span class={classes("sector-sum", total === 0 && "none")}>
        {zones.length === 1 && <span class="unseen">{zones[0]?.gauges[0]?.label} </span>}
        {total > 0 ? total : coming > 0 ? halves(coming) : lying > 0 ? "…" : "–"}
      </span>
      {far && (
        <button
          type="button"
          class="sector-near"
          aria-label={near ? table.say("close") : say("come-near", { sector: say(sector) })}
          onClick={() => setNear(!near)}
        >
          {near && <Icon of={cross} />}
        </button>
      )}
    </div>
  );
}

/** How many lie there, so that they find room: two rows of them at most. */
function crowd(lying: number): string {
  return lying > MANY ? "crowded" : lying > A_ROW ? "filled" : "";
}

/** The dice of one player in a sector. */
function Squad({ table, zone, sign }: { table: Table; zone: Area; sign: boolean }) {
  const dice = these(zone, "die");
  const seat = zone.seat ?? 0;
  return (
    <span class="squad" role="group" aria-label={`${zone.title}: ${nameAt(table.seats, seat)}`}>
      {sign && dice.length > 0 && (
        <span class="squad-sign" style={{ "--seat": `var(--seat-${seat})` }} title={nameAt(table.seats, seat)}>
          <Icon of={SIGNS[seat % SIGNS.length] ?? swords} />
        </span>
      )}
      {dice.map((die, i) => (
        <IronDie key={die.ref} table={table} die={die} order={i} />
      ))}
    </span>
  );
}

function Slots({ icon }: { icon: string }) {
  return (
    <>
      {Array.from({ length: SLOTS }, (_, i) => (
        <span key={i} class="slot" aria-hidden="true">
          <Icon of={icon} />
        </span>
      ))}
    </>
  );
}

interface SeamProps {
  table: Table;
  attack: number;
  defense: number;
  hits: number;
  /** It is they who are hit. */
  them?: boolean;
}

/** Attack less defence: what hits whom. Before there are dice it says how it works. */
function Seam({ table, attack, defense, hits, them }: SeamProps) {
  const say = useSay();
  const { self, theirs } = sides(table);
  const rival = theirs.length > 1 ? say("their-side") : nameAt(table.seats, theirs[0] ?? 0);
  const several = theirs.length > 1;
  const watching = table.seat === null;
  const own = several ? say("our-side") : nameAt(table.seats, self);
  if (!attack && !defense)
    return (
      <p class="seam explains">
        <span>{say(them ? "seam-yours" : "seam-theirs")}</span>
        <b class={them ? "hits-them" : "hits-us"}>{say(them ? "hits-them" : "hits-you")}</b>
      </p>
    );
  return (
    <p class="seam">
      {attack - defense === hits || !hits ? (
        <span class="seam-sum">
          {attack} − {defense}
        </span>
      ) : null}
      <b key={hits} class={classes("seam-hit", hits === 0 && "none", table.motion && "counts")}>
        {hits}
      </b>
      <span>
        {them ? say("to-rival", { rival }) : several || watching ? say("to-rival", { rival: own }) : say("to-you")}
      </span>
    </p>
  );
}

function LifeSeam({ table, dealt, taken }: { table: Table; dealt: number; taken: number }) {
  const say = useSay();
  const { ours, theirs } = sides(table);
  const [us, them] = [sum(table, "life", ours), sum(table, "life", theirs)];
  if (!us && !them)
    return (
      <p class="seam explains">
        <span>{say("seam-life")}</span>
        <b class="hits-us">{say("seam-lost")}</b>
      </p>
    );
  return (
    <p class="seam">
      <span>{say("after-damage")}</span>
      <b class="seam-left">
        {Math.max(0, them - dealt)} : {Math.max(0, us - taken)}
      </b>
    </p>
  );
}

function sum(table: Table, sector: string, seats: readonly number[]): number {
  return seats.reduce((n, seat) => n + reading(area(table.board, sector, seat), SUMS[sector] ?? ""), 0);
}

/** The damage that threatens these seats as the dice lie. */
function threat(table: Table, seats: readonly number[]): number {
  return seats.reduce((n, seat) => n + reading(area(table.board, "defense", seat), "threat"), 0);
}

/** Twice what the dice that are to be thrown into a sector will show on average. */
function expected(table: Table, sector: string): number {
  const dice = these(area(table.board, "reserve", table.seat), "die").filter((die) => die.facets.klass === sector);
  return dice.filter((die) => !kept(table, die.ref)).length * TWICE_AVERAGE;
}

function halves(twice: number): string {
  return `~${Math.floor(twice / 2)}${twice % 2 ? "½" : ""}`;
}
