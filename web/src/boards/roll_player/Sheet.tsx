// A character sheet: who somebody is, the six attributes with their dice and goals, the alignment, cards, reputation.
import { Gauge } from "../../parts/Gauge";
import { Icon } from "../../parts/Icon";
import { SeatPlate } from "../../parts/SeatPlate";
import { Spot } from "../../parts/Spot";
import { area, areas, kindOf, type Table, type Thing } from "../contract";
import { classes, inFull, notes, printed, set, spoken } from "../lookup";
import { Alignment } from "./Alignment";
import { AttributeRow } from "./AttributeRow";
import { these } from "./facets";
import { MarketCard } from "./MarketCard";
import { CLASSES, coin, RACES, star, story } from "./pictures";
import { RollDie } from "./RollDie";
import { StandIn } from "./StandIn";

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
  const [klass] = these(character, "class");
  const [race] = these(character, "race");
  const [alignment] = these(character, "alignment");
  const backstory = character?.things.find((thing) => kindOf(thing.ref) === "backstory");
  const stars = reputation?.gauges.find((g) => g.name === "stars");
  const icon = CLASSES[klass?.facets.klass ?? ""] ?? RACES[race?.facets.race ?? ""];
  return (
    <section class={classes("sheet", far && "far")} aria-label={table.seats[seat]?.name}>
      <div class="sheet-who">
        <SeatPlate table={table} seat={seat} {...(icon ? { icon } : {})} />
        <div class="sheet-traits">
          {race && <Trait table={table} thing={race} icon={RACES[race.facets.race]} />}
          {klass && <Trait table={table} thing={klass} icon={CLASSES[klass.facets.klass]} used={klass.facets.used} />}
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
          {these(hand, "hand").map((die, i) => (
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
            {/* Its goals stand in the rows. */}
            {[...notes(klass, "kind"), ...notes(klass, "effect")].map(inFull).map((note) => (
              <p key={note}>{note}</p>
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
          {these(cards, "card").map((card) => (
            <MarketCard key={card.ref} table={table} card={card} small />
          ))}
        </div>
      )}
    </section>
  );
}

interface TraitProps {
  table: Table;
  thing: Thing;
  icon: string | undefined;
  used?: boolean | undefined;
}

function Trait({ table, thing, icon, used }: TraitProps) {
  return (
    <Spot
      table={table}
      of={thing.ref}
      name={used ? `${thing.name}, ${table.say("used")}` : thing.name}
      class={classes("sheet-trait", used && "used")}
    >
      {icon && <Icon of={icon} />}
      <span>{printed(thing)}</span>
      {notes(thing, "reconstructed").length > 0 && <StandIn />}
    </Spot>
  );
}
