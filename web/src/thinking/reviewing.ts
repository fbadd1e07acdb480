// A finished game looked at again by the page itself: its workers find out what there is to be known, look by look, and
// the server says it in words.
import { api } from "../api";
import type { Looking, Picture, Review } from "../messages";
import { BUDGET } from "./budget";
import type { Closeness, Game } from "./examining";
import { decoded, type Files, filesOf, started } from "./means";
import type { FromPage, ToPage } from "./thinker";

type Found = number[][];

/** How far it is, is told in such parts. */
const STEP = 0.01;

/** What has been found out since the page was opened: by table, look by look. */
const known = new Map<string, Found[]>();

/** Look at a game, and tell how far that is. False where nothing came of it: somebody else has to. */
export async function lookAgain(table: string, stop: AbortSignal, each: (it: Review) => void): Promise<boolean> {
  const tell = (part: number, picture: Picture | null) =>
    stop.aborted || each({ part, before: 0, over: part >= 1, failed: "", picture });
  try {
    const about = await api.looking(table);
    if (about.picture) tell(1, about.picture);
    if (about.picture || stop.aborted) return true;
    const all = known.get(table) ?? [];
    known.set(table, all);
    const looks = BUDGET.thorough ? about.looks : about.looks.slice(0, -1);
    const of = looks.length;
    const files = all.length < of ? await filesOf(about, api.module) : null;
    for (const [n, look] of looks.entries()) {
      let found = all[n];
      if (!found && files) {
        const crew = new Examiners(about, files, look, stop);
        found = await crew.all((part) => tell((n + part) / of, null));
        all[n] = found;
      }
      if (stop.aborted || !found) return true;
      tell((n + 1) / of, await api.looked(table, { look: n, found }));
    }
    return true;
  } catch {
    return stop.aborted;
  }
}

/** Workers that share the questions of a look. They end when nobody looks, and begin again where they were. */
class Examiners {
  private readonly asked: Looking["asked"];
  private readonly begin: FromPage;
  private readonly found: (number[] | undefined)[];
  private workers: Worker[] = [];
  private readonly waiting: number[];
  private done = 0;

  constructor(
    about: Looking,
    { module, net }: Files,
    look: Looking["looks"][number],
    private readonly stop: AbortSignal,
  ) {
    const { answers, teams, whole, alone, ahead, seed } = about;
    const start = decoded(about.start);
    const [book, weights] = [decoded(about.book), decoded(about.weights)];
    const means = { book, weights, net, crew: look.crew, record: start.length };
    const game: Game = { start, answers, teams, whole, alone, ahead, seed };
    const { trials, each, outcomes, samples }: Closeness = look;
    this.begin = { kind: "examine", module, means, game, look: { trials, each, outcomes, samples } };
    this.asked = about.asked;
    this.found = about.asked.map(() => undefined);
    this.waiting = about.asked.map((_, k) => k);
  }

  /** What came of all questions. `tell` hears which part is done. */
  all(tell: (part: number) => void): Promise<Found> {
    return new Promise((resolve, reject) => {
      const end = () => {
        this.rest();
        document.removeEventListener("visibilitychange", look);
      };
      const look = () => (document.visibilityState === "hidden" ? this.rest() : this.work(came, fail));
      const fail = () => {
        end();
        reject(new Error("nobody can think here"));
      };
      let told = 0;
      const came = () => {
        const part = this.done / this.asked.length;
        if (part - told >= STEP) {
          told = part;
          tell(part);
        }
        if (this.done < this.asked.length) return;
        end();
        resolve(this.found.map((it) => it ?? []));
      };
      this.stop.addEventListener("abort", fail, { once: true });
      document.addEventListener("visibilitychange", look);
      if (this.asked.length) look();
      else came();
    });
  }

  private work(came: () => void, fail: () => void): void {
    if (this.workers.length) return;
    this.workers = Array.from({ length: Math.min(BUDGET.workers, this.waiting.length) }, () => {
      const worker = started();
      worker.onerror = fail;
      worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
        if (data.kind !== "found") return;
        this.found[data.id] = data.found;
        this.done++;
        this.ask(worker);
        came();
      };
      worker.postMessage(this.begin);
      this.ask(worker);
      return worker;
    });
  }

  private ask(worker: Worker): void {
    const id = this.waiting.shift();
    const inquiry = id === undefined ? undefined : this.asked[id];
    if (id !== undefined && inquiry) worker.postMessage({ kind: "inquire", id, inquiry } satisfies FromPage);
  }

  /** What was begun and is not done is asked again. */
  private rest(): void {
    for (const worker of this.workers) worker.terminate();
    this.workers = [];
    this.waiting.splice(0, this.waiting.length, ...this.found.flatMap((it, k) => (it ? [] : [k])));
  }
}
