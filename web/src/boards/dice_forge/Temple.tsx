// The temple: the sanctuary with its pools of faces by price, and the gardens with the faces that feats bring.

import temple from "icon:greek-temple";
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { area, type Table } from "../contract";
import { classes } from "../lookup";
import { Face } from "./Face";
import { type Piece, SQUARES, these } from "./facets";
import { Left, Priced } from "./Islands";

/** Two rows of five; a square that is sold out keeps its place. */
const ROW = 5;
/** More special faces than this are drawn smaller. */
const FEW = 5;

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
      <div class="temple-head">
        <Icon of={temple} />
        <h3>{sanctuary?.title}</h3>
        {gardens && gardens.things.length > 0 && (
          <div
            class={classes("gardens", gardens.things.length > FEW && "many")}
            role="group"
            aria-label={gardens.title}
          >
            <span class="gardens-name">{gardens.title}</span>
            {these(gardens, "face").map((face) => (
              <Pile key={face.ref} table={table} face={face} counted />
            ))}
          </div>
        )}
      </div>
      <div class="pools">
        {Array.from({ length: SQUARES }, (_, square) => (
          <Pool key={square} table={table} square={square} faces={squares.get(square) ?? []} />
        ))}
      </div>
    </section>
  );
}

/** A square of the sanctuary: all faces in it cost the same. */
function Pool({ table, square, faces }: { table: Table; square: number; faces: readonly Piece<"face">[] }) {
  const [first] = faces;
  const several = faces.length > 1 || (first?.value ?? 0) === 1;
  return (
    <div
      class={classes("pool", `holds-${faces.length}`, !first && "sold")}
      style={{ "--row": String(Math.floor(square / ROW) + 1), "--column": String((square % ROW) + 1) }}
    >
      <span class="pool-price" aria-hidden="true">
        {first && <Priced of="gold" n={first.facets.price ?? 0} />}
      </span>
      <span class="pool-faces">
        {faces.map((face) => (
          <Pile key={face.ref} table={table} face={face} />
        ))}
      </span>
      {first && !several && <Left n={first.value ?? 0} of={first.value ?? 0} />}
    </div>
  );
}

/** Equal faces, with how many are left. */
function Pile({ table, face, counted }: { table: Table; face: Piece<"face">; counted?: boolean }) {
  const left = face.value ?? 0;
  return (
    <Spot table={table} of={face.ref} name={`${face.name}, ${table.say("left", { n: left })}`} class="pile">
      <Face of={face.facets} />
      {counted && left > 1 && <Sign of={`×${left}`} class="pile-left" />}
    </Spot>
  );
}
