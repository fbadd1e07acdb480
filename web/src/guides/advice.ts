// What a coach says at a question: what matters, and what is sensible, from what the page knows already.
import type { FluentBundle } from "@fluent/bundle";
import type { Option, Table } from "../boards/contract";
import { worthOf } from "../boards/lookup";
import { percent } from "../numbers";
import { phrase } from "../words";

export function adviceOf(words: FluentBundle, table: Table): string {
  const { asking } = table;
  if (!asking) return "";
  const about = `coach-${table.game}-${asking.kind}`;
  const matters = words.hasMessage(about) ? phrase(words, about) : "";
  return [matters, sensible(words, table)].filter(Boolean).join(" ");
}

/** What the game advises, the answer that goes without saying, or the likeliest of those whose chances are known. */
function sensible(words: FluentBundle, table: Table): string {
  const [dice] = table.odds("dice");
  if (dice) return phrase(words, "coach-dice", { dice: dice.label, chance: percent(dice.chance) });
  const [play] = table.options
    .filter((o) => worthOf(table, o) > 0)
    .sort((a, b) => worthOf(table, b) - worthOf(table, a));
  const option = play ?? table.options.find((o) => o.answer === table.asking?.obvious) ?? obviousOf(table);
  if (option) return phrase(words, "coach-sensible", { option: option.text });
  const [best] = table.options
    .map((o) => ({ option: o, chance: chanceOf(table, o) }))
    .filter(({ chance }) => chance > 0)
    .sort((a, b) => b.chance - a.chance);
  return best ? phrase(words, "coach-likely", { option: best.option.text, chance: percent(best.chance) }) : "";
}

/** Questions for any of several carry their obvious answer along. */
function obviousOf({ asking }: Table): Option | undefined {
  return asking?.options.find((o) => o.answer === asking.obvious);
}

function chanceOf(table: Table, option: Option): number {
  return table.odds(`option:${option.answer}`)[0]?.chance ?? 0;
}
