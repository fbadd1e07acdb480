// The scenes that were shown, so that a press on the log puts one on the stage again, still, as it rested.

import type { Happening } from "../boards/contract";
import { find } from "../boards/lookup";
import type { LogLine, Scene } from "../messages";
import { entriesOf } from "./entries";

/** So many scenes before the last one may still be seen of what it goes on with. */
const BEFORE = 4;

interface Kept {
  it: Happening;
  eyes: Scene["eyes"];
  /** The lines of the log it told: from, and up to but without. */
  from: number;
  to: number;
  skipped: boolean;
}

export class Scenes {
  private kept: Kept[] = [];

  forget(): void {
    this.kept = [];
  }

  add(kept: Kept): void {
    this.kept.push(kept);
  }

  /** The log has become shorter: what it told no longer happened. What is left last comes back. */
  cut(eyes: Scene["eyes"], lines: number): Happening | null {
    this.kept = this.kept.filter((it) => it.eyes !== eyes || it.to <= lines);
    return this.kept.findLast((it) => it.eyes === eyes)?.it ?? null;
  }

  /** The scene that these lines of the log told, as it ended. */
  of(eyes: Scene["eyes"], from: number, to: number): Happening | null {
    const told = this.kept.filter((it) => it.eyes === eyes && it.from < to && it.to > from);
    return (told.findLast((it) => it.it.kind) ?? told.at(-1))?.it ?? null;
  }

  /** Whether these lines were skipped over. */
  skipped(eyes: Scene["eyes"], from: number, to: number): boolean {
    return this.kept.some((it) => it.skipped && it.eyes === eyes && it.from < to && it.to > from);
  }
}

/** A scene of which nobody here has seen the board: its lines stand before the table as it is. */
export function told(lines: readonly LogLine[], scene: Scene): Happening {
  const kind = lines.find((line) => line.happening)?.happening ?? "";
  const { board } = scene;
  return {
    kind,
    beat: "rest",
    lines,
    board,
    earlier: null,
    was: () => undefined,
    becomes: (ref) => find(board, ref),
    rolled: () => false,
  };
}

/** What lies on the stage where a log ends: the last scene, on those that it goes on with. */
export function lying(log: readonly LogLine[], scene: Scene): Happening | null {
  return entriesOf(log)
    .slice(-1 - BEFORE)
    .reduce<Happening | null>((earlier, lines) => ({ ...told(lines, scene), earlier }), null);
}
