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
  // The teams sit opposite each other, every second seat on the other side: theirs is the far row.
  const side = (which: number) => others.filter((_, i) => i % 2 === which);
  return (
    <Peek table={table} class="irondie">
      <div class={`irondie-others of-${others.length}`}>
        {[...side(0), ...side(1)].map((seat) => (
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
