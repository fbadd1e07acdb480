// Several people at one screen: who is there, and what he may see of a step that is told to the eyes of another.
import { signal } from "@preact/signals";
import { kindOf } from "../boards/contract";
import type { Area, Board, Scene } from "../messages";
import { keep, recall } from "../settings";
import type { WholeStep } from "./follow";

/** An area of which only its owner, and who is with him, sees more than backs. */
const HAND = "hand";

export class Sharing {
  /** The seat whose person is at the screen: he is still there when the page is loaded again. */
  readonly at = signal<number | null>(null);
  /** The table as he saw it last. */
  private seen: Board | null = null;
  /** The seat for which no curtain fell, as it was not asked: it falls when it is. */
  private owed: number | null = null;
  /** What was told to eyes that were not asked. */
  private passed: WholeStep[] = [];

  constructor(private readonly table: string) {
    const seat = recall(`at-${table}`, "sessionStorage");
    if (seat !== null) this.at.value = Number(seat);
  }

  /** Whether the screen waits for somebody else. */
  hides({ cover, eyes }: Scene): boolean {
    return cover && this.at.value !== eyes;
  }

  begin(scene: Scene | null): void {
    this.passed = [];
    this.owed = null;
    this.seen = scene && !this.hides(scene) ? scene.board : null;
  }

  /** Somebody has come to the screen. */
  come(scene: Scene): void {
    this.at.value = scene.eyes;
    if (scene.eyes !== null) keep(`at-${this.table}`, `${scene.eyes}`, "sessionStorage");
    this.owed = null;
    this.seen = scene.board;
  }

  /** A step as it is shown. Null: it asks nobody, so no curtain falls for it; it is shown together with the next one. */
  show(step: WholeStep, asks: boolean): WholeStep | null {
    const scene = { ...step.scene, cover: step.scene.cover || (asks && this.owed === step.scene.eyes) };
    if (!this.hides(scene)) {
      this.seen = scene.board;
      return this.together({ ...step, scene });
    }
    const mine = { ...step, happenings: step.happenings.map((it) => ({ ...it, board: handsOf(this.seen, it.board) })) };
    if (asks) return this.together({ ...mine, scene });
    this.owed = scene.eyes;
    this.passed.push(mine);
    return null;
  }

  private together(step: WholeStep): WholeStep {
    const all = [...this.passed, step];
    this.passed = [];
    return { ...step, happenings: all.flatMap((it) => it.happenings), lines: all.flatMap((it) => it.lines) };
  }
}

/** A board with the hands as they were seen last, without what has left them. */
function handsOf(seen: Board | null, board: Board): Board {
  const lying = new Set(board.areas.flatMap((a) => (kindOf(a.ref) === HAND ? [] : a.things.map((t) => t.ref))));
  const hand = (ref: string): Area[] => {
    const was = seen?.areas.find((a) => a.ref === ref);
    return was ? [{ ...was, things: was.things.filter((t) => !lying.has(t.ref)) }] : [];
  };
  return { ...board, areas: board.areas.flatMap((a) => (kindOf(a.ref) === HAND ? hand(a.ref) : [a])) };
}
