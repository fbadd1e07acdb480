// What is nobody's: the row of initiative cards with their dice, the market, the piles, the bag.
import { Icon } from "../../parts/Icon";
import { SIGNS } from "../../parts/SeatPlate";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { type Area, area, type Table } from "../contract";
import { classes, names, spoken, tumbles } from "../lookup";
import { type Piece, these } from "./facets";
import { MarketCard } from "./MarketCard";
import { coin, deckSign, pileSign } from "./pictures";
import { letter, RollDie } from "./RollDie";

export function Initiative({ table }: { table: Table }) {
  const row = area(table.board, "initiative-cards");
  if (!row) return null;
  return (
    <div class="initiative" role="group" aria-label={row.title}>
      {these(row, "initiative").map((card, i) => (
        <InitiativeCard key={card.ref} table={table} card={card} order={i} />
      ))}
    </div>
  );
}

function InitiativeCard({ table, card, order }: { table: Table; card: Piece<"initiative">; order: number }) {
  const { number, gold, seat = null } = card.facets;
  return (
    <Spot
      table={table}
      of={card.ref}
      name={card.value !== null && seat !== null ? `${spoken(card)}, ${names(table, [seat])}` : spoken(card)}
      class={classes("initiative-card", seat !== null && "taken", seat !== null && card.value !== null && "chosen")}
    >
      <Sign of={number} class="initiative-number" />
      {card.value !== null && <RollDie die={card} tumbling={tumbles(table, card.ref)} order={order} />}
      {card.value === null && seat !== null && (
        <span class="initiative-seat" style={{ "--seat": `var(--seat-${seat % SIGNS.length})` }} aria-hidden="true">
          <Icon of={SIGNS[seat % SIGNS.length] ?? SIGNS[0]} />
        </span>
      )}
      {gold > 0 && <Icon of={coin} class="initiative-gold" />}
    </Spot>
  );
}

export function Market({ table }: { table: Table }) {
  const market = area(table.board, "market");
  if (!market) return null;
  return (
    <div class="market" role="group" aria-label={market.title}>
      {these(market, "card").map((card) => (
        <MarketCard key={card.ref} table={table} card={card} />
      ))}
    </div>
  );
}

/** The deck, the bag, and the piles that lie open. */
export function Supply({ table }: { table: Table }) {
  const deck = area(table.board, "deck");
  const bag = area(table.board, "bag-of-dice");
  const piles = [area(table.board, "discard-pile"), area(table.board, "trash-pile")].filter(
    (pile) => pile !== undefined && pile.things.length > 0,
  );
  return (
    <div class="supply">
      {deck && (
        <Spot table={table} of={deck.ref} name={`${deck.title}: ${said(deck)}`} class="supply-deck">
          <Icon of={deckSign} />
          <span class="roll-title">{deck.title}</span>
          <Sign of={deck.gauges[0]?.value ?? 0} class="supply-count" />
        </Spot>
      )}
      {bag && (
        <div class="bag" role="group" aria-label={`${bag.title}: ${said(bag)}`}>
          <span class="roll-title" aria-hidden="true">
            {bag.title}
          </span>
          {these(bag, "bag").map((colour) => (
            <Spot
              key={colour.ref}
              table={table}
              of={colour.ref}
              name={spoken(colour)}
              class={`bag-dice dyed-${colour.facets.colour}`}
            >
              <Sign of={letter(colour)} class="bag-swatch" />
              <Sign of={colour.value ?? 0} />
            </Spot>
          ))}
        </div>
      )}
      {piles.map((pile) => pile && <Pile key={pile.ref} table={table} pile={pile} />)}
    </div>
  );
}

function said(place: Area): string {
  return place.gauges.map((g) => `${g.label} ${g.value}`).join(", ");
}

/** An open pile: folded, unless something in it is asked about. */
function Pile({ table, pile }: { table: Table; pile: Area }) {
  const asked = pile.things.some((card) => table.standing(card.ref) !== "quiet");
  return (
    <details class="discards" open={asked}>
      <summary data-takes={pile.things.map((card) => card.ref).join(" ")}>
        <Icon of={pileSign} />
        <span class="pile-title">{pile.title} · </span>
        {pile.things.length}
      </summary>
      <div class="over-table discards-cards">
        {these(pile, "card").map((card) => (
          <MarketCard key={card.ref} table={table} card={card} small />
        ))}
      </div>
    </details>
  );
}
