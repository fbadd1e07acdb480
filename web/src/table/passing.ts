// Passing quickly: in reaction windows a person may say until when, at which moments, or for which card he does not want
// to be asked. Where nothing is lost by it, he is not asked anyway, unless he wants every question.
import { computed, signal } from "@preact/signals";
import { kindOf } from "../boards/contract";
import type { LogLine, Option, Scene } from "../messages";
import { say } from "../words";

/** The kind of question that a reaction window puts, and the answer that passes. */
const WINDOW = "react";
const PASS = 0;
/** What it is called when dice are rolled, and when a turn begins. */
const ROLL = "roll";
const TURN = "turn";
/** What can be played or used in a window. */
const PLAYED = ["card", "power"];

/** Until my next roll, to the end of the phase, to the end of the turn; or at moments like this one, the whole game. */
export const HOW = ["roll", "phase", "turn", "window"] as const;
export type How = (typeof HOW)[number];

export class Passing {
  /** Who passes, until when, and where he said so; null: nobody does. */
  private readonly until = signal<{ seat: number; how: Exclude<How, "window">; turn: number; phase: string } | null>(
    null,
  );
  /** The moments at which somebody is not asked. */
  private readonly windows = signal<ReadonlySet<string>>(new Set());

  /** What somebody does not want to be asked for until his next turn: the things, by their references. */
  private readonly cards = signal<ReadonlyMap<string, number>>(new Map());
  /** Also where nothing is lost by passing. */
  readonly everything = signal(false);

  /** How one passes now; null: everything is asked. */
  readonly how = computed<How | null>(() => this.until.value?.how ?? (this.windows.value.size ? "window" : null));

  static offers(scene: Scene): boolean {
    return scene.asking?.kind === WINDOW;
  }

  /** From now on; the answer to the open question comes back. */
  start(scene: Scene, how: How): number {
    const { asking, board } = scene;
    if (asking && how === "window") this.windows.value = new Set([...this.windows.value, windowOf(scene)]);
    else if (asking && how !== "window")
      this.until.value = { seat: asking.seat, how, turn: board.turn, phase: board.phase };
    return PASS;
  }

  /** Not for this card, until my next turn; the answer comes back if nothing else is asked for. */
  without(scene: Scene, ref: string): number | null {
    const { asking } = scene;
    if (asking) this.cards.value = new Map([...this.cards.value, [ref, asking.seat]]);
    return this.answer(scene);
  }

  askAlways(): void {
    this.until.value = null;
    this.windows.value = new Set();
    this.cards.value = new Map();
  }

  /** What has happened may be what somebody waits for. */
  follow(lines: readonly LogLine[]): void {
    const { value } = this.until;
    if (value?.how === "roll" && lines.some((l) => l.happening === ROLL && l.args.seat === value.seat))
      this.until.value = null;
    const begun = lines.filter((l) => l.kind === TURN).map((l) => l.args.seat);
    if (begun.length > 0 && this.cards.value.size > 0)
      this.cards.value = new Map([...this.cards.value].filter(([, seat]) => !begun.includes(seat)));
  }

  /** The answer that is given at once to what this scene asks; null: the person is asked. */
  answer(scene: Scene): number | null {
    if (this.over(scene)) this.until.value = null;
    const { asking } = scene;
    if (asking?.needless && !this.everything.value) return asking.obvious;
    if (!asking || !Passing.offers(scene)) return null;
    const passes = this.until.value?.seat === asking.seat || this.windows.value.has(windowOf(scene));
    return passes || this.unwanted(asking.options) ? PASS : null;
  }

  /** Whether all that could be played is what nobody wants to be asked for. */
  private unwanted(options: readonly Option[]): boolean {
    const played = options.filter((o) => o.answer !== PASS);
    return played.length > 0 && played.every((o) => this.cards.value.has(playedBy(o) ?? ""));
  }

  private over({ board, result }: Scene): boolean {
    const { value } = this.until;
    if (!value || result) return true;
    return (
      value.how !== "roll" && (board.turn !== value.turn || (value.how === "phase" && board.phase !== value.phase))
    );
  }
}

/** The card or power that an option plays. */
export function playedBy(option: Option): string | undefined {
  return option.refs.find((ref) => PLAYED.includes(kindOf(ref)));
}

/** What the log says of a question that was answered with a pass. */
export function passed(scene: Scene): LogLine {
  return {
    kind: "passed-quickly",
    happening: "",
    begins: false,
    args: { seat: scene.asking?.seat ?? -1 },
    text: say("passed-quickly"),
  };
}

/** The moment of a window: whom it asks, by which rule, in which phase. */
function windowOf({ asking, board }: Scene): string {
  return `${asking?.seat} ${asking?.rule} ${board.phase}`;
}
