// A market card: its kind, what it costs, what it does; a sign where values are reconstructed.
import { Card } from "../../parts/Card";
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { soft } from "../../parts/soft";
import type { Table } from "../contract";
import { classes, inFull, notes, printed, sentences, set } from "../lookup";
import type { Piece } from "./facets";
import { ARROWS, CARDS, coin, EDGES, star } from "./pictures";
import { StandIn } from "./StandIn";

interface MarketCardProps {
  table: Table;
  card: Piece<"card">;
  /** Only its name and signs; what it does is in its note, and stands below where there is room. */
  small?: boolean;
  /** It was bought or used in what was shown last. */
  fresh?: boolean;
}

export function MarketCard({ table, card, small, fresh }: MarketCardProps) {
  const { type: kind, exhausted } = card.facets;
  const icon = CARDS[kind] ?? star;
  const name = printed(card);
  const arrow = ARROWS[card.facets.arrow ?? ""];
  const marked = notes(card, "reconstructed").length > 0;
  if (small)
    return (
      <Spot
        table={table}
        of={card.ref}
        name={card.name}
        class={classes("small-card", `of-${kind}`, exhausted && "exhausted", fresh && "fresh")}
      >
        <Icon of={icon} />
        <span class="small-card-name">{soft(name)}</span>
        {arrow && <Sign of={arrow} />}
        {marked && <StandIn />}
        <span class="small-card-note">{notes(card, "effect").map(inFull).join(" ")}</span>
      </Spot>
    );
  return (
    <Spot table={table} of={card.ref} name={sentences(card.name, ...card.notes.map(inFull))} class="market-spot" whole>
      <MarketFace card={card} />
    </Spot>
  );
}

/** What says more than this is set smaller. */
const WORDY = 130;

/** The front of a market card. */
export function MarketFace({ card }: { card: Piece<"card"> }) {
  const { type: kind, price, cost = price, gain } = card.facets;
  const says = notes(card, "effect").map(inFull);
  return (
    <Card
      name={soft(printed(card))}
      icon={CARDS[kind] ?? star}
      edge={EDGES[kind] ?? ""}
      class={classes("market-card", says.join(" ").length > WORDY && "wordy")}
      corner={
        <>
          <Sign of={cost ?? price} />
          <Icon of={coin} />
        </>
      }
      notes={says}
      foot={
        <>
          {gain ? (
            <b class={classes("card-gain", gain < 0 && "loss")}>
              {gain > 0 ? `+${gain}` : set(gain)}
              <Icon of={star} />
            </b>
          ) : null}
          {notes(card, "kind").map(inFull)} {notes(card, "reconstructed").length > 0 && <StandIn />}
        </>
      }
    >
      <Icon of={CARDS[kind] ?? star} class="card-mark" />
    </Card>
  );
}
