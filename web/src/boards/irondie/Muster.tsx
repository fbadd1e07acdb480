// The hand on the stage, by class: every die with its name and what it does in a duel. A press keeps it back.

import { useLayoutEffect } from "preact/hooks";
import { Icon } from "../../parts/Icon";
import { soft } from "../../parts/soft";
import { area, type Table } from "../contract";
import { classes } from "../lookup";
import { sides } from "./dice";
import { ICONS } from "./Field";
import { these } from "./facets";
import { IronDie } from "./IronDie";
import { kept } from "./muster";
import { useSay } from "./words";

const CLASSES = ["attack", "defense", "life"] as const;

export function Muster({ table }: { table: Table }) {
  const say = useSay();
  const { self } = sides(table);
  const dice = these(area(table.board, "reserve", self), "die");
  const { asking } = table;
  // Everything is thrown until a die is kept back: who throws nothing loses.
  useLayoutEffect(() => {
    if (asking?.kind === "split" && table.picked.size === 0) table.pick(asking.things.map((it) => it.ref));
  }, [asking]);
  return (
    <div class="muster">
      {CLASSES.map((klass) => (
        <div key={klass} class={`muster-class sector-${klass}`} data-drop="battle">
          <p class="muster-head">
            <b>
              <Icon of={ICONS[klass] ?? ""} /> {say(klass)}
            </b>
            <small>{say(`against-${klass}`)}</small>
          </p>
          <div class="muster-dice">
            {dice
              .filter((die) => die.facets.klass === klass)
              .map((die, i) => (
                <div key={die.ref} class={classes("muster-die", kept(table, die.ref) && "kept")} data-drags={die.ref}>
                  <IronDie table={table} die={die} order={i} />
                  <b class="muster-name">{soft(die.label)}</b>
                  <p class="muster-does">{soft(say(`does-${die.facets.type.replace("_", "-")}`))}</p>
                </div>
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}
