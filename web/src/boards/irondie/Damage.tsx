// Attack less defence, lane by lane: what is left goes to life.

import heart from "icon:hearts";
import { Icon } from "../../parts/Icon";
import { type Area, area, areas, type Board, type Happening, type Table } from "../contract";
import { classes, reading } from "../lookup";
import { mates, nameAt } from "./dice";
import { ICONS, SUMS } from "./Field";
import { these } from "./facets";
import { Shown } from "./figures";
import { Turn } from "./scenes";
import { useSay } from "./words";

interface Hit {
  /** Who suffers it together, and who deals it. */
  victims: readonly number[];
  attackers: readonly number[];
  /** The seat by which the log names the side that suffers it. */
  seat: number;
}

export function Damage({ table: now }: { table: Table }) {
  const last = now.last;
  const board = reckoned(last);
  if (!board) return <Turn table={now} />;
  const table = { ...now, board };
  const hits = hitsOf(table);
  const told = last?.lines.filter((it) => it.kind === "damage") ?? [];
  const at = Math.max(...told.map((it) => it.args.seat ?? 0));
  return (
    <div class={classes("damage-scene", hits.length > 2 && "many")}>
      {hits.map((it) => {
        const active = it.seat === at && last?.beat !== "rest";
        const counted = it.seat < at || (it.seat === at && last?.beat !== "enter");
        return <Row key={it.seat} table={table} it={it} active={active} counted={counted} />;
      })}
    </div>
  );
}

function Row({ table, it, active, counted }: { table: Table; it: Hit; active: boolean; counted: boolean }) {
  const say = useSay();
  const self = table.seat ?? 0;
  const [attack, defense] = [total(table, "attack", it.attackers), total(table, "defense", it.victims)];
  const damage = Math.max(0, attack - defense);
  const mine = it.victims.includes(self) && table.seat !== null;
  const rival = it.victims.length > 1 ? say("their-side") : nameAt(table.seats, it.seat);
  return (
    <div class={classes("damage-row", mates(it.seat, self) ? "on-us" : "by-us", active && "active")}>
      <Side table={table} seats={it.attackers} sector="attack" sum={attack} />
      <b class="damage-op">−</b>
      <Side table={table} seats={it.victims} sector="defense" sum={defense} />
      <b class="damage-op">=</b>
      <b class={classes("medallion", damage === 0 && "none", active && counted && table.motion && "counts")}>
        {counted ? damage : "…"}
      </b>
      <span class="damage-to">
        <Icon of={heart} />
        <span>{mine ? say("from-your-life") : say("from-their-life", { rival })}</span>
      </span>
    </div>
  );
}

function Side({ table, seats, sector, sum }: { table: Table; seats: readonly number[]; sector: string; sum: number }) {
  const say = useSay();
  const dice = seats.flatMap((seat) => these(area(table.board, sector, seat), "die"));
  return (
    <span class={`damage-side sector-${sector}`}>
      <small>
        <Icon of={ICONS[sector] ?? ""} /> {say(sector)}
      </small>
      <span class={classes("damage-dice", dice.length > 4 && "several")}>
        {dice.map((die) => (
          <Shown key={die.ref} die={die} value={die.value} />
        ))}
      </span>
      <b>{sum}</b>
    </span>
  );
}

function total(table: Table, sector: string, seats: readonly number[]): number {
  return seats.reduce((n, seat) => n + reading(area(table.board, sector, seat), SUMS[sector] ?? ""), 0);
}

/** The dice as they lay when damage was reckoned: where nothing came of it, or it is looked at again, they have gone. */
function reckoned(shown: Happening | null): Board | null {
  if (shown?.kind !== "damage") return null;
  return threats(shown.board).length > 0 ? shown.board : reckoned(shown.earlier);
}

function threats(board: Board): Area[] {
  return areas(board, "defense").filter((it) => it.gauges.some((g) => g.name === "threat"));
}

/** Who hits whom: the teams each other, or those who face each other. Where damage is reckoned the board says what
 * threatens there. */
function hitsOf(table: Table): Hit[] {
  const seats = table.seats.map((it) => it.seat);
  const sides = threats(table.board);
  const pairs = sides.length > 2;
  return sides.map((it) => {
    const seat = it.seat ?? 0;
    return pairs
      ? { seat, victims: [seat], attackers: [seat ^ 1] }
      : {
          seat,
          victims: seats.filter((other) => mates(other, seat)),
          attackers: seats.filter((other) => !mates(other, seat)),
        };
  });
}
