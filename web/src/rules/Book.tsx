// All rules of a game by what they are about, searched as one types. The same book is a page, and a window over a table.
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { RuleArea } from "../messages";
import { language } from "../settings";
import { useLoaded } from "../useLoaded";
import { Rule } from "./Rule";
import { everyLanguage, type Index, indexOf, rulesOf } from "./rulebook";
import { holds, query } from "./search";
import { useRuleWords } from "./words";
import "./rules.css";

interface BookProps {
  game: string;
  /** The rule to begin with; "": none. */
  at: string;
  /** Where an id leads. */
  href(id: string): string;
  /** Go there without leaving where one is. */
  open?: (id: string) => void;
}

export function Book({ game, at, href, open }: BookProps) {
  const words = useRuleWords();
  const book = useLoaded(() => rulesOf(game, language.value), game);
  const [typed, setTyped] = useState("");
  const wanted = useMemo(() => query(typed), [typed]);
  const index = useIndex(game, typed !== "");
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const own = useMemo(() => (book.it ? indexOf([book.it]) : null), [book.it]);
  // Whoever comes for a rule is brought to it, once it is here.
  useLayoutEffect(() => {
    if (!at || !book.it || !words) return;
    const it = show(list.current, at);
    // Letters that come late move everything; whoever is still there goes along.
    document.fonts?.ready.then(() => it && document.activeElement === it && show(list.current, at));
  }, [at, book.it, words !== null]);
  if (book.failed)
    return (
      <p class="notice bad" role="alert">
        {book.failed}
      </p>
    );
  if (!words || !book.it || !own) return <div class="book" aria-busy="true" />;
  const areas = found(book.it.areas, index ?? own, wanted);
  const count = areas.reduce((n, area) => n + area.rules.length, 0);
  const [first] = book.it.areas[0]?.rules ?? [];
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
        <p class="hint" role="status">
          {typed && words("found", { count })}
        </p>
      </search>
      <nav class="book-areas" aria-label={words("rules-areas")}>
        <ul>
          {areas.map((area) => (
            <li key={area.name}>
              <a
                href={href(area.rules[0]?.id ?? "")}
                onClick={(e) => {
                  e.preventDefault();
                  list.current?.querySelector<HTMLElement>(`[data-area="${area.name}"] h2`)?.focus();
                }}
              >
                {area.title} {typed && <span class="badge">{area.rules.length}</span>}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div class="book-rules" id={id} ref={list}>
        {count === 0 && <p class="hint">{words("search-again")}</p>}
        {areas.map((area) => (
          <section key={area.name} data-area={area.name}>
            <h2 tabIndex={-1}>{area.title}</h2>
            {area.rules.map((rule) => (
              <article key={rule.id} id={rule.id} class={rule.id === at ? "at" : ""} tabIndex={-1} aria-label={rule.id}>
                <Rule rule={rule} href={href} open={open} wanted={wanted} words={words} />
              </article>
            ))}
          </section>
        ))}
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

/** What is left of the book: the rules that hold every word. */
function found(areas: readonly RuleArea[], index: Index, wanted: readonly string[]): RuleArea[] {
  return areas
    .map((area) => ({ ...area, rules: area.rules.filter((rule) => holds(index.get(rule.id) ?? "", wanted)) }))
    .filter((area) => area.rules.length > 0);
}

/** The index over all languages, fetched when somebody begins to search. */
function useIndex(game: string, searching: boolean): Index | null {
  const [index, setIndex] = useState<Index | null>(null);
  useEffect(() => {
    if (!searching) return;
    let here = true;
    everyLanguage(game).then(
      (it) => here && setIndex(it),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game, searching]);
  return index;
}
