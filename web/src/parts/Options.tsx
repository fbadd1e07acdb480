// The options of a question as buttons; the one that goes without saying is the main one.
import type { Option, Table } from "../boards/contract";
import { classes, withEffect } from "../boards/lookup";
import { percent } from "../numbers";
import { soft } from "./soft";

/** How many letters the main button has room for, the fewer the larger they are set. */
const SIZES = [
  [62, "longest"],
  [42, "long"],
  [26, "longish"],
] as const;

interface OptionsProps {
  table: Table;
  options: readonly Option[];
  /** It is what one most likely wants: brass, and always in the same place. */
  main?: boolean;
}

function sizeOf({ length }: string): string {
  return SIZES.find(([letters]) => length > letters)?.[1] ?? "";
}

export function Options({ table, options, main }: OptionsProps) {
  if (!options.length) return null;
  return (
    <ul class={classes("options", main && "main")}>
      {options.map((o) => {
        const [odds] = table.odds(`option:${o.answer}`);
        // What the main one puts in force is printed elsewhere; who does not see that hears it.
        const heard = main ? o.effect || undefined : undefined;
        return (
          <li key={o.answer}>
            <button
              type="button"
              class={classes("button", main && "primary", sizeOf(o.text))}
              data-answer={o.answer}
              data-passes={o.passes || undefined}
              aria-disabled={table.standing(`option:${o.answer}`) === "later" || undefined}
              aria-description={heard}
              onClick={() => table.act(o.answer)}
            >
              <span title={heard}>{main ? named(o.text) : soft(named(withEffect(o)))}</span>
              {odds && <span class="option-odds">{percent(odds.chance)}</span>}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** A button that says one sentence ends without its full stop. */
function named(text: string): string {
  return text.indexOf(".") === text.length - 1 ? text.slice(0, -1) : text;
}
