// What the answers of a duel lead to: how much life each side loses this turn, and how likely that is.
import type { Chance, Option, Table } from "../contract";
import { mates, ownerOf } from "./dice";

interface Outcome {
  points: number;
  chance: number;
}

export interface Price {
  option: Option;
  dealt: readonly Outcome[];
  taken: readonly Outcome[];
  gain: number;
}

/** The options that are left, priced, the best first; none where nobody has priced them. */
export function pricesOf(table: Table): Price[] {
  const picked = [...table.picked];
  return table.options
    .filter((option) => picked.every((ref) => option.refs.includes(ref)))
    .flatMap((option) => {
      const dealt = outcomes(table.odds(`dealt:${option.answer}`));
      const taken = outcomes(table.odds(`taken:${option.answer}`));
      return dealt.length ? [{ option, dealt, taken, gain: average(dealt) - average(taken) }] : [];
    })
    .sort((a, b) => b.gain - a.gain);
}

export function average(outcomes: readonly Outcome[]): number {
  return outcomes.reduce((sum, it) => sum + it.points * it.chance, 0);
}

/** Whether the answers differ in it. */
export function varies(prices: readonly Price[], which: "dealt" | "taken"): boolean {
  return new Set(prices.map((it) => average(it[which]).toFixed(3))).size > 1;
}

function outcomes(chances: readonly Chance[]): Outcome[] {
  return chances.map(({ worth, chance }) => ({ points: worth ?? 0, chance }));
}

/** Throws that bring most come first, and those at other people's dice before those at one's own. */
export function bestFirst(table: Table, options: readonly Option[]): Option[] {
  const gains = new Map(pricesOf({ ...table, picked: new Set() }).map((it) => [it.option.answer, it.gain]));
  const own = ({ refs }: Option) => refs.slice(1).some((ref) => mates(ownerOf(ref), table.seat ?? 0));
  const rank = (it: Option) => gains.get(it.answer) ?? Number.NEGATIVE_INFINITY;
  return [...options].sort((a, b) => {
    const [one, other] = [rank(a), rank(b)];
    return one === other ? Number(own(a)) - Number(own(b)) : other - one;
  });
}
