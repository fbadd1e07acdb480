// All cards in their sections; a word and a mark narrow them down.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Entry, Sheet } from "../messages";
import { Sign } from "../parts/Sign";
import { keyOf, sureOf } from "./draft";
import type { Cards } from "./useSheet";
import { useCardWords } from "./words";

const MARKS = ["all", "reconstructed", "ruled", "printed", "changed"] as const;
type Mark = (typeof MARKS)[number];

interface CardListProps {
  game: string;
  sheet: Sheet;
  cards: Cards;
  /** The one that is chosen. */
  card: string;
}

export function CardList({ game, sheet, cards, card }: CardListProps) {
  const words = useCardWords();
  const [wanted, setWanted] = useState("");
  const [mark, setMark] = useState<Mark>("all");
  if (!words) return null;
  const fits = (entry: Entry) => named(entry, wanted) && marked(entry, mark, cards);
  const sections = sheet.sections
    .map((s) => ({ ...s, entries: s.entries.filter(fits) }))
    .filter((s) => s.entries.length);
  const shown = sections.reduce((n, s) => n + s.entries.length, 0);
  return (
    <nav class="card-list" aria-label={words("list")}>
      <div class="card-filter">
        <input
          class="input"
          type="search"
          value={wanted}
          placeholder={words("find")}
          aria-label={words("find")}
          onInput={(e) => setWanted(e.currentTarget.value)}
        />
        <select
          class="input"
          aria-label={words("mark")}
          value={mark}
          onChange={(e) => setMark(e.currentTarget.value as Mark)}
        >
          {MARKS.map((it) => (
            <option key={it} value={it}>
              {words(`show-${it}`)}
            </option>
          ))}
        </select>
        <p class="hint" role="status">
          {words("shown", { count: shown })}
        </p>
      </div>
      <div class="card-sections">
        {sections.map((section) => (
          <section key={section.title}>
            <h2>{section.title}</h2>
            <ul>
              {section.entries.map((entry) => (
                <CardRow key={keyOf(entry.path)} game={game} entry={entry} cards={cards} card={card} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </nav>
  );
}

function CardRow({ game, entry, cards, card }: { game: string; entry: Entry; cards: Cards; card: string }) {
  const words = useCardWords();
  const link = useRef<HTMLAnchorElement>(null);
  const key = keyOf(entry.path);
  const changed = key in cards.draft;
  const faulty = cards.faults.some((f) => `${f.path.join(".")}.`.startsWith(`${key}.`));
  const rebuilt = has(entry, "reconstructed", cards);
  const chosen = key === card;
  useEffect(() => {
    if (chosen) link.current?.scrollIntoView?.({ block: "nearest" });
  }, [chosen, words !== null]);
  if (!words) return null;
  const signs = [changed && words("changed"), rebuilt && words("sure-reconstructed"), faulty && words("faulty")];
  return (
    <li>
      <a ref={link} href={`/cards?game=${game}&card=${key}`} aria-current={chosen ? "page" : undefined}>
        <span>{entry.look.label || entry.look.name}</span>
        {faulty && <Sign of="!" class="line-sign fault-sign" />}
        {changed && <Sign of="✎" class="line-sign" />}
        {rebuilt && <Sign of="≈" class="line-sign" />}
        <span class="unseen">{signs.filter(Boolean).join(", ")}</span>
      </a>
    </li>
  );
}

function named(entry: Entry, wanted: string): boolean {
  const asked = wanted.trim().toLocaleLowerCase();
  const told = [entry.look.name, entry.look.label, ...entry.look.notes.map((n) => n.text)];
  return told.some((it) => it.toLocaleLowerCase().includes(asked));
}

function has(entry: Entry, sure: string, cards: Cards): boolean {
  const changes = cards.draft[keyOf(entry.path)];
  return entry.fields.some((field) => sureOf(changes, field) === sure);
}

function marked(entry: Entry, mark: Mark, cards: Cards): boolean {
  if (mark === "all") return true;
  if (mark === "changed") return keyOf(entry.path) in cards.draft;
  if (mark === "printed") return !has(entry, "ruled", cards) && !has(entry, "reconstructed", cards);
  return has(entry, mark, cards);
}
