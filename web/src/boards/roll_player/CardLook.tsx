// A card of the card file as it lies on the table, for whoever edits it.
import { Card } from "../../parts/Card";
import { Sign } from "../../parts/Sign";
import type { Thing } from "../contract";
import { classes, inFull, printed, set } from "../lookup";
import { iconOf } from "./character";
import { as } from "./facets";
import { MarketFace } from "./MarketCard";

export function CardLook({ thing }: { thing: Thing }) {
  const card = as(thing, "card");
  const alignment = as(thing, "alignment");
  return (
    <>
      {card ? (
        <MarketFace card={card} />
      ) : (
        <Card
          name={printed(thing)}
          icon={iconOf(thing)}
          class={classes("other-card", alignment && "of-alignment")}
          notes={alignment ? [] : thing.notes.filter((note) => note.role !== "reconstructed").map(inFull)}
        >
          {alignment && <Grid worth={alignment.facets.grid} />}
        </Card>
      )}
      {thing.notes
        .filter((note) => note.role === "reconstructed" || alignment)
        .map((note) => (
          <p key={note.text} class="hint">
            {inFull(note)}
          </p>
        ))}
    </>
  );
}

/** What every space is worth: good on top, law on the left. The sentence beside it says it. */
function Grid({ worth }: { worth: readonly number[] }) {
  return (
    <span class="alignment-grid" aria-hidden="true">
      {worth.map((it, cell) => (
        <span key={`${cell}`} class={classes("leaning", it > 0 && "worth-good", it < 0 && "worth-bad")}>
          <Sign of={it > 0 ? `+${it}` : set(it)} />
        </span>
      ))}
    </span>
  );
}
