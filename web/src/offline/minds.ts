// Bots of a page's own tables: they think in a worker, by the compiled rules, one decision after the other.
import type { Crew } from "../messages";
import { BUDGET } from "../thinking/budget";
import { decoded, filesOf, started } from "../thinking/means";
import type { FromPage, ToPage } from "../thinking/thinker";
import { part } from "./kit";

/** Who thinks, and with what, as `dicewright/offline/workers.py` puts it. */
interface Hired extends Crew {
  module: string;
  net: string;
  book: string;
  weights: string;
}

/** A question for him. */
interface Deciding extends Hired {
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
  private hired = "";
  private readonly files = new Map<string, Promise<ArrayBuffer>>();
  private busy: Promise<number> = Promise.resolve(NOTHING);
  /** While the page is hidden nobody thinks. */
  private hidden = false;
  private show: () => void = () => {};
  private shown: Promise<void> = Promise.resolve();
  private interrupt: () => void = () => {};

  /** `learned` fetches what was learned. */
  constructor(private readonly learned: (name: string) => Promise<ArrayBuffer>) {}

  decide(task: string): Promise<number> {
    this.busy = this.busy.then(() => this.decided(JSON.parse(task) as Deciding)).catch(() => NOTHING);
    return this.busy;
  }

  /** Nobody looks any more: what was begun is begun again when somebody does. Or somebody looks. */
  rest(hidden: boolean): void {
    if (hidden === this.hidden) return;
    this.hidden = hidden;
    if (hidden) {
      this.shown = new Promise((show) => {
        this.show = show;
      });
      this.dismiss();
      this.interrupt();
    } else this.show();
  }

  private async decided(it: Deciding): Promise<number> {
    for (;;) {
      await this.shown;
      const answer = await this.tried(it);
      if (answer !== null) return answer;
    }
  }

  /** The answer, or null if it was interrupted. */
  private async tried(it: Deciding): Promise<number | null> {
    const hired = await this.hire(it);
    const [record, patience] = [decoded(it.record), it.patience * 1000 * BUDGET.part];
    if (!hired || this.hidden) return null;
    const ask: FromPage = { kind: "decide", problem: { record, seat: it.seat, seed: BigInt(it.seed) }, patience };
    return new Promise((resolve) => {
      const give = (answer: number | null) => {
        clearTimeout(late);
        resolve(answer);
      };
      const fail = () => {
        this.dismiss();
        give(NOTHING);
      };
      const late = setTimeout(fail, patience + GRACE_MS);
      this.interrupt = () => give(null);
      hired.onmessage = ({ data }: MessageEvent<ToPage>) => data.kind === "decided" && give(data.answer);
      hired.onerror = fail;
      hired.postMessage(ask);
    });
  }

  /** Somebody who thinks with the same as before stays; null: nobody looks any more. */
  private async hire({ module, net, book, weights, lanes, states, ints, head, record }: Deciding) {
    const crew: Crew = { lanes, states, ints, head };
    const hired = JSON.stringify([module, net, book, weights, crew]);
    if (this.worker && this.hired === hired) return this.worker;
    const fetch = (name: string) => this.file(name, () => (name === net ? this.learned(name) : part(name)));
    const files = await filesOf({ module, net }, fetch);
    if (this.hidden) return null;
    this.dismiss();
    const worker = started();
    const means = {
      book: decoded(book),
      weights: decoded(weights),
      net: files.net,
      crew,
      record: decoded(record).length,
    };
    worker.postMessage({ kind: "hire", module: files.module, means } satisfies FromPage);
    this.worker = worker;
    this.hired = hired;
    return worker;
  }

  private dismiss(): void {
    this.worker?.terminate();
    this.worker = null;
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
