// What was done in a game, counted from its log: damage turn by turn, points struck off and given in duels, and the
// moments that weighed most.
import type { LogLine } from "../contract";
import { mates, ownerOf, refOf } from "./dice";
import { ABYSS } from "./facets";

/** What a die that is lost for good weighs, in points: a bit more than it shows on average. */
const LOST_DIE = 4;
const POINTS = 3;
/** What weighs less turns nothing. */
const LEAST = 2;

/** What one seat has done. */
interface Deeds {
  /** Points taken off dice of the others, in duels. */
  struck: number;
  /** Points given to dice of the own side, in duels and by colour bonuses. */
  given: number;
  thrown: number;
  won: number;
  /** Dice of the others sent to the abyss in duels. */
  destroyed: number;
}

interface TurnDamage {
  turn: number;
  /** By the seat that the log names: the damage its side has dealt. */
  dealt: ReadonlyMap<number, number>;
}

interface Moment {
  turn: number;
  line: LogLine;
  weight: number;
}

export interface Tally {
  deeds(seat: number): Deeds;
  turns: readonly TurnDamage[];
  /** What weighed most, in the order it happened. */
  moments: readonly Moment[];
}

export function tallyOf(lines: readonly LogLine[]): Tally {
  const deeds = new Map<number, Deeds>();
  const of = (seat: number) => {
    const found = deeds.get(seat) ?? { struck: 0, given: 0, thrown: 0, won: 0, destroyed: 0 };
    deeds.set(seat, found);
    return found;
  };
  const turns: { turn: number; dealt: Map<number, number> }[] = [];
  const moments: Moment[] = [];
  let turn = 1;
  let source: number | null = null;
  const weighs = (line: LogLine, weight: number) => weight >= LEAST && moments.push({ turn, line, weight });
  for (const line of lines) {
    const { die = -1, from = 0, to = 0, by = 0, damage = 0 } = line.args;
    const owner = ownerOf(refOf(die));
    switch (line.kind) {
      case "turn":
        turn = line.args.turn ?? turn;
        source = null;
        break;
      case "won":
      case "lost":
        source = owner;
        of(owner).thrown += 1;
        if (line.kind === "won") of(owner).won += 1;
        break;
      case "bonus":
        source = owner;
        break;
      case "changed":
        if (source === null) break;
        if (mates(source, owner)) of(source).given += Math.max(0, to - from);
        else {
          of(source).struck += Math.max(0, from - to);
          if (to > 0) weighs(line, from - to); // else it falls, which is told by itself
        }
        break;
      case "moved":
        if (to !== ABYSS || source === null || mates(source, owner)) break;
        of(source).destroyed += 1;
        weighs(line, LOST_DIE);
        break;
      case "damage": {
        source = null;
        const last = turns.at(-1);
        const now = last?.turn === turn ? last : { turn, dealt: new Map<number, number>() };
        if (now !== last) turns.push(now);
        now.dealt.set(by, (now.dealt.get(by) ?? 0) + damage);
        weighs(line, damage);
      }
    }
  }
  const heaviest = [...moments].sort((a, b) => b.weight - a.weight).slice(0, POINTS);
  return { deeds: of, turns, moments: moments.filter((it) => heaviest.includes(it)) };
}
