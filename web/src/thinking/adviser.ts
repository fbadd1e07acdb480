// Advice from the page itself: fetches what to think with when it is first wanted, and has workers think.
import { api } from "../api";
import type { Crew, Position, Thinking, Thought } from "../messages";
import { BUDGET } from "./budget";
import type { Means } from "./lane";
import { decoded, type Files, filesOf, started } from "./means";
import type { FromPage, Task, ToPage } from "./thinker";

const PATIENCE = { first: 120, all: 1000 * BUDGET.part };

/** What is fetched, once. */
interface Fetched extends Files {
  about: Thinking;
}

export class Adviser {
  private fetched: Promise<Fetched> | null = null;
  private worker: Worker | null = null;

  /** `tell` hears what was thought; `fail`, that nothing can be: this browser or this connection does not allow it. */
  constructor(
    private readonly table: string,
    private readonly tell: (it: Thought) => void,
    private readonly fail: () => void,
  ) {
    document.addEventListener("visibilitychange", this.rest);
  }

  /** `also`: an answer of which one would know in any case. */
  async think({ record, seat, seed, version, options }: Position, also = -1): Promise<void> {
    try {
      this.fetched ??= fetched(this.table);
      const found = await this.fetched;
      const problem = { record: decoded(record), seat, seed: BigInt(seed) };
      this.worker ??= this.lead(found, problem.record.length);
      const task: Task = { problem, version, options, also, patience: PATIENCE };
      this.send({ kind: "task", task });
    } catch {
      this.fail();
    }
  }

  close(): void {
    document.removeEventListener("visibilitychange", this.rest);
    this.stop();
  }

  /** Nothing is thought where nobody looks; what is needed for it is kept. */
  private readonly rest = (): void => {
    if (document.visibilityState === "hidden") this.stop();
  };

  private stop(): void {
    this.worker?.terminate();
    this.worker = null;
  }

  private lead({ about, module, net }: Fetched, record: number): Worker {
    const { samples, measures, crews } = about;
    const [book, weights] = [decoded(about.book), decoded(about.weights)];
    const means: Means = { book, weights, net, crew: crewOf(crews), record };
    const worker = started();
    worker.onmessage = ({ data }: MessageEvent<ToPage>) => data.kind === "thought" && this.tell(data.thought);
    worker.onerror = () => {
      this.stop();
      this.fail();
    };
    this.worker = worker;
    this.send({ kind: "lead", module, means, samples, measures });
    return worker;
  }

  private send(it: FromPage): void {
    this.worker?.postMessage(it);
  }
}

async function fetched(table: string): Promise<Fetched> {
  const about = await api.thinking(table);
  return { about, ...(await filesOf(about, api.module)) };
}

function crewOf(crews: readonly Crew[]): Crew {
  const crew = crews.findLast(({ lanes }) => lanes <= BUDGET.workers) ?? crews[0];
  if (!crew) throw new Error("nobody is there to think");
  return crew;
}
