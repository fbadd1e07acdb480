// What answers promise: each with its chance or its points, and a bar; and how sure that is.
import type { Say } from "../boards/words";
import type { Advised } from "../messages";
import { percent } from "../numbers";
import "./advice.css";

interface PromisesProps {
  options: readonly Advised[];
  /** What was answered in fact, and what says so. */
  taken?: { answer: number; word: string } | undefined;
}

export function Promises({ options, taken }: PromisesProps) {
  const most = Math.max(1, ...options.map((it) => it.score ?? 0));
  return (
    <ol class="counsel-options">
      {options.map((it) => (
        <li key={it.option.answer}>
          <span class="counsel-name">
            {it.option.text}
            {it.option.answer === taken?.answer && <em class="counsel-taken"> {taken.word}</em>}
          </span>
          <b>{expected(it)}</b>
          <span class="counsel-bar" style={{ "--part": String(it.chance ?? (it.score ?? 0) / most) }} />
        </li>
      ))}
    </ol>
  );
}

export function expected({ chance, scored }: Advised): string {
  return chance === null ? scored : percent(chance);
}

export function margin(words: Say, { chance, margin: off }: Advised): string {
  return chance === null ? words("advice-points", { n: off }) : percent(off);
}
