// The alignment grid: good on top, law on the left; the token stands on one of nine spaces, each worth its stars.
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { facet, number, type Table, type Thing } from "../contract";
import { classes, printed, set } from "../lookup";

interface AlignmentProps {
  table: Table;
  alignment: Thing;
  seat: number;
}

const SIDE = 3;

export function Alignment({ table, alignment, seat }: AlignmentProps) {
  const at = number(alignment, "at");
  const name = printed(alignment);
  return (
    <div class="alignment">
      <Spot table={table} of={alignment.ref} name={alignment.name} class="alignment-name">
        {name}
      </Spot>
      <div class="alignment-grid">
        {facet(alignment, "grid")
          .split(" ")
          .map(Number)
          .map((worth, cell) => (
            <Spot
              key={cell}
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
          class="alignment-token"
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
