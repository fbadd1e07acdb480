// What was done in a game, counted from its log: damage by its sources, what was kept off and healed, cards, health turn
// by turn, and the blows that weighed most.
import type { LogLine } from "../contract";
import { SOURCES } from "./facets";

const BLOWS = 3;
/** What weighs less turns nothing. */
const LEAST = 5;

/** What one seat has done. */
export interface Deeds {
  /** Damage of its attacks, and of its defences. */
  attack: number;
  defense: number;
  /** Damage that it has taken from cards, statuses, explosions and curses. */
  suffered: number;
  prevented: number;
  healed: number;
  /** The most that one of its attacks has dealt. */
  best: number;
  cards: number;
  upgrades: number;
}

interface Blow {
  turn: number;
  /** What it came from, and what it cost. */
  cause: LogLine | null;
  line: LogLine;
  weight: number;
}

export interface Tally {
  deeds(seat: number): Deeds;
  /** What weighed most, in the order it happened. */
  blows: readonly Blow[];
  /** By turn, the health of those who have lost or won any so far. */
  health: readonly ReadonlyMap<number, number>[];
}

/** From the first line on. */
export function tallyOf(lines: readonly LogLine[]): Tally {
  const deeds = new Map<number, Deeds>();
  const of = (seat: number) => {
    const found = deeds.get(seat) ?? { ...NOTHING };
    deeds.set(seat, found);
    return found;
  };
  const blows: Blow[] = [];
  const health: Map<number, number>[] = [new Map()];
  let attacker = -1;
  let defender = -1;
  let cause: LogLine | null = null;
  let dealt = 0;
  for (const line of lines) {
    const { seat = -1, n = 0, now = 0, source = 0 } = line.args;
    switch (line.kind) {
      case "turn":
        [attacker, defender, cause, dealt] = [seat, -1, null, 0];
        health.push(new Map(health.at(-1)));
        break;
      case "declared":
        [attacker, defender, cause, dealt] = [seat, -1, line, 0];
        break;
      case "defended":
        defender = seat;
        break;
      case "damage": {
        const from = SOURCES[source];
        if (from === "attack" || from === "splash") {
          of(attacker).attack += n;
          dealt += n;
          of(attacker).best = Math.max(of(attacker).best, dealt);
        } else if (from === "defense") of(defender).defense += n;
        else of(seat).suffered += n;
        break;
      }
      case "prevented":
        of(seat).prevented += n;
        break;
      case "healed":
        of(seat).healed += n;
        break;
      case "played":
        of(seat).cards += 1;
        break;
      case "upgraded":
        of(seat).upgrades += 1;
        break;
      case "health":
        health.at(-1)?.set(seat, now);
        if (-n >= LEAST) blows.push({ turn: health.length - 1, cause, line, weight: -n });
    }
  }
  const heaviest = [...blows].sort((a, b) => b.weight - a.weight).slice(0, BLOWS);
  return { deeds: of, health, blows: blows.filter((it) => heaviest.includes(it)) };
}

const NOTHING: Deeds = {
  attack: 0,
  defense: 0,
  suffered: 0,
  prevented: 0,
  healed: 0,
  best: 0,
  cards: 0,
  upgrades: 0,
};
