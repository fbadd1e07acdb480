// The question in the middle of the table, always in the same box: one sentence, its buttons, the way to the rule.
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../boards/contract";
import { classes } from "../boards/lookup";
import { say } from "../words";
import { Pick, Subset } from "./Choices";
import type { Stage } from "./stage";

/** Sentences longer than this are set smaller, so that they keep to the box. */
const LONG = 72;

export interface QuestionProps {
  stage: Stage;
  table: Table;
  why(rule: string): void;
  /** The words of a subset, when they have been asked for. */
  composed?: { answer: number; text: string } | null;
  compose?(answer: number): void;
  notice: string;
  /** Who is waited for, or how it ended. */
  otherwise: string;
  /** What stands small beside the sentence. */
  beside?: ComponentChildren;
  /** Buttons where the answers are, while nothing is asked. */
  children?: ComponentChildren;
}

export function Question(props: QuestionProps) {
  const { stage, table, notice, otherwise, beside, children } = props;
  const asking = table.asking;
  const caption = stage.caption.value;
  const looking = stage.looking.value;
  const held = stage.held.value;
  const coming = held ? null : stage.coming.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState("");
  const [armed, setArmed] = useState("");
  // Every scene that asks is a new question, even if it reads the same; the end is told like one.
  const asked = asking || (table.result && !stage.busy.value) ? stage.scene.value : null;
  useLayoutEffect(() => {
    const at = document.activeElement;
    // A heading that comes into focus is read aloud. Whoever is elsewhere, or there already, is told.
    const reads = asked !== null && at !== heading.current && wantsFocus(at);
    if (reads) heading.current?.focus({ preventScroll: true });
    setTold(asked && !reads ? (asked.asking?.text ?? asked.result?.text ?? "") : "");
    setArmed("");
  }, [asked]);
  // What waits for me is left with one press; its line is told by the log.
  const onward = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (held && wantsFocus(document.activeElement)) onward.current?.focus({ preventScroll: true });
  }, [held]);
  const words = asking?.text ?? looking?.lines[0]?.text ?? coming?.text ?? (caption || otherwise);
  return (
    <section
      class={classes(
        "question",
        asking ? "yours" : looking ? "earlier" : table.result ? "over" : coming ? "coming" : caption && "telling",
      )}
      aria-label={say("question")}
      data-question={asking?.kind ?? ""}
      onKeyDown={(event) => keys(event, setArmed)}
    >
      <p class="unseen" role="status">
        {told || armed}
      </p>
      <div class={classes("question-words", words.length > LONG && "long")}>
        <h2 ref={heading} tabIndex={-1}>
          {words}
        </h2>
        <p class="question-more">
          {asking?.rule && (
            <button type="button" class="link" onClick={() => props.why(asking.rule)}>
              {say("why")}
            </button>
          )}
          {asking && <Refusals table={table} why={props.why} />}
          {coming && !asking && <span class="question-told">{caption}</span>}
          {looking ? <span class="badge">{say("earlier")}</span> : beside}
        </p>
      </div>
      {(notice || armed) && (
        <p class="question-notice notice bad" role={notice ? "alert" : undefined}>
          {notice || armed}
        </p>
      )}
      {asking && (asking.form === "subset" ? <Subset {...props} /> : <Pick {...props} />)}
      {!asking && (
        <div class="question-options">
          {looking ? (
            <button type="button" class="button primary main" data-to-now onClick={() => stage.toNow()}>
              {say("to-now")}
            </button>
          ) : (
            stage.busy.value &&
            caption && (
              <button
                type="button"
                ref={onward}
                class={classes("button main", held && "primary")}
                data-go-on={held ? "" : undefined}
                onClick={() => stage.skip()}
              >
                {say(held ? "go-on" : "skip")}
              </button>
            )
          )}
          {!looking && children}
        </div>
      )}
    </section>
  );
}

/** Focus follows the question, unless somebody is writing or reads another panel. A button that was switched off under
 * the focus loses it sooner or later, as the browser likes: whoever is there is nowhere. */
function wantsFocus(at: Element | null): boolean {
  return !at || at === document.body || at.matches(":disabled") || at.closest(".board, .question") !== null;
}

/** What looks possible and is not: a list over the table, which moves nothing. */
function Refusals({ table, why }: { table: Table; why(rule: string): void }) {
  const refused = table.asking?.refused ?? [];
  if (!refused.length) return null;
  return (
    <details class="question-not" key={table.asking?.text}>
      <summary>{say("why-not", { count: refused.length })}</summary>
      <ul class="over-table question-panel">
        {refused.map((r) => (
          <li key={r.text}>
            {r.text}{" "}
            <button type="button" class="link" onClick={() => why(r.rule)}>
              {say("why")}
              <span class="unseen"> {r.text}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Enter at the sentence presses the main button, arrow keys walk along the options, digits press them; a digit does not
 * give anything up before it is pressed a second time. */
function keys(event: KeyboardEvent, arm: (words: string) => void): void {
  const question = event.currentTarget as HTMLElement;
  const at = document.activeElement as HTMLElement;
  const buttons = [
    ...question.querySelectorAll<HTMLElement>(".question-options :is(button:not(:disabled), summary)"),
  ].filter((b) => b.offsetParent !== null);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step) {
    buttons[(buttons.indexOf(at) + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  } else if (event.key === "Enter" && !event.repeat && at.matches("h2")) {
    question.querySelector<HTMLElement>(".button.primary")?.click();
    event.preventDefault();
  } else if (/^[1-9]$/.test(event.key)) {
    const wanted = buttons.filter((b) => b.dataset.answer !== undefined)[Number(event.key) - 1];
    if (wanted?.dataset.passes === undefined || at === wanted) wanted?.click();
    else {
      wanted.focus();
      arm(say("press-twice", { option: wanted.textContent ?? "" }));
    }
  }
}
