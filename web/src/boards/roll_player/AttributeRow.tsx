// An attribute: three spaces for dice, their sum, and the goal of the class, which fills up.
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { type Area, path, type Table } from "../contract";
import { classes, gauge, gaugeLabel, set, spoken, tumbles } from "../lookup";
import { type Piece, these } from "./facets";
import { ATTRIBUTES, star } from "./pictures";
import { RollDie } from "./RollDie";
import { range } from "./range";

interface RowProps {
  table: Table;
  row: Area;
  klass: Piece<"class"> | undefined;
}

export function AttributeRow({ table, row, klass }: RowProps) {
  const [goal] = these(row, "goal");
  const [, which = 0] = path(row.ref);
  const sum = gauge(row, "total");
  return (
    <div class="attribute">
      <Spot
        table={table}
        of={row.ref}
        name={`${row.title}. ${gaugeLabel(row, "total")}: ${set(sum)}`}
        class="attribute-name"
      >
        <Icon of={ATTRIBUTES[which] ?? star} />
        <span class="attribute-word">{row.title}</span>
      </Spot>
      {these(row, "cell").map((cell, i) => (
        <Cell key={cell.ref} table={table} cell={cell} order={i} ours={klass?.facets.colour} row={row.title} />
      ))}
      <span class="attribute-sum" aria-hidden="true">
        {set(sum)}
      </span>
      {goal && <Goal goal={goal} sum={sum} />}
    </div>
  );
}

interface CellProps {
  table: Table;
  cell: Piece<"cell">;
  order: number;
  /** The colour of the class: its dice are worth a star. */
  ours: string | undefined;
  row: string;
}

/** A space: empty, with the colour the backstory wishes there, or with a die. */
function Cell({ table, cell, order, ours, row }: CellProps) {
  const { position, colour, wished } = cell.facets;
  return (
    <Spot
      table={table}
      of={cell.ref}
      name={`${row} ${position}: ${spoken(cell)}`}
      class={classes(
        "cell",
        wished && `wished dyed-${wished}`,
        wished && wished === colour && "matched",
        colour && colour === ours && "ours",
      )}
    >
      {cell.value === null ? (
        <span class="cell-empty">{wished && <Sign of={initial(wished)} class="cell-wish" />}</span>
      ) : (
        <RollDie die={cell} tumbling={tumbles(table, cell.ref)} order={order} />
      )}
    </Spot>
  );
}

/** The letter dice of a colour carry: black is K, since B is blue; gold is $. */
function initial(colour: string): string {
  return colour === "black" ? "K" : colour === "gold" ? "$" : colour.charAt(0).toUpperCase();
}

/** What the class wants of a row. The bar fills as the sum nears the goal; a goal that is met is ticked. */
function Goal({ goal, sum }: { goal: Piece<"goal">; sum: number }) {
  const { min: least, max: most, stars, met } = goal.facets;
  const over = most != null && sum > most;
  const filled = Math.max(0, Math.min(100, (100 * sum) / Math.max(1, least)));
  return (
    <span class={classes("goal", met && "met", over && "over")} role="img" aria-label={goal.name}>
      <span class="goal-bar" style={{ width: `${filled}%` }} />
      <span class="goal-range">{range(least, most ?? null)}</span>
      <span class="goal-stars">
        {stars}
        <Icon of={star} />
      </span>
      {met && <span class="goal-tick">✓</span>}
    </span>
  );
}
