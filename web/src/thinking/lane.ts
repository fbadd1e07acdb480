// A lane of a search: what one worker thinks, in a room of its own. The first lane is that of the whole decision.
import type { Crew } from "../messages";
import { Memory, type Rows } from "./memory";
import { Ask, At } from "./places";

/** What all lanes think with. */
export interface Means {
  book: Uint8Array;
  weights: Uint8Array;
  /** What was learned; empty where nothing was. */
  net: Uint8Array;
  crew: Crew;
  /** Bytes of a record. */
  record: number;
}

/** What there is to think about. */
export interface Problem {
  record: Uint8Array;
  seat: number;
  seed: bigint;
}

/** What a lane adds to a wave: what each option has earned in it, and the squares. */
export interface Earned {
  lane: number;
  sums: BigInt64Array;
  squares: BigInt64Array;
}

const NUMBER = BigInt64Array.BYTES_PER_ELEMENT;

export class Lane {
  private readonly memory: Memory;
  private readonly book: Rows;
  private readonly weights: Rows;
  private readonly mind: Rows;
  private readonly rooms: Rows;
  private readonly out: Rows;
  private readonly truth: Rows;
  private readonly states: Rows;
  private readonly crew: Crew;
  private problem: Problem | null = null;

  constructor(
    private readonly lane: number,
    module: WebAssembly.Module,
    { book, weights, net, crew, record }: Means,
  ) {
    this.crew = crew;
    this.memory = new Memory(module);
    const head = new Uint8Array(Int16Array.from(crew.head).buffer);
    const mind = new Uint8Array(head.length + net.length);
    mind.set(head);
    mind.set(net, head.length);
    this.book = this.memory.holding(book, book.length);
    this.weights = this.memory.holding(weights, weights.length);
    this.mind = this.memory.holding(mind, Int16Array.BYTES_PER_ELEMENT);
    this.truth = this.memory.rows(record, 1);
    this.states = this.memory.rows(record, crew.states);
    this.rooms = this.memory.rows(NUMBER, crew.lanes, crew.ints);
    this.out = this.memory.rows(NUMBER, crew.lanes);
  }

  /** The answer, if there is nothing to think about, or -1. */
  begin(problem: Problem): number {
    this.begun(problem);
    return this.ask(Ask.BEGIN);
  }

  think(): Earned {
    this.ask(Ask.THINK);
    const alive = Number(this.root()[At.ALIVE]);
    const [sums, squares] = [this.room(this.lane, At.EARNED, alive), this.room(this.lane, At.EARNED_SQUARES, alive)];
    return { lane: this.lane, sums: sums.slice(), squares: squares.slice() };
  }

  /** Sum up a wave of all lanes; the answer, or -1 if another wave is wanted. */
  weigh(all: readonly Earned[]): number {
    for (const { lane, sums, squares } of all) {
      this.room(lane, At.EARNED, sums.length).set(sums);
      this.room(lane, At.EARNED_SQUARES, squares.length).set(squares);
    }
    return this.ask(Ask.WEIGH, -1);
  }

  /** The answer that looks best so far, after any wave. */
  best(): number {
    return this.ask(Ask.BEST);
  }

  /** What was found so far, with the best two options compared by so many samples; it can be thought on after that. */
  look(samples: number): BigInt64Array {
    const before = this.root().slice();
    this.ask(Ask.COMPARE, -1, samples);
    const found = this.root().slice();
    this.root().set(before);
    return found;
  }

  /** What each of so many sides has when everybody plays on from a position, added up over so many trials. */
  value(record: Uint8Array, seed: bigint, decisions: number, trials: number, sides: number): number[] {
    this.begun({ record, seat: 0, seed });
    this.ask(Ask.VALUE, decisions, trials);
    return Array.from(this.room(0, At.WORTH, sides), Number);
  }

  /** The position after an answer. */
  answer(record: Uint8Array, answer: number): Uint8Array {
    this.begun({ record, seat: 0, seed: 0n });
    this.ask(Ask.ANSWER, 0, answer);
    return this.memory.bytes(this.truth).slice();
  }

  private begun(problem: Problem): void {
    this.problem = problem;
    this.memory.bytes(this.truth).set(problem.record);
  }

  private ask(what: number, spent = -1, of = 0): number {
    if (!this.problem) throw new Error("there is nothing to think about");
    const { seat, seed } = this.problem;
    const { truth, states, book, weights, mind, rooms, out } = this;
    const numbers = [seat, seed, spent, of].map(BigInt);
    const [asked, lane] = [BigInt(what), BigInt(this.lane)];
    this.memory.call("think", asked, lane, truth, states, book, weights, mind, rooms, out, ...numbers);
    return Number(this.memory.numbers(this.out)[this.lane]);
  }

  /** What stands at the beginning of the first room. */
  private root(): BigInt64Array {
    return this.room(0, 0, At.KEYS);
  }

  private room(lane: number, first: number, count: number): BigInt64Array {
    const start = lane * this.crew.ints + first;
    return this.memory.numbers(this.rooms).subarray(start, start + count);
  }
}
