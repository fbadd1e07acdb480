// The table of Roll Player: the others in short, initiative and market on the stage, the question, one's own sheet.
import { Peek } from "../../parts/Peek";
import { type BoardModule, type BoardProps, fromHere, kindOf } from "../contract";
import { classes } from "../lookup";
import { Beginnings } from "./Beginnings";
import { CardLook } from "./CardLook";
import { Drag } from "./Drag";
import { Entry } from "./Entry";
import { FarSheet } from "./FarSheet";
import { Initiative, Market, Supply } from "./Middle";
import { Sheet } from "./Sheet";
import "./table.css";
import "./dice.css";
import "./market.css";
import "./sheet.css";
import "./far.css";
import "./narrow.css";

export { Look as look } from "./Look";
export const card = CardLook;
export const entry = Entry;
export const staging: BoardModule["staging"] = {
  rolls: ({ kind, args }) => (kind === "pool" ? `initiative:${args.card}` : null),
};

/** What lies on somebody's own sheet. */
const OWN = new Set(["row", "cell", "grid", "hand", "class", "race-board", "class-card"]);

export default function RollPlayer({ table, question }: BoardProps) {
  const [self = 0, ...others] = fromHere(table);
  const ours = table.options.some((option) => option.refs.some((ref) => OWN.has(kindOf(ref))));
  return (
    <Peek table={table} class={classes("roll-player", `seats-${table.seats.length}`, ours && "asks-own")}>
      <Drag table={table}>
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
      </Drag>
    </Peek>
  );
}
