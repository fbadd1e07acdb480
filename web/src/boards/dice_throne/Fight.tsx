// The attack meets the defence: cause left, effect right, the number between them.
import { Icon } from "../../parts/Icon";
import { Spot } from "../../parts/Spot";
import { area, type Table } from "../contract";
import { classes, find, notes, printed } from "../lookup";
import { Effect, Needs } from "./Ability";
import type { Exchange, Side } from "./exchange";
import { these } from "./facets";
import { COLOURS, SIGNS } from "./pictures";
import { Braced } from "./Tray";
import { useSay } from "./words";

export function Fight({ table, exchange }: { table: Table; exchange: Exchange }) {
  const say = useSay();
  const { attacker, target, defender } = exchange;
  const name = (seat: number | null) => (seat === null ? "" : (table.seats[seat]?.name ?? ""));
  const declared = find(table.board, "declared");
  const aimed = find(table.board, "target");
  const defence = exchange.defence ? find(table.board, exchange.defence) : undefined;
  const hero = heroOf(table, attacker.seat);
  const dealt = exchange.attack + exchange.added;
  const against = defender?.seat ?? target;
  return (
    <div class="fight" role="group" aria-label={area(table.board, "attack")?.title ?? exchange.name}>
      <div class="side attacking" style={{ "--hero": COLOURS[hero] }}>
        <p class="side-who">
          <Icon of={SIGNS.swords} />{" "}
          {attacker.seat === table.seat
            ? say(target === null ? "you-attack-nobody" : "you-attack", { other: name(target) })
            : target === table.seat
              ? say("attacks-you", { one: name(attacker.seat) })
              : say(target === null ? "attacks-nobody" : "attacks", { one: name(attacker.seat), other: name(target) })}
        </p>
        <p class="side-paper" data-ref="staged:cause">
          {declared ? (
            <Spot table={table} of={declared.ref} name={declared.name} class="side-name">
              {exchange.name}
            </Spot>
          ) : (
            <span class="side-name">{exchange.name}</span>
          )}
          {exchange.needs && <Needs use={exchange.needs} hero={hero} />}
          {dealt > 0 && (
            <b class="side-number">
              <Icon of={SIGNS.swords} /> {dealt}
            </b>
          )}
        </p>
        <Rolls table={table} side={attacker} needs={exchange.needs?.title ?? ""} paper={exchange.name} />
      </div>
      <Medallion table={table} exchange={exchange} />
      {against !== null && !(harmless(exchange) && exchange.over) && (
        <div class="side defending" style={{ "--hero": COLOURS[heroOf(table, against)] }}>
          <p class="side-who">
            {aimed ? (
              <Spot table={table} of={aimed.ref} name={aimed.name}>
                {against === table.seat ? say("you-defend") : name(against)}
              </Spot>
            ) : against === table.seat ? (
              say("you-defend")
            ) : (
              name(against)
            )}{" "}
            <Icon of={SIGNS.shield} />
          </p>
          {defence ? (
            <p class="side-paper">
              <span class="side-name">{printed(defence)}</span>
              <span class="side-text">
                <Effect text={notes(defence, "effect")[0]?.text ?? notes(defence, "use")[0]?.text ?? ""} />
              </span>
            </p>
          ) : (
            <p class="side-paper none">
              {say(
                exchange.kind === "normal" && !exchange.over && exchange.tolls.length === 0
                  ? "no-defence-yet"
                  : "no-defence",
              )}
            </p>
          )}
          {defender && <Rolls table={table} side={defender} needs="" paper={defence ? printed(defence) : ""} />}
        </div>
      )}
    </div>
  );
}

interface RollsProps {
  table: Table;
  side: Side;
  needs: string;
  /** What the paper above them says: a roll for something else says so itself. */
  paper: string;
}

/** The last roll is what it is about; those before it lie beside it, smaller. */
function Rolls({ table, side, needs, paper }: RollsProps) {
  const last = side.rolls.length - 1;
  return (
    <div
      class={classes("side-rolls", last > 0 && "several")}
      style={{
        "--dice": side.rolls[last]?.dice.length,
        "--before": side.rolls.slice(0, -1).flatMap((it) => it.dice).length,
      }}
    >
      {side.rolls.map((roll, i) => (
        <div key={`${i} ${roll.what}`} class={classes("side-roll", i < last && "earlier")}>
          {(i > 0 || (roll.what !== paper && roll.what !== "")) && <span class="roll-what">{roll.what}</span>}
          <Braced table={table} roll={roll} needs={i === 0 ? needs : ""} small={i < last} />
        </div>
      ))}
    </div>
  );
}

/** The number that counts: what is to be dealt, then what was; what was stopped, and what came back. */
function Medallion({ table, exchange }: { table: Table; exchange: Exchange }) {
  const say = useSay();
  const { target, attacker, final, tolls, prevented } = exchange;
  const ours = (seat: number, other: number | null) => other !== null && teamOf(table, seat) === teamOf(table, other);
  const hit = tolls.filter(({ seat, n }) => n < 0 && ours(seat, target)).reduce((sum, { n }) => sum - n, 0);
  const back = tolls.filter(({ seat, n }) => n < 0 && !ours(seat, target) && ours(seat, attacker.seat));
  const others = tolls.filter((toll) => toll.n > 0 || (!ours(toll.seat, target) && !back.includes(toll)));
  const healed = exchange.healed.filter(({ seat }) => ours(seat, target)).reduce((sum, { n }) => sum + n, 0);
  const landed = tolls.length > 0;
  const n = landed ? hit : (final ?? exchange.attack + exchange.added);
  const name = (seat: number) => (seat === table.seat ? say("you") : (table.seats[seat]?.name ?? ""));
  if (!landed && n === 0 && (target === null || harmless(exchange))) return <div class="medallion" />;
  const returned = back.reduce((sum, toll) => sum - toll.n, 0);
  return (
    <div class={classes("medallion", landed && "landed")}>
      {prevented + healed > 0 && (
        <span class="stopped">
          {prevented > 0 && (
            <span>
              <Icon of={SIGNS.shield} /> {say("stopped", { n: prevented })}
            </span>
          )}
          {healed > 0 && (
            <span>
              <Icon of={SIGNS.heart} /> {say("healed", { n: healed })}
            </span>
          )}
        </span>
      )}
      <b key={`${n} ${landed}`} data-ref="staged:number">
        {n}
      </b>
      {target !== null && (
        <span class="medallion-to">
          {target === table.seat ? say("damage-to-you") : say("damage-to", { name: name(target) })}
        </span>
      )}
      {returned > 0 && (
        <span class="toll returned">
          <span class="back-arrow" aria-hidden="true" /> <b>{returned}</b>{" "}
          {attacker.seat === table.seat ? say("back-to-you") : say("back-to", { name: name(attacker.seat) })}
        </span>
      )}
      {others.map((toll, i) => (
        <span key={`${i} ${toll.seat} ${toll.n}`} class={classes("toll", toll.n > 0 && "good")}>
          {name(toll.seat)} <b>{toll.n > 0 ? `+${toll.n}` : `−${-toll.n}`}</b>
        </span>
      ))}
    </div>
  );
}

/** It deals no damage by itself. */
function harmless({ attack, added, prevented, tolls }: Exchange): boolean {
  return attack + added + prevented === 0 && tolls.length === 0;
}

function heroOf(table: Table, seat: number): string {
  return these(area(table.board, "seat", seat), "hero")[0]?.facets.hero ?? "";
}

/** Whose health is counted together. */
export function teamOf(table: Table, seat: number): number {
  return these(area(table.board, "seat", seat), "hero")[0]?.facets.team ?? seat;
}
