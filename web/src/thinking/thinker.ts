// A worker that thinks: for advice, for a bot, or about a finished game. For advice the first one leads: it has partners in workers of their own, where the machine has cores.
import type { Thought } from "../messages";
import { type Closeness, Examiner, type Game } from "./examining";
import { Lane, type Means, type Problem } from "./lane";
import { Mind, SHOWN } from "./places";
import { decided, type Patience, search, type Thinker } from "./search";
import { weighed } from "./weighing";

/** What a page asks of the leading worker: to get ready, and then to think. */
export interface Task {
  problem: Problem;
  version: number;
  options: number;
  /** An answer of which is told in any case; -1: none. */
  also: number;
  patience: Patience;
}
export type FromPage =
  | { kind: "lead"; module: ArrayBuffer; means: Means; samples: number; measures: number }
  | { kind: "task"; task: Task }
  | { kind: "join"; module: WebAssembly.Module; means: Means; lane: number }
  | { kind: "ask"; id: number; what: keyof Thinker; given: unknown }
  | { kind: "hire"; module: ArrayBuffer; means: Means }
  | { kind: "decide"; problem: Problem; patience: number }
  | { kind: "examine"; module: ArrayBuffer; means: Means; game: Game; look: Closeness }
  | { kind: "inquire"; id: number; inquiry: readonly number[] };
export type ToPage =
  | { kind: "thought"; thought: Thought }
  | { kind: "told"; id: number; result: unknown }
  | { kind: "decided"; answer: number }
  | { kind: "found"; id: number; found: number[] };

interface Here {
  onmessage: ((event: MessageEvent<FromPage>) => void) | null;
  postMessage(it: ToPage): void;
}

const here = self as unknown as Here;
let lane: Lane | null = null;
let examiner: Examiner | null = null;
let partners: readonly Partner[] = [];
let about = { samples: 0, measures: 0, scenarios: 0 };
let latest: Task | null = null;

/** A worker that thinks in another lane. */
class Partner implements Thinker {
  private readonly worker = new Worker(self.location.href, { type: "module" });
  private readonly waiting = new Map<number, (result: never) => void>();
  private asked = 0;

  constructor(lane: number, module: WebAssembly.Module, means: Means) {
    this.worker.onmessage = ({ data }: MessageEvent<ToPage>) => {
      if (data.kind !== "told") return;
      this.waiting.get(data.id)?.(data.result as never);
      this.waiting.delete(data.id);
    };
    this.send({ kind: "join", module, means, lane });
  }

  begin(problem: Problem): Promise<number> {
    return this.ask("begin", problem);
  }

  think(): ReturnType<Thinker["think"]> {
    return this.ask("think", undefined);
  }

  weigh(all: Parameters<Thinker["weigh"]>[0]): Promise<number> {
    return this.ask("weigh", all);
  }

  private ask<T>(what: keyof Thinker, given: unknown): Promise<T> {
    const id = this.asked++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.send({ kind: "ask", id, what, given });
    });
  }

  private send(it: FromPage): void {
    this.worker.postMessage(it);
  }
}

here.onmessage = ({ data }) => {
  switch (data.kind) {
    case "lead": {
      const { means, samples, measures } = data;
      const { lanes, head } = means.crew;
      const module = new WebAssembly.Module(data.module); // here, and not in the page, which may not
      lane = new Lane(0, module, means);
      partners = Array.from({ length: lanes - 1 }, (_, k) => new Partner(k + 1, module, means));
      about = { samples, measures, scenarios: (head[Mind.SCENARIOS] ?? 0) * lanes };
      break;
    }
    case "task":
      void think(data.task);
      break;
    case "join":
      lane = new Lane(data.lane, data.module, data.means);
      break;
    case "ask": {
      const result = lane && answered(lane, data.what, data.given);
      here.postMessage({ kind: "told", id: data.id, result });
      break;
    }
    case "hire":
      lane = new Lane(0, new WebAssembly.Module(data.module), data.means);
      break;
    case "decide":
      if (lane) here.postMessage({ kind: "decided", answer: decided(lane, data.problem, data.patience) });
      break;
    case "examine":
      examiner = new Examiner(new Lane(0, new WebAssembly.Module(data.module), data.means), data.game, data.look);
      break;
    case "inquire":
      if (examiner) here.postMessage({ kind: "found", id: data.id, found: examiner.found(data.inquiry) });
  }
};

function answered(lane: Lane, what: keyof Thinker, given: unknown): unknown {
  switch (what) {
    case "begin":
      return lane.begin(given as Problem);
    case "think":
      return lane.think();
    case "weigh":
      return lane.weigh(given as Parameters<Thinker["weigh"]>[0]);
  }
}

/** One task after the other: the newest is the only one that anybody waits for. */
let busy: Promise<void> = Promise.resolve();

function think(task: Task): Promise<void> {
  latest = task;
  busy = busy.then(async () => {
    const lead = lane;
    if (!lead || latest !== task) return;
    const tell = () => {
      const root = lead.look(about.samples);
      const found = weighed(root, task.options, about.scenarios, about.measures, about.samples, SHOWN, task.also);
      here.postMessage({ kind: "thought", thought: { type: "thought", version: task.version, ...found } });
    };
    await search(lead, partners, task.problem, task.patience, () => latest === task, tell);
  });
  return busy;
}
