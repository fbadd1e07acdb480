// What makes up somebody: a race, a class, a backstory, with what it does.
import { Icon } from "../../parts/Icon";
import { Spot } from "../../parts/Spot";
import type { Table, Thing } from "../contract";
import { classes, inFull, notes, printed } from "../lookup";
import type { Character } from "./character";
import { CLASSES, RACES, story } from "./pictures";
import { StandIn } from "./StandIn";

interface TraitsProps {
  table: Table;
  who: Character;
  /** What each does stands under its name. */
  told?: boolean;
}

interface TraitProps {
  table: Table;
  thing: Thing;
  icon: string | undefined;
  used?: boolean | undefined;
  told: boolean;
}

export function Traits({ table, who: { race, klass, backstory }, told = false }: TraitsProps) {
  const all = { table, told };
  return (
    <>
      {race && <Trait {...all} thing={race} icon={RACES[race.facets.race]} />}
      {klass && <Trait {...all} thing={klass} icon={CLASSES[klass.facets.klass]} used={klass.facets.used} />}
      {backstory && <Trait {...all} thing={backstory} icon={story} />}
    </>
  );
}

function Trait({ table, thing, icon, used, told }: TraitProps) {
  return (
    <Spot
      table={table}
      of={thing.ref}
      name={used ? `${thing.name}, ${table.say("used")}` : thing.name}
      class={classes("sheet-trait", used && "used")}
    >
      {icon && <Icon of={icon} />}
      <span class="trait-name">
        {printed(thing)} {notes(thing, "reconstructed").length > 0 && <StandIn />}
      </span>
      {told && <span class="trait-note">{notes(thing, "effect").map(inFull).join(" ")}</span>}
    </Spot>
  );
}
