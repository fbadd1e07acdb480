// The options of a question as buttons; the one that goes without saying is the main one.
import type { Option, Table } from "../boards/contract";
import { classes } from "../boards/lookup";
import { percent } from "./Spot";

/** So many letters have no room in two lines of the main button. */
const LONG = 42;

/** The first sentence says what it is; what that does is printed elsewhere. */
const FIRST = /^.*?[.!?](?= \p{Lu})/u;

function headOf(text: string): string {
  return text.length > LONG ? (FIRST.exec(text)?.[0] ?? text) : text;
}

function Brief({ text }: { text: string }) {
  const head = headOf(text);
  return (
    <span title={head === text ? undefined : text}>
      {head.replace(/\.$/, "")}
      {head !== text && <span class="unseen">{text.slice(head.length)}</span>}
    </span>
  );
}

interface OptionsProps {
  table: Table;
  options: readonly Option[];
  /** It is what one most likely wants: brass, and always in the same place. */
  main?: boolean;
}

export function Options({ table, options, main }: OptionsProps) {
  if (!options.length) return null;
  return (
    <ul class={classes("options", main && "main")}>
      {options.map((o) => {
        const [odds] = table.odds(`option:${o.answer}`);
        return (
          <li key={o.answer}>
            <button
              type="button"
              class={classes("button", main && "primary", main && headOf(o.text).length > LONG && "long")}
              data-answer={o.answer}
              data-passes={o.passes || undefined}
              aria-disabled={table.standing(`option:${o.answer}`) === "later" || undefined}
              onClick={() => table.act(o.answer)}
            >
              {main ? <Brief text={o.text} /> : <span>{o.text}</span>}
              {odds && <span class="option-odds">{percent(odds.chance)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
