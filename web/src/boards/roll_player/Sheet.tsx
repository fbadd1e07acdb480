// One's own character sheet: who one is, the six attributes with their dice and goals, alignment, reputation, cards.
import type { ComponentChildren } from "preact";
import { Gauge } from "../../parts/Gauge";
import { SeatPlate } from "../../parts/SeatPlate";
import { Spot } from "../../parts/Spot";
import { area, areas, type Table } from "../contract";
import { reading, set, spoken } from "../lookup";
import { Alignment } from "./Alignment";
import { AttributeRow } from "./AttributeRow";
import { characterOf } from "./character";
import { these } from "./facets";
import { freshOf } from "./fresh";
import { MarketCard } from "./MarketCard";
import { ATTRIBUTES, coin, star } from "./pictures";
import { RollDie } from "./RollDie";
import { Traits } from "./Trait";

/** What can be paid with, by its sign. */
const PURSE: Readonly<Record<string, string | undefined>> = { gold: coin, tokens: ATTRIBUTES.at(-1) };

interface SheetProps {
  table: Table;
  seat: number;
  /** What stands there while the character is chosen. */
  children?: ComponentChildren;
}

export function Sheet({ table, seat, children }: SheetProps) {
  const who = characterOf(table, seat);
  const { character, klass, alignment } = who;
  const cards = area(table.board, "cards", seat);
  const hand = area(table.board, "hand-of-dice", seat);
  const reputation = area(table.board, "reputation", seat);
  const rows = areas(table.board, "row", seat);
  const fresh = freshOf(table);
  return (
    <section class="sheet" aria-label={table.seats[seat]?.name}>
      <div class="sheet-who">
        <SeatPlate table={table} seat={seat} icon={who.icon} />
        <div class="sheet-purse">
          {character?.gauges.map((g) =>
            g.name === "gold" || g.value > 0 ? (
              <Gauge
                key={g.name}
                label={g.label}
                value={g.value}
                {...(PURSE[g.name] ? { icon: PURSE[g.name], small: true } : {})}
              />
            ) : null,
          )}
          {reputation && (
            <Gauge
              label={reputation.title}
              value={reading(reputation, "stars")}
              icon={star}
              small
              class="sheet-stars"
            />
          )}
        </div>
        <div class="sheet-traits">
          <Traits table={table} who={who} told />
        </div>
      </div>
      {children}
      {rows.length > 0 && (
        <div class="attributes">
          {rows.map((row) => (
            <AttributeRow key={row.ref} table={table} row={row} klass={klass} fresh={fresh} />
          ))}
        </div>
      )}
      {alignment && (
        <Alignment table={table} alignment={alignment} seat={seat} fresh={fresh.things.has(alignment.ref)} />
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
      {cards && cards.things.length > 0 && (
        <div class="sheet-cards" role="group" aria-label={cards.title}>
          {these(cards, "card").map((card) => (
            <MarketCard key={card.ref} table={table} card={card} small fresh={fresh.things.has(card.ref)} />
          ))}
        </div>
      )}
    </section>
  );
}
