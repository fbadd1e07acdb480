// The stage: shows what happens at a table, one happening after the other, at the pace a person has set.
//
// The board never runs ahead of what is told: each happening ends with the board as it was then. A live table, a replay
// and a guided game all play on it; they differ in where steps come from and where answers go.
import { batch, signal } from "@preact/signals";
import type { Beat, Happening, Table, Thing } from "../boards/contract";
import type { Board, LogLine, Option, Scene, Seat, TimeLeft } from "../messages";
import { fly, type Places, places } from "../parts/motion";
import { moving, pace } from "../settings";
import { fanfare, hit, rattle, tap } from "../sounds";
import { say } from "../words";
import type { WholeHappening, WholeStep } from "./follow";
import { entering, hurry, lasting } from "./pace";

/** How long dice tumble and things fly. */
const MOVING_MS = 650;
/** Clocks are looked at this often. */
const TICK_MS = 250;
/** Who presses twice within this skips everything that waits. */
const TWICE_MS = 400;
/** After a skip the buttons sleep, so that a press that skips never answers. */
const ASLEEP_MS = 250;

export class Stage {
  readonly scene = signal<Scene | null>(null);
  readonly seats = signal<Seat[]>([]);
  readonly lines = signal<readonly LogLine[]>([]);
  /** The line being told. */
  readonly caption = signal("");
  readonly happening = signal<Happening | null>(null);
  /** What was shown last. */
  readonly last = signal<Happening | null>(null);
  readonly picked = signal<ReadonlySet<string>>(new Set());
  /** All options of the open question, once they are here. */
  readonly options = signal<readonly Option[]>([]);
  /** Steps are being shown, or an answer is on its way. */
  readonly busy = signal(false);
  /** Something against me has been shown, and waits until I have seen it. */
  readonly held = signal(false);
  /** There is something to see again. */
  readonly repeatable = signal(false);
  readonly left = signal<number | null>(null);
  /** What is left of the game's own time limits. */
  readonly limits = signal<readonly TimeLeft[]>([]);
  /** Steps are being shown. */
  playing = false;
  root: HTMLElement | null = null;

  private readonly queue: WholeStep[] = [];
  /** The happenings of the step being shown that are still to come, and the log after each. */
  private waiting: { it: WholeHappening; log: readonly LogLine[] }[] = [];
  private step: WholeStep | null = null;
  /** What has happened since my last answer, and how it stood then. */
  private since: { from: Scene; steps: WholeStep[] } | null = null;
  private again = false;
  /** What the running beat leads to. */
  private after: (() => void) | null = null;
  private before: Places | null = null;
  private timer = 0;
  private clock = 0;
  private shownAt = 0;
  private skippedAt = 0;
  private stilling = 0;

  constructor(
    readonly game: string,
    private readonly answer: (answer: number) => void,
    /** A scene is on the table and nothing is left to show. */
    private readonly settled: (scene: Scene) => void = () => {},
  ) {}

  /** Put a scene on the table at once. */
  begin(scene: Scene | null, lines: readonly LogLine[]): void {
    this.forget();
    this.since = null;
    batch(() => {
      this.lines.value = lines;
      this.happening.value = null;
      this.last.value = null;
      this.repeatable.value = false;
      this.put(scene);
    });
    this.rest();
  }

  /** Show a step when those before it have been shown. */
  push(step: WholeStep): void {
    if (!this.again) this.remember(step);
    this.queue.push(step);
    if (!this.playing) this.next();
  }

  /** A press that is no answer: what is being shown comes to its rest; a second one at once shows all that waits. */
  skip(): void {
    const now = Date.now();
    if (now - this.skippedAt < TWICE_MS) this.finish();
    else if (this.after) {
      this.skippedAt = now;
      this.held.value = false;
      clearTimeout(this.timer);
      this.after();
    }
  }

  /** Show everything that waits at once. */
  finish(): void {
    this.skippedAt = Date.now();
    clearTimeout(this.timer);
    this.after = null;
    while (this.waiting.length || this.queue.length || this.step) {
      const next = this.waiting.shift();
      if (next) this.result(next.it, next.log, true);
      else this.nextStep();
    }
    this.rest();
  }

  /** Show once more what has happened since my last answer. */
  repeat(): void {
    if (this.busy.value || !this.since) return;
    const { from, steps } = this.since;
    this.again = true;
    this.queue.push(...steps);
    this.put({ ...from, asking: null });
    this.next();
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

  private forget(): void {
    this.queue.length = 0;
    this.waiting = [];
    this.step = null;
    this.after = null;
    this.again = false;
    this.held.value = false;
    clearTimeout(this.timer);
  }

  private remember(step: WholeStep): void {
    if (step.back) this.since = null;
    else if (step.happenings.some((it) => it.kind)) {
      const from = this.since?.from ?? this.scene.value;
      if (from) this.since = { from, steps: [...(this.since?.steps ?? []), step] };
    }
  }

  // --- showing ---

  private next(): void {
    this.playing = true;
    this.busy.value = true;
    const next = this.waiting.shift();
    if (next) this.show(next.it, next.log);
    else if (this.nextStep()) this.next();
    else this.rest();
  }

  /** Put up what the step that is over ends with, and take up the next one; false when there is none. */
  private nextStep(): boolean {
    const over = this.step;
    if (over) {
      this.put(over.scene);
      if (!this.again) this.lines.value = over.log; // what was taken back is told by nothing that happens
    }
    const step = this.queue.shift() ?? null;
    this.step = step;
    if (!step) return false;
    let told = step.log.length - step.lines.length;
    this.waiting = step.happenings.map((it) => {
      told += it.lines.length;
      return { it, log: step.log.slice(0, told) };
    });
    return true;
  }

  private show(it: WholeHappening, log: readonly LogLine[]): void {
    const coming = [it, ...this.waiting.map((w) => w.it), ...this.queue.flatMap((s) => s.happenings)];
    const time = lasting(it.kind, pace.value) * hurry(coming, pace.value);
    const enter = time * entering(it.kind);
    if (!time) {
      this.result(it, log, false);
      this.next();
      return;
    }
    if (!enter) {
      this.result(it, log, false);
      this.beat(() => this.over(it), time);
      return;
    }
    const happening = happeningOf(it, "enter", this.scene.value?.board);
    batch(() => {
      this.caption.value = it.lines[0]?.text ?? "";
      this.happening.value = happening;
      this.last.value = happening;
    });
    this.beat(() => {
      this.result(it, log, false);
      this.beat(() => this.over(it), time - enter);
    }, enter);
  }

  /** What came of it: the board as it is afterwards, and the lines in the log. */
  private result(it: WholeHappening, log: readonly LogLine[], quickly: boolean): void {
    const was = this.scene.value?.board;
    const happening = happeningOf(it, "result", was);
    this.before = !quickly && moving() && this.root ? places(this.root) : null;
    batch(() => {
      if (!this.again) this.lines.value = log;
      this.caption.value = it.lines.at(-1)?.text ?? "";
      this.happening.value = happening;
      if (it.kind) this.last.value = happening;
      if (this.scene.value) this.scene.value = { ...this.scene.value, board: it.board, asking: null, undo: false };
    });
    clearTimeout(this.stilling);
    this.shownAt = Date.now();
    if (quickly || !it.kind) return;
    if (it.kind === "end") fanfare();
    else if (it.kind === "damage") hit();
    else {
      const rolled = was ? rolledCount(was, it.board) : 0;
      if (rolled) rattle(rolled);
      else tap();
    }
  }

  /** Calmly, what went against me stays until I have seen it. */
  private over(it: WholeHappening): void {
    if (pace.value === "calm" && this.againstMe(it)) {
      this.held.value = true;
      this.after = () => this.next();
    } else this.next();
  }

  private againstMe(it: WholeHappening): boolean {
    const me = this.scene.value?.eyes ?? null;
    const hits = ({ kind, args }: LogLine) => kind === "damage" && args.seat === me && args.damage !== 0;
    return me !== null && it.kind === "damage" && it.lines.some(hits);
  }

  private beat(then: () => void, ms: number): void {
    this.after = then;
    this.timer = later(then, ms);
  }

  private put(scene: Scene | null): void {
    this.scene.value = scene;
    this.options.value = scene?.asking?.form === "pick" ? scene.asking.options : [];
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
    const asleep = this.skippedAt + ASLEEP_MS - Date.now();
    this.after = null;
    if (asleep > 0 && pace.value !== "instant") {
      this.timer = later(() => this.next(), asleep);
      return;
    }
    this.playing = false;
    this.again = false;
    const last = this.last.value;
    batch(() => {
      this.caption.value = "";
      this.busy.value = false;
      this.repeatable.value = this.since !== null;
      if (last) this.last.value = { ...last, beat: "rest" };
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
    this.since = null;
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
      last: this.last.value,
      motion: moving(),
      act: (answer) => this.act(answer),
      press: (ref) => this.press(ref),
      pick: (refs) => {
        if (!this.busy.value) this.picked.value = new Set(refs);
      },
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

function happeningOf(it: WholeHappening, beat: Beat, before: Board | undefined): Happening {
  const was = before ? thingsOf(before) : new Map<string, Thing>();
  const now = thingsOf(it.board);
  return {
    kind: it.kind,
    beat,
    lines: it.lines,
    was: (ref) => was.get(ref),
    rolled: (ref) => {
      const value = now.get(ref)?.value ?? null;
      return beat === "result" && value !== null && was.size > 0 && was.get(ref)?.value !== value;
    },
  };
}

function rolledCount(before: Board, after: Board): number {
  const was = thingsOf(before);
  return [...thingsOf(after).values()].filter((t) => t.value !== null && was.get(t.ref)?.value !== t.value).length;
}
