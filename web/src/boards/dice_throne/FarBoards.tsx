// The hero boards of the others, in short: every ability with its symbols, and its chance while they roll.
import { percent, Spot } from "../../parts/Spot";
import { area, facet, number, type Table, type Thing } from "../contract";
import { classes, printed } from "../lookup";
import { Needs, told } from "./Ability";
import { COLOURS } from "./pictures";
import { useSay } from "./words";

/** So many boards have room to lie open. */
const OPEN = 1;

export function FarBoards({ table, seats }: { table: Table; seats: readonly number[] }) {
  return (
    <div class={`far-boards of-${seats.length}`}>
      {seats.map((seat) => (
        <FarBoard key={seat} table={table} seat={seat} open={seats.length <= OPEN} />
      ))}
    </div>
  );
}

function FarBoard({ table, seat, open }: { table: Table; seat: number; open: boolean }) {
  const say = useSay();
  const board = area(table.board, "abilities", seat);
  const hero = area(table.board, "seat", seat)?.things[0];
  if (!board || !hero) return null;
  const name = hero.name;
  const asked = board.things.some((it) => table.standing(it.ref) === "open");
  const chips = (
    <div class="chips" role="group" aria-label={say("abilities-of", { name })}>
      {board.things.map((ability) => (
        <Chip
          key={`${ability.ref} ${facet(ability, "ability")}`}
          table={table}
          ability={ability}
          hero={facet(hero, "hero")}
        />
      ))}
    </div>
  );
  return (
    <section class="far-board" style={{ "--hero": COLOURS[facet(hero, "hero")] }} aria-label={name}>
      {open ? (
        chips
      ) : (
        <details open={asked}>
          <summary>{say("abilities-of", { name })}</summary>
          {chips}
        </details>
      )}
    </section>
  );
}

function Chip({ table, ability, hero }: { table: Table; ability: Thing; hero: string }) {
  const say = useSay();
  const odds = table.odds(ability.ref)[0];
  const [need = ""] = facet(ability, "needs").split("|");
  const words = ability.notes[1]?.text.split(": ")[0] ?? "";
  return (
    <Spot
      table={table}
      of={ability.ref}
      name={told(table, ability, say)}
      class={classes("chip", `chip-${facet(ability, "kind")}`, facet(ability, "available") === "true" && "available")}
      bare
      whole
    >
      <span class="chip-name">
        {printed(ability)}
        {number(ability, "level") > 1 && <span class="ability-level"> {ability.mark}</span>}
      </span>
      {need ? (
        <Needs needs={need} hero={hero} words={words} />
      ) : (
        <span class="chip-kind">{ability.notes[0]?.text}</span>
      )}
      {odds && <span class="chip-chance">{percent(odds.chance)}</span>}
    </Spot>
  );
}
