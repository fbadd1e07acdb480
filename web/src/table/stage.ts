// The stage: shows the scenes of a game one after the other, line by line, at the speed a person has set.
//
// A live table, a replay and a guided game all play on it; they differ in where steps come from and where answers go.
import { batch, signal } from "@preact/signals";
import type { Happening, Table, Thing } from "../boards/contract";
import type { Board, LogLine, Option, Scene, Seat, TimeLeft } from "../messages";
import { fly, type Places, places } from "../parts/motion";
import { LINE_MS, moving, speed } from "../settings";
import { fanfare, rattle, tap } from "../sounds";
import { say } from "../words";
import type { WholeStep } from "./follow";

/** A step with many lines does not hold the table up longer than this many of them would. */
const MOST_LINES = 4;
/** How long dice tumble and things fly. */
const MOVING_MS = 650;
/** Clocks are looked at this often. */
const TICK_MS = 250;

export class Stage {
  readonly scene = signal<Scene | null>(null);
  readonly seats = signal<Seat[]>([]);
  readonly lines = signal<readonly LogLine[]>([]);
  /** The line being told. */
  readonly caption = signal("");
  readonly happening = signal<Happening | null>(null);
  readonly picked = signal<ReadonlySet<string>>(new Set());
  /** All options of the open question, once they are here. */
  readonly options = signal<readonly Option[]>([]);
  /** Steps are being shown, or an answer is on its way. */
  readonly busy = signal(false);
  readonly left = signal<number | null>(null);
  /** What is left of the game's own time limits. */
  readonly limits = signal<readonly TimeLeft[]>([]);
  /** Steps are being shown. */
  playing = false;
  root: HTMLElement | null = null;

  private readonly queue: WholeStep[] = [];
  private before: Places | null = null;
  private timer = 0;
  private clock = 0;
  private shownAt = 0;
  private stilling = 0;

  constructor(
    readonly game: string,
    private readonly answer: (answer: number) => void,
    /** A scene is on the table and nothing is left to show. */
    private readonly settled: (scene: Scene) => void = () => {},
  ) {}

  /** Put a scene on the table at once. */
  begin(scene: Scene | null, lines: readonly LogLine[]): void {
    this.queue.length = 0;
    clearTimeout(this.timer);
    this.playing = false;
    batch(() => {
      this.lines.value = lines;
      this.caption.value = "";
      this.happening.value = null;
      this.put(scene);
    });
    this.rest();
  }

  /** Show a step when those before it have been shown. */
  push(step: WholeStep): void {
    this.queue.push(step);
    if (!this.playing) this.next();
  }

  /** Show everything that waits at once. */
  skip(): void {
    clearTimeout(this.timer);
    for (const step of this.queue.splice(0)) this.show(step, true);
    this.rest();
  }

  /** The board has been drawn with the new scene. */
  drawn(): void {
    if (this.before && this.root) fly(this.root, this.before);
    this.before = null;
  }

  close(): void {
    clearTimeout(this.timer);
    clearTimeout(this.stilling);
    clearInterval(this.clock);
  }

  private next(): void {
    const step = this.queue.shift();
    if (!step) {
      this.rest();
      return;
    }
    this.playing = true;
    const pause = LINE_MS[speed.value];
    const mine = this.queue.length === 0 && step.scene.asking !== null && this.scene.value?.asking !== null;
    this.show(step, false);
    if (pause === 0 || mine || step.lines.length === 0) {
      // Somebody who goes on himself is not made to wait; the log has it.
      if (pause === 0 || this.queue.length === 0) this.next();
      else this.timer = later(() => this.next(), pause / 2);
      return;
    }
    this.tell(step.lines, 0, pause * Math.min(1, MOST_LINES / step.lines.length));
  }

  private tell(lines: readonly LogLine[], at: number, pause: number): void {
    const line = lines[at];
    if (!line) {
      this.next();
      return;
    }
    this.caption.value = line.text;
    this.timer = later(() => this.tell(lines, at + 1, pause), pause);
  }

  private show(step: WholeStep, quickly: boolean): void {
    const was = this.scene.value?.board;
    this.before = !quickly && moving() && this.root ? places(this.root) : null;
    batch(() => {
      this.lines.value = step.log;
      this.happening.value = happeningOf(step.lines, was, step.scene.board);
      this.put(step.scene);
      this.busy.value = true;
    });
    clearTimeout(this.stilling);
    this.shownAt = Date.now();
    if (quickly) return;
    if (step.scene.result) fanfare();
    else {
      const rolled = was ? rolledCount(was, step.scene.board) : 0;
      if (rolled) rattle(rolled);
      else tap();
    }
  }

  private put(scene: Scene | null): void {
    this.scene.value = scene;
    this.options.value = scene?.asking?.options ?? [];
    this.picked.value = new Set();
    clearInterval(this.clock);
    const put = Date.now();
    const { left, limits } = scene?.clock ?? { left: null, limits: [] };
    const tick = () => {
      const passed = (Date.now() - put) / 1000;
      this.left.value = left === null ? null : Math.max(0, left - passed);
      this.limits.value = limits.map((it) => ({ ...it, left: Math.max(0, it.left - passed) }));
    };
    tick();
    if (left !== null || limits.length) this.clock = setInterval(tick, TICK_MS) as unknown as number;
  }

  private rest(): void {
    this.playing = false;
    batch(() => {
      this.caption.value = "";
      this.busy.value = false;
    });
    clearTimeout(this.stilling);
    this.stilling = later(
      () => {
        this.happening.value = null;
      },
      this.shownAt + MOVING_MS - Date.now(),
    );
    if (this.scene.value) this.settled(this.scene.value);
  }

  /** The answer was not taken: ask again. */
  release(): void {
    if (!this.playing) this.busy.value = false;
  }

  // --- pressing things ---

  act(answer: number): void {
    if (this.busy.value || !this.scene.value?.asking) return;
    this.busy.value = true;
    this.answer(answer);
  }

  /** The options that touch everything picked. */
  remaining(): readonly Option[] {
    const picked = [...this.picked.value];
    return this.options.value.filter((o) => picked.every((ref) => o.refs.includes(ref)));
  }

  press(ref: string): void {
    const asking = this.scene.value?.asking;
    if (this.busy.value || !asking) return;
    const picked = new Set(this.picked.value);
    if (picked.delete(ref)) {
      this.picked.value = picked;
      return;
    }
    if (asking.form === "pick") {
      const left = this.remaining().filter((o) => o.refs.includes(ref));
      const only = left.length === 1 ? left[0] : undefined;
      if (only && this.options.value.length === asking.count) {
        this.act(only.answer);
        return;
      }
      if (left.length === 0) return;
    } else if (!asking.things.some((t) => t.ref === ref)) return;
    picked.add(ref);
    tap();
    this.picked.value = picked;
  }

  /** The answer that the switches of a "subset" question make. */
  subset(): number {
    const things = this.scene.value?.asking?.things ?? [];
    return things.reduce((sum, thing, i) => sum + (this.picked.value.has(thing.ref) ? 2 ** i : 0), 0);
  }

  /** The table as a board sees it. Reads signals: call it while rendering. */
  table(): Table | null {
    const scene = this.scene.value;
    if (!scene) return null;
    const asking = this.busy.value ? null : scene.asking;
    const picked = this.picked.value;
    const remaining = asking?.form === "pick" ? this.remaining() : [];
    const touched = new Set(remaining.flatMap((o) => o.refs));
    const switches = new Set(asking?.form === "subset" ? asking.things.map((t) => t.ref) : []);
    const refusal = (ref: string) => asking?.refused.find((r) => r.refs.includes(ref));
    return {
      game: this.game,
      board: scene.board,
      seat: scene.eyes,
      seats: this.seats.value,
      asking,
      options: asking ? this.options.value : [],
      optionsOn: (ref) => remaining.filter((o) => o.refs.includes(ref)),
      standing: (ref) => {
        if (!asking) return "quiet";
        if (picked.has(ref)) return "picked";
        if (switches.has(ref) || touched.has(ref)) return "open";
        return refusal(ref) ? "refused" : "quiet";
      },
      refusal,
      picked,
      odds: (ref) => scene.odds[ref] ?? [],
      turn: scene.asking?.seat ?? scene.waiting?.seat ?? null,
      left: this.left.value,
      result: scene.result,
      happening: this.happening.value,
      motion: moving(),
      act: (answer) => this.act(answer),
      press: (ref) => this.press(ref),
      say,
    };
  }
}

function later(act: () => void, ms: number): number {
  return setTimeout(act, ms) as unknown as number;
}

function thingsOf(board: Board): Map<string, Thing> {
  return new Map(board.areas.flatMap((a) => a.things.map((t) => [t.ref, t] as const)));
}

function happeningOf(lines: readonly LogLine[], before: Board | undefined, after: Board): Happening {
  const was = before ? thingsOf(before) : new Map<string, Thing>();
  const now = thingsOf(after);
  return {
    lines,
    was: (ref) => was.get(ref),
    rolled: (ref) => {
      const value = now.get(ref)?.value ?? null;
      return value !== null && was.size > 0 && was.get(ref)?.value !== value;
    },
  };
}

function rolledCount(before: Board, after: Board): number {
  const was = thingsOf(before);
  return [...thingsOf(after).values()].filter((t) => t.value !== null && was.get(t.ref)?.value !== t.value).length;
}
