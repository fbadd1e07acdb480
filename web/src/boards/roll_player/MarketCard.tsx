// A market card: its kind, what it costs, what it does; a sign where values are reconstructed.
import { Card } from "../../parts/Card";
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { facet, type Table, type Thing } from "../contract";
import { classes, inFull, printed, sentences } from "../lookup";
import { ARROWS, CARDS, coin, EDGES, star } from "./pictures";
import { StandIn } from "./StandIn";

interface MarketCardProps {
  table: Table;
  card: Thing;
  /** Only its name and signs; the rest is in its note. */
  small?: boolean;
}

export function MarketCard({ table, card, small }: MarketCardProps) {
  const kind = facet(card, "type");
  const icon = CARDS[kind] ?? star;
  const name = printed(card);
  const arrow = ARROWS[facet(card, "arrow")];
  const exhausted = facet(card, "ready") === "false";
  if (small)
    return (
      <Spot
        table={table}
        of={card.ref}
        name={card.name}
        class={classes("small-card", `of-${kind}`, exhausted && "exhausted")}
      >
        <Icon of={icon} />
        <span class="small-card-name">{name}</span>
        {arrow && <Sign of={arrow} />}
        {facet(card, "reconstructed") === "true" && <StandIn />}
      </Spot>
    );
  const marked = facet(card, "reconstructed") === "true";
  const [kindOfCard = "", ...rest] = card.notes.map(inFull);
  const does = marked ? rest.slice(0, -1) : rest;
  return (
    <Spot table={table} of={card.ref} name={sentences(card.name, kindOfCard, ...rest)} class="market-spot" whole>
      <Card
        name={name}
        icon={icon}
        edge={EDGES[kind] ?? ""}
        class="market-card"
        corner={
          <>
            <Sign of={facet(card, "cost") || facet(card, "price")} />
            <Icon of={coin} />
          </>
        }
        notes={does}
        foot={
          <>
            {kindOfCard} {marked && <StandIn />}
          </>
        }
      />
    </Spot>
  );
}
