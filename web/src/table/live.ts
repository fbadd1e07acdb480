// A table at which somebody sits or watches: the stage, the connection to the server, and what is said besides.
import { effect, signal } from "@preact/signals";
import type {
  Advice,
  Fairness,
  FromServer,
  Option,
  Pause,
  Position,
  Rule,
  Said,
  Scene,
  Seat,
  Table,
} from "../messages";
import { language } from "../settings";
import { finale } from "../sounds";
import { thinks } from "../thinking/able";
import type { Adviser } from "../thinking/adviser";
import { say } from "../words";
import { call, hush } from "./attention";
import { Follower, type WholeStep } from "./follow";
import { due } from "./luck";
import { type How, Passing, passed } from "./passing";
import { Sharing } from "./sharing";
import { Connection } from "./socket";
import { Stage } from "./stage";

/** Options come in pieces of at most this many. */
const PIECE = 100;
/** An answer that brought nothing after this long waits for others. */
const NOTED_MS = 900;

export class Live {
  /** What does not change from step to step; null until the server has told. */
  readonly about = signal<Table | null>(null);
  readonly status = signal<Table["status"]>("gathering");
  readonly chat = signal<readonly Said[]>([]);
  readonly unread = signal(0);
  readonly fairness = signal<Fairness | null>(null);
  readonly rule = signal<Rule | null>(null);
  /** The last thing that could not be done. */
  readonly notice = signal("");
  /** The words of the subset that is switched on now. */
  readonly composed = signal<{ answer: number; text: string } | null>(null);
  /** Advice on the open question, while somebody wants it. */
  readonly advice = signal<Advice | "thinking" | null>(null);
  /** My answer is kept, and others who may not be named are still to answer. */
  readonly noted = signal(false);
  /** Whether the game waits because somebody wants it so. */
  readonly pause = signal<Pause>({ on: false, wanted: [], mine: false });
  readonly passing = new Passing();
  readonly sharing: Sharing;
  private readonly follower = new Follower();
  readonly connection: Connection;
  stage: Stage;

  private version = -1;
  private asked = "";
  /** The question that was passed quickly, until the server has gone on. */
  readonly unasked = signal<Scene | null>(null);
  private noting = 0;
  /** Whether the game was over when something was settled last. */
  private ended: boolean | null = null;
  private readonly stop: () => void;
  /** Who thinks about advice in this page, once somebody wanted it; nobody where that has failed. */
  private adviser: Promise<Adviser> | null = null;
  private here = thinks;

  constructor(readonly table: string) {
    this.stage = new Stage("", () => {});
    this.sharing = new Sharing(table);
    this.connection = new Connection(
      table,
      () => this.version,
      (it) => this.hear(it),
    );
    let first = true;
    this.stop = effect(() => {
      const wanted = language.value;
      if (!first) this.connection.send({ type: "language", language: wanted });
      first = false;
    });
  }

  close(): void {
    this.stop();
    clearTimeout(this.noting);
    this.stage.close();
    this.connection.close();
    this.adviser?.then((it) => it.close());
    hush();
  }

  // --- to the server ---

  undo(): void {
    this.passing.askAlways();
    this.connection.send({ type: "undo", version: this.version });
  }

  say(text: string): boolean {
    return this.connection.send({ type: "chat", text });
  }

  /** Pass now, and whenever I am asked the like. */
  passOn(how: How): void {
    const scene = this.stage.scene.value;
    if (scene) this.stage.act(this.passing.start(scene, how));
  }

  /** Do not ask me for this card until my next turn. */
  passWithout(ref: string): void {
    const scene = this.stage.scene.value;
    const answer = scene && this.passing.without(scene, ref);
    if (answer !== null) this.stage.act(answer);
  }

  why(rule: string): void {
    if (rule) this.connection.send({ type: "why", rule });
  }

  compose(answer: number): void {
    if (this.composed.value?.answer !== answer)
      this.connection.send({ type: "options", version: this.version, start: answer, count: 1 });
  }

  /** Whether somebody may be advised on what he is asked. */
  get advises(): boolean {
    const scene = this.stage.scene.value;
    return this.about.value?.aids === "all" && !!scene?.asking && !scene.due && !this.stage.busy.value;
  }

  advise(): void {
    if (!this.advises) return;
    this.notice.value = "";
    if (this.connection.send({ type: "advise", version: this.version, here: this.here }))
      this.advice.value = "thinking";
  }

  /** Think about my question in this page. Where that cannot be done, the server does it from then on. */
  private async think(position: Position): Promise<void> {
    this.adviser ??= import("../thinking/adviser").then(
      ({ Adviser }) =>
        new Adviser(
          this.table,
          (it) => {
            if (it.version === this.version && this.advice.value) this.connection.send(it);
          },
          () => {
            this.here = false;
            if (this.advice.value) this.advise();
          },
        ),
    );
    await (await this.adviser).think(position);
  }

  forgetAdvice(): void {
    this.advice.value = null;
  }

  private answer(answer: number): void {
    this.notice.value = "";
    this.forgetAdvice();
    if (this.connection.send({ type: "answer", version: this.version, answer })) return;
    this.notice.value = say("not-connected");
    this.stage.release();
  }

  // --- from the server ---

  private hear(it: FromServer): void {
    switch (it.type) {
      case "table":
        this.note(false);
        this.take(it);
        break;
      case "taken":
        this.note(true);
        break;
      case "step":
        this.note(false);
        this.version = it.version;
        if (it.fairness) this.fairness.value = it.fairness;
        if (it.scene.result) this.status.value = "over";
        this.show(this.follower.step(it));
        break;
      case "seats":
        this.tell(it.seats);
        this.stage.seats.value = it.seats;
        this.status.value = it.status;
        this.pauses(it.pause);
        break;
      case "said":
        this.chat.value = [...this.chat.value, it];
        if (it.seat === null || !this.stage.seats.value[it.seat]?.mine) this.unread.value++;
        break;
      case "options":
        this.learn(it.version, it.start, it.options);
        break;
      case "position":
        void this.think(it);
        break;
      case "advice":
        if (it.version === this.version && this.advice.value) this.advice.value = it;
        break;
      case "rule":
        this.rule.value = it;
        break;
      case "refused":
        this.notice.value = it.text;
        if (this.advice.value === "thinking") this.forgetAdvice();
        this.stage.release();
        if (this.unasked.value) {
          this.passing.askAlways();
          this.stage.begin(this.unasked.value, this.stage.lines.value);
          this.unasked.value = null;
        }
        break;
    }
  }

  /** Say who has left the table, and who is back. */
  private tell(seats: readonly Seat[]): void {
    const told = seats.flatMap((now) => {
      const was = this.stage.seats.value[now.seat];
      if (!was || now.mine || now.resigned || now.kind !== "person" || was.kind !== "person") return [];
      const [before, after] = [presence(was), presence(now)];
      return before === after ? [] : [say(`told-${after}`, { name: now.name })];
    });
    const at = Date.now() / 1000;
    this.chat.value = [
      ...this.chat.value,
      ...told.map((text) => ({ type: "said" as const, name: "", seat: null, text, at })),
    ];
  }

  private pauses(it: Pause): void {
    this.pause.value = it;
    this.stage.freeze(it.on);
  }

  /** What comes of an answer mostly follows at once; only where it does not, something is said. */
  private note(taken: boolean): void {
    clearTimeout(this.noting);
    this.noted.value = false;
    if (taken)
      this.noting = setTimeout(() => {
        this.noted.value = true;
      }, NOTED_MS) as unknown as number;
  }

  /** Show a step, its question answered at once if I pass quickly: nobody waits for what is shown here. */
  private show(step: WholeStep): void {
    this.passing.follow(step.lines);
    const answer = step.back ? null : this.passing.answer(step.scene); // what is taken back is asked again
    this.unasked.value = null;
    const passes = answer !== null && this.connection.send({ type: "answer", version: step.version, answer });
    if (passes) this.unasked.value = step.scene;
    const told =
      passes && !step.scene.asking?.needless && !this.sharing.hides(step.scene)
        ? this.follower.note(step, passed(step.scene))
        : step;
    const scene = passes ? { ...step.scene, asking: null, undo: false } : step.scene;
    const shown = this.sharing.show({ ...told, scene }, !passes);
    if (shown) this.stage.push(shown);
  }

  private take(it: Table): void {
    if (!this.about.value || this.about.value.game !== it.game)
      this.stage = new Stage(
        it.game,
        (answer) => this.answer(answer),
        (scene) => this.settled(scene),
      );
    // After a lost connection the missed steps come first, then the table as it is after them: no jump while they are shown.
    const following = this.stage.playing && it.version === this.version && it.language === this.about.value?.language;
    this.version = it.version;
    this.stage.seats.value = it.seats;
    this.stage.aids.value = it.aids;
    this.status.value = it.status;
    this.chat.value = it.chat;
    this.fairness.value = it.fairness;
    void this.mix(it);
    this.notice.value = "";
    this.unasked.value = null;
    this.about.value = it;
    this.follower.begin(it.scene, it.lines);
    this.sharing.begin(it.scene);
    if (!following) this.stage.begin(this.unasking(it), it.lines);
    this.pauses(it.pause);
  }

  /** Give my seed once all have pledged theirs. */
  private async mix({ status, seats, fairness }: Table): Promise<void> {
    const gathered = status === "gathering" && seats.every((seat) => seat.kind !== "open");
    const seed = await due(this.table, fairness, gathered);
    if (seed !== null) this.connection.send({ type: "reveal", seed });
  }

  /** The scene of a table that is opened, its question answered at once where I need not be asked. */
  private unasking({ scene, version }: Table): Scene | null {
    const answer = scene && this.passing.answer(scene);
    if (!scene || answer === null || !this.connection.send({ type: "answer", version, answer })) return scene;
    this.unasked.value = scene;
    return { ...scene, asking: null, undo: false };
  }

  private settled(scene: Scene): void {
    this.composed.value = null;
    this.forgetAdvice();
    this.end(scene);
    const asked = `${this.version}`;
    call(this.about.value?.title ?? "", scene, this.stage.seats.value, asked !== this.asked);
    this.asked = scene.asking ? asked : "";
    if (!scene.asking) return;
    if (scene.asking.form === "pick" && scene.asking.options.length < scene.asking.count)
      this.fetch(scene.asking.options.length);
  }

  /** The end is heard once, by whoever was there. */
  private end({ result, eyes }: Scene): void {
    if (result && this.ended === false)
      finale(eyes === null || (result.places[eyes] === 1 && !result.resigned.includes(eyes)));
    this.ended = result !== null;
  }

  private fetch(start: number): void {
    this.connection.send({ type: "options", version: this.version, start, count: PIECE });
  }

  private learn(version: number, start: number, options: readonly Option[]): void {
    const asking = this.stage.scene.value?.asking;
    if (version !== this.version || !asking) return;
    if (asking.form === "subset") {
      const [one] = options;
      if (one) this.composed.value = { answer: one.answer, text: one.text };
      return;
    }
    if (start !== this.stage.options.value.length) return;
    this.stage.options.value = [...this.stage.options.value, ...options];
    if (this.stage.options.value.length < asking.count && options.length) this.fetch(this.stage.options.value.length);
  }
}

/** Whether somebody is there, has gone for a while, or lets a bot play. */
function presence(seat: Seat): "here" | "away" | "left" {
  return seat.stand_in ? "left" : seat.online ? "here" : "away";
}
