// All rules of a game and everything in its box, searched as one types. The same book is a page, and a window over a table.

import { useEffect, useId, useMemo, useRef, useState } from "preact/hooks";
import { awaited } from "../awaited";
import type { Glossary as GlossaryMessage, Rules } from "../messages";
import { language } from "../settings";
import { useLoaded } from "../useLoaded";
import { Glossary } from "./Glossary";
import { RuleList } from "./RuleList";
import { everywhere, glossaryOf, type Index, indexOf, rulesOf, thingsIn } from "./rulebook";
import { query } from "./search";
import { useRuleWords } from "./words";
import "./rules.css";

interface BookProps {
  game: string;
  /** What to begin with: the id of a rule, or the reference of a thing; "": nothing. */
  at: string;
  /** Where an id or a reference leads. */
  href(at: string): string;
  /** Go there without leaving where one is. */
  open?: (at: string) => void;
}

const VIEWS = ["rules", "things"] as const;

export function Book({ game, at, href, open }: BookProps) {
  const words = useRuleWords();
  const [view, setView] = useState<(typeof VIEWS)[number]>("rules");
  const [typed, setTyped] = useState("");
  const wanted = useMemo(() => query(typed), [typed]);
  const book = useLoaded(() => rulesOf(game, language.value), game);
  const box = useLoaded(() => glossaryOf(game, language.value), game);
  const rules = useIndex<Rules>(game, rulesOf, indexOf, book.it, typed !== "");
  const things = useIndex<GlossaryMessage>(game, glossaryOf, thingsIn, box.it, typed !== "");
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => setView(at.includes(":") ? "things" : "rules"), [at]);
  // Whoever comes for a rule or a thing is brought to it, once it is here.
  useEffect(() => {
    if (!at || !book.it || !box.it || !words) return;
    const it = show(list.current, at);
    // Letters that come late move everything; whoever is still there goes along.
    document.fonts?.ready.then(() => it && document.activeElement === it && show(list.current, at));
  }, [at, book.it, box.it, words !== null, view]);
  const failed = book.failed || box.failed;
  if (failed)
    return (
      <p class="notice bad" role="alert">
        {failed}
      </p>
    );
  if (!words || !book.it || !box.it || !rules || !things) return <div class="book" aria-busy="true" />;
  const [first] = book.it.areas[0]?.rules ?? [];
  const shared = { wanted, at, href, open, words, list };
  return (
    <div class="book">
      <search class="book-search">
        <label class="field">
          <span>{words("search")}</span>
          <input
            type="search"
            class="input"
            value={typed}
            placeholder={words("search-hint", { id: first?.id ?? "" })}
            aria-controls={id}
            onInput={(e) => setTyped(e.currentTarget.value)}
          />
        </label>
        <fieldset class="segments">
          <legend class="unseen">{words("view")}</legend>
          {VIEWS.map((it) => (
            <label key={it}>
              <input type="radio" name={`${id}view`} checked={view === it} onChange={() => setView(it)} />
              <span>{words(it)}</span>
            </label>
          ))}
        </fieldset>
      </search>
      <div class="book-pages" id={id}>
        {view === "rules" ? (
          <RuleList {...shared} areas={book.it.areas} index={rules} />
        ) : (
          <Glossary {...shared} game={game} chapters={box.it.chapters} index={things} />
        )}
      </div>
    </div>
  );
}

function show(list: HTMLElement | null, id: string): HTMLElement | null | undefined {
  const it = list?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}" i]`);
  it?.scrollIntoView({ block: "start" });
  it?.focus({ preventScroll: true });
  return it;
}

/** The index of a book in the language one reads; over all languages, once somebody searches. */
function useIndex<T>(
  game: string,
  fetched: (game: string, spoken: string) => Promise<T>,
  indexed: (books: readonly T[]) => Index,
  own: T | null,
  searching: boolean,
): Index | null {
  const [all, setAll] = useState<Index | null>(null);
  useEffect(() => {
    if (!searching) return;
    return awaited(everywhere(game, fetched, indexed), setAll);
  }, [game, fetched, indexed, searching]);
  const here = useMemo(() => own && indexed([own]), [own, indexed]);
  return all ?? here;
}
