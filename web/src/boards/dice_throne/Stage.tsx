// The stage: the dice that are being rolled, or the attack that meets the defence, and what was shown last besides.
import { Icon } from "../../parts/Icon";
import { percent, Spot } from "../../parts/Spot";
import { type Area, area, areas, type Table } from "../contract";
import { classes, find, notes, printed } from "../lookup";
import { Needs } from "./Ability";
import { defenceDice, type Exchange, exchangeAt, exchangeOf, lit, type Side } from "./exchange";
import { as, these } from "./facets";
import { BareDie, HeroDie } from "./HeroDie";
import { COLOURS, picturesOf, SIGNS } from "./pictures";
import { useSay } from "./words";

export function Stage({ table }: { table: Table }) {
  const shown = table.happening ?? table.last;
  const exchange = shown ? exchangeAt(shown) : exchangeOf(null, table.board, null);
  const dice = area(table.board, "dice");
  const rolls = [...(dice ? [dice] : []), ...areas(table.board, "extra-dice")].filter((it) => it.things.length > 0);
  const fight = exchange !== null && !(table.asking?.kind === "keep");
  const taken = fight ? 1 + Number(defenceDice(table.board).length > 0) : 0;
  const open = rolls.slice(taken);
  return (
    <div class={classes("stage", fight ? "of-fight" : "of-dice")}>
      {fight ? <Fight table={table} exchange={exchange} /> : rolls.length === 0 && <Resting table={table} />}
      {open.length > 0 && (
        <div class="rolls">
          {open.map((roll, i) => (
            <Roll
              key={roll.ref}
              table={table}
              roll={roll}
              aside={!fight && i < rolls.length - 1}
              named={rolls.length > 1}
            />
          ))}
        </div>
      )}
      <BestKeep table={table} />
    </div>
  );
}

interface RollProps {
  table: Table;
  roll: Area;
  aside: boolean;
  named: boolean;
}

/** Dice of one roll. Under the dice of an effect those they interrupt lie aside, smaller. */
function Roll({ table, roll, aside, named }: RollProps) {
  const [first] = roll.things;
  const hero = as(first, "die", "extra-die")?.facets.hero ?? "";
  return (
    <div
      class={classes("roll", aside && "aside")}
      style={{ "--hero": COLOURS[hero] }}
      role="group"
      aria-label={roll.title}
    >
      <span class="roll-dice">
        {roll.things.map((die, i) => (
          <HeroDie key={die.ref} table={table} die={die} order={i} />
        ))}
      </span>
      {named && (
        <span class="roll-name" aria-hidden="true">
          <Icon of={picturesOf(hero)?.portrait ?? SIGNS.die} />
          {roll.title}
        </span>
      )}
    </div>
  );
}

/** What was shown last, in its own words, while no dice lie open. */
function Resting({ table }: { table: Table }) {
  const lines = (table.last?.lines ?? []).filter((line) => line.happening !== "" && line.happening !== "turn");
  return (
    <ul class="resting" aria-hidden="true">
      {lines.slice(-3).map((line, i) => (
        <li key={`${i} ${line.text}`}>{line.text}</li>
      ))}
    </ul>
  );
}

/** The keep that promises most; a press puts the dice that way. */
function BestKeep({ table }: { table: Table }) {
  const say = useSay();
  const best = table.odds("dice")[0];
  if (!best) return null;
  const words = (
    <>
      <Icon of={SIGNS.best} />
      <span>
        {best.label} <b>{percent(best.chance)}</b>
      </span>
    </>
  );
  if (table.asking?.kind !== "keep") return <p class="best-keep">{words}</p>;
  const take = () => {
    for (const { ref } of table.asking?.things ?? [])
      if (table.picked.has(ref) !== (table.odds(ref).length === 0)) table.press(ref);
  };
  return (
    <button type="button" class="best-keep" title={say("best-keep")} onClick={take}>
      {words}
    </button>
  );
}

// --- the fight ---

/** Cause left, effect right, the number between them. */
function Fight({ table, exchange }: { table: Table; exchange: Exchange }) {
  const say = useSay();
  const { attacker, target, defender } = exchange;
  const name = (seat: number | null) => (seat === null ? "" : (table.seats[seat]?.name ?? ""));
  const ability = find(table.board, exchange.of);
  const declared = find(table.board, "declared");
  const aimed = find(table.board, "target");
  const defence = these(area(table.board, "abilities", defender?.seat ?? target ?? -1), "ability").find(
    (it) => it.facets.slot === exchange.slot && it.facets.kind === "defensive",
  );
  const hero = heroOf(table, attacker.seat);
  const [use] = ability ? notes(ability, "use") : [];
  const dealt = exchange.attack + exchange.added;
  return (
    <div class="fight" role="group" aria-label={area(table.board, "attack")?.title ?? exchange.name}>
      <div class="side attacking" style={{ "--hero": COLOURS[hero] }}>
        <p class="side-who">
          <Icon of={SIGNS.swords} />{" "}
          {say(target === null ? "attacks-nobody" : "attacks", { one: name(attacker.seat), other: name(target) })}
        </p>
        <p class="side-paper">
          {declared ? (
            <Spot table={table} of={declared.ref} name={declared.name} class="side-name">
              {exchange.name}
            </Spot>
          ) : (
            <span class="side-name">{exchange.name}</span>
          )}
          {use && <Needs use={use} hero={hero} />}
          {dealt > 0 && (
            <b class="side-number">
              <Icon of={SIGNS.swords} /> {dealt}
            </b>
          )}
        </p>
        <Dice table={table} side={attacker} lit={lit(ability, attacker.dice)} />
      </div>
      <Medallion table={table} exchange={exchange} />
      {target !== null && (
        <div class="side defending" style={{ "--hero": COLOURS[heroOf(table, defender?.seat ?? target)] }}>
          <p class="side-who">
            {aimed ? (
              <Spot table={table} of={aimed.ref} name={aimed.name}>
                {name(defender?.seat ?? target)}
              </Spot>
            ) : (
              name(defender?.seat ?? target)
            )}
            <Icon of={SIGNS.shield} />
          </p>
          {defence && (
            <p class="side-paper">
              <span class="side-name">{printed(defence)}</span>
              <span class="side-text">{notes(defence, "effect")[0]?.text ?? notes(defence, "use")[0]?.text}</span>
            </p>
          )}
          {defender && <Dice table={table} side={defender} lit={lit(defence, defender.dice)} />}
        </div>
      )}
    </div>
  );
}

/** The number that counts: what is to be dealt, then what was. */
function Medallion({ table, exchange }: { table: Table; exchange: Exchange }) {
  const say = useSay();
  const { target, final, tolls, prevented } = exchange;
  const hit = tolls.filter((toll) => toll.seat === target && toll.n < 0).reduce((sum, toll) => sum - toll.n, 0);
  const others = tolls.filter((toll) => toll.seat !== target || toll.n > 0);
  const n = hit || (final ?? exchange.attack + exchange.added);
  const name = (seat: number) => table.seats[seat]?.name ?? "";
  if (target === null && n === 0) return null;
  return (
    <div class={classes("medallion", hit > 0 && "landed")}>
      {prevented > 0 && (
        <span class="stopped">
          <Icon of={SIGNS.shield} /> {say("stopped", { n: prevented })}
        </span>
      )}
      <b key={`${n} ${hit > 0}`}>{n}</b>
      {target !== null && <span class="medallion-to">{say("damage-to", { name: name(target) })}</span>}
      {others.map((toll, i) => (
        <span key={`${i} ${toll.seat} ${toll.n}`} class={classes("toll", toll.n > 0 && "good")}>
          {name(toll.seat)} {toll.n > 0 ? `+${toll.n}` : `−${-toll.n}`}
        </span>
      ))}
    </div>
  );
}

/** Dice as they fell: those that count are lit. The ones that lie open can be pressed. */
function Dice({ table, side, lit: counts }: { table: Table; side: Side; lit: ReadonlySet<string> }) {
  return (
    <span class="side-dice">
      {side.dice.map((die, i) => {
        const open = find(table.board, die.ref);
        return (
          <span key={die.ref} class={classes("side-die", counts.has(die.ref) && "lit")}>
            {open ? <HeroDie table={table} die={open} order={i} /> : <BareDie table={table} die={die} order={i} />}
          </span>
        );
      })}
    </span>
  );
}

function heroOf(table: Table, seat: number): string {
  const [hero] = these(area(table.board, "seat", seat), "hero");
  return hero?.facets.hero ?? "";
}
