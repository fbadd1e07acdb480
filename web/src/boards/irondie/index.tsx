// The table of IRONDIE: a mat for every player, and between them the skirmish with the duel as it resolves.
import { Peek } from "../../parts/Peek";
import type { BoardModule, BoardProps } from "../contract";
import { fromHere } from "../contract";
import { Arena } from "./Arena";
import { ArmyBuilder, SideBuilder } from "./ArmyBuilder";
import { Mat } from "./Mat";
import "./irondie.css";

export default function Irondie({ table, question }: BoardProps) {
  const [self, ...others] = fromHere(table);
  return (
    <Peek table={table} class="irondie">
      <div class={`irondie-others of-${others.length}`}>
        {others.map((seat) => (
          <Mat key={seat} table={table} seat={seat} far />
        ))}
      </div>
      {question}
      <Arena table={table} />
      {self !== undefined && <Mat table={table} seat={self} />}
    </Peek>
  );
}

export const choices: BoardModule["choices"] = { army: ArmyBuilder, side: SideBuilder };
export const rulings: BoardModule["rulings"] = (options) => (options.clock === "on" ? [1, 2] : []);
