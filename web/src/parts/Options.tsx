// The options of a question as a list of buttons; the one that goes without saying is brass.
import type { Option, Table } from "../boards/contract";
import { percent } from "./Spot";

interface OptionsProps {
  table: Table;
  options: readonly Option[];
  /** Answers that get the brass button. */
  primary?: ReadonlySet<number>;
  /** A long list, set as a grid. */
  many?: boolean;
}

export function Options({ table, options, primary, many }: OptionsProps) {
  return (
    <ul class={`options ${many ? "many" : ""}`}>
      {options.map((o) => {
        const [odds] = table.odds(`option:${o.answer}`);
        return (
          <li key={o.answer}>
            <button
              type="button"
              class={`button ${primary?.has(o.answer) ? "primary" : ""}`}
              data-answer={o.answer}
              onClick={() => table.act(o.answer)}
            >
              <span>{o.text}</span>
              {odds && <span class="option-odds">{percent(odds.chance)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
