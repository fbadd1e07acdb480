// Before the game: the boards of the races and the sides of the class cards, as long as somebody chooses among them.
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { area, type Table } from "../contract";
import { inFull, notes, sentences } from "../lookup";
import { type Piece, these } from "./facets";
import { ATTRIBUTES, CLASSES, RACES, star } from "./pictures";
import { range } from "./range";
import { StandIn } from "./StandIn";

export function Beginnings({ table }: { table: Table }) {
  const offered = area(table.board, "beginnings");
  if (!offered) return null;
  return (
    <div class="beginnings" role="group" aria-label={offered.title}>
      {these(offered, "race-board").map((race) => (
        <RaceBoard key={race.ref} table={table} race={race} />
      ))}
      {these(offered, "class-card").map((klass) => (
        <ClassCard key={klass.ref} table={table} klass={klass} />
      ))}
    </div>
  );
}

function RaceBoard({ table, race }: { table: Table; race: Piece<"race-board"> }) {
  return (
    <Spot table={table} of={race.ref} name={whole(race)} class="beginning" whole>
      <Icon of={RACES[race.facets.race] ?? star} class="beginning-picture" />
      <span class="beginning-name">{race.name}</span>
      {notes(race, "effect").map((note) => (
        <span key={note.text} class="beginning-note">
          {note.text}
        </span>
      ))}
    </Spot>
  );
}

/** A class: its colour, its ability, and its goals as a small table. */
function ClassCard({ table, klass }: { table: Table; klass: Piece<"class-card"> }) {
  const { least, most, stars, colour } = klass.facets;
  return (
    <Spot table={table} of={klass.ref} name={whole(klass)} class={`beginning of-class dyed-${colour}`} whole>
      <Icon of={CLASSES[klass.facets.klass] ?? star} class="beginning-picture" />
      <span class="beginning-name">
        {klass.name} {notes(klass, "reconstructed").length > 0 && <StandIn />}
      </span>
      {[...notes(klass, "kind"), ...notes(klass, "effect")].map(inFull).map((note) => (
        <span key={note} class="beginning-note">
          {note}
        </span>
      ))}
      <span class="beginning-goals">
        {least.map((low, row) => (
          <span key={ATTRIBUTES[row]} class="beginning-goal">
            <Icon of={ATTRIBUTES[row] ?? star} />
            <Sign of={range(low, most[row] || null)} />
            <span class="goal-stars">
              {stars[row]}
              <Icon of={star} />
            </span>
          </span>
        ))}
      </span>
    </Spot>
  );
}

/** All there is to know of it. */
function whole({ name, notes }: Piece<"race-board"> | Piece<"class-card">): string {
  return sentences(name, ...notes.map(inFull));
}
