// A rule over the table, and from it the whole book; Escape leads back to where one was.
import { useEffect, useState } from "preact/hooks";
import type { Rule as RuleMessage } from "../messages";
import { Dialog } from "../parts/Dialog";
import { part } from "../renewed";
import { say } from "../words";
import { useRuleWords } from "./words";

interface RuleWindowProps {
  game: string;
  /** The rule somebody asks for; null: the book from its beginning. */
  rule: RuleMessage | null;
  /** Where the book is opened then: the id of a rule, or the reference of a thing. */
  at?: string;
  close(): void;
}

type Parts = { Book: typeof import("./Book")["Book"]; Rule: typeof import("./Rule")["Rule"] };

export function RuleWindow({ game, rule, at: first = "", close }: RuleWindowProps) {
  // Which rule the book is open at; null while the rule stands alone.
  const [at, setAt] = useState<string | null>(rule ? null : first);
  const parts = useParts();
  const words = useRuleWords();
  const href = (id: string) => `/rules/${game}#${id}`;
  const whole = at !== null || !rule;
  return (
    <Dialog title={say(whole ? "rules" : "rule-title")} close={close} class={whole ? "rule whole-book" : "rule"}>
      {parts && whole && <parts.Book game={game} at={at ?? ""} href={href} open={setAt} />}
      {words && parts && !whole && <parts.Rule rule={rule} href={href} open={setAt} words={words} />}
      {(!words || !parts) && rule && <p class="rule-text">{rule.text}</p>}
      {rule && (
        <p class="acts">
          <button type="button" class="button small" onClick={() => setAt(whole ? null : rule.id)}>
            {say(whole ? "rule-back" : "rules-all")}
          </button>
        </p>
      )}
    </Dialog>
  );
}

/** What the window shows is loaded with the first one. */
function useParts(): Parts | null {
  const [parts, setParts] = useState<{ it: Parts } | null>(null);
  useEffect(() => {
    let here = true;
    part(async () => ({ ...(await import("./Book")), ...(await import("./Rule")) })).then(
      (it) => here && setParts({ it }),
      () => {},
    );
    return () => {
      here = false;
    };
  }, []);
  return parts?.it ?? null;
}
