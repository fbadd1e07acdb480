// One's own hero board: offensive abilities in two rows, and apart from them the defence, passive and ultimate ones.
import { area, facet, kindOf, number, type Table, type Thing } from "../contract";
import { classes } from "../lookup";
import { Ability } from "./Ability";

const ROWS = 2;
/** How much wider the column apart is for each ability more than there are rows. */
const WIDER = 0.4;
const APART = ["defensive", "passive", "ultimate"];

export function HeroBoard({ table, seat }: { table: Table; seat: number }) {
  const board = area(table.board, "abilities", seat);
  const figure = area(table.board, "seat", seat)?.things[0];
  if (!board || !figure) return null;
  const hero = facet(figure, "hero");
  const abilities = board.things.filter((thing) => kindOf(thing.ref) === "ability");
  const offensive = abilities.filter((it) => facet(it, "kind") === "offensive");
  const apart = APART.flatMap((kind) => abilities.filter((it) => facet(it, "kind") === kind));
  const columns = Math.ceil(offensive.length / ROWS);
  const width = 1 + WIDER * (apart.length - ROWS);
  const slot = (ability: Thing) => {
    const below = board.things.filter(
      (thing) => kindOf(thing.ref) === "second" && number(thing, "slot") === number(ability, "slot"),
    );
    return (
      <div
        key={ability.ref}
        data-takes={laid(table, seat, ability)}
        class={classes("slot", `slot-${facet(ability, "kind")}`, number(ability, "level") > 1 && "upgraded")}
      >
        <Ability table={table} ability={ability} hero={hero} />
        {below.map((second) => (
          <Ability key={facet(second, "ability")} table={table} ability={second} hero={hero} second />
        ))}
      </div>
    );
  };
  return (
    <div
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
function laid(table: Table, seat: number, ability: Thing): string | undefined {
  const line = table.happening?.lines.find((it) => it.kind === "upgraded" && it.args.seat === seat);
  const card = line && table.happening?.was(`card:${seat}:${line.args.card}`);
  return card && facet(card, "ability") === facet(ability, "ability") ? card.ref : undefined;
}
