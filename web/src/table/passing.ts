// Passing quickly: in reaction windows a person may say until when, or at which moments, he does not want to be asked.
import { computed, signal } from "@preact/signals";
import type { LogLine, Scene } from "../messages";
import { say } from "../words";

/** The kind of question that a reaction window puts, and the answer that passes. */
const WINDOW = "react";
const PASS = 0;
/** What it is called when dice are rolled. */
const ROLL = "roll";

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

  askAlways(): void {
    this.until.value = null;
    this.windows.value = new Set();
  }

  /** What has happened may be what somebody waits for. */
  follow(lines: readonly LogLine[]): void {
    const { value } = this.until;
    if (value?.how === "roll" && lines.some((l) => l.happening === ROLL && l.args.seat === value.seat))
      this.until.value = null;
  }

  /** The answer that is given at once to what this scene asks; null: the person is asked. */
  answer(scene: Scene): number | null {
    if (this.over(scene)) this.until.value = null;
    if (!Passing.offers(scene)) return null;
    return this.until.value?.seat === scene.asking?.seat || this.windows.value.has(windowOf(scene)) ? PASS : null;
  }

  private over({ board, result }: Scene): boolean {
    const { value } = this.until;
    if (!value || result) return true;
    return (
      value.how !== "roll" && (board.turn !== value.turn || (value.how === "phase" && board.phase !== value.phase))
    );
  }
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

/** The moment of a window: whom it asks, and by which rule. */
function windowOf({ asking }: Scene): string {
  return `${asking?.seat} ${asking?.rule}`;
}
