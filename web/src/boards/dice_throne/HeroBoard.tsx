// One's own hero board: offensive abilities in two rows, and apart from them the defence, passive and ultimate ones.
import { useLines } from "../../parts/lines";
import { area, type Table } from "../contract";
import { classes } from "../lookup";
import { Ability } from "./Ability";
import { as, type Piece, these } from "./facets";

const ROWS = 2;
/** How much wider the column apart is for each ability more than there are rows. */
const WIDER = 0.4;
const APART = ["defensive", "passive", "ultimate"];

export function HeroBoard({ table, seat }: { table: Table; seat: number }) {
  const board = area(table.board, "abilities", seat);
  const [figure] = these(area(table.board, "seat", seat), "hero");
  const root = useLines<HTMLDivElement>(".ability .effect");
  if (!board || !figure) return null;
  const { hero } = figure.facets;
  const abilities = these(board, "ability");
  const offensive = abilities.filter((it) => it.facets.kind === "offensive");
  const apart = APART.flatMap((kind) => abilities.filter((it) => it.facets.kind === kind));
  const columns = Math.ceil(offensive.length / ROWS);
  const width = 1 + WIDER * (apart.length - ROWS);
  const slot = (ability: Piece<"ability">) => {
    const below = these(board, "second").filter((second) => second.facets.slot === ability.facets.slot);
    return (
      <div
        key={ability.ref}
        data-takes={laid(table, seat, ability)}
        class={classes("slot", `slot-${ability.facets.kind}`, ability.facets.level > 1 && "upgraded")}
      >
        <Ability table={table} ability={ability} hero={hero} />
        {below.map((second) => (
          <Ability key={second.facets.ability} table={table} ability={second} hero={hero} />
        ))}
      </div>
    );
  };
  return (
    <div
      ref={root}
      class="hero-board"
      role="group"
      aria-label={board.title}
      style={{ "--columns": String(columns), "--split": `minmax(0, ${columns}fr) minmax(0, ${width}fr)` }}
    >
      <div class="offense">{offensive.map(slot)}</div>
      <div class="apart">{apart.map(slot)}</div>
    </div>
  );
}

/** The upgrade that has just been laid into the slot of an ability, as it was called in hand. */
function laid(table: Table, seat: number, ability: Piece<"ability">): string | undefined {
  const line = table.happening?.lines.find((it) => it.kind === "upgraded" && it.args.seat === seat);
  const card = line && as(table.happening?.was(`card:${seat}:${line.args.card}`), "card");
  return card && card.facets.ability === ability.facets.ability ? card.ref : undefined;
}
