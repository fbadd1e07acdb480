// The cards of a game, to be corrected from one's own box: a list, a form for each, and how the card will look.

import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { awaited } from "../awaited";
import { boardOf } from "../boards";
import type { BoardModule } from "../boards/contract";
import { inFull } from "../boards/lookup";
import type { Entry } from "../messages";
import { Bar } from "../parts/Bar";
import { Card } from "../parts/Card";
import { route } from "../route";
import { say } from "../words";
import { CardForm } from "./CardForm";
import { CardList } from "./CardList";
import { CardsHead, UndoButton } from "./CardsHead";
import { Differences } from "./Differences";
import { count, keyOf } from "./draft";
import { type Cards, useCards } from "./useSheet";
import { useCardWords } from "./words";
import "./cards.css";

export function CardsScreen({ id }: { id: string }) {
  const at = route.value;
  const card = at.at === "cards" ? at.card : "";
  const cards = useCards(id, card);
  const words = useCardWords();
  const { sheet } = cards;
  const entries = useMemo(() => sheet?.sections.flatMap((s) => s.entries) ?? [], [sheet]);
  const entry = entries.find((e) => keyOf(e.path) === card);
  if (!words) return null;
  return (
    <>
      <Bar />
      <main class={`screen cards ${entry ? "with-card" : ""}`}>
        {cards.failed && (
          <p class="notice bad" role="alert">
            {cards.failed}
          </p>
        )}
        {sheet && (
          <>
            <CardsHead game={id} cards={cards} title={sheet.title} card={card} />
            <CardList game={id} sheet={sheet} cards={cards} card={card} />
            {entry ? (
              <Chosen game={id} entry={entry} cards={cards} />
            ) : (
              <Nothing game={id} entries={entries} cards={cards} />
            )}
          </>
        )}
      </main>
    </>
  );
}

/** Nothing chosen yet: what was changed so far, and what is wrong with it. */
function Nothing({ game, entries, cards }: { game: string; entries: readonly Entry[]; cards: Cards }) {
  const words = useCardWords();
  if (!words) return null;
  return (
    <section class="card-chosen nothing" aria-label={words("changes")}>
      <h2>{words("changes")}</h2>
      {count(cards.draft) === 0 && <p class="hint">{words("choose-card")}</p>}
      {cards.differences.length > 0 && <Differences of={cards.differences} />}
      {cards.faults.map((fault) => {
        const entry = entries.find((e) => `${keyOf(fault.path)}.`.startsWith(`${keyOf(e.path)}.`));
        const field = entry?.fields.find((f) => f.name === fault.path[entry.path.length]);
        return (
          <p key={fault.text} class="notice bad" role="alert">
            {entry && (
              <a href={`/cards?game=${game}&card=${keyOf(entry.path)}`}>{entry.look.label || entry.look.name}</a>
            )}{" "}
            {field ? say("titled", { title: field.label, text: fault.what }) : fault.what}
          </p>
        );
      })}
    </section>
  );
}

function Chosen({ game, entry, cards }: { game: string; entry: Entry; cards: Cards }) {
  const words = useCardWords();
  const key = keyOf(entry.path);
  const heading = useRef<HTMLHeadingElement>(null);
  const first = useRef(true);
  // Who comes from the list by keyboard goes on here; who opens the page, at its beginning.
  useEffect(() => {
    if (!first.current) heading.current?.focus({ preventScroll: false });
    first.current = false;
  }, [key]);
  if (!words) return null;
  const look = cards.looks.get(key) ?? entry.look;
  const elsewhere = cards.faults.filter((f) => f.path.length < entry.path.length);
  const faulty = cards.faults.some((f) => `${keyOf(f.path)}.`.startsWith(`${key}.`));
  return (
    <section class="card-chosen" aria-label={look.label || look.name}>
      <div class="card-tools">
        <a class="button" href={`/cards?game=${game}`}>
          {words("all-cards")}
        </a>
        <UndoButton cards={cards} />
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {look.label || look.name}
      </h2>
      <aside class="card-look" aria-label={words("preview")}>
        <p class="hint">{words("preview")}</p>
        <CardPicture game={game} look={look} />
        {faulty && <p class="fault">{words("preview-faulty")}</p>}
      </aside>
      <div class="card-fields">
        {elsewhere.map((fault) => (
          <p key={fault.text} class="notice bad" role="alert">
            {fault.what}
          </p>
        ))}
        <CardForm entry={entry} cards={cards} />
      </div>
    </section>
  );
}

/** The card as it lies on the table: drawn by the board of its game. */
function CardPicture({ game, look }: { game: string; look: Entry["look"] }) {
  const [module, setModule] = useState<BoardModule | null>(null);
  useEffect(() => awaited(boardOf(game), setModule), [game]);
  if (!module) return null;
  if (module.card) return <module.card thing={look} />;
  return <Card name={look.label || look.name} notes={look.notes.map(inFull)} />;
}
