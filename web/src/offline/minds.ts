// Bots of a page's own tables: they think in a worker, by the compiled rules, one decision after the other.
import type { Crew } from "../messages";
import { decoded, filesOf, started } from "../thinking/means";
import type { FromPage, ToPage } from "../thinking/thinker";
import { part } from "./kit";

/** A question for a bot, as `dicewright/offline/workers.py` puts it. */
interface Deciding extends Crew {
  module: string;
  net: string;
  book: string;
  weights: string;
  record: string;
  seat: number;
  seed: string;
  patience: number;
}

/** Nothing came of it. */
const NOTHING = -1;
/** Beyond its patience, in milliseconds. */
const GRACE_MS = 10_000;

export class Minds {
  private worker: Worker | null = null;
  private readonly files = new Map<string, Promise<ArrayBuffer>>();
  private busy: Promise<number> = Promise.resolve(NOTHING);

  /** `learned` fetches what was learned. */
  constructor(private readonly learned: (name: string) => Promise<ArrayBuffer>) {}

  decide(task: string): Promise<number> {
    this.busy = this.busy.then(() => this.decided(JSON.parse(task) as Deciding)).catch(() => NOTHING);
    return this.busy;
  }

  private async decided(it: Deciding): Promise<number> {
    const fetch = (name: string) => this.file(name, () => (name === it.net ? this.learned(name) : part(name)));
    const { module, net } = await filesOf(it, fetch);
    const [book, weights, record] = [decoded(it.book), decoded(it.weights), decoded(it.record)];
    const { lanes, states, ints, head } = it;
    const crew: Crew = { lanes, states, ints, head };
    const means = { book, weights, net, crew, record: record.length };
    const problem = { record, seat: it.seat, seed: BigInt(it.seed) };
    const patience = it.patience * 1000;
    const worker = this.mind();
    const ask: FromPage = { kind: "decide", module, means, problem, patience };
    return new Promise((resolve) => {
      const give = (answer: number) => {
        clearTimeout(late);
        resolve(answer);
      };
      const late = setTimeout(() => this.fail(give), patience + GRACE_MS);
      worker.onmessage = ({ data }: MessageEvent<ToPage>) => data.kind === "decided" && give(data.answer);
      worker.onerror = () => this.fail(give);
      worker.postMessage(ask);
    });
  }

  private mind(): Worker {
    this.worker ??= started();
    return this.worker;
  }

  private fail(give: (answer: number) => void): void {
    this.worker?.terminate();
    this.worker = null;
    give(NOTHING);
  }

  private file(name: string, fetch: () => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
    const known = this.files.get(name);
    if (known) return known;
    const coming = fetch();
    this.files.set(name, coming);
    coming.catch(() => this.files.delete(name));
    return coming;
  }
}
