// A thing of the box as a picture: a class, a race, a card of the market, a die.
import { Icon } from "../../parts/Icon";
import type { LookProps } from "../contract";
import { iconOf } from "./character";
import { as } from "./facets";
import { CARDS, EDGES } from "./pictures";
import { RollDie } from "./RollDie";
import "./look.css";

export function Look({ thing }: LookProps) {
  const card = as(thing, "card");
  const die = as(thing, "bag", "hand", "cell", "initiative");
  if (die?.facets.colour) return <RollDie die={{ ...die, facets: { colour: die.facets.colour } }} />;
  const klass = as(thing, "class", "class-card")?.facets;
  return (
    <span
      class={`look-card roll-look ${klass ? `roll-look-class dyed-${klass.colour}` : ""}`}
      style={{ "--edge": EDGES[card?.facets.type ?? ""] ?? "var(--brass-deep)" }}
    >
      <Icon of={(card && CARDS[card.facets.type]) ?? iconOf(thing)} />
      {card && <b class="look-price">{card.facets.price}</b>}
    </span>
  );
}
