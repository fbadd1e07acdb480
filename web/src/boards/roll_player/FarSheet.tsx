// Somebody else's sheet in short: who he is, his rows as numbers; the rest opens over the table.
import { Gauge } from "../../parts/Gauge";
import { Icon } from "../../parts/Icon";
import { SeatPlate } from "../../parts/SeatPlate";
import { Sign } from "../../parts/Sign";
import { area, areas, type Table } from "../contract";
import { reading } from "../lookup";
import { Alignment } from "./Alignment";
import { AttributeRow } from "./AttributeRow";
import { characterOf } from "./character";
import { these } from "./facets";
import { freshOf } from "./fresh";
import { MarketCard } from "./MarketCard";
import { coin, skill, star } from "./pictures";
import { RollDie } from "./RollDie";
import { Traits } from "./Trait";

export function FarSheet({ table, seat }: { table: Table; seat: number }) {
  const who = characterOf(table, seat);
  const { character, klass, alignment } = who;
  const cards = these(area(table.board, "cards", seat), "card");
  const reputation = area(table.board, "reputation", seat);
  const hand = area(table.board, "hand-of-dice", seat);
  const fresh = freshOf(table);
  const name = table.seats[seat]?.name ?? "";
  return (
    <section class="far" aria-label={name}>
      <SeatPlate table={table} seat={seat} icon={who.icon} />
      <div class="far-traits">
        <Traits table={table} who={who} />
      </div>
      <div class="far-purse">
        <Gauge label={character?.gauges[0]?.label ?? ""} value={reading(character, "gold")} icon={coin} small />
        {reputation && <Gauge label={reputation.title} value={reading(reputation, "stars")} icon={star} small />}
        {alignment && (
          <details class="far-more">
            <summary
              class={cards.some((card) => fresh.things.has(card.ref)) ? "fresh" : ""}
              data-takes={cards.map((card) => card.ref).join(" ")}
              aria-label={`${name}: ${area(table.board, "cards", seat)?.title}, ${cards.length}`}
            >
              <Icon of={skill} />
              <Sign of={cards.length} />
            </summary>
            <div class="over-table far-panel">
              <Alignment table={table} alignment={alignment} seat={seat} />
              <div class="sheet-cards">
                {cards.map((card) => (
                  <MarketCard key={card.ref} table={table} card={card} small />
                ))}
              </div>
            </div>
          </details>
        )}
      </div>
      {hand && (
        <div class="far-hand" role="group" aria-label={hand.title}>
          {these(hand, "hand").map((die) => (
            <div key={die.ref} data-ref={die.ref}>
              <RollDie die={die} small />
              <span class="unseen">{`${die.name}, ${die.value}`}</span>
            </div>
          ))}
        </div>
      )}
      <div class="far-rows">
        {areas(table.board, "row", seat).map((row) => (
          <AttributeRow key={row.ref} table={table} row={row} klass={klass} far fresh={fresh} />
        ))}
      </div>
    </section>
  );
}
