// The hero boards of the others, in short: every ability with its symbols, and its chance while they roll.

import { percent } from "../../numbers";
import { Icon } from "../../parts/Icon";
import { Spot } from "../../parts/Spot";
import { area, type Table } from "../contract";
import { classes, notes, printed } from "../lookup";
import { type AnyAbility, kindSign, kindWords, Needs, Numeral, told } from "./Ability";
import { these } from "./facets";
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
  const [hero] = these(area(table.board, "seat", seat), "hero");
  if (!board || !hero) return null;
  const name = hero.name;
  const asked = board.things.some((it) => table.standing(it.ref) === "open");
  const chips = (
    <div class="chips" role="group" aria-label={say("abilities-of", { name })}>
      {these(board, "ability", "second").map((ability) => (
        <Chip
          key={`${ability.ref} ${ability.facets.ability}`}
          table={table}
          ability={ability}
          hero={hero.facets.hero}
        />
      ))}
    </div>
  );
  return (
    <section class="far-board" style={{ "--hero": COLOURS[hero.facets.hero] }} aria-label={name}>
      {open ? (
        chips
      ) : (
        <details open={asked}>
          <summary title={say("abilities-of", { name })}>
            <span class="unseen">{say("abilities-of", { name })}</span>
            <span aria-hidden="true">{name}</span>
          </summary>
          {chips}
        </details>
      )}
    </section>
  );
}

function Chip({ table, ability, hero }: { table: Table; ability: AnyAbility; hero: string }) {
  const say = useSay();
  const odds = table.odds(ability.ref)[0];
  const [use] = notes(ability, "use");
  return (
    <Spot
      table={table}
      of={ability.ref}
      name={told(table, ability, say)}
      class={classes("chip", `chip-${ability.facets.kind}`, ability.facets.available && "available")}
      bare
      whole
    >
      <span class="chip-name">
        {printed(ability)}
        <Numeral ability={ability} />
      </span>
      {use ? (
        <Needs use={use} hero={hero} />
      ) : (
        <Icon of={kindSign(ability)} title={kindWords(ability)} class="chip-kind" />
      )}
      {odds && <span class="chip-chance">{percent(odds.chance)}</span>}
    </Spot>
  );
}
