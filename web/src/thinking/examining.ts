// A finished game looked at in a worker: what its positions are worth, what luck changed, and what was decided how well,
// as the server finds it (`bots/examining.py`, `bots/luck.py`, `bots/valuation.py`), to the last digit.
import { below, following, mixed, ofItsOwn } from "./chance";
import type { Lane } from "./lane";
import { Kind, TRIED, WIN } from "./places";
import { decided } from "./search";
import { weighed } from "./weighing";

/** A finished game, and how positions are told. */
export interface Game {
  start: Uint8Array;
  answers: readonly number[];
  teams: readonly number[];
  /** A win or, `alone`, a perfect score. */
  whole: number;
  alone: boolean;
  /** Decisions that are played on before a position is judged. */
  ahead: number;
  seed: number;
}

/** How closely it is looked at. */
export interface Closeness {
  trials: number;
  each: number;
  outcomes: number;
  samples: number;
}

/** Where all records have what their header says (`kernel/record.py`). */
const Header = { ASKED: 1, OVER: 2, OPTIONS: 4, PLACE: 8 } as const;
const NATURE = -1;
/** A chance that nobody waits for. */
const NEVER = 1e-9;

export class Examiner {
  private readonly records: Uint8Array[] = [];
  /** Of each side, its first seat. */
  private readonly sides: number[];

  constructor(
    private readonly lane: Lane,
    private readonly game: Game,
    private readonly look: Closeness,
  ) {
    const { start, answers, teams } = game;
    this.sides = [...new Set(teams)].sort((a, b) => a - b).map((side) => teams.indexOf(side));
    let record = start;
    for (const answer of answers) {
      this.records.push(record);
      record = lane.answer(record, answer);
    }
    this.records.push(record);
  }

  /** What comes of a question about the game. */
  found([kind = 0, at = 0, until = 0]: readonly number[]): number[] {
    switch (kind) {
      case Kind.WORTH:
        return this.worth(this.record(at), this.look.trials);
      case Kind.LUCK:
        return this.luck(at, until);
      default:
        return this.choice(at);
    }
  }

  private record(at: number): Uint8Array {
    const record = this.records[at];
    if (!record) throw new Error(`the game has no answer ${at}`);
    return record;
  }

  /** What every side could expect; an end is worth what it is. */
  private worth(record: Uint8Array, trials: number): number[] {
    const { alone, whole, seed, ahead } = this.game;
    if (record[Header.OVER] && !alone) return this.shared(record);
    const sums = this.lane.value(record, BigInt(seed), ahead, trials, this.sides.length);
    return sums.map((sum) => (whole * sum) / (trials * WIN));
  }

  /** What each side has of an end. */
  private shared(record: Uint8Array): number[] {
    const places = record.subarray(Header.PLACE, Header.PLACE + this.game.teams.length);
    const first = this.sides.filter((seat) => places[seat] === 1).length;
    return this.sides.map((seat) => (first ? (places[seat] === 1 ? 1 / first : 0) : 1 / this.sides.length));
  }

  /** Whether all outcomes were tried, how many were, and what luck changed for every side. */
  private luck(at: number, until: number): number[] {
    const { each, outcomes, samples } = this.look;
    const start = this.record(at);
    const all = this.outcomes(start, outcomes);
    const ends = all ?? this.drawn(start, samples);
    if (all && ends.size === 1) return [];
    const mean = this.sides.map(() => 0);
    for (const { record, chance } of ends.values()) {
      const worth = this.worth(record, each);
      mean.forEach((sum, side) => {
        mean[side] = sum + chance * (worth[side] ?? 0);
      });
    }
    const came = this.worth(this.record(until), each);
    return [all ? 1 : 0, ends.size, ...came.map((it, side) => it - (mean[side] ?? 0))];
  }

  /** All positions in which nature's answers can end; null if there are more than so many. Of dice that are rolled again
   * as long as they are equal, what never ends is shared out among the ends. */
  private outcomes(start: Uint8Array, most: number): Ends | null {
    const ends: Ends = new Map();
    let open: Ends = new Map([[keyOf(start), { record: start, chance: 1 }]]);
    while (chanceOf(open) > NEVER) {
      const further: Ends = new Map();
      for (const { record, chance } of open.values()) {
        const options = optionsOf(record);
        for (let a = 0; a < options; a++) {
          const next = this.lane.answer(record, a);
          add(asksNature(next) ? further : ends, next, chance / options);
          if (further.size + ends.size > most) return null;
        }
      }
      open = further;
    }
    const whole = chanceOf(ends);
    for (const end of ends.values()) end.chance /= whole;
    return ends;
  }

  /** So many of them, by dice of their own. */
  private drawn(start: Uint8Array, samples: number): Ends {
    const ends: Ends = new Map();
    let seed = mixed(BigInt(this.game.seed));
    for (let k = 0; k < samples; k++) {
      let record = start;
      while (asksNature(record)) {
        seed = following(seed);
        record = this.lane.answer(record, below(seed, optionsOf(record)));
      }
      add(ends, record, 1 / samples);
    }
    return ends;
  }

  /** The best option, what it is worth, what the one taken is worth, and the worst. */
  private choice(at: number): number[] {
    const record = this.record(at);
    const [seat, options, taken] = [record[Header.ASKED] ?? 0, optionsOf(record), this.game.answers[at]];
    const seed = ofItsOwn(BigInt(this.game.seed + at));
    decided(this.lane, { record, seat, seed }, Number.POSITIVE_INFINITY);
    const found = weighed(this.lane.look(0), options, 0, 0, 0, options).options;
    const told = found.filter(({ trials }) => trials >= TRIED);
    const [best, mine] = [found[0], told.find(({ answer }) => answer === taken)];
    if (!best || best !== told[0] || !mine) return [];
    return [best.answer, best.value, mine.value, Math.min(...told.map(({ value }) => value))];
  }
}

/** Positions by their bytes, in the order in which they were met. */
type Ends = Map<string, { record: Uint8Array; chance: number }>;

function chanceOf(them: Ends): number {
  return [...them.values()].reduce((sum, { chance }) => sum + chance, 0);
}

function add(ends: Ends, record: Uint8Array, chance: number): void {
  const key = keyOf(record);
  const known = ends.get(key);
  if (known) known.chance += chance;
  else ends.set(key, { record, chance });
}

function keyOf(record: Uint8Array): string {
  return String.fromCharCode(...record);
}

function optionsOf(record: Uint8Array): number {
  return new DataView(record.buffer, record.byteOffset).getInt32(Header.OPTIONS, true);
}

function asksNature(record: Uint8Array): boolean {
  return !record[Header.OVER] && new Int8Array(record.buffer, record.byteOffset)[Header.ASKED] === NATURE;
}
