// What the stage shows of a fight: the attack and its dice on one side, the defence and its dice on the other, and what
// came of it. It is gathered from the boards and lines that are shown one after the other.
import { type Area, area, areas, type Board, type Happening, type LogLine, path, type Thing } from "../contract";
import { gauge } from "../lookup";
import { as, type Piece, these } from "./facets";

export type RolledDie = Piece<"die" | "extra-die">;

export interface Side {
  seat: number;
  dice: readonly RolledDie[];
}

/** Health that somebody lost or won. */
export interface Toll {
  seat: number;
  n: number;
}

export interface Exchange {
  turn: number;
  /** The attack: the reference of its ability, what it is called, its kind of damage. */
  of: string;
  name: string;
  kind: string;
  attacker: Side;
  target: number | null;
  defender: Side | null;
  /** The slot of the ability that defends. */
  slot: number | null;
  attack: number;
  added: number;
  prevented: number;
  /** The damage that is to be dealt, as far as it is known. */
  final: number | null;
  tolls: readonly Toll[];
  /** The lines whose tolls were taken in last. */
  counted: readonly LogLine[] | null;
}

const KNOWN = new WeakMap<Happening, Exchange | null>();

/** The exchange as it stood in a beat of what was shown, whatever of the way there was seen. */
export function exchangeAt(shown: Happening): Exchange | null {
  const known = KNOWN.get(shown);
  if (known !== undefined) return known;
  const it = exchangeOf(shown.earlier && exchangeAt(shown.earlier), shown.board, shown);
  KNOWN.set(shown, it);
  return it;
}

/** The exchange as it stands on a board, gone on from before; null where no fight is to be seen. */
export function exchangeOf(before: Exchange | null, board: Board, shown: Happening | null): Exchange | null {
  const attack = area(board, "attack");
  const [declared] = these(attack, "declared");
  const dice = these(area(board, "dice"), "die");
  if (!attack || !declared) {
    // It rests until dice are rolled again or another turn begins.
    const over = before === null || before.turn !== board.turn || dice.length > 0;
    return over ? null : counted(before, shown);
  }
  const [seat = 0] = path(declared.facets.of);
  const anew = before === null || before.turn !== board.turn || before.of !== declared.facets.of || isAttack(shown);
  const begun: Exchange = anew
    ? {
        turn: board.turn,
        of: declared.facets.of,
        name: declared.name,
        kind: declared.facets.kind,
        attacker: { seat, dice: [] },
        target: null,
        defender: null,
        slot: null,
        attack: 0,
        added: 0,
        prevented: 0,
        final: null,
        tolls: [],
        counted: null,
      }
    : before;
  const [target] = these(attack, "target");
  return counted(
    {
      ...begun,
      target: target?.facets.seat ?? begun.target,
      attacker: { seat, dice: dice.length > 0 ? dice : begun.attacker.dice },
      defender: defends(begun, target?.facets.seat ?? begun.target, board),
      slot: slotOf(shown) ?? begun.slot,
      ...sums(attack, begun),
    },
    shown,
  );
}

function isAttack(shown: Happening | null): boolean {
  return shown?.kind === "attack" && shown.beat === "result" && shown.lines.some((l) => l.kind === "declared");
}

/** The dice of a defence are those that its effect rolls. */
export function defenceDice(board: Board): RolledDie[] {
  return board.phase === "defense" ? these(areas(board, "extra-dice")[0], "extra-die") : [];
}

function defends(begun: Exchange, seat: number | null, board: Board): Side | null {
  const dice = defenceDice(board);
  return seat !== null && dice.length > 0 ? { seat, dice } : begun.defender;
}

function slotOf(shown: Happening | null): number | null {
  return shown?.lines.findLast((l) => l.kind === "defended")?.args.slot ?? null;
}

function sums(attack: Area, begun: Exchange): Pick<Exchange, "attack" | "added" | "prevented" | "final"> {
  const has = (name: string) => attack.gauges.some((g) => g.name === name);
  return {
    attack: has("attack") ? gauge(attack, "attack") : begun.attack,
    added: has("added") ? gauge(attack, "added") : begun.added,
    prevented: has("prevented") ? gauge(attack, "prevented") : begun.prevented,
    final: has("final") ? gauge(attack, "final") : begun.final,
  };
}

/** With the health that the happening being shown has cost or brought; drawn again, it counts no second time. */
function counted(it: Exchange, shown: Happening | null): Exchange {
  if (shown?.kind !== "damage" || shown.beat !== "result" || shown.lines === it.counted) return it;
  const health = shown.lines.filter((line) => line.kind === "health");
  const tolls = health.map(({ args }) => ({ seat: args.seat ?? 0, n: args.n ?? 0 }));
  return { ...it, counted: shown.lines, tolls: [...it.tolls, ...tolls] };
}

/** The dice that an ability counts: those with the symbols it asks for; all of them where it asks for a row. */
export function lit(ability: Thing | undefined, dice: readonly RolledDie[]): ReadonlySet<string> {
  const uses = (as(ability, "ability", "second") ? (ability?.notes ?? []) : []).filter(({ role }) => role === "use");
  const wanted = new Map<string, number>();
  for (const { symbols = [], more = [] } of uses)
    for (const symbol of new Set([...symbols, ...more]))
      wanted.set(
        symbol,
        Math.max(wanted.get(symbol) ?? 0, [...symbols, ...more].filter((other) => other === symbol).length),
      );
  if (wanted.size === 0) return new Set(dice.map((die) => die.ref));
  const found = new Set<string>();
  for (const die of dice) {
    const left = wanted.get(die.facets.symbol) ?? 0;
    if (left > 0) {
      found.add(die.ref);
      wanted.set(die.facets.symbol, left - 1);
    }
  }
  return found;
}
