// Who sits beside the player: in a guided game he leads from step to step, afterwards he is a coach.
import type { FluentBundle } from "@fluent/bundle";
import { batch, signal } from "@preact/signals";
import type { Table } from "../boards/contract";
import { coach, keep, recall } from "../settings";
import type { Live } from "../table/live";
import { phrase, say } from "../words";
import { adviceOf } from "./advice";
import { type Guide, placesOf, type Step } from "./index";
import { shownIn, type Target, targetOf } from "./target";

/** What is said now. */
export interface Said {
  who: "guide" | "coach";
  text: string;
  /** What is pointed at; nothing while one only reads. */
  target: Target | null;
  /** What is looked at. */
  looked: readonly string[];
  /** One reads on with a press before anything can be done. */
  reads: boolean;
  /** Which step of how many; null outside the guided part. */
  step: { number: number; of: number } | null;
}

/** The tables at which somebody plays on freely though the script would lead on. */
const FREE = "free";

export class Companion {
  /** What is answered to a press on something else. */
  readonly kindly = signal("");
  /** Without a rail: whether the coach's note is open. */
  readonly unfolded = signal(false);
  private readonly places: readonly number[];
  /** How many looks have been read at the question after so many answers. */
  private readonly read = signal({ at: -1, looks: 0 });
  private readonly freed = signal(recall(FREE));
  /** The script has led in this visit, so its end is worth a word. */
  private led = false;
  /** That word has been read. */
  private readonly handedOver = signal(false);

  constructor(
    readonly live: Live,
    readonly guide: Guide,
    private readonly words: FluentBundle,
  ) {
    this.places = placesOf(guide);
  }

  private get stage() {
    return this.live.stage;
  }

  get guided(): boolean {
    return this.live.about.value?.guided ?? false;
  }

  /** The script could lead from here. */
  get leads(): boolean {
    return this.step !== null;
  }

  get free(): boolean {
    return this.freed.value === this.live.table;
  }

  get coaches(): boolean {
    return coach.value === "on" || (coach.value === "" && this.guided);
  }

  /** The step at the open question. */
  private get step(): { step: Step; number: number } | null {
    const { due, asking } = this.stage.scene.value ?? {};
    const number = due && !this.stage.busy.value ? this.places.indexOf(due.at) : -1;
    const step = this.guide.steps[number];
    return step && step.kind === asking?.kind && step.press === due?.answer ? { step, number } : null;
  }

  private get looks(): number {
    const at = this.stage.scene.value?.due?.at;
    return this.read.value.at === at ? this.read.value.looks : 0;
  }

  /** What is to be said about the table as it is shown; null: nothing. */
  said(table: Table): Said | null {
    const it = this.step;
    if (it && !this.free) return this.lead(table, it.step, it.number);
    const alone = { target: null, looked: [], step: null };
    if (this.led && table.asking && !this.stage.scene.value?.due && !this.handedOver.value)
      return { who: "guide", text: phrase(this.words, `${this.guide.game}-over`), reads: true, ...alone };
    const words = this.coaching(table);
    return words ? { who: "coach", text: words, reads: false, ...alone } : null;
  }

  private lead(table: Table, step: Step, number: number): Said {
    this.led = true;
    const looked = step.looks?.[this.looks];
    const reads = looked !== undefined;
    return {
      who: "guide",
      text: phrase(this.words, reads ? `${step.say}-look-${this.looks + 1}` : step.say),
      target: reads ? null : targetOf(table, step.press, (ref) => this.shown(ref), step.on),
      looked: looked ?? [],
      reads,
      step: { number: number + 1, of: this.guide.steps.length },
    };
  }

  private coaching(table: Table): string {
    if (table.result) return this.guided ? phrase(this.words, "guide-done") : "";
    if (!this.coaches || !table.asking) return "";
    return adviceOf(this.words, table);
  }

  private shown(ref: string): boolean {
    return shownIn(this.stage.root, ref);
  }

  // --- what the learner does ---

  /** Read on. */
  next(): void {
    const at = this.stage.scene.value?.due?.at;
    batch(() => {
      if (at === undefined) this.handedOver.value = true;
      else this.read.value = { at, looks: this.looks + 1 };
      this.kindly.value = "";
    });
  }

  /** One question back, dice or not. */
  back(): void {
    this.kindly.value = "";
    if (this.looks > 0) this.read.value = { ...this.read.value, looks: this.looks - 1 };
    else this.live.undo();
  }

  /** Play on as one likes, or by the script again. */
  setFree(free: boolean): void {
    const table = free ? this.live.table : "";
    keep(FREE, table);
    batch(() => {
      this.freed.value = table;
      this.kindly.value = "";
    });
  }

  /** The table while the guide leads: what is pointed at can be pressed, everything else is quiet and says why. */
  guard(table: Table): Table {
    const said = this.said(table);
    if (table.asking) this.stage.patient = !said?.step; // what the guide says is read at leisure anyway
    if (said?.who !== "guide") return table;
    const due = this.stage.scene.value?.due?.answer;
    const open = (ref: string) => said.target?.refs.includes(ref) || table.picked.has(ref);
    const gently = (legal: boolean, refusal = "") => {
      this.kindly.value = said.reads ? say("guide-read-first") : legal ? this.why() : refusal || say("guide-not-that");
    };
    return {
      ...table,
      standing: (ref) => {
        const standing = table.standing(ref);
        if (ref.startsWith("option:")) return !said.reads && ref === `option:${due}` ? "open" : "later";
        return standing === "open" && (said.reads || !open(ref)) ? "later" : standing;
      },
      act: (answer) => {
        if (!said.reads && answer === due) this.go(() => table.act(answer));
        else gently(true);
      },
      press: (ref) => {
        if (!said.reads && open(ref)) this.go(() => table.press(ref));
        else gently(table.standing(ref) === "open", table.refusal(ref)?.text);
      },
    };
  }

  private go(on: () => void): void {
    this.kindly.value = "";
    on();
  }

  private why(): string {
    const step = this.step?.step;
    return step ? phrase(this.words, step.else ?? `${step.say}-else`) : say("guide-not-that");
  }
}
