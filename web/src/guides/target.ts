// What the learner is to press next: things on the board one after the other, or a button of the question.
import type { Table } from "../boards/contract";

export interface Target {
  refs: readonly string[];
  /** The button that gives the answer; null while things are to be pressed first. */
  answer: number | null;
}

/** What leads to an answer from what is picked by now. `shown`: whether a thing lies on the board to be pressed. */
export function targetOf(
  table: Table,
  answer: number,
  shown: (ref: string) => boolean,
  on: readonly string[] | undefined,
): Target | null {
  const { asking, picked } = table;
  if (!asking) return null;
  if (asking.form === "subset") {
    const wanted = wantedOf(table, answer);
    const refs = asking.things.map((t) => t.ref).filter((ref) => picked.has(ref) !== wanted.has(ref));
    return refs.length ? { refs, answer: null } : { refs: [], answer };
  }
  const option = table.options.find((o) => o.answer === answer);
  const next = (on ?? option?.refs ?? []).find(
    (ref) => !picked.has(ref) && table.optionsOn(ref).length > 0 && shown(ref),
  );
  return next === undefined ? { refs: [], answer } : { refs: [next], answer: null };
}

/** The things that are in, in this answer to a question for any of several. */
function wantedOf({ asking }: Table, answer: number): ReadonlySet<string> {
  const things = asking?.form === "subset" ? asking.things : [];
  return new Set(things.filter((_, i) => Math.floor(answer / 2 ** i) % 2 === 1).map((t) => t.ref));
}

/** Where the target is seen; what lies in a closed list is reached through what opens it. */
export function elementsOf(root: ParentNode, target: Target): HTMLElement[] {
  if (target.answer !== null) {
    const [button] = seen(root, `[data-answer="${target.answer}"]`);
    if (button) return [button];
    const hidden = root.querySelector(`details:not([open]) [data-answer="${target.answer}"]`);
    const summary = hidden?.closest("details")?.querySelector<HTMLElement>("summary");
    return summary ? [summary] : [];
  }
  return target.refs.flatMap((ref) => things(root, ref).slice(0, 1));
}

/** What there is to be pressed, or else looked at. */
export function pointedAt(target: Target | null, looked: readonly string[]): HTMLElement[] {
  return target ? elementsOf(document, target) : looked.flatMap((ref) => things(document, ref).slice(0, 1));
}

/** The elements that show a thing, those that can be pressed first. */
export function things(root: ParentNode, ref: string): HTMLElement[] {
  const all = seen(root, `.board [data-ref="${CSS.escape(ref)}"]`);
  return all.sort((a, b) => Number(pressable(b)) - Number(pressable(a)));
}

/** Whether a thing lies on the board, or near it, to be pressed. */
export function shownIn(board: HTMLElement | null, ref: string): boolean {
  return board !== null && things(board.parentElement ?? document, ref).length > 0;
}

/** The button of a thing, or that of an answer. */
export function buttonOf(element: HTMLElement): HTMLElement {
  return element.querySelector<HTMLElement>(":scope > .spot-handle") ?? element;
}

function pressable(element: HTMLElement): boolean {
  return element.matches("button") || element.querySelector(":scope > .spot-handle") !== null;
}

function seen(root: ParentNode, what: string): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(what)].filter((e) => e.getClientRects().length > 0);
}
