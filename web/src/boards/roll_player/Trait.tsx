// What somebody is: a race, a class, a backstory, with what it does.
import { Icon } from "../../parts/Icon";
import { Spot } from "../../parts/Spot";
import type { Table, Thing } from "../contract";
import { classes, inFull, notes, printed } from "../lookup";
import { StandIn } from "./StandIn";

interface TraitProps {
  table: Table;
  thing: Thing;
  icon: string | undefined;
  used?: boolean | undefined;
  /** What it does stands under its name. */
  told?: boolean;
}

export function Trait({ table, thing, icon, used, told }: TraitProps) {
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
