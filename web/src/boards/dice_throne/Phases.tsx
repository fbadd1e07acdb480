// Where the turn stands.
import { areas, type Table } from "../contract";
import { classes } from "../lookup";
import { PHASES, these } from "./facets";
import { COLOURS } from "./pictures";
import { useSay } from "./words";

const IN_ORDER: readonly string[] = PHASES;
/** A duel has nobody to choose from. */
const DUEL = 2;

export function Phases({ table }: { table: Table }) {
  const say = useSay();
  const active = areas(table.board, "seat")
    .flatMap((place) => these(place, "hero"))
    .find((hero) => hero.facets.active);
  const now = table.board.phase;
  const at = IN_ORDER.indexOf(now);
  const shown = IN_ORDER.filter((phase) => phase !== "targeting" || table.seats.length > DUEL || phase === now);
  return (
    <ol
      class="phases"
      aria-label={say("phases")}
      style={{ "--hero": active ? COLOURS[active.facets.hero] : undefined }}
    >
      {shown.map((phase) => (
        <li
          key={phase}
          class={classes(phase === now && "now", IN_ORDER.indexOf(phase) < at && "past")}
          aria-current={phase === now ? "step" : undefined}
        >
          {say(`phase-${phase}`)}
        </li>
      ))}
    </ol>
  );
}
