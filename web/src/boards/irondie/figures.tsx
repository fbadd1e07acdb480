// Dice as they counted in a scene, with whose they are, their names and what they have become.

import { soft } from "../../parts/soft";
import type { Table } from "../contract";
import { classes } from "../lookup";
import { type IronPiece, nameAt, ownerOf } from "./dice";
import { MetalDie } from "./MetalDie";
import { useSay } from "./words";

/** A die as it counted in a scene. */
export function Shown({ die, value, class: more }: { die: IronPiece; value: number | null; class?: string }) {
  return (
    <span class={classes("iron-die", more)} title={die.name}>
      <MetalDie facets={die.facets} value={value} />
    </span>
  );
}

export function Figure({
  table,
  die,
  value,
  now,
}: {
  table: Table;
  die: IronPiece;
  value: number | null;
  now?: number | null;
}) {
  const say = useSay();
  const owner = ownerOf(die.ref);
  return (
    <figure class="scene-die">
      <figcaption>{owner === table.seat ? say("yours") : nameAt(table.seats, owner)}</figcaption>
      <Shown
        die={die}
        value={now ?? value}
        class={now !== undefined && now !== value ? ((now ?? 0) < (value ?? 0) ? "struck" : "raised") : ""}
      />
      <span class="chain-tag">
        {soft(die.label)} {value}
        {now !== undefined && now !== value && <b> → {now}</b>}
      </span>
    </figure>
  );
}
