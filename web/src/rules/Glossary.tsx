// Everything in the box with its picture, chapter by chapter; a thing that several chapters have stands in the first.
import type { Chapter, Term } from "../messages";
import { Look, usePictures } from "../parts/Look";
import { Parts } from "./Parts";
import { Marked } from "./Rule";
import type { ListProps } from "./RuleList";
import { holds } from "./search";

/** Chapters that are open from the beginning. */
const OPEN = 1;

interface GlossaryProps extends ListProps {
  game: string;
  chapters: readonly Chapter[];
}

export function Glossary({ game, chapters, index, wanted, at, href, open, words, list }: GlossaryProps) {
  const picture = usePictures(game);
  const left = once(chapters)
    .map((it) => ({ ...it, terms: it.terms.filter((t) => holds(index.get(t.thing.ref) ?? "", wanted)) }))
    .filter((it) => it.terms.length > 0);
  const count = left.reduce((n, it) => n + it.terms.length, 0);
  const searching = wanted.length > 0;
  return (
    <Parts
      label={words("things")}
      parts={left.map((it) => ({ ...it, count: it.terms.length }))}
      found={searching ? words("found-things", { count }) : ""}
      none={count === 0 ? words("search-again") : ""}
      list={list}
    >
      {left.map((it, n) => (
        <details
          key={`${it.name} ${searching}`}
          data-part={it.name}
          open={searching || n < OPEN || it.terms.some((t) => t.thing.ref === at)}
        >
          <summary>
            <h2>{it.title}</h2>
          </summary>
          <div class="book-things">
            {it.terms.map(({ thing, rule, odds }) => (
              <article
                key={thing.ref}
                id={thing.ref}
                class={thing.ref === at ? "at" : ""}
                tabIndex={-1}
                aria-label={thing.name}
              >
                <Look
                  thing={thing}
                  picture={picture}
                  odds={odds}
                  name={<Marked text={thing.label || thing.name} wanted={wanted} />}
                  line={(line) => <Marked text={line} wanted={wanted} />}
                >
                  {rule && (
                    <a
                      class="rule-id"
                      href={href(rule)}
                      onClick={(e) => {
                        if (!open) return;
                        e.preventDefault();
                        open(rule);
                      }}
                    >
                      {rule}
                    </a>
                  )}
                </Look>
              </article>
            ))}
          </div>
        </details>
      ))}
    </Parts>
  );
}

function once(chapters: readonly Chapter[]): Chapter[] {
  const seen = new Set<string>();
  const fresh = ({ thing }: Term) => !seen.has(thing.ref) && seen.add(thing.ref);
  return chapters.map((it) => ({ ...it, terms: it.terms.filter(fresh) }));
}
