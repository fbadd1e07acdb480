// A rule over the table, and from it the whole book; Escape leads back to where one was. It is loaded with the first one.
import { useState } from "preact/hooks";
import type { Rule as RuleMessage } from "../messages";
import { Dialog } from "../parts/Dialog";
import { say } from "../words";
import { Book } from "./Book";
import { Rule } from "./Rule";
import { useRuleWords } from "./words";

interface RuleWindowProps {
  game: string;
  /** The rule somebody asks for; null: the book from its beginning. */
  rule: RuleMessage | null;
  /** Where the book is opened then: the id of a rule, or the reference of a thing. */
  at?: string;
  close(): void;
}

export function RuleWindow({ game, rule, at: first = "", close }: RuleWindowProps) {
  // Where the book is open; null while the rule stands alone.
  const [at, setAt] = useState<string | null>(rule ? null : first);
  const words = useRuleWords();
  const href = (id: string) => `/rules/${game}#${id}`;
  if (!words) return null;
  const alone = rule && at === null;
  return (
    <Dialog title={say(alone ? "rule-title" : "rules")} close={close} class={alone ? "rule" : "rule whole-book"}>
      {alone ? (
        <Rule rule={rule} href={href} open={setAt} words={words} />
      ) : (
        <Book game={game} at={at ?? ""} href={href} open={setAt} />
      )}
      {rule && (
        <p class="acts">
          <button type="button" class="button small" onClick={() => setAt(alone ? rule.id : null)}>
            {say(alone ? "rules-all" : "rule-back")}
          </button>
        </p>
      )}
    </Dialog>
  );
}
