// What everybody looks at: the question, the dice that lie open with the best keep, and the attack under way.
import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/Icon";
import { percent, Spot } from "../../parts/Spot";
import { type Area, area, areas, type Table } from "../contract";
import { classes, gauge, gaugeLabel } from "../lookup";
import { as, these } from "./facets";
import { HeroDie } from "./HeroDie";
import { COLOURS, HEROES, SIGNS } from "./pictures";
import { useSay } from "./words";

export function Middle({ table, question }: { table: Table; question: ComponentChildren }) {
  const dice = area(table.board, "dice");
  const rolls = [...(dice ? [dice] : []), ...areas(table.board, "extra-dice")].filter((it) => it.things.length > 0);
  const attack = area(table.board, "attack");
  return (
    <div class={classes("middle", rolls.length > 0 && "with-dice")}>
      {question}
      {(rolls.length > 0 || attack) && (
        <div class="throws">
          {attack && <Attack table={table} attack={attack} />}
          <div class="rolls">
            {rolls.map((roll, i) => (
              <Roll key={roll.ref} table={table} roll={roll} aside={i < rolls.length - 1} named={rolls.length > 1} />
            ))}
          </div>
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
          {HEROES[hero] && <Icon of={HEROES[hero]} />}
          {roll.title}
        </span>
      )}
    </div>
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

/** The ability, whom it hits, and the sum of the damage. */
function Attack({ table, attack }: { table: Table; attack: Area }) {
  const [declared] = these(attack, "declared");
  const [target] = these(attack, "target");
  const parts = (["attack", "added", "prevented", "final"] as const)
    .map((name) => ({ name, n: gauge(attack, name), label: gaugeLabel(attack, name) }))
    .filter(({ name, n, label }) => label !== "" && (n !== 0 || name === "attack" || name === "final"));
  const signs = { attack: "", added: "+", prevented: "−", final: "=" } as const;
  return (
    <div class={`attack of-${declared?.facets.kind ?? ""}`} role="group" aria-label={attack.title}>
      <Icon of={SIGNS.swords} class="attack-sign" />
      {declared && (
        <Spot table={table} of={declared.ref} name={`${attack.title}: ${declared.name}`} class="attack-name">
          {declared.name}
        </Spot>
      )}
      {target && (
        <Spot table={table} of={target.ref} name={target.name} class="attack-target">
          <Icon of={SIGNS.target} />
          {table.seats[target.facets.seat]?.name}
        </Spot>
      )}
      {parts.length > 0 && (
        <span class="attack-sum">
          {parts.map(({ name, n, label }) => (
            <span key={name} class={`attack-part part-${name}`} title={label}>
              <span class="unseen">{label} </span>
              <span aria-hidden="true" class="attack-op">
                {signs[name]}
              </span>
              <b>{n}</b>
            </span>
          ))}
        </span>
      )}
    </div>
  );
}
