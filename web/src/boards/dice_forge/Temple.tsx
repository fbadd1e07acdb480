// The temple: the sanctuary with its pools of faces by price, and the gardens with the faces that feats bring.

import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { area, type Table } from "../contract";
import { Face } from "./Face";
import { type Piece, these } from "./facets";
import { RESOURCES } from "./pictures";
import { Rounds } from "./Rounds";

export function Temple({ table }: { table: Table }) {
  const sanctuary = area(table.board, "sanctuary");
  const gardens = area(table.board, "gardens");
  const squares = new Map<number, Piece<"face">[]>();
  for (const face of these(sanctuary, "face")) {
    const { square = 0 } = face.facets;
    squares.set(square, [...(squares.get(square) ?? []), face]);
  }
  return (
    <section class="temple" aria-label={sanctuary?.title}>
      <Rounds table={table} />
      <h3 class="forge-title">{sanctuary?.title}</h3>
      <div class="pools">
        {[...squares].map(([square, faces]) => (
          <Pool key={square} table={table} faces={faces} />
        ))}
      </div>
      {gardens && gardens.things.length > 0 && (
        <>
          <h3 class="forge-title">{gardens.title}</h3>
          <div class="gardens">
            {these(gardens, "face").map((face) => (
              <Pile key={face.ref} table={table} face={face} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** A square of the sanctuary: all faces in it cost the same. */
function Pool({ table, faces }: { table: Table; faces: readonly Piece<"face">[] }) {
  const price = faces[0]?.facets.price ?? 0;
  return (
    <div class={`pool holds-${faces.length}`}>
      <span class="pool-price" aria-hidden="true">
        <Icon of={RESOURCES.gold} /> {price}
      </span>
      <span class="pool-faces">
        {faces.map((face) => (
          <Pile key={face.ref} table={table} face={face} />
        ))}
      </span>
    </div>
  );
}

/** Equal faces, with how many are left. */
function Pile({ table, face }: { table: Table; face: Piece<"face"> }) {
  const left = face.value ?? 0;
  return (
    <Spot table={table} of={face.ref} name={`${face.name}, ${table.say("left", { n: left })}`} class="pile">
      <Face of={face.facets} class={left > 1 ? "stacked" : ""} />
      {left > 1 && <Sign of={`×${left}`} class="pile-left" />}
    </Spot>
  );
}
