// A step tells what has changed since the same eyes looked last; here the whole is put together again.
import type { Area, Board, Happening, LogLine, Scene, Step } from "../messages";

/** A happening with the whole board it ends with. */
export interface WholeHappening extends Happening {
  board: Board;
}

/** A step with its whole boards, and the log up to its end. */
export interface WholeStep extends Omit<Step, "anew" | "before"> {
  happenings: WholeHappening[];
  lines: readonly LogLine[];
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
    const { eyes } = step.scene;
    const lines = step.happenings.flatMap((it) => it.lines);
    const log = [...(anew ? [] : (this.logs.get(eyes) ?? [])), ...before, ...lines];
    this.logs.set(eyes, log);
    const boards = step.happenings.map((it) => it.board && this.whole(eyes, it.board));
    const board = this.whole(eyes, step.scene.board);
    const happenings = step.happenings.map((it, i) => ({ ...it, board: boards[i] ?? board }));
    return { ...step, happenings, lines, log, scene: { ...step.scene, board } };
  }

  /** A line of our own at the end of a step. */
  note(step: WholeStep, line: LogLine): WholeStep {
    const log = [...step.log, line];
    this.logs.set(step.scene.eyes, log);
    const last = { kind: "", board: step.scene.board, lines: [line] };
    return { ...step, happenings: [...step.happenings, last], lines: [...step.lines, line], log };
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
