// The temple: the sanctuary with its pools of faces by price, and the gardens with the faces that feats bring.

import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { area, number, type Table, type Thing } from "../contract";
import { Face } from "./Face";
import { RESOURCES } from "./pictures";
import { Rounds } from "./Rounds";

export function Temple({ table }: { table: Table }) {
  const sanctuary = area(table.board, "sanctuary");
  const gardens = area(table.board, "gardens");
  const squares = new Map<number, Thing[]>();
  for (const face of sanctuary?.things ?? []) {
    const square = number(face, "square");
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
            {gardens.things.map((face) => (
              <Pile key={face.ref} table={table} face={face} />
            ))}
          </div>
        </>
      )}
    </section>
  );
}

/** A square of the sanctuary: all faces in it cost the same. */
function Pool({ table, faces }: { table: Table; faces: readonly Thing[] }) {
  const price = faces[0] ? number(faces[0], "price") : 0;
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
function Pile({ table, face }: { table: Table; face: Thing }) {
  const left = face.value ?? 0;
  return (
    <Spot table={table} of={face.ref} name={`${face.name}, ${table.say("left", { n: left })}`} class="pile">
      <Face of={face} class={left > 1 ? "stacked" : ""} />
      {left > 1 && <Sign of={`×${left}`} class="pile-left" />}
    </Spot>
  );
}
