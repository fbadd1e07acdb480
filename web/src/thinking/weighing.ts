// What a search has found out about the options of a question, read from its room as the server reads it
// (`bots/weighing.py`), to the last digit.
import type { Thought } from "../messages";
import { At, SHOWN, WHOLE } from "./places";

type Found = Omit<Thought, "type" | "version">;

/** The options, best first. Those that were tried longer come first; each dropped one was behind them with the same dice. `also`: an answer that is told
 * of in any case, if it was tried. */
export function weighed(
  root: BigInt64Array,
  options: number,
  scenarios: number,
  measures: number,
  samples: number,
  shown = SHOWN,
  also = -1,
): Found {
  const at = (place: number) => Number(root[place]);
  const tried = (k: number) => at(At.TRIED + k);
  const mean = (k: number) => at(At.TOTAL + k) / tried(k);
  const others = Array.from({ length: Math.min(options, At.TOTAL - At.OPTION) - 1 }, (_, k) => k + 1);
  others.sort((a, b) => tried(b) - tried(a) || mean(b) - mean(a) || a - b);
  const found: Found["options"] = [];
  const told = others.slice(0, shown - 1);
  const wanted = others.find((k) => at(At.OPTION + k) === also && tried(k) > 0);
  if (wanted !== undefined && !told.includes(wanted)) told.splice(-1, 1, wanted);
  for (const k of [0, ...told]) {
    const n = tried(k);
    const spread = Math.max(0, at(At.TOTAL_SQUARES + k) / n - mean(k) * mean(k));
    const different = scenarios ? Math.min(n, scenarios) : n; // the same dice, met again, tell nothing new
    const value = Math.min(mean(k) / WHOLE, found.at(-1)?.value ?? 1);
    found.push({ answer: at(At.OPTION + k), value, doubt: Math.sqrt(spread / different) / WHOLE, trials: n });
  }
  const apart = Array.from({ length: samples ? measures : 0 }, (_, j) => {
    const mean = (at(At.BEST + j) - at(At.NEXT + j)) / samples;
    return [mean, Math.sqrt(Math.max(0, at(At.APART + j) / samples - mean * mean) / samples)] as const;
  });
  return {
    options: found,
    means: apart.map(([mean]) => mean),
    doubts: apart.map(([, doubt]) => doubt),
    known: at(At.KNOWN) !== 0,
  };
}
