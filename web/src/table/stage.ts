// The stage: shows what happens at a table, one happening after the other, at the pace a person has set.
//
// The board never runs ahead of what is told: each happening ends with the board as it was then. A live table, a replay
// and a guided game all play on it; they differ in where steps come from and where answers go.
import { batch, signal } from "@preact/signals";
import type { Aids, Happening, Staging, Table } from "../boards/contract";
import type { Asking, LogLine, Option, Scene, Seat, TimeLeft } from "../messages";
import { fly, type Places, places } from "../parts/motion";
import { moving, pace } from "../settings";
import { tap } from "../sounds";
import { say } from "../words";
import type { WholeHappening, WholeStep } from "./follow";
import { entering, hurry, joins, lasting } from "./pace";
import { Scenes, told } from "./scenes";
import { rested, shown } from "./shown";
import { sounds } from "./sounding";

/** How long dice tumble and things fly. */
const MOVING_MS = 650;
/** Clocks are looked at this often. */
const TICK_MS = 250;
/** Who presses twice within this skips everything that waits. */
const TWICE_MS = 400;
/** After a skip the buttons sleep, so that a press that skips never answers; and what was skipped to can be seen. */
const ASLEEP_MS = 250;

/** Something to show, and the log after it. */
interface Next {
  it: WholeHappening;
  log: readonly LogLine[];
}

/** How something is shown: without motion, not at all, or together with what caused it. */
interface How {
  quickly?: boolean;
  skipped?: boolean;
  joined?: boolean;
}

export class Stage {
  readonly scene = signal<Scene | null>(null);
  readonly seats = signal<Seat[]>([]);
  readonly aids = signal<Aids>("all");
  readonly lines = signal<readonly LogLine[]>([]);
  /** The line being told. */
  readonly caption = signal("");
  readonly happening = signal<Happening | null>(null);
  /** What was shown last. */
  readonly last = signal<Happening | null>(null);
  /** The question that opens when everything rests: its words are there to think ahead. */
  readonly coming = signal<Asking | null>(null);
  /** A scene from earlier that is looked at again. */
  readonly looking = signal<Happening | null>(null);
  readonly picked = signal<ReadonlySet<string>>(new Set());
  /** All options of the open question, once they are here. */
  readonly options = signal<readonly Option[]>([]);
  /** Steps are being shown, or an answer is on its way. */
  readonly busy = signal(false);
  /** Something against me has been shown, and waits until I have seen it. */
  readonly held = signal(false);
  /** What was told last is a blow against me. */
  readonly hurt = signal(false);
  /** There is something to see again. */
  readonly repeatable = signal(false);
  readonly left = signal<number | null>(null);
  /** What is left of the game's own time limits. */
  readonly limits = signal<readonly TimeLeft[]>([]);
  readonly scenes = new Scenes();
  /** Steps are being shown. */
  playing = false;
  /** Whether what goes against me waits for me; whoever only watches is not waited for. */
  patient = true;
  /** What the game's board says of its lines. */
  staging: Staging = {};
  root: HTMLElement | null = null;

  private readonly queue: WholeStep[] = [];
  /** The happenings of the step being shown that are still to come. */
  private waiting: Next[] = [];
  private step: WholeStep | null = null;
  /** What has happened since my last answer, and how it stood then. */
  private since: { from: Scene; after: Happening | null; steps: WholeStep[] } | null = null;
  private again = false;
  /** What of the running happening is still to come of it. */
  private entered: Next | null = null;
  /** What the running beat leads to. */
  private after: (() => void) | null = null;
  /** The newest beat shown; `last` may be an older one that stays. */
  private newest: Happening | null = null;
  private before: Places | null = null;
  private timer = 0;
  private clock = 0;
  private frozen = false;
  private shownAt = 0;
  private skippedAt = 0;
  private stilling = 0;

  constructor(
    readonly game: string,
    private readonly answer: (answer: number) => void,
    /** A scene is on the table and nothing is left to show. */
    private readonly settled: (scene: Scene) => void = () => {},
  ) {}

  /** Put a scene on the table at once, and what lies on the stage. */
  begin(scene: Scene | null, lines: readonly LogLine[], lies: Happening | null = null): void {
    this.forget();
    this.since = null;
    this.newest = lies;
    this.scenes.forget();
    batch(() => {
      this.lines.value = lines;
      this.happening.value = null;
      this.last.value = lies;
      this.looking.value = null;
      this.repeatable.value = false;
      this.put(scene);
    });
    this.rest();
  }

  /** Show a step when those before it have been shown. */
  push(step: WholeStep): void {
    this.looking.value = null;
    if (!this.again) this.remember(step);
    this.queue.push(step);
    if (!this.playing) this.next();
  }

  /** A press that is no answer: what is being shown comes to its rest; a second one at once shows all that waits. */
  skip(): void {
    const now = Date.now();
    const twice = now - this.skippedAt < TWICE_MS;
    if (!this.after && !twice) return;
    this.skippedAt = now;
    if (twice) this.skipAll();
    else this.toRest();
  }

  /** Held down: all that waits is skipped. */
  skipAll(): void {
    if (!this.playing) return;
    this.skippedAt = Date.now();
    this.finish(true);
  }

  /** Show everything that waits at once. The last blow against me stays on the stage. */
  finish(skipped = false): void {
    clearTimeout(this.timer);
    this.held.value = false;
    this.after = null;
    let stays = this.newest && this.againstMe(this.newest) ? this.newest : null;
    const jump = (next: Next, over: boolean) => {
      this.result(next, { quickly: true, skipped: over });
      if (this.againstMe(next.it)) stays = this.newest;
    };
    if (this.entered) jump(this.entered, false);
    while (this.waiting.length || this.queue.length || this.step) {
      const next = this.waiting.shift();
      if (next) jump(next, skipped);
      else this.nextStep();
    }
    if (skipped && stays)
      batch(() => {
        this.happening.value = null;
        this.last.value = stays;
      });
    this.rest();
  }

  /** Show once more what has happened since my last answer. */
  repeat(): void {
    if (this.busy.value || !this.since) return;
    const { from, after, steps } = this.since;
    this.again = true;
    this.newest = after;
    this.looking.value = null;
    this.queue.push(...steps);
    this.put({ ...from, asking: null });
    this.next();
  }

  /** Put a scene from earlier on the stage, still: the one that these lines of the log tell. */
  look(from: number, to: number): void {
    const scene = this.scene.value;
    if (this.playing || !scene) return;
    const was = this.scenes.of(scene.eyes, from, to);
    this.looking.value = was ? rested(was) : told(this.lines.value.slice(from, to), scene);
  }

  /** Back from there to how it stands. */
  toNow(): void {
    this.looking.value = null;
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
    this.entered = null;
    this.after = null;
    this.again = false;
    this.held.value = false;
    clearTimeout(this.timer);
  }

  private remember(step: WholeStep): void {
    if (step.back) this.since = null;
    else if (step.happenings.some((it) => it.kind)) {
      const { from = this.scene.value, after = this.newest, steps = [] } = this.since ?? {};
      if (from) this.since = { from, after, steps: [...steps, step] };
    }
  }

  // --- showing ---

  private next(): void {
    this.playing = true;
    this.busy.value = true;
    const next = this.waiting.shift();
    if (next) this.show(next);
    else if (this.nextStep()) this.next();
    else this.rest();
  }

  /** Put up what the step that is over ends with, and take up the next one; false when there is none. */
  private nextStep(): boolean {
    const over = this.step;
    if (over) {
      this.put(over.scene);
      if (!this.again) this.lines.value = over.log; // what was taken back is told by nothing that happens
      if (over.back) {
        this.newest = this.scenes.cut(over.scene.eyes, over.log.length);
        this.last.value = this.newest;
        this.happening.value = null;
      }
    }
    const step = this.queue.shift() ?? null;
    this.step = step;
    if (!step) return false;
    let said = step.log.length - step.lines.length;
    this.waiting = step.happenings.map((it) => {
      said += it.lines.length;
      return { it, log: step.log.slice(0, said) };
    });
    return true;
  }

  private show(next: Next): void {
    const { it } = next;
    const all = [it, ...this.waiting.map((w) => w.it), ...this.queue.flatMap((s) => s.happenings)];
    const rush = hurry(all, pace.value);
    const joined = rush < 1 && joins(it.kind) && !this.concernsMe(it);
    const time = joined ? 0 : lasting(it.kind, pace.value) * rush;
    const enter = time * entering(it.kind);
    if (!enter) {
      this.result(next, { joined });
      if (time) this.beat(() => this.over(it), time);
      else this.over(it);
      return;
    }
    const happening = shown(it, "enter", this.scene.value?.board ?? null, this.newest, this.staging);
    this.entered = next;
    this.newest = happening;
    batch(() => {
      this.coming.value = null;
      this.caption.value = this.opening(it.lines);
      this.happening.value = happening;
      this.last.value = happening;
    });
    this.beat(() => {
      this.result(next);
      this.beat(() => this.over(it), time - enter);
    }, enter);
  }

  /** What is shown comes to its rest: the full picture, for a moment; what rests already makes room. */
  private toRest(): void {
    clearTimeout(this.timer);
    const { entered, after } = this;
    this.held.value = false;
    if (!entered) after?.();
    else {
      this.result(entered, { quickly: true });
      this.stand();
      this.beat(() => this.over(entered.it), ASLEEP_MS);
    }
  }

  /** What came of it: the board as it is afterwards, and the lines in the log. */
  private result({ it, log }: Next, { quickly = false, skipped = false, joined = false }: How = {}): void {
    const happening = shown(it, "result", this.scene.value?.board ?? null, this.newest, this.staging);
    this.before = !quickly && moving() && this.root ? places(this.root) : null;
    this.entered = null;
    this.newest = happening;
    if (!this.again)
      this.scenes.add({
        it: happening,
        eyes: this.step?.scene.eyes ?? null,
        from: log.length - it.lines.length,
        to: log.length,
        skipped,
      });
    const asked = this.waiting.length || this.queue.length ? null : this.step?.scene;
    batch(() => {
      if (!this.again) this.lines.value = log;
      this.caption.value = this.said(it.lines) ?? "";
      this.coming.value = asked?.cover ? null : (asked?.asking ?? null);
      this.hurt.value = this.againstMe(it);
      this.happening.value = happening;
      if (it.kind && !joined) this.last.value = happening;
      if (this.scene.value) this.scene.value = { ...this.scene.value, board: it.board, asking: null, undo: false };
    });
    clearTimeout(this.stilling);
    this.shownAt = Date.now();
    if (!quickly && it.kind) sounds(happening);
  }

  /** What went against me stays until I have seen it, unless I want it briskly. */
  private over(it: WholeHappening): void {
    const blows = this.blows(it);
    if (this.patient && pace.value !== "brisk" && blows.length) {
      this.stand();
      // What is waited for is what happened to me, whatever was told after it.
      const mine = it.lines.some(
        ({ text, args }) => text === this.caption.value && args.seat === this.scene.value?.eyes,
      );
      if (!mine) this.caption.value = blows.at(-1)?.text ?? "";
      this.held.value = true;
      this.after = () => this.next();
    } else this.next();
  }

  /** What is said of lines that happened together. */
  said(lines: readonly LogLine[]): string | undefined {
    return this.staging.caption?.(lines, this.seats.value) ?? lines.at(-1)?.text;
  }

  /** What is said while something begins: its first line, unless all of them tell the same kind of thing. */
  private opening(lines: readonly LogLine[]): string {
    const alike = lines.every(({ kind }) => kind === lines[0]?.kind);
    return (alike ? this.said(lines) : lines[0]?.text) ?? "";
  }

  private stand(): void {
    if (this.last.value) this.last.value = rested(this.last.value);
  }

  private againstMe(it: Pick<Happening, "kind" | "lines" | "board">): boolean {
    return this.blows(it).length > 0;
  }

  /** The lines that tell what went against me. */
  private blows({ kind, lines, board }: Pick<Happening, "kind" | "lines" | "board">): LogLine[] {
    const me = this.scene.value?.eyes ?? null;
    const { against = hurts } = this.staging;
    return me !== null && kind !== "" ? lines.filter((line) => against(line, me, board)) : [];
  }

  private concernsMe({ lines }: WholeHappening): boolean {
    const me = this.scene.value?.eyes ?? null;
    return me !== null && lines.some(({ args }) => args.seat === me || args.target === me);
  }

  private beat(then: () => void, ms: number): void {
    this.after = then;
    this.timer = later(then, ms);
  }

  private put(scene: Scene | null): void {
    this.scene.value = scene;
    this.coming.value = null;
    this.options.value = scene?.asking?.form === "pick" ? scene.asking.options : [];
    this.picked.value = new Set();
    this.left.value = scene?.clock.left ?? null;
    this.limits.value = scene?.clock.limits ?? [];
    this.wind();
  }

  /** While the game is paused, clocks stand still. */
  freeze(on: boolean): void {
    this.frozen = on;
    this.wind();
  }

  /** Let the clocks run from where they stand. */
  private wind(): void {
    clearInterval(this.clock);
    const [left, limits, from] = [this.left.value, this.limits.value, Date.now()];
    if (this.frozen || (left === null && !limits.length)) return;
    const tick = () => {
      const passed = (Date.now() - from) / 1000;
      this.left.value = left === null ? null : Math.max(0, left - passed);
      this.limits.value = limits.map((it) => ({ ...it, left: Math.max(0, it.left - passed) }));
    };
    this.clock = setInterval(tick, TICK_MS) as unknown as number;
  }

  private rest(): void {
    const asleep = this.skippedAt + ASLEEP_MS - Date.now();
    this.after = null;
    if (asleep > 0 && this.playing) {
      const scene = this.scene.value;
      this.coming.value = scene?.cover ? null : (scene?.asking ?? null);
      this.timer = later(() => this.next(), asleep);
      return;
    }
    this.playing = false;
    this.again = false;
    batch(() => {
      this.caption.value = "";
      this.coming.value = null;
      this.busy.value = false;
      this.repeatable.value = this.since !== null;
      this.stand();
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
    if (this.busy.value || this.looking.value || !this.scene.value?.asking) return;
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
    if (this.busy.value || this.looking.value || !asking) return;
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
    const looking = this.looking.value;
    const asking = this.busy.value || looking ? null : scene.asking;
    const picked = this.picked.value;
    const remaining = asking?.form === "pick" ? this.remaining() : [];
    const touched = new Set(remaining.flatMap((o) => o.refs));
    const switches = new Set(asking?.form === "subset" ? asking.things.map((t) => t.ref) : []);
    const refusal = (ref: string) => asking?.refused.find((r) => r.refs.includes(ref));
    return {
      game: this.game,
      board: looking?.board ?? scene.board,
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
      aids: this.aids.value,
      turn: scene.asking?.seat ?? scene.waiting?.seat ?? null,
      left: this.left.value,
      result: looking ? null : scene.result,
      happening: looking ? null : this.happening.value,
      last: looking ?? this.last.value,
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

/** A blow against a seat, where the game does not say itself what is one. */
function hurts({ kind, args }: LogLine, seat: number): boolean {
  return kind === "damage" && args.seat === seat && args.damage !== 0 && args.n !== 0;
}
