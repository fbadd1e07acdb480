// The answers of a question: the main button, a few beside it, and the rest one press away.
import { useComputed } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Option, Table } from "../boards/contract";
import { withEffect } from "../boards/lookup";
import { Options } from "../parts/Options";
import { roomy } from "../parts/roomy";
import { listOpen } from "../settings";
import { say } from "../words";
import type { QuestionProps } from "./Question";
import { useRoom } from "./room";
import type { Stage } from "./stage";

// --- one of several ---

export function Pick({ stage, table }: QuestionProps) {
  const list = useRef<HTMLDivElement>(null);
  const room = useRoom();
  const remaining = stage.remaining();
  const onBoard = useOnBoard(stage, table);
  const narrowed = table.picked.size > 0;
  const [plain, placed] = split(remaining, narrowed ? new Set() : telling(remaining, onBoard));
  const few = placed.length === 0 && plain.length <= 3;
  const main = obvious(remaining, table.asking?.obvious, few);
  const others = plain.filter((o) => o !== main);
  const letters = placed.length > 0 ? room.crowded : room.letters;
  const most = narrowed ? room.count - 1 : room.count; // the way back stands there as well
  // Two or three of which none goes without saying stand side by side, what gives nothing up first: they have the main
  // button's place as well.
  const open = !main && !narrowed && placed.length > 0 && remaining.length <= 3 && !table.asking?.taste;
  const wanted = open
    ? [...placed, ...others].map(named)
    : main
      ? others.filter((o) => !stage.staging.aside?.(o))
      : others;
  const near = beside(wanted, open ? most + 1 : most, open ? room.letters : letters);
  const beyond = ({ answer }: Option) => !near.some((o) => o.answer === answer);
  const far = others.filter(beyond);
  const order = stage.staging.order?.(table) ?? table.options;
  const rest = [...far, ...order.filter((o) => placed.includes(o) && o !== main && beyond(o))];
  // A list of one would only be a press more.
  const [single, ...more] = rest;
  const fits = single && withEffect(single).length <= room.letters && !stage.staging.aside?.(single);
  const alone = fits && more.length === 0 && near.length === 0;
  const listed = alone ? [] : rest;
  // What is left to choose lies on the board: no list has to cover it, and on a phone there is no room for one.
  const told = remaining.every((o) => o.refs.some((ref) => onBoard.has(ref) && !table.picked.has(ref)));
  const spared = narrowed && told && !roomy.value;
  useLayoutEffect(() => {
    if (narrowed) list.current?.querySelector<HTMLElement>("button")?.focus();
  }, [narrowed]);
  return (
    <div class="question-options" ref={list} aria-busy={stage.options.value.length < (table.asking?.count ?? 0)}>
      {main && <Options table={table} options={[main]} main />}
      {table.asking?.taste && !main && remaining.length > 1 && !remaining.some((o) => later(o, table)) && (
        <button type="button" class="button primary main" onClick={() => table.act(drawn(remaining).answer)}>
          {say("any-of-them")}
        </button>
      )}
      <Options table={table} options={alone ? [single] : near} />
      {narrowed && (
        <button type="button" class="button plain small" onClick={() => clear(stage)}>
          {say("pick-anew")}
        </button>
      )}
      {listed.length > 0 && !spared && (
        // What can be done nowhere else is open at once.
        <Listed
          count={listed.length}
          open={narrowed ? !told : placed.length === 0 && !main}
          more={!!main || near.length > 0}
        >
          <Options table={table} options={listed} />
        </Listed>
      )}
    </div>
  );
}

/** Whether it waits for something else, as in a guided game. */
function later({ answer }: Option, table: Table): boolean {
  return table.standing(`option:${answer}`) === "later";
}

/** Who wants to be whoever the lot brings. */
function drawn(options: readonly Option[]): Option {
  return options[Math.floor(Math.random() * options.length)] as Option;
}

/** What goes without saying: what the game says; else the only option there is, as in a guided game, or the first of a
 * few that gives nothing up. */
function obvious(options: readonly Option[], declared: number | null | undefined, few: boolean): Option | undefined {
  const said = options.find((o) => o.answer === declared);
  return said ?? (options.length === 1 ? options[0] : few ? options.find((o) => !o.passes) : undefined);
}

/** By its name alone: what it does is printed on the board. */
function named(option: Option): Option {
  return { ...option, effect: "" };
}

/** Those that have room beside the main button. */
function beside(options: readonly Option[], most: number, room: number): Option[] {
  let letters = 0;
  return options.filter((o, i) => {
    letters += Math.max(6, withEffect(o).length);
    return i < most && letters <= room;
  });
}

interface ListedProps {
  count: number;
  open: boolean;
  /** There are answers beside it. */
  more?: boolean;
  children: ComponentChildren;
}

/** A list over the table, closed until somebody wants it, and after an answer. Whoever opened it by keyboard finds it
 * open next time. */
function Listed({ count, open, more = true, children }: ListedProps) {
  return (
    <details class="question-list" open={open || listOpen.value === "on"}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button */}
      <summary
        class="button"
        onClick={(e) => {
          const opened = !e.currentTarget.closest("details")?.open;
          listOpen.value = opened && e.detail === 0 ? "on" : "off";
        }}
      >
        {say(more ? "all-options" : "options-alone", { count })}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a button that is pressed by key is clicked */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are pressed */}
      <div class="over-table question-panel" onClick={closeAfter}>
        {children}
      </div>
    </details>
  );
}

function closeAfter({ target, currentTarget }: MouseEvent): void {
  const answered = target instanceof Element && target.closest("[data-answer]");
  const details = (currentTarget as Element).closest("details");
  if (answered && details && listOpen.value === "off") details.open = false;
}

function clear(stage: Stage): void {
  stage.picked.value = new Set();
}

/** The options that lie on the board, last; those that can only be pressed here, first. */
function split(options: readonly Option[], onBoard: ReadonlySet<string>): [Option[], Option[]] {
  const placed = options.filter((o) => o.refs.some((ref) => onBoard.has(ref)));
  return [options.filter((o) => !placed.includes(o)), placed];
}

/** Those of the references that tell options apart: what lies on all of them, such as the die whose damage is asked, does
 * not; then they are chosen here. */
function telling(options: readonly Option[], refs: ReadonlySet<string>): ReadonlySet<string> {
  const acts = options.filter((o) => !o.passes);
  const shared = acts.length > 1 ? acts[0]?.refs.filter((ref) => acts.every((o) => o.refs.includes(ref))) : [];
  return new Set([...refs].filter((ref) => !shared?.includes(ref)));
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

// --- any of several ---

export function Subset({ stage, table, composed, compose }: QuestionProps) {
  const asking = table.asking;
  const room = useRoom();
  const onBoard = useOnBoard(stage, table);
  const answer = useComputed(() => stage.subset()).value;
  useEffect(() => compose?.(answer), [answer, compose]);
  if (!asking) return null;
  const known = composed?.answer === answer ? composed : asking.options.find((o) => o.answer === answer);
  const text = known?.text ?? say("subset-done", { count: table.picked.size });
  const chosen: Option = { answer, text, rule: asking.rule, refs: [], passes: false, effect: "" };
  // Until something is switched on, the main button is what goes without saying.
  const said = asking.options.find((o) => o.answer === asking.obvious && o.answer !== answer);
  const [first, other] = table.picked.size > 0 || !said ? [chosen, said] : [said, chosen];
  const brief = stage.staging.brief?.(table, first.answer);
  const main = brief ? { ...first, text: brief, effect: first.text } : first;
  const others = other ? [other] : [];
  const near = beside(others, room.count, room.crowded);
  return (
    <div class="question-options">
      <Options table={table} options={[main]} main />
      <Options table={table} options={near} />
      <Listed count={asking.things.length} open={!asking.things.every((t) => onBoard.has(t.ref))}>
        <Options table={table} options={near.length ? [] : others} />
        <Switches table={table} />
      </Listed>
    </div>
  );
}

function Switches({ table }: { table: Table }) {
  return (
    <ul class="options switches">
      {table.asking?.things.map((thing) => {
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
}
