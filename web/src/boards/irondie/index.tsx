// The table of IRONDIE: the rivals, the field where attack meets defence, the stage, the question and one's own dice.
import { Peek } from "../../parts/Peek";
import type { BoardModule, BoardProps } from "../contract";
import { later } from "../later";
import { mates, refOf } from "./dice";
import { useDragging } from "./drag";
import { Field } from "./Field";
import { Own, Rivals } from "./Piles";
import { bestFirst } from "./prices";
import { Stage } from "./Stage";
import { Speaking, useIronWords } from "./words";
import "./irondie.css";
import "./damage.css";
import "./stage.css";
import "./prices.css";
import "./entry.css";
import "./roomy.css";
import "./narrow.css";
import "./phone-stage.css";
import "./phone.css";

export default function Irondie({ table, question }: BoardProps) {
  const words = useIronWords();
  const root = useDragging(table);
  return (
    <Speaking value={words ?? (() => "")}>
      <Peek table={table} class="irondie-root">
        <div class={`irondie seats-${table.seats.length}`} ref={root}>
          <Rivals table={table} />
          <Field table={table} />
          <Stage table={table} />
          {question}
          <Own table={table} />
        </div>
      </Peek>
    </Speaking>
  );
}

export const choices: BoardModule["choices"] = {
  army: later(async () => (await import("./ArmyBuilder")).ArmyBuilder),
  side: later(async () => (await import("./ArmyBuilder")).SideBuilder),
};
export const look: BoardModule["look"] = later(async () => (await import("./Look")).Look);
export { Entry as entry, joined } from "./Entry";
export const end: BoardModule["end"] = later(async () => (await import("./Score")).Score);
const DUELS = new Set(["open", "answer"]);

export const staging: BoardModule["staging"] = {
  rolls: ({ kind, args }) => (kind === "threw" || kind === "dueled" ? refOf(args.die ?? -1) : null),
  order: (table) => (DUELS.has(table.asking?.kind ?? "") ? bestFirst(table, table.options) : table.options),
  caption: (lines) => {
    const split = lines.filter((it) => it.kind === "split-shown");
    return split.length === 2 ? split.map((it) => it.text).join(". ") : split[0]?.text;
  },
  against: ({ kind, args }, seat) => kind === "damage" && mates(args.seat ?? -1, seat) && args.damage !== 0,
};
