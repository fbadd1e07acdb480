// The hero board of another player, in short: every ability with its symbols, and its chance while he rolls.

import { percent } from "../../numbers";
import { Icon } from "../../parts/Icon";
import { Spot } from "../../parts/Spot";
import { soft } from "../../parts/soft";
import { area, type Table } from "../contract";
import { classes, notes, printed } from "../lookup";
import { type AnyAbility, kindSign, kindWords, Needs, Numeral, told } from "./Ability";
import { these } from "./facets";
import { COLOURS, SIGNS } from "./pictures";
import { useSay } from "./words";

interface FarBoardProps {
  table: Table;
  seat: number;
  /** It is opened over the table by a press. */
  folded?: boolean;
}

export function FarBoard({ table, seat, folded }: FarBoardProps) {
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
      {folded ? (
        <details open={asked}>
          <summary title={say("abilities-of", { name })}>
            <span class="unseen">{say("abilities-of", { name })}</span>
            <Icon of={SIGNS.board} />
          </summary>
          <div class="far-sheet">
            <p aria-hidden="true">{name}</p>
            {chips}
          </div>
        </details>
      ) : (
        chips
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
        {soft(printed(ability))}
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
