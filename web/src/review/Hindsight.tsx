// What the answers to a question of a finished game promised: the page thinks about it, or where it cannot, the server.
import { useEffect, useState } from "preact/hooks";
import { margin, Promises } from "../advice/Promise";
import { api } from "../api";
import { type Say, useWordsOf } from "../boards/words";
import { sourcesIn } from "../languages";
import type { Advice, Hindsight as Asked } from "../messages";
import { thinks } from "../thinking/able";

const WORDS = sourcesIn(import.meta.glob("../advice/words/*.ftl", { query: "?raw", import: "default" }));

interface HindsightProps {
  words: Say;
  table: string;
  /** The version of the replay in which somebody is asked. */
  at: number;
}

export function Hindsight({ words, table, at }: HindsightProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [told, setTold] = useState<Advice | null>(null);
  const [failed, setFailed] = useState("");
  const advice = useWordsOf(WORDS);
  useEffect(() => {
    const stop = new AbortController();
    weigh(table, at, stop.signal, setAsked, setTold).catch(
      (no: Error) => !stop.signal.aborted && setFailed(no.message),
    );
    return () => stop.abort();
  }, [table, at]);
  if (failed)
    return (
      <p class="notice bad" role="alert">
        {failed}
      </p>
    );
  if (!asked || !advice) return null;
  const [best] = told?.options ?? [];
  return (
    <section class="hindsight" aria-busy={!told}>
      <p>{words("what-if-answered", { answer: asked.option.text })}</p>
      {!told && (
        <p class="counsel-thinking">
          <progress /> {advice("advice-thinking")}
        </p>
      )}
      {told && (
        <Promises options={told.options} taken={{ answer: asked.option.answer, word: words("what-if-taken") }} />
      )}
      {told && <p class="counsel-reason">{told.reason}</p>}
      {best && (
        <p class="counsel-sure">{advice("advice-sure", { margin: margin(advice, best), trials: best.trials })}</p>
      )}
    </section>
  );
}

/** Tell what was answered, and then what is promised, as soon as anything is known of it and whenever more is. */
async function weigh(
  table: string,
  at: number,
  stop: AbortSignal,
  asked: (it: Asked) => void,
  tell: (it: Advice) => void,
): Promise<void> {
  const it = await api.hindsight(table, at);
  if (stop.aborted) return;
  asked(it);
  const hear = (found: Advice) => stop.aborted || tell(found);
  if (!it.position || !thinks) return void hear(await api.promised(table, at, {}));
  const { Adviser } = await import("../thinking/adviser");
  return new Promise((resolve, reject) => {
    const adviser = new Adviser(
      table,
      (thought) =>
        api
          .promised(table, at, { thought })
          .then(hear)
          .then(() => resolve(), reject),
      () =>
        api
          .promised(table, at, {})
          .then(hear)
          .then(() => resolve(), reject),
    );
    stop.addEventListener("abort", () => adviser.close());
    if (it.position) void adviser.think(it.position, it.option.answer);
  });
}
