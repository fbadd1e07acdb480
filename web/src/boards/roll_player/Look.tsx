// A thing of the box as a picture: a class, a race, a card of the market, a die.
import { Icon } from "../../parts/Icon";
import { kindOf, type LookProps } from "../contract";
import { as } from "./facets";
import { armor, CARDS, CLASSES, EDGES, RACES, star, story } from "./pictures";
import { RollDie } from "./RollDie";
import "./look.css";

export function Look({ thing }: LookProps) {
  const card = as(thing, "card");
  const die = as(thing, "bag", "hand", "cell", "initiative");
  if (die?.facets.colour) return <RollDie die={{ ...die, facets: { colour: die.facets.colour } }} />;
  const klass = as(thing, "class", "class-card")?.facets;
  const race = as(thing, "race", "race-board")?.facets.race;
  const icon = card
    ? CARDS[card.facets.type]
    : (CLASSES[klass?.klass ?? ""] ?? RACES[race ?? ""] ?? (kindOf(thing.ref) === "armor-set" ? armor : story));
  return (
    <span
      class={`roll-look ${klass ? `roll-look-class dyed-${klass.colour}` : ""}`}
      style={{ "--edge": EDGES[card?.facets.type ?? ""] ?? "var(--brass-deep)" }}
    >
      <Icon of={icon ?? star} />
      {card && <b>{card.facets.price}</b>}
    </span>
  );
}
