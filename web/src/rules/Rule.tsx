// One rule: its words, its id, how sure it is and where it is printed, and what can be chosen otherwise.
import type { Say } from "../boards/words";
import type { Rule as RuleMessage } from "../messages";
import { say } from "../words";
import { marked, type Query } from "./search";

interface RuleProps {
  rule: RuleMessage;
  /** Where an id leads. */
  href(id: string): string;
  /** Go there without leaving where one is; without it, links are links. */
  open?: ((id: string) => void) | undefined;
  wanted?: Query;
  words: Say;
}

export function Rule({ rule, href, open, wanted = [], words }: RuleProps) {
  const link = (id: string, label: string) => (
    <a
      key={id}
      href={href(id)}
      aria-label={id === rule.id ? words("link-to", { id }) : undefined}
      onClick={(e) => {
        if (!open) return;
        e.preventDefault();
        open(id);
      }}
    >
      {label}
    </a>
  );
  return (
    <>
      <p class="rule-text">
        <Marked text={rule.text} wanted={wanted} />
      </p>
      <p class="rule-facts">
        <span class="rule-id">{link(rule.id, rule.id)}</span>
        <span class={`badge rule-${rule.state}`}>{say(`rule-${rule.state}`)}</span>
        <span>
          <Marked text={rule.place} wanted={wanted} />
        </span>
      </p>
      {rule.note && (
        <p class="rule-note">
          <b>{words("ruled-why")}</b> <Marked text={rule.note} wanted={wanted} />
        </p>
      )}
      {rule.see.length > 0 && (
        <p class="rule-see">
          <b>{words("see")}</b> {rule.see.map((id) => link(id, id))}
        </p>
      )}
      {rule.choice && (
        <details class="rule-choice">
          <summary>{words("reading", { name: rule.choice.label })}</summary>
          <ul>
            {rule.choice.values.map((v) => (
              <li key={v.value} class={v.value === rule.choice?.default ? "usual" : ""}>
                {v.label}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

export function Marked({ text, wanted }: { text: string; wanted: Query }) {
  if (wanted.length === 0) return <>{text}</>;
  return <>{marked(text, wanted).map((piece, i) => (i % 2 ? <mark key={`${i} ${piece}`}>{piece}</mark> : piece))}</>;
}
