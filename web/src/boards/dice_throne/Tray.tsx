// Dice that lie open: those that are rolled now, in their well, with what the keep is worth beside it; under them braces say
// what counts.
import { useLayoutEffect } from "preact/hooks";
import { percent } from "../../numbers";
import { Icon } from "../../parts/Icon";
import { language } from "../../settings";
import { type Area, area, areas, type Table } from "../contract";
import { classes, find, reading } from "../lookup";
import { groupsOf, type StageDie, type StageRoll } from "./exchange";
import { as } from "./facets";
import { BareDie, FallenDie, HeroDie } from "./HeroDie";
import { COLOURS, picturesOf, SIGNS } from "./pictures";
import { useSay } from "./words";

export function Tray({ table }: { table: Table }) {
  const dice = area(table.board, "dice");
  const rolls = [...(dice ? [dice] : []), ...areas(table.board, "extra-dice")].filter((it) => it.things.length > 0);
  return (
    <div class="tray">
      <div class="rolls">
        {rolls.map((roll, i) => (
          <Roll
            key={roll.ref}
            table={table}
            roll={roll}
            aside={i < rolls.length - 1}
            named={rolls.length > 1 || i > 0}
          />
        ))}
      </div>
      {table.asking?.kind === "keep" ? <Advice table={table} /> : <Attempts dice={dice} />}
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
  const hero = as(roll.things[0], "die", "extra-die")?.facets.hero ?? "";
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

/** How many attempts are left. */
function Attempts({ dice }: { dice: Area | undefined }) {
  const say = useSay();
  const left = reading(dice, "attempts-left");
  return left > 0 ? <p class="attempts">{say("attempts-left", { n: left })}</p> : null;
}

// --- what a keep is worth ---

/** The keep that promises most beside one's own; a press puts the dice that way. */
function Advice({ table }: { table: Table }) {
  const say = useSay();
  const things = table.asking?.things ?? [];
  // The dice lie as the main button would have them; whoever wants them otherwise turns them.
  useLayoutEffect(() => {
    const { obvious = null, things: dice = [] } = table.asking ?? {};
    if (obvious !== null) table.pick(dice.filter((_, i) => (obvious >> i) & 1).map(({ ref }) => ref));
  }, [table.asking]);
  const best = table.odds("dice")[0];
  const mask = (rolls: (ref: string) => boolean) =>
    things.reduce((sum, { ref }, i) => sum + (rolls(ref) ? 2 ** i : 0), 0);
  const bestMask = mask((ref) => table.odds(ref).length === 0);
  const ownMask = mask((ref) => table.picked.has(ref));
  if (!best) return null;
  const take = () => table.pick(things.filter(({ ref }) => table.odds(ref).length === 0).map(({ ref }) => ref));
  return (
    <div class="advice">
      <Keep table={table} rolls={bestMask} title={say("best-keep")} chosen={bestMask === ownMask} take={take} best />
      {bestMask !== ownMask && <Keep table={table} rolls={ownMask} title={say("own-keep")} chosen />}
      {ownMask !== 0 && (
        <button type="button" class="button small keep-all" onClick={() => table.pick([])}>
          {say("keep-all")}
        </button>
      )}
    </div>
  );
}

interface KeepProps {
  table: Table;
  /** The dice that are rolled again, a bit each. */
  rolls: number;
  title: string;
  chosen: boolean;
  best?: boolean;
  take?: () => void;
}

function Keep({ table, rolls, title, chosen, best, take }: KeepProps) {
  const say = useSay();
  const [odds] = table.odds(`keep:${rolls}`);
  const kept = (table.asking?.things ?? []).filter((_, i) => !((rolls >> i) & 1));
  const whole = (
    <>
      <span class="keep-head">
        {best && <Icon of={SIGNS.best} />}
        <b>{title}</b>
        {odds?.worth != null && (
          <span class="keep-worth">
            <b>{odds.worth.toLocaleString(language.value, { minimumFractionDigits: 1 })}</b> {say("worth")}
          </span>
        )}
      </span>
      <span class="keep-row">
        <span class="keep-dice" aria-hidden="true">
          {kept.map(({ ref }) => {
            const die = find(table.board, ref);
            return die && <BareDie key={ref} table={{ ...table, motion: false }} die={die} />;
          })}
          {kept.length === 0 && say("keep-none")}
        </span>
        {odds && (
          <span class="keep-why">
            {odds.label} <b>{percent(odds.chance)}</b>
          </span>
        )}
      </span>
    </>
  );
  if (!take || chosen) return <p class={classes("keep", best && "best-keep", chosen && "chosen")}>{whole}</p>;
  return (
    <button type="button" class="keep best-keep" onClick={take}>
      {whole}
    </button>
  );
}

// --- what counts ---

interface BracedProps {
  table: Table;
  roll: StageRoll;
  /** What the dice had to show. */
  needs?: string;
  small?: boolean;
}

/** Dice as they fell: those that count are lit, and braces say why. */
export function Braced({ table, roll, needs = "", small }: BracedProps) {
  const open = roll.dice.some((die) => table.standing(die.ref) === "open");
  const judged = roll.dice.some((die) => die.counts !== undefined);
  const groups = judged ? groupsOf(roll, needs) : [{ words: "", dice: roll.dice }];
  const fallen = new Map(roll.dice.map((die, i) => [die.ref, i]));
  const one = (die: StageDie) => {
    const lies = find(table.board, die.ref);
    return (
      <span
        key={die.ref}
        class={classes("side-die", (die.counts ?? true) && "lit")}
        style={{ "--hero": COLOURS[die.hero] }}
      >
        {lies ? (
          <HeroDie table={table} die={lies} order={fallen.get(die.ref) ?? 0} />
        ) : (
          <FallenDie table={table} die={die} order={fallen.get(die.ref) ?? 0} />
        )}
      </span>
    );
  };
  return (
    <span class={classes("braced", small && !open && "small")} role="group" aria-label={roll.what}>
      {groups.map((group, i) => (
        <span key={`${i} ${group.words}`} class={classes("brace", group.words !== "" && "told")}>
          <span class="brace-dice">{group.dice.map(one)}</span>
          {group.words && <span class="brace-words">{group.words}</span>}
        </span>
      ))}
    </span>
  );
}
