// An attribute: three spaces for dice, their sum, and the goal of the class, which fills up.
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { type Area, facet, kindOf, number, path, type Table, type Thing } from "../contract";
import { classes, gauge, gaugeLabel, set, spoken, tumbles } from "../lookup";
import { ATTRIBUTES, star } from "./pictures";
import { RollDie } from "./RollDie";

/** A goal without an upper end says so with a number no row can reach. */
const OPEN = 99;

interface RowProps {
  table: Table;
  row: Area;
  klass: Thing | undefined;
}

export function AttributeRow({ table, row, klass }: RowProps) {
  const goal = row.things.find((thing) => kindOf(thing.ref) === "goal");
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
      {row.things
        .filter((thing) => kindOf(thing.ref) === "cell")
        .map((cell, i) => (
          <Cell
            key={cell.ref}
            table={table}
            cell={cell}
            order={i}
            ours={klass ? facet(klass, "colour") : ""}
            row={row.title}
          />
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
  cell: Thing;
  order: number;
  /** The colour of the class: its dice are worth a star. */
  ours: string;
  row: string;
}

/** A space: empty, with the colour the backstory wishes there, or with a die. */
function Cell({ table, cell, order, ours, row }: CellProps) {
  const colour = facet(cell, "colour");
  const wished = facet(cell, "wished");
  return (
    <Spot
      table={table}
      of={cell.ref}
      name={`${row} ${number(cell, "position")}: ${spoken(cell)}`}
      class={classes(
        "cell",
        wished && `wished dyed-${wished}`,
        wished && wished === colour && "matched",
        colour !== "" && colour === ours && "ours",
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
function Goal({ goal, sum }: { goal: Thing; sum: number }) {
  const least = number(goal, "min");
  const most = number(goal, "max");
  const met = facet(goal, "met") === "true";
  const over = sum > most;
  const range = most >= OPEN ? `${least}+` : most > least ? `${least}–${most}` : String(least);
  const filled = Math.max(0, Math.min(100, (100 * sum) / Math.max(1, least)));
  return (
    <span class={classes("goal", met && "met", over && "over")} role="img" aria-label={goal.name}>
      <span class="goal-bar" style={{ width: `${filled}%` }} />
      <span class="goal-range">{range}</span>
      <span class="goal-stars">
        {number(goal, "stars")}
        <Icon of={star} />
      </span>
      {met && <span class="goal-tick">✓</span>}
    </span>
  );
}
