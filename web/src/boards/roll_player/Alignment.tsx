// The alignment grid: good on top, law on the left; the token stands on one of nine spaces, each worth its stars.
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import type { Table } from "../contract";
import { classes, printed, set } from "../lookup";
import type { Piece } from "./facets";

interface AlignmentProps {
  table: Table;
  alignment: Piece<"alignment">;
  seat: number;
  /** The token was moved in what was shown last. */
  fresh?: boolean;
}

const SIDE = 3;

export function Alignment({ table, alignment, seat, fresh }: AlignmentProps) {
  const { at, grid } = alignment.facets;
  const name = printed(alignment);
  return (
    <div class="alignment">
      <Spot table={table} of={alignment.ref} name={alignment.name} class="alignment-name">
        {name}
      </Spot>
      <div class="alignment-grid">
        {grid.map((worth, cell) => (
          <Spot
            key={`grid:${seat}:${cell}`}
            table={table}
            of={`grid:${seat}:${cell}`}
            name={`${name}: ${signed(worth)}`}
            class={classes("leaning", worth > 0 && "worth-good", worth < 0 && "worth-bad")}
            echo
          >
            <Sign of={signed(worth)} />
          </Spot>
        ))}
        <span
          class={classes("alignment-token", fresh && "fresh")}
          style={{ "--column": String(at % SIDE), "--row": String(Math.floor(at / SIDE)) }}
          aria-hidden="true"
        />
      </div>
    </div>
  );
}

function signed(worth: number): string {
  return worth > 0 ? `+${worth}` : set(worth);
}
