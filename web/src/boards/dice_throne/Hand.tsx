// The cards in hand, and the piles: those to draw and those played.
import { Icon } from "../../parts/Icon";
import { useLines } from "../../parts/lines";
import { Spot } from "../../parts/Spot";
import { soft } from "../../parts/soft";
import { type Area, area, gauge, path, type Table, type Thing } from "../contract";
import { classes, inFull, notes, printed, sentences } from "../lookup";
import { Effect } from "./Ability";
import { as, type Piece, these } from "./facets";
import { COLOURS, EDGES, KINDS, SIGNS } from "./pictures";
import { useSay } from "./words";

export function Hand({ table, seat }: { table: Table; seat: number }) {
  const say = useSay();
  const hand = area(table.board, "hand", seat);
  const [hero] = these(area(table.board, "seat", seat), "hero");
  const root = useLines<HTMLDivElement>(".hand-card .effect");
  if (!hand) return null;
  return (
    <div
      ref={root}
      class="hand"
      role="group"
      aria-label={hand.title}
      style={{ "--hero": COLOURS[hero?.facets.hero ?? ""] }}
    >
      <div class="hand-cards" style={{ "--cards": hand.things.length }}>
        {hand.things.map((thing) => {
          const card = as(thing, "card");
          return card ? (
            <CardSpot key={card.ref} table={table} card={card} />
          ) : (
            <Backs key={thing.ref} table={table} covered={thing} />
          );
        })}
        {hand.things.length === 0 && <p class="hand-none">{say("hand-none")}</p>}
      </div>
      <div class="piles">
        <Deck table={table} seat={seat} />
        <Discards table={table} seat={seat} />
      </div>
    </div>
  );
}

/** The cards to draw, face down, and how many there are. */
function Deck({ table, seat }: { table: Table; seat: number }) {
  const deck = gauge(area(table.board, "seat", seat), "deck");
  if (!deck) return null;
  return (
    <span class="deck" title={deck.label}>
      <span class={deck.value > 0 ? "back" : "back none"} aria-hidden="true" />
      <span class="unseen">{deck.label} </span>
      <b>{deck.value}</b>
    </span>
  );
}

/** Cards of somebody else: backs, or a teammate's by name, and what was played. */
export function FarCards({ table, seat }: { table: Table; seat: number }) {
  const hand = area(table.board, "hand", seat);
  return (
    <div class="far-cards">
      {hand?.things.map((thing) =>
        as(thing, "card") ? (
          <Named key={thing.ref} table={table} card={thing} />
        ) : (
          <Backs key={thing.ref} table={table} covered={thing} />
        ),
      )}
      <Discards table={table} seat={seat} />
    </div>
  );
}

function Backs({ table, covered }: { table: Table; covered: Thing }) {
  return (
    <Spot table={table} of={covered.ref} name={`${covered.name}, ${covered.value}`} class="backs">
      {Array.from({ length: covered.value ?? 0 }, (_, i) => (
        <span key={`${i + 1}`} class="back" />
      ))}
    </Spot>
  );
}

function Named({ table, card }: { table: Table; card: Thing }) {
  return (
    <Spot table={table} of={card.ref} name={card.name} class="far-card">
      {printed(card)}
    </Spot>
  );
}

function CardSpot({ table, card }: { table: Table; card: Piece<"card"> }) {
  const { kind, common } = card.facets;
  // Its name tells kind and cost already.
  const more = card.notes.filter(({ role }) => role !== "kind" && role !== "cost");
  return (
    <Spot
      table={table}
      of={card.ref}
      name={sentences(card.name, ...more.map(inFull))}
      class={classes("hand-card", `card-${kind}`, common && "common")}
      whole
    >
      <CardPaper card={card} />
    </Spot>
  );
}

/** A card as printed. */
export function CardPaper({ card }: { card: Piece<"card" | "discarded" | "playing"> }) {
  const say = useSay();
  const { kind, cost } = card.facets;
  const [effect] = notes(card, "effect");
  return (
    <span class="hand-card-paper" style={{ "--edge": EDGES[kind] }}>
      <span class="hand-card-head">
        <span class="hand-card-cost">{cost}</span>
        <span class="hand-card-name">{soft(printed(card))}</span>
      </span>
      <Effect text={soft(effect?.text ?? "")} />
      <span class="hand-card-foot">
        <Icon of={KINDS[kind] ?? SIGNS.hand} />
        {say(`card-${kind}`)}
      </span>
    </span>
  );
}

/** The discard pile lies open: folded, unless something in it is asked about. What leaves the hand goes onto it. */
function Discards({ table, seat }: { table: Table; seat: number }) {
  const pile = area(table.board, "discard", seat);
  if (!pile || pile.things.length === 0) return null;
  const asked = pile.things.some((card) => table.standing(card.ref) !== "quiet");
  return (
    <details class="discards" open={asked}>
      <summary title={pile.title} data-takes={pile.things.map((card) => inHand(card.ref)).join(" ")}>
        <Icon of={SIGNS.pile} class={table.motion && grows(table, pile) ? "renewed" : ""} />
        <span class="pile-title">{pile.title}</span>
        <b>{pile.things.length}</b>
      </summary>
      <div class="discards-cards">
        {pile.things.map((card) => (
          <Named key={card.ref} table={table} card={card} />
        ))}
      </div>
    </details>
  );
}

/** What a discarded card was called in hand. */
function inHand(ref: string): string {
  return ["card", ...path(ref)].join(":");
}

function grows(table: Table, pile: Area): boolean {
  const { happening } = table;
  return happening !== null && pile.things.some((card) => !happening.was(card.ref));
}
