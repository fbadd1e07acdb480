// Advice at the table: the best options with their chances, the best one marked on the board, and why.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import type { Table } from "../boards/contract";
import { type Say, useWordsOf } from "../boards/words";
import { everyFrame } from "../guides/frames";
import { lay } from "../guides/laying";
import { Pointer } from "../guides/Pointer";
import { pointedAt, shownIn, targetOf } from "../guides/target";
import { sourcesIn } from "../languages";
import type { Advice } from "../messages";
import type { Live } from "../table/live";
import "../guides/guide.css";
import { expected, margin, Promises } from "./Promise";
import "./advice.css";

const WORDS = sourcesIn(import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }));

export function AdvicePanel({ live, table }: { live: Live; table: Table }) {
  const words = useWordsOf(WORDS);
  const panel = useRef<HTMLElement>(null);
  const now = live.advice.value;
  const told = now === "thinking" ? null : now;
  const best = told?.options[0];
  const root = live.stage.root;
  const target = best ? targetOf(table, best.option.answer, (ref) => shownIn(root, ref), undefined) : null;
  const about = JSON.stringify([target, told?.reason]);
  useLayoutEffect(() => {
    let laid = "";
    return everyFrame(() => {
      laid = lay(panel.current, target ? pointedAt(target, []) : [], laid);
    });
  }, [about]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === "Escape" && live.forgetAdvice();
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [live]);
  if (!words || !now) return null;
  return (
    <>
      <section class="counsel" id="counsel" ref={panel} aria-label={words("advice")} aria-busy={!told}>
        <header>
          <h2>{words("advice")}</h2>
          <button type="button" class="link" onClick={() => live.forgetAdvice()}>
            {words("advice-close")}
          </button>
        </header>
        <p class="unseen" role="status">
          {told ? heard(words, told) : words("advice-thinking")}
        </p>
        {told ? (
          <AdviceGiven words={words} told={told} table={table} again={() => live.advise()} />
        ) : (
          <Thinking words={words} />
        )}
      </section>
      {target && <Pointer target={target} looked={[]} />}
    </>
  );
}

function Thinking({ words }: { words: Say }) {
  return (
    <p class="counsel-thinking" aria-hidden="true">
      <progress /> {words("advice-thinking")}
    </p>
  );
}

interface AdviceGivenProps {
  words: Say;
  told: Advice;
  table: Table;
  again(): void;
}

function AdviceGiven({ words, told, table, again }: AdviceGivenProps) {
  const [best] = told.options;
  return (
    <>
      {told.options.length > 0 && <Promises options={told.options} />}
      <p class="counsel-reason">{told.reason}</p>
      {best && (
        <p class="counsel-sure">
          {words("advice-sure", { margin: margin(words, best), trials: best.trials })}
          {told.rough && (
            <>
              {" "}
              {words("advice-rough")}{" "}
              <button type="button" class="link" onClick={again}>
                {words("advice-again")}
              </button>
            </>
          )}
        </p>
      )}
      {!best && told.rough && (
        <p class="counsel-sure">
          <button type="button" class="link" onClick={again}>
            {words("advice-again")}
          </button>
        </p>
      )}
      {best && (
        <button type="button" class="button primary" onClick={() => table.act(best.option.answer)}>
          {words("advice-take")}
        </button>
      )}
    </>
  );
}

/** All of it in a sentence, for who does not see the bars. */
function heard(words: Say, { options: [best], reason, rough }: Advice): string {
  const first = best && words("advice-best", { option: best.option.text, chance: expected(best) });
  return [first, reason, best && rough && words("advice-rough")].filter(Boolean).join(" ");
}
