// The question in the middle of the table: one sentence, its buttons, and the way to the rule behind it.
import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Option, Table } from "../boards/contract";
import { classes } from "../boards/lookup";
import { Options } from "../parts/Options";
import { listOpen } from "../settings";
import { say } from "../words";
import type { Stage } from "./stage";

/** Lists up to this length are always open. */
const SHORT = 6;

interface QuestionProps {
  stage: Stage;
  table: Table;
  why(rule: string): void;
  /** The words of a subset, when they have been asked for. */
  composed?: { answer: number; text: string } | null;
  compose?(answer: number): void;
  notice: string;
  /** Who is waited for, or how it ended. */
  otherwise: string;
  children?: ComponentChildren;
}

export function Question(props: QuestionProps) {
  const { stage, table, notice, otherwise, children } = props;
  const asking = table.asking;
  const caption = stage.caption.value;
  const heading = useRef<HTMLHeadingElement>(null);
  const [told, setTold] = useState("");
  // Every scene that asks is a new question, even if it reads the same; the end is told like one.
  const asked = asking || (table.result && !stage.busy.value) ? stage.scene.value : null;
  useLayoutEffect(() => {
    const at = document.activeElement;
    // A heading that comes into focus is read aloud. Whoever is elsewhere, or there already, is told.
    const reads = asked !== null && at !== heading.current && wantsFocus(at);
    if (reads) heading.current?.focus({ preventScroll: true });
    setTold(asked && !reads ? (asked.asking?.text ?? asked.result?.text ?? "") : "");
  }, [asked]);
  return (
    <section
      class={`question ${asking ? "yours" : table.result ? "over" : caption ? "telling" : ""}`}
      aria-label={say("question")}
      data-question={asking?.kind ?? ""}
      onKeyDown={keys}
    >
      <p class="unseen" role="status">
        {told}
      </p>
      <div class="question-words">
        <h2 ref={heading} tabIndex={-1}>
          {asking ? asking.text : caption || otherwise}
        </h2>
        {asking && (
          <p class="question-more">
            {asking.rule && (
              <button type="button" class="link" onClick={() => props.why(asking.rule)}>
                {say("why")}
              </button>
            )}
          </p>
        )}
        {notice && (
          <p class="notice bad" role="alert">
            {notice}
          </p>
        )}
      </div>
      {asking && (asking.form === "subset" ? <Subset {...props} /> : <Pick {...props} />)}
      {!asking && stage.busy.value && caption && (
        <button type="button" class={`button ${stage.held.value ? "primary" : "small"}`} onClick={() => stage.skip()}>
          {say(stage.held.value ? "go-on" : "skip")}
        </button>
      )}
      {children}
    </section>
  );
}

/** Focus follows the question, unless somebody is writing or reads another panel. A button that was switched off under
 * the focus loses it sooner or later, as the browser likes: whoever is there is nowhere. */
function wantsFocus(at: Element | null): boolean {
  return !at || at === document.body || at.matches(":disabled") || at.closest(".board, .question") !== null;
}

// --- one of several ---

function Pick({ stage, table, why }: QuestionProps) {
  const list = useRef<HTMLDivElement>(null);
  const remaining = stage.remaining();
  const onBoard = useOnBoard(stage, table);
  const narrowed = table.picked.size > 0;
  const [plain, placed] = split(remaining, narrowed ? new Set() : onBoard);
  const few = !narrowed && placed.length === 0 && plain.length <= 3;
  const main = obvious(remaining, table.asking?.obvious, few);
  const primary = new Set([main?.answer ?? -1]);
  useEffect(() => {
    if (narrowed) list.current?.querySelector<HTMLElement>("button")?.focus();
  }, [narrowed]);
  return (
    <div class="question-options" ref={list}>
      {plain.length > 0 && <Options table={table} options={plain} primary={primary} many={plain.length > SHORT} />}
      {narrowed && (
        <button type="button" class="button plain small" onClick={() => clear(stage)}>
          {say("pick-anew")}
        </button>
      )}
      {placed.length > 0 &&
        (placed.length > SHORT ? (
          <Listed count={placed.length}>
            <Options table={table} options={placed} primary={primary} many />
          </Listed>
        ) : (
          <Options table={table} options={placed} primary={primary} />
        ))}
      <Refusals table={table} why={why} />
    </div>
  );
}

/** What goes without saying: what the game says; else the only option there is, as in a guided game, or the first of a
 * few that gives nothing up. */
function obvious(options: readonly Option[], declared: number | null | undefined, few: boolean): Option | undefined {
  const said = options.find((o) => o.answer === declared);
  return said ?? (options.length === 1 ? options[0] : few ? options.find((o) => !o.passes) : undefined);
}

/** A long list of what lies on the board anyway: closed until somebody wants it, and then it stays open. */
function Listed({ count, children }: { count: number; children: ComponentChildren }) {
  return (
    <details
      class="question-list"
      open={listOpen.value === "on"}
      onToggle={(e) => {
        listOpen.value = e.currentTarget.open ? "on" : "off";
      }}
    >
      <summary>{say("all-options", { count })}</summary>
      {children}
    </details>
  );
}

function clear(stage: Stage): void {
  stage.picked.value = new Set();
}

/** The options that lie on the board, last; those that can only be pressed here, first. */
function split(options: readonly Option[], onBoard: ReadonlySet<string>): [Option[], Option[]] {
  const placed = options.filter((o) => o.refs.some((ref) => onBoard.has(ref)));
  return [options.filter((o) => !placed.includes(o)), placed];
}

/** The references that the board shows. */
function useOnBoard(stage: Stage, table: Table): ReadonlySet<string> {
  const [found, setFound] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => {
    const refs = [...(stage.root?.querySelectorAll<HTMLElement>("[data-ref]") ?? [])].map((e) => e.dataset.ref ?? "");
    setFound((before) => (before.size === refs.length && refs.every((r) => before.has(r)) ? before : new Set(refs)));
  }, [stage, table.board]);
  return found;
}

function Refusals({ table, why }: { table: Table; why(rule: string): void }) {
  const refused = table.asking?.refused ?? [];
  if (!refused.length) return null;
  return (
    <details class="question-not">
      <summary>{say("why-not", { count: refused.length })}</summary>
      <ul>
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

// --- any of several ---

function Subset({ stage, table, why, composed, compose }: QuestionProps) {
  const asking = table.asking;
  const onBoard = useOnBoard(stage, table);
  const answer = useComputed(() => stage.subset()).value;
  useEffect(() => compose?.(answer), [answer, compose]);
  if (!asking) return null;
  const words = composed?.answer === answer ? composed.text : say("subset-done", { count: table.picked.size });
  // Until something is switched on, the main button is what goes without saying.
  const said = asking.options.find((o) => o.answer === asking.obvious && o.answer !== answer);
  const begun = table.picked.size > 0;
  const many = asking.things.length > SHORT && asking.things.every((t) => onBoard.has(t.ref));
  const switches = (
    <ul class="options switches">
      {asking.things.map((thing) => {
        const on = table.picked.has(thing.ref);
        return (
          <li key={thing.ref}>
            <button
              type="button"
              class={`button small ${on ? "on" : ""}`}
              aria-pressed={on}
              data-switch={thing.ref}
              onClick={() => table.press(thing.ref)}
            >
              {thing.name}
              {thing.value !== null && ` ${thing.value}`}
            </button>
          </li>
        );
      })}
    </ul>
  );
  return (
    <div class="question-options">
      {many ? <Listed count={asking.things.length}>{switches}</Listed> : switches}
      {said && (
        <button
          type="button"
          class={classes("button", !begun && "primary")}
          data-answer={said.answer}
          onClick={() => table.act(said.answer)}
        >
          {said.text}
        </button>
      )}
      <button
        type="button"
        class={classes("button", (begun || !said) && "primary")}
        data-answer={answer}
        onClick={() => table.act(answer)}
      >
        {words}
      </button>
      <Refusals table={table} why={why} />
    </div>
  );
}

/** Arrow keys walk along the options, digits press them. */
function keys(event: KeyboardEvent): void {
  const question = event.currentTarget as HTMLElement;
  const buttons = [
    ...question.querySelectorAll<HTMLElement>(".question-options :is(button:not(:disabled), summary)"),
  ].filter((b) => b.offsetParent !== null);
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (step) {
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  } else if (/^[1-9]$/.test(event.key)) {
    buttons.filter((b) => b.dataset.answer !== undefined)[Number(event.key) - 1]?.click();
  }
}
