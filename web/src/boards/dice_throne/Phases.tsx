// Where the turn stands.
import { areas, type Table } from "../contract";
import { classes } from "../lookup";
import { these } from "./facets";
import { COLOURS } from "./pictures";
import { useSay } from "./words";

const PHASES = ["upkeep", "income", "main-1", "offense", "targeting", "defense", "main-2", "discard"];
/** A duel has nobody to choose from. */
const DUEL = 2;

export function Phases({ table }: { table: Table }) {
  const say = useSay();
  const active = areas(table.board, "seat")
    .flatMap((place) => these(place, "hero"))
    .find((hero) => hero.facets.active);
  const now = table.board.phase;
  const at = PHASES.indexOf(now);
  const shown = PHASES.filter((phase) => phase !== "targeting" || table.seats.length > DUEL || phase === now);
  return (
    <ol
      class="phases"
      aria-label={say("phases")}
      style={{ "--hero": active ? COLOURS[active.facets.hero] : undefined }}
    >
      {shown.map((phase) => (
        <li
          key={phase}
          class={classes(phase === now && "now", PHASES.indexOf(phase) < at && "past")}
          aria-current={phase === now ? "step" : undefined}
        >
          {say(`phase-${phase}`)}
        </li>
      ))}
    </ol>
  );
}
