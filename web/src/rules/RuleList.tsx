// The rules, part by part.
import type { Ref } from "preact";
import type { Say } from "../boards/words";
import type { RuleArea } from "../messages";
import { Parts } from "./Parts";
import { Rule } from "./Rule";
import type { Index } from "./rulebook";
import { holds, type Query } from "./search";

export interface ListProps {
  index: Index;
  wanted: Query;
  at: string;
  href(at: string): string;
  open: ((at: string) => void) | undefined;
  words: Say;
  list: Ref<HTMLDivElement>;
}

export function RuleList({
  areas,
  index,
  wanted,
  at,
  href,
  open,
  words,
  list,
}: ListProps & { areas: readonly RuleArea[] }) {
  const left = areas
    .map((area) => ({ ...area, rules: area.rules.filter((rule) => holds(index.get(rule.id) ?? "", wanted)) }))
    .filter((area) => area.rules.length > 0);
  const count = left.reduce((n, area) => n + area.rules.length, 0);
  return (
    <Parts
      label={words("rules-areas")}
      parts={left.map((area) => ({ ...area, count: area.rules.length }))}
      found={wanted.length > 0 ? words("found", { count }) : ""}
      none={count === 0 ? words("search-again") : ""}
      list={list}
    >
      {left.map((area) => (
        <section key={area.name} data-part={area.name}>
          <h2 tabIndex={-1}>{area.title}</h2>
          {area.rules.map((rule) => (
            <article key={rule.id} id={rule.id} class={rule.id === at ? "at" : ""} tabIndex={-1} aria-label={rule.id}>
              <Rule rule={rule} href={href} open={open} wanted={wanted} words={words} />
            </article>
          ))}
        </section>
      ))}
    </Parts>
  );
}
