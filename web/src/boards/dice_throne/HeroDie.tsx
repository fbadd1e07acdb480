// A die with a hero's symbol: pressable when it is asked about, tumbling when it is rolled, ringed while it is kept.
import { Die } from "../../parts/Die";
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { kindOf, type Table, type Thing } from "../contract";
import { classes, tumbles } from "../lookup";
import type { StageDie } from "./exchange";
import { as } from "./facets";
import { SIGNS, symbolOf } from "./pictures";
import { useSay } from "./words";

interface HeroDieProps {
  table: Table;
  die: Thing;
  order?: number;
}

export function HeroDie({ table, die, order = 0 }: HeroDieProps) {
  const say = useSay();
  const switched = table.asking?.form === "subset" && table.standing(die.ref) !== "quiet";
  // The engine asks which dice are rolled again; people think of what they keep.
  const again = switched && table.picked.has(die.ref);
  const kept = switched && !again;
  const best = switched ? table.odds(die.ref)[0] : undefined;
  const name = [die.name, switched ? say(again ? "again" : "kept") : "", best?.label ?? ""].filter(Boolean).join(", ");
  return (
    <Spot
      table={table}
      of={die.ref}
      name={name}
      class={classes("hero-die", kept && "is-kept", again && "is-again", best && "is-best")}
      bare
    >
      <BareDie table={table} die={die} order={order} kept={kept} />
      {again && <Icon of={SIGNS.again} class="again-sign" />}
      {best && <Icon of={SIGNS.best} class="best-sign" />}
      {switched && <Sign of={say(again ? "again" : "kept")} class="die-state" />}
    </Spot>
  );
}

/** The die alone, as it fell: nothing can be done with it. */
export function BareDie({ table, die, order = 0, kept = false }: HeroDieProps & { kept?: boolean }) {
  const { hero = "", symbol = "" } = as(die, "die", "extra-die")?.facets ?? {};
  return (
    <Die
      value={die.value}
      icon={symbolOf(hero, symbol)}
      tumbling={tumbles(table, die.ref)}
      order={order}
      kept={kept}
      class={kindOf(die.ref) === "target-die" ? "targeting-die" : ""}
    />
  );
}

/** A die that lies on the board no more. */
export function FallenDie({ table, die, order = 0 }: { table: Table; die: StageDie; order?: number }) {
  return <Die value={die.value} icon={symbolOf(die.hero, die.symbol)} tumbling={told(table, die)} order={order} />;
}

/** What only the log tells of tumbles while it is told. */
function told(table: Table, { ref, hero }: StageDie): boolean {
  const { beat = "", lines = [] } = table.happening ?? {};
  const falls = beat === "result" && lines.some(({ kind }) => kind === "extra-die" || kind === "rolled");
  return table.motion && ref.startsWith("told:") && hero !== "" && falls;
}
