// A step tells what has changed since the same eyes looked last; here the whole is put together again.
import type { Area, Board, LogLine, Scene, Step } from "../messages";

/** A step with its whole board, and the log up to its end. */
export interface WholeStep extends Omit<Step, "anew" | "before"> {
  log: readonly LogLine[];
}

type Eyes = Scene["eyes"];

export class Follower {
  private readonly areas = new Map<Eyes, ReadonlyMap<string, Area>>();
  private readonly logs = new Map<Eyes, readonly LogLine[]>();

  /** A whole table: nothing from before counts any more. */
  begin(scene: Scene | null, lines: readonly LogLine[]): void {
    this.areas.clear();
    this.logs.clear();
    if (!scene) return;
    this.areas.set(scene.eyes, byRef(scene.board.areas));
    this.logs.set(scene.eyes, lines);
  }

  step({ anew, before, ...step }: Step): WholeStep {
    const { eyes, board } = step.scene;
    const log = [...(anew ? [] : (this.logs.get(eyes) ?? [])), ...before, ...step.lines];
    this.logs.set(eyes, log);
    return { ...step, log, scene: { ...step.scene, board: this.whole(eyes, board) } };
  }

  /** A line of our own at the end of a step. */
  note(step: WholeStep, line: LogLine): WholeStep {
    const log = [...step.log, line];
    this.logs.set(step.scene.eyes, log);
    return { ...step, lines: [...step.lines, line], log };
  }

  private whole(eyes: Eyes, board: Board): Board {
    const known = new Map([...(this.areas.get(eyes) ?? []), ...byRef(board.areas)]);
    const areas = board.places.flatMap((ref) => known.get(ref) ?? []);
    this.areas.set(eyes, byRef(areas));
    return { ...board, areas };
  }
}

/** Steps that follow on one another, the first of them whole. */
export function followed(steps: readonly Step[]): WholeStep[] {
  const follower = new Follower();
  return steps.map((step) => follower.step(step));
}

function byRef(areas: readonly Area[]): ReadonlyMap<string, Area> {
  return new Map(areas.map((area) => [area.ref, area]));
}
