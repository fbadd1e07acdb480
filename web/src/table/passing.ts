// Passing quickly: in reaction windows a person may say "I pass until the end of this phase" and is not asked meanwhile.
import { signal } from "@preact/signals";
import type { LogLine, Scene } from "../messages";
import { say } from "../words";

/** The kind of question that a reaction window puts, and the answer that passes. */
const WINDOW = "react";
const PASS = 0;

export class Passing {
  /** Who passes, and in which phase; null: everything is asked. */
  readonly until = signal<{ seat: number; phase: string } | null>(null);

  static offers(scene: Scene): boolean {
    return scene.asking?.kind === WINDOW;
  }

  /** From now on to the end of the phase; the answer to the open question comes back. */
  start(scene: Scene): number {
    if (scene.asking) this.until.value = { seat: scene.asking.seat, phase: phaseOf(scene) };
    return PASS;
  }

  askAlways(): void {
    this.until.value = null;
  }

  /** The answer that is given at once to what this scene asks; null: the person is asked. */
  answer(scene: Scene): number | null {
    const { value } = this.until;
    if (!value) return null;
    if (phaseOf(scene) !== value.phase || scene.result) {
      this.until.value = null;
      return null;
    }
    return Passing.offers(scene) && scene.asking?.seat === value.seat ? PASS : null;
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

/** The phase of this turn. */
function phaseOf({ board }: Scene): string {
  return `${board.turn} ${board.phase}`;
}
