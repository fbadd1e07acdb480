// What came of an answer: what each option that was weighed promises, and why the best is best.
import { useLayoutEffect, useRef } from "preact/hooks";
import { classes } from "../boards/lookup";
import type { Say } from "../boards/words";
import { Pointer } from "../guides/Pointer";
import type { Advised, Puzzle, Solution } from "../messages";
import { decimal, percent } from "../numbers";
import "../advice/advice.css";
import "../guides/guide.css";

/** Options in sight; the others are folded. */
const SHOWN = 5;

interface VerdictProps {
  words: Say;
  puzzle: Puzzle;
  solution: Solution;
}

export function Verdict({ words, puzzle, solution }: VerdictProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // Whoever has pressed an option that is gone now is led here, and hears how it was.
  useLayoutEffect(() => title.current?.focus({ preventScroll: true }), [solution]);
  const { options, reason, found } = solution;
  const first = options.filter((it, place) => place < SHOWN || it.option.answer === solution.answer);
  const most = Math.max(1, ...options.map((it) => it.score ?? 0));
  const rows = (them: readonly Advised[]) =>
    them.map((it) => <Row key={it.option.answer} {...{ words, it, solution, most }} />);
  return (
    <>
      <section class="counsel verdict" aria-labelledby="verdict">
        <h2 id="verdict" ref={title} tabIndex={-1} class={right(solution) ? "right" : "wrong"}>
          {heading(words, solution)}
        </h2>
        <ol class="counsel-options">{rows(first)}</ol>
        <p class="counsel-reason">{reason}</p>
        {options.length > first.length && (
          <details>
            <summary>{words("puzzle-more", { count: options.length - first.length })}</summary>
            <ol class="counsel-options">{rows(options.filter((it) => !first.includes(it)))}</ol>
          </details>
        )}
        <p class="counsel-sure">{words("puzzle-found", { part: percent(found) })}</p>
      </section>
      <Pointer target={null} looked={refsOf(puzzle, solution)} />
    </>
  );
}

/** What the best answer lies on. */
function refsOf({ table }: Puzzle, { best, options }: Solution): readonly string[] {
  const asking = table.scene?.asking;
  if (asking?.form !== "subset") return options[0]?.option.refs ?? [];
  return asking.things.filter((_, i) => Math.floor(best / 2 ** i) % 2 === 1).map((thing) => thing.ref);
}

interface RowProps {
  words: Say;
  it: Advised;
  solution: Solution;
  /** What the longest bar stands for. */
  most: number;
}

function Row({ words, it, solution, most }: RowProps) {
  const { answer } = it.option;
  const [best, mine] = [answer === solution.best, answer === solution.answer];
  return (
    <li class={classes(best && "best", mine && "my-option")}>
      <span class="counsel-name">
        {it.option.text}
        {(best || mine) && (
          <small> · {words(mine ? (best ? "puzzle-mine-best" : "puzzle-mine") : "puzzle-best")}</small>
        )}
      </span>
      <b>
        {it.chance === null ? it.scored : percent(it.chance)}
        <small> ± {it.chance === null ? decimal(it.margin, 1) : percent(it.margin)}</small>
      </b>
      <span class="counsel-bar" style={{ "--part": String(it.chance ?? (it.score ?? 0) / most) }} />
    </li>
  );
}

function right({ answer, best }: Solution): boolean {
  return answer === best;
}

/** How it was, in a sentence. */
export function heading(words: Say, solution: Solution): string {
  const { lost, options } = solution;
  if (right(solution)) return words("puzzle-right");
  if (lost === null) return words("puzzle-wrong");
  const alone = options[0]?.chance === null;
  return words("puzzle-lost", { lost: alone ? words("puzzle-points", { n: decimal(lost, 1) }) : percent(lost) });
}
