// What the stage shows of a turn: the attack and its dice on one side, the defence and its dice on the other, every roll
// of an effect, and what came of it. It is gathered from all that was shown before, so that it is the same at every pace.
import {
  type Area,
  area,
  areas,
  type Board,
  type Happening,
  type LogLine,
  type Note,
  path,
  type Thing,
} from "../contract";
import { notes, reading } from "../lookup";
import { faceOf } from "./codes";
import { as, CARD_CODES, SLOT_CODES, these } from "./facets";

/** A die as it fell; one that lies on the board can be pressed. */
export interface StageDie {
  ref: string;
  hero: string;
  symbol: string;
  /** What the symbol is called. */
  label: string;
  value: number | null;
  /** It is one of those that decide; undefined: nobody has said. */
  counts: boolean | undefined;
}

/** Dice that fell together, and what for. */
export interface StageRoll {
  what: string;
  dice: readonly StageDie[];
}

export interface Side {
  seat: number;
  /** The last one is what it is about now. */
  rolls: readonly StageRoll[];
}

/** Health that somebody lost or won. */
interface Toll {
  seat: number;
  n: number;
}

export interface Exchange {
  /** The attack: the reference of its ability, what it is called, what it needs. */
  of: string;
  name: string;
  /** Its kind of damage. */
  kind: string;
  needs: Note | null;
  attacker: Side;
  target: number | null;
  defender: Side | null;
  /** The reference of the ability that defends. */
  defence: string | null;
  /** The dice that fall now are those of the defence. */
  defending: boolean;
  attack: number;
  added: number;
  prevented: number;
  /** The damage that is to be dealt, as far as it is known. */
  final: number | null;
  tolls: readonly Toll[];
  /** Health that came back while the damage was dealt; the tolls have it in. */
  healed: readonly Toll[];
  /** It has been carried out: what has not come by now does not come any more. */
  over: boolean;
}

interface Staged {
  exchange: Exchange | null;
  /** Dice of an effect outside a fight. */
  roll: StageRoll | null;
}

const NOTHING: Staged = { exchange: null, roll: null };

const KNOWN = new WeakMap<Happening, Staged>();

/** What is to be seen in a beat of what is shown, whatever of the way there was seen; and on the board as it is. */
export function staged(shown: Happening | null, now: Board): Staged {
  const all = shown ? stagedAt(shown) : NOTHING;
  return shown?.board === now ? all : follow(all, now, []);
}

function stagedAt(shown: Happening): Staged {
  const known = KNOWN.get(shown);
  if (known) return known;
  const before = shown.earlier && shown.kind !== "turn" ? stagedAt(shown.earlier) : NOTHING;
  // What enters has brought nothing yet; what rests is told already.
  const told = shown.beat === "enter" || (shown.beat === "rest" && shown.earlier !== null);
  const it = follow(before, shown.board, told ? [] : shown.lines);
  KNOWN.set(shown, it);
  return it;
}

function follow(before: Staged, board: Board, lines: readonly LogLine[]): Staged {
  const exchange = exchangeOf(before.exchange, board, lines);
  const thrown = lines.some((line) => line.kind === "attempt" || line.kind === "turn");
  const dice = area(board, "dice")?.things ?? [];
  const lying = dice.length > 0 ? { what: "", dice: dice.map((it) => ({ ...lyingDie(it), counts: undefined })) } : null;
  const fell = lying ?? fallen(before.roll, lines) ?? (thrown ? null : before.roll);
  const roll = exchange ? null : (extraRoll(null, board, lines)?.roll ?? fell);
  return { exchange, roll };
}

/** The exchange as it stands on a board, gone on from before; null where no fight is to be seen. */
function exchangeOf(before: Exchange | null, board: Board, lines: readonly LogLine[]): Exchange | null {
  const attack = area(board, "attack");
  const [declared] = these(attack, "declared");
  if (!attack || !declared) {
    // It rests until dice are rolled again.
    const over = before === null || lines.some((line) => line.kind === "attempt");
    return over ? null : { ...counted(extended(before, board, lines), lines), over: true };
  }
  const [seat = 0] = path(declared.facets.of);
  const anew = before === null || before.of !== declared.facets.of || lines.some((line) => line.kind === "declared");
  const begun: Exchange = anew
    ? {
        of: declared.facets.of,
        name: declared.name,
        kind: declared.facets.kind,
        needs: notes(declared, "use")[0] ?? null,
        attacker: { seat, rolls: [] },
        target: null,
        defender: null,
        defence: null,
        defending: false,
        attack: 0,
        added: 0,
        prevented: 0,
        final: null,
        tolls: [],
        healed: [],
        over: false,
      }
    : before;
  const [target] = these(attack, "target");
  const aimed = {
    ...begun,
    kind: declared.facets.kind,
    target: target?.facets.seat ?? begun.target,
    ...sums(attack, begun),
  };
  return counted(extended(withDice(aimed, board), board, lines), lines);
}

/** With the dice of the attack as they lie now; the targeting die lies after them. */
function withDice(it: Exchange, board: Board): Exchange {
  const lying = area(board, "dice")?.things ?? [];
  const dice = lying.filter((thing) => as(thing, "die"));
  if (dice.length === 0) return it;
  const [, ...later] = it.attacker.rolls;
  const aiming = lying.filter((thing) => !as(thing, "die"));
  const rolls = [{ what: it.name, dice: dice.map(lyingDie) }, ...later.filter((roll) => !isAiming(roll))];
  const aim = aiming[0] && { what: aiming[0].name, dice: aiming.map(lyingDie) };
  return { ...it, attacker: { ...it.attacker, rolls: aim ? [...rolls, aim] : rolls } };
}

function isAiming(roll: StageRoll): boolean {
  return roll.dice.some((die) => die.ref === "target-die");
}

/** With the dice that an effect has rolled, on the side of whoever rolled them. */
function extended(before: Exchange, board: Board, lines: readonly LogLine[]): Exchange {
  const slot = lines.findLast((line) => line.kind === "defended")?.args;
  const it: Exchange = slot
    ? {
        ...before,
        defence: `ability:${slot.seat}:${(slot.slot ?? 0) % SLOT_CODES}`,
        defender: { seat: slot.seat ?? 0, rolls: before.defender?.rolls ?? [] },
        defending: true,
      }
    : before;
  const found = extraRoll(it.defending ? it : null, board, lines);
  if (!found) return it;
  const ends = lines.some((line) => ["power", "played", "damage"].includes(line.kind));
  const put = (side: Side, roll: StageRoll): Side => {
    const last = side.rolls.at(-1);
    const same = last?.what === roll.what && side.rolls.length > (side.seat === it.attacker.seat ? 1 : 0);
    return { ...side, rolls: [...(same ? side.rolls.slice(0, -1) : side.rolls), roll] };
  };
  const after = { ...it, defending: it.defending && !ends };
  for (const { seat, roll } of sharesOf(found, board))
    if (seat === it.attacker.seat) after.attacker = put(after.attacker, roll);
    else after.defender = put(after.defender ?? { seat, rolls: [] }, roll);
  return after;
}

interface Thrown {
  seat: number;
  roll: StageRoll;
}

/** Dice that two throw at each other lie each on the side of its hero. */
function sharesOf({ seat, roll }: Thrown, board: Board): Thrown[] {
  const heroes = new Set(roll.dice.map((die) => die.hero));
  if (heroes.size < 2) return [{ seat, roll }];
  return [...heroes].map((hero) => ({
    seat: seatOf(board, hero) ?? seat,
    roll: { ...roll, dice: roll.dice.filter((die) => die.hero === hero) },
  }));
}

/** Dice that an effect rolls: as they lie on the board, or, where that is covered, as they were told. */
function extraRoll(defending: Exchange | null, board: Board, lines: readonly LogLine[]): Thrown | null {
  const told = lines.filter((line) => line.kind === "extra-die");
  const top = areas(board, "extra-dice").at(-1);
  const seat = told.at(-1)?.args.seat ?? seatRolling(board, top);
  if (seat === null) return null;
  // Dice that somebody else has rolled since then lie there no more.
  const lies = these(top, "extra-die").some(({ facets }) => seatOf(board, facets.hero) === seat);
  if (top && lies) return { seat, roll: { what: top.title, dice: top.things.map(lyingDie) } };
  if (told.length === 0) return null;
  const own = told.filter((line) => line.args.seat === seat);
  const defence = defending?.defender?.seat === seat ? thingAt(board, defending.defence) : undefined;
  return { seat, roll: { what: defence?.name ?? "", dice: own.map((line, i) => toldDie(line, i, defence)) } };
}

/** Whose hero's dice lie there. */
function seatRolling(board: Board, top: Area | undefined): number | null {
  const [first] = these(top, "extra-die");
  return first ? seatOf(board, first.facets.hero) : null;
}

function seatOf(board: Board, hero: string): number | null {
  return areas(board, "seat").find((it) => these(it, "hero")[0]?.facets.hero === hero)?.seat ?? null;
}

function lyingDie(thing: Thing): StageDie {
  const facets = as(thing, "die", "extra-die")?.facets;
  const { hero = "", symbol = "", counts = false } = facets ?? {};
  return { ref: thing.ref, hero, symbol, label: thing.label, value: thing.value, counts: facets ? counts : undefined };
}

function toldDie(line: LogLine, i: number, ability: Thing | undefined): StageDie {
  const { hero, symbol, value } = faceOf(line.args.face ?? 0);
  const paid = ability ? notes(ability, "effect").flatMap((note) => note.symbols ?? []) : [];
  const counts = paid.length > 0 ? paid.includes(symbol) : undefined;
  return { ref: `told:${i}`, hero, symbol, label: "", value, counts };
}

/** Dice that were rolled and lie on the board no more, since nothing comes of them; those that were kept as they were. */
function fallen(before: StageRoll | null, lines: readonly LogLine[]): StageRoll | null {
  const told = new Map(lines.filter((it) => it.kind === "rolled").map((it) => [(it.args.die ?? 0) - 1, it]));
  if (told.size === 0) return null;
  const places = Array.from({ length: Math.max(before?.dice.length ?? 0, ...[...told.keys()].map((i) => i + 1)) });
  const dice = places.flatMap((_, i) => {
    const line = told.get(i);
    return line ? toldDie(line, i, undefined) : (before?.dice[i] ?? []);
  });
  return { what: "", dice };
}

function thingAt(board: Board, ref: string | null | undefined): Thing | undefined {
  return board.areas.flatMap((it) => it.things).find((it) => it.ref === ref);
}

function sums(attack: Area, begun: Exchange): Pick<Exchange, "attack" | "added" | "prevented" | "final"> {
  const has = (name: string) => attack.gauges.some((g) => g.name === name);
  return {
    attack: has("attack") ? reading(attack, "attack") : begun.attack,
    added: has("added") ? reading(attack, "added") : begun.added,
    prevented: has("prevented") ? reading(attack, "prevented") : begun.prevented,
    final: has("final") ? reading(attack, "final") : begun.final,
  };
}

/** With the health that was lost and won. */
function counted(it: Exchange, lines: readonly LogLine[]): Exchange {
  const told = (kind: string) =>
    lines.filter((line) => line.kind === kind).map(({ args }) => ({ seat: args.seat ?? 0, n: args.n ?? 0 }));
  const [tolls, healed] = [told("health"), told("healed")];
  if (tolls.length + healed.length === 0) return it;
  return { ...it, tolls: [...it.tolls, ...tolls], healed: [...it.healed, ...healed] };
}

// --- reading dice ---

/** Dice side by side under one brace; without words they count for nothing. */
interface Group {
  words: string;
  dice: readonly StageDie[];
}

/** The dice in the order in which they are read: those that count, by what they show, then the others. */
export function groupsOf(roll: StageRoll, needs: string): Group[] {
  const lit = roll.dice.filter((die) => die.counts);
  const rest = roll.dice.filter((die) => !die.counts);
  const groups: Group[] = [];
  if (needs && lit.length > 0)
    groups.push({ words: needs, dice: [...lit].sort((one, other) => (one.value ?? 0) - (other.value ?? 0)) });
  else
    for (const symbol of new Set(lit.map((die) => die.symbol))) {
      const dice = lit.filter((die) => die.symbol === symbol);
      groups.push({ words: dice[0]?.label ? `${dice.length} × ${dice[0].label}` : "", dice });
    }
  return rest.length > 0 ? [...groups, { words: "", dice: rest }] : groups;
}

/** The card that a line tells of: whose, and its number. */
export function cardOf(line: LogLine): { seat: number; number: number } | null {
  const { seat, card } = line.args;
  return seat === undefined || card === undefined || card < 0 ? null : { seat, number: card % CARD_CODES };
}
