// The table of Roll Player: the others in short, initiative and market on the stage, the question, one's own sheet.
import { useRef } from "preact/hooks";
import { Peek } from "../../parts/Peek";
import { say } from "../../words";
import { area, areas, type BoardModule, type BoardProps, fromHere, kindOf, type Table } from "../contract";
import { later } from "../later";
import { classes, reading } from "../lookup";
import { Beginnings } from "./Beginnings";
import { CardLook } from "./CardLook";
import { useRollDrag } from "./drag";
import { Entry } from "./Entry";
import { FarSheet } from "./FarSheet";
import { Initiative, Market, Supply } from "./Middle";
import { Sheet } from "./Sheet";
import "./table.css";
import "./dice.css";
import "./market.css";
import "./sheet.css";
import "./far.css";
import "./roomy.css";
import "./narrow.css";
import "./phone.css";
import "./asked.css";

export const look: BoardModule["look"] = later(async () => (await import("./Look")).Look);
export const card = CardLook;
export const entry = Entry;
export const course: BoardModule["course"] = (board) => ({
  round: board.turn,
  scores: areas(board, "reputation").map((place) => reading(place, "stars")),
});
/** A weapon may go at any time; that is what one wants least. */
const WEAPON_GOES = "RP-mkt-11";
export const staging: BoardModule["staging"] = {
  // Dice that fall together are told together; what gold came of something, purses tell.
  caption: (lines) =>
    lines.filter(({ kind }) => kind === "pool").length > 1
      ? say("dice-laid-out")
      : lines.findLast(({ happening }) => happening)?.text,
  aside: ({ rule, refs }) => rule === WEAPON_GOES && refs.length === 0,
  rolls: ({ kind, args }) =>
    kind === "pool" ? `initiative:${args.card}` : kind === "rerolled" ? `cell:${args.seat}:${args.cell}` : null,
};

/** What a small screen gives most of its room to, by what is asked about; those named first go before the others. One's
 * own cards are in sight anyway. */
const FOCUS: readonly (readonly [string, readonly string[]])[] = [
  ["supply", ["bag", "pile"]],
  ["grid", ["grid"]],
  ["dice", ["row", "cell", "hand", "race-board", "class-card", "initiative"]],
  ["market", ["market"]],
  ["cards", ["own-card"]],
];
/** Questions of the market, even where nothing in it can be paid for. */
const MARKETS: ReadonlySet<string> = new Set(["market", "more"]);

export default function RollPlayer({ table, question }: BoardProps) {
  const root = useRef<HTMLDivElement>(null);
  useRollDrag(table, root);
  const [self = 0, ...others] = fromHere(table);
  return (
    <Peek table={table} class={classes("roll-player", `seats-${table.seats.length}`, `looks-at-${focus(table, self)}`)}>
      <div class="roll-drag" ref={root}>
        {question}
        {others.length > 0 && (
          <div class="roll-others">
            {others.map((seat) => (
              <FarSheet key={seat} table={table} seat={seat} />
            ))}
          </div>
        )}
        <div class="roll-stage">
          <Initiative table={table} />
          <Market table={table} />
          <Supply table={table} />
        </div>
        <Sheet table={table} seat={self}>
          <Beginnings table={table} />
        </Sheet>
      </div>
    </Peek>
  );
}

/** What one looks at: what the question is about, else what goes on. */
function focus(table: Table, self: number): string {
  if (MARKETS.has(table.asking?.kind ?? "")) return "market";
  const asked = new Set([
    ...table.options.flatMap((option) => option.refs),
    ...(table.asking?.things.map((it) => it.ref) ?? []),
  ]);
  const lies = (kind: string, seat?: number) => area(table.board, kind, seat)?.things.some(({ ref }) => asked.has(ref));
  const kinds = new Set([...asked].map(kindOf));
  if (lies("cards", self)) kinds.add("own-card");
  if (lies("discard-pile") || lies("trash-pile")) kinds.add("pile");
  if (lies("market")) kinds.add("market");
  const found = FOCUS.find(([, about]) => about.some((kind) => kinds.has(kind)));
  return found?.[0] ?? (table.board.phase === "market" ? "market" : "dice");
}
