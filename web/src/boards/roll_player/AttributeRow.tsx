// An attribute: three spaces for dice, their sum, and the goal of the class, which fills up.
import { useLayoutEffect, useRef } from "preact/hooks";
import { Gauge } from "../../parts/Gauge";
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { type Area, area, gauge, path, type Table } from "../contract";
import { classes, set, spoken, tumbles } from "../lookup";
import { type Piece, SIDES, these } from "./facets";
import type { Fresh } from "./fresh";
import { ATTRIBUTES, star } from "./pictures";
import { RollDie } from "./RollDie";
import { range } from "./range";

interface RowProps {
  table: Table;
  row: Area;
  klass: Piece<"class"> | undefined;
  /** Somebody else's: numbers instead of pips. */
  far?: boolean;
  fresh: Fresh;
}

export function AttributeRow({ table, row, klass, far, fresh }: RowProps) {
  const [goal] = these(row, "goal");
  const [, which = 0] = path(row.ref);
  const total = gauge(row, "total");
  const sum = total?.value ?? 0;
  const cells = these(row, "cell");
  const open = cells.filter((cell) => cell.value === null).length;
  const grown = fresh.sums.get(row.ref) ?? 0;
  return (
    <div class={classes("attribute", grown !== 0 && "grown")}>
      <Spot
        table={table}
        of={row.ref}
        name={`${row.title}. ${total?.label ?? ""}: ${set(sum)}`}
        class="attribute-name kept-clear"
      >
        <Icon of={ATTRIBUTES[which] ?? star} />
        <span class="attribute-word">{row.title}</span>
      </Spot>
      {cells.map((cell, i) => (
        <Cell
          key={cell.ref}
          table={table}
          cell={cell}
          order={i}
          ours={klass?.facets.colour}
          row={row.title}
          far={far}
          fresh={fresh.things.has(cell.ref)}
        />
      ))}
      <span class="attribute-sum" aria-hidden="true">
        <Gauge label={total?.label ?? ""} value={sum} small />
        {grown !== 0 && <Sign of={grown > 0 ? `+${grown}` : set(grown)} class="attribute-grown" />}
      </span>
      {goal && <Goal goal={goal} sum={sum} open={open} />}
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
  far?: boolean | undefined;
  /** It came or changed in what was shown last. */
  fresh: boolean;
}

/** A space: empty, with the colour the backstory wishes there, or with a die. */
function Cell({ table, cell, order, ours, row, far, fresh }: CellProps) {
  const { position, colour, wished } = cell.facets;
  const [die, comes] = useArrival(table, cell);
  const tumbling = !comes && tumbles(table, cell.ref);
  return (
    <Spot
      table={table}
      of={cell.ref}
      name={`${row} ${position}: ${spoken(cell)}`}
      class={classes(
        "cell",
        fresh && "fresh",
        wished && `wished dyed-${wished}`,
        wished && wished === colour && "matched",
        colour && colour === ours && "ours",
      )}
    >
      {cell.value === null ? (
        <span class="cell-empty">{wished && <Sign of={initial(wished)} class="cell-wish" />}</span>
      ) : (
        <span class="cell-die" ref={die}>
          <RollDie die={cell} tumbling={tumbling} order={order} small={far} />
        </span>
      )}
    </Spot>
  );
}

/** A die that is placed comes from the initiative card it lay on. */
function useArrival(table: Table, cell: Piece<"cell">) {
  const die = useRef<HTMLSpanElement>(null);
  const before = useRef(cell.value);
  const comes = before.current === null && cell.value !== null;
  useLayoutEffect(() => {
    before.current = cell.value;
    if (!comes || !table.motion || !table.happening) return;
    const [seat] = path(cell.ref);
    const taken = these(area(table.board, "initiative-cards"), "initiative").find((it) => it.facets.seat === seat);
    const from = taken && document.querySelector(`[data-ref="${taken.ref}"]`)?.getBoundingClientRect();
    const to = die.current?.getBoundingClientRect();
    if (!from || !to || typeof die.current?.animate !== "function") return;
    const way = `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top - to.top}px) scale(1.2)`;
    die.current.animate([{ transform: way }, { transform: "none" }], {
      duration: 480,
      easing: "cubic-bezier(.3,.7,.3,1)",
    });
  }, [cell.value]);
  return [die, comes] as const;
}

/** The letter dice of a colour carry: black is K, since B is blue; gold is $. */
function initial(colour: string): string {
  return colour === "black" ? "K" : colour === "gold" ? "$" : colour.charAt(0).toUpperCase();
}

/** What the class wants of a row. The bar fills as the sum nears the goal; a goal that is met is ticked. */
function Goal({ goal, sum, open }: { goal: Piece<"goal">; sum: number; open: number }) {
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
      {open === 1 && <Needed least={least - sum} most={most == null ? SIDES : most - sum} />}
    </span>
  );
}

/** Which faces of the last die would meet the goal. */
function Needed({ least, most }: { least: number; most: number }) {
  const [low, high] = [Math.max(1, least), Math.min(SIDES, most)];
  if (low > high) return <Sign of="×" class="goal-lost" />;
  return <Sign of={high > low && high === SIDES ? `${low}+` : range(low, high)} class="goal-need" />;
}
