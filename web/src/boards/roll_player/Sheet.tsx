// A character sheet: who somebody is, the six attributes with their dice and goals, the alignment, cards, reputation.
import { Gauge } from "../../parts/Gauge";
import { Icon } from "../../parts/Icon";
import { SeatPlate } from "../../parts/SeatPlate";
import { Spot } from "../../parts/Spot";
import { area, areas, facet, kindOf, type Table, type Thing } from "../contract";
import { classes, printed, set, spoken } from "../lookup";
import { Alignment } from "./Alignment";
import { AttributeRow } from "./AttributeRow";
import { MarketCard } from "./MarketCard";
import { CLASSES, coin, RACES, star, story } from "./pictures";
import { RollDie } from "./RollDie";
import { StandIn } from "./StandIn";

/** The first notes of a class tell its colour and its ability; its goals stand in the rows already. */
const OF_THE_CLASS = 2;

interface SheetProps {
  table: Table;
  seat: number;
  /** Somebody else's: smaller. */
  far?: boolean;
}

export function Sheet({ table, seat, far }: SheetProps) {
  const character = area(table.board, "character", seat);
  const cards = area(table.board, "cards", seat);
  const hand = area(table.board, "hand-of-dice", seat);
  const reputation = area(table.board, "reputation", seat);
  const rows = areas(table.board, "row", seat);
  const trait = (kind: string) => character?.things.find((thing) => kindOf(thing.ref) === kind);
  const klass = trait("class");
  const race = trait("race");
  const alignment = trait("alignment");
  const backstory = trait("backstory");
  const stars = reputation?.gauges.find((g) => g.name === "stars");
  const icon = (klass && CLASSES[facet(klass, "class")]) ?? (race && RACES[facet(race, "race")]);
  return (
    <section class={classes("sheet", far && "far")} aria-label={table.seats[seat]?.name}>
      <div class="sheet-who">
        <SeatPlate table={table} seat={seat} {...(icon ? { icon } : {})} />
        <div class="sheet-traits">
          {race && <Trait table={table} thing={race} icon={RACES[facet(race, "race")]} />}
          {klass && <Trait table={table} thing={klass} icon={CLASSES[facet(klass, "class")]} />}
          {backstory && <Trait table={table} thing={backstory} icon={story} />}
        </div>
        <div class="sheet-purse">
          {character?.gauges.map((g) =>
            g.name === "gold" || g.value > 0 ? (
              <Gauge
                key={g.name}
                label={g.label}
                value={g.value}
                {...(g.name === "gold" ? { icon: coin, small: true } : {})}
              />
            ) : null,
          )}
          {stars && (
            <Gauge
              label={`${reputation?.title}: ${stars.label}`}
              value={stars.value}
              icon={star}
              small
              class="sheet-stars"
            />
          )}
        </div>
      </div>
      {hand && (
        <div class="sheet-hand" role="group" aria-label={hand.title}>
          <span class="roll-title">{hand.title}</span>
          {hand.things.map((die, i) => (
            <Spot key={die.ref} table={table} of={die.ref} name={spoken(die)} class="hand-die">
              <RollDie die={die} order={i} />
            </Spot>
          ))}
        </div>
      )}
      {rows.length > 0 && (
        <div class="attributes">
          {rows.map((row) => (
            <AttributeRow key={row.ref} table={table} row={row} klass={klass} />
          ))}
        </div>
      )}
      {klass && (
        <div class="sheet-side">
          {alignment && <Alignment table={table} alignment={alignment} seat={seat} />}
          <div class="sheet-class" aria-hidden="true">
            {klass.notes.slice(0, OF_THE_CLASS).map((note) => (
              <p key={note.text}>{note.text}</p>
            ))}
          </div>
        </div>
      )}
      {reputation && (
        <dl class="reputation" aria-label={reputation.title}>
          {reputation.gauges.map((g) => (
            <div key={g.name} class={g.name === "stars" ? "reputation-part whole" : "reputation-part"}>
              <dt>{g.label}</dt>
              <dd>{set(g.value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {cards && cards.things.length > 0 && (
        <div class="sheet-cards" role="group" aria-label={cards.title}>
          {cards.things.map((card) => (
            <MarketCard key={card.ref} table={table} card={card} small />
          ))}
        </div>
      )}
    </section>
  );
}

function Trait({ table, thing, icon }: { table: Table; thing: Thing; icon: string | undefined }) {
  const used = facet(thing, "used") === "true";
  return (
    <Spot
      table={table}
      of={thing.ref}
      name={used ? `${thing.name}, ${table.say("used")}` : thing.name}
      class={classes("sheet-trait", used && "used")}
    >
      {icon && <Icon of={icon} />}
      <span>{printed(thing)}</span>
      {facet(thing, "reconstructed") === "true" && <StandIn />}
    </Spot>
  );
}
