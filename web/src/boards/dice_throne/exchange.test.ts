// A fight on the stage: what is gathered from all that was shown since the turn began.
import { describe, expect, it, test } from "vitest";
import type { Area, Board, Happening, LogLine, Thing } from "../contract";
import { groupsOf, type StageRoll, staged } from "./exchange";

function thing(ref: string, facets: object, value: number | null = null, label = ""): Thing {
  return { ref, name: ref, label, value, facets, notes: [], mark: "" };
}

function place(ref: string, things: Thing[], gauges: Record<string, number> = {}): Area {
  return {
    ref,
    title: ref,
    seat: ref.startsWith("seat:") ? Number(ref.slice(-1)) : null,
    things,
    gauges: Object.entries(gauges).map(([name, value]) => ({ name, label: name, value })),
  };
}

const SEATS = [
  place("seat:0", [thing("hero:0", { hero: "barbarian", team: 0, full: 50 })]),
  place("seat:1", [thing("hero:1", { hero: "moon_elf", team: 1, full: 50 })]),
];

function board(phase: string, ...areas: Area[]): Board {
  const all = [...areas, ...SEATS];
  return { turn: 5, phase, headline: [], reconstructed: [], places: all.map((a) => a.ref), areas: all };
}

type Shown = Pick<Happening, "kind" | "lines" | "board">;

function shown(kind: string, at: Board, ...lines: [string, Record<string, number>][]): Shown {
  const told: LogLine[] = lines.map(([line, args]) => ({
    kind: line,
    happening: kind,
    begins: false,
    args,
    text: line,
  }));
  return { kind, lines: told, board: at };
}

const FACES = [1, 2, 3, 4, 6];
const dice = (counts: readonly number[]) =>
  place(
    "dice",
    FACES.map((n) =>
      thing(`die:0:${n}`, { hero: "barbarian", symbol: "sword", counts: counts.includes(n) }, n, "Sword"),
    ),
  );
const DECLARED = thing("declared", { kind: "normal", of: "ability:0:1" });
const TARGET = thing("target", { seat: 1 });
const DEFENCE = place("extra-dice:0", [
  thing("extra-die:0:0", { hero: "moon_elf", symbol: "foot", counts: true }, 4, "Foot"),
  thing("extra-die:0:1", { hero: "moon_elf", symbol: "moon" }, 6, "Moon"),
]);
const EVASIVE = place("extra-dice:1", [thing("extra-die:1:0", { hero: "moon_elf", symbol: "arrow", counts: true }, 1)]);

const LIT = dice([1, 2, 3]);
const SCRIPT: Shown[] = [
  shown("turn", board("upkeep"), ["turn", { seat: 0 }]),
  shown("roll", board("offense", dice([])), ["attempt", { seat: 0, n: 1 }]),
  shown("attack", board("offense", LIT, place("attack", [DECLARED])), ["declared", { seat: 0, use: 3 }]),
  shown("defence", board("defense", LIT, place("attack", [DECLARED, TARGET], { attack: 8, final: 8 })), [
    "defended",
    { seat: 1, slot: 12 * 32 + 7 },
  ]),
  shown(
    "roll",
    board(
      "defense",
      LIT,
      DEFENCE,
      place("attack", [DECLARED, TARGET], { attack: 8, added: 1, prevented: 3, final: 6 }),
    ),
    ["extra-die", { seat: 1, face: 12 * 8 + 4 }],
    ["extra-die", { seat: 1, face: 12 * 8 + 6 }],
  ),
  shown(
    "status",
    board("defense", LIT, EVASIVE, place("attack", [DECLARED, TARGET], { final: 6 })),
    ["power", { seat: 1, power: 2 }],
    ["extra-die", { seat: 1, face: 12 * 8 + 1 }],
  ),
  shown(
    "damage",
    board("main-2"),
    ["damage", { seat: 1, n: 6 }],
    ["health", { seat: 1, n: -6, now: 44 }],
    ["health", { seat: 0, n: -1, now: 49 }],
  ),
];

/** The last of several that were shown one after the other, as it rests. */
function chain(past: readonly Shown[]): Happening | null {
  const none = { was: () => undefined, becomes: () => undefined, rolled: () => false };
  const beat = (it: Shown, at: Happening["beat"], earlier: Happening | null): Happening => ({
    ...it,
    ...none,
    beat: at,
    earlier,
  });
  const last = past.reduce<Happening | null>((earlier, it) => beat(it, "result", beat(it, "enter", earlier)), null);
  return last && beat(last, "rest", last);
}

function upTo(n: number) {
  const past = SCRIPT.slice(0, n);
  return staged(chain(past), past.at(-1)?.board ?? board("upkeep"));
}

describe("an exchange with a defence", () => {
  it("begins with the attack, its dice lit", () => {
    expect(upTo(2).exchange).toBeNull();
    expect(upTo(2).roll?.dice).toHaveLength(5);
    const { exchange } = upTo(3);
    expect(exchange).toMatchObject({ of: "ability:0:1", attacker: { seat: 0 }, target: null, defender: null });
    expect(exchange?.attacker.rolls[0]?.dice.map((die) => die.counts)).toEqual([true, true, true, false, false]);
  });

  it("goes on with the ability that defends and its dice", () => {
    expect(upTo(4).exchange).toMatchObject({ defence: "ability:1:7", target: 1, final: 8 });
    const { exchange } = upTo(5);
    expect(exchange).toMatchObject({ attack: 8, added: 1, prevented: 3, final: 6, defender: { seat: 1 } });
    expect(exchange?.defender?.rolls.map((roll) => roll.dice.length)).toEqual([2]);
  });

  it("keeps the dice of the defence beside those of a status", () => {
    expect(upTo(6).exchange?.defender?.rolls.map((roll) => roll.dice.length)).toEqual([2, 1]);
  });

  it("rests with what it cost, until dice are rolled again", () => {
    const { exchange } = upTo(7);
    expect(exchange?.tolls).toEqual([
      { seat: 1, n: -6 },
      { seat: 0, n: -1 },
    ]);
    expect(exchange?.defender?.rolls).toHaveLength(2);
    const next = shown("roll", board("offense", dice([])), ["attempt", { seat: 0, n: 1 }]);
    expect(staged(chain([...SCRIPT, next]), next.board).exchange).toBeNull();
  });

  it("tells what was healed meanwhile, which the health that is left has in it", () => {
    const healing = shown(
      "damage",
      board("main-2"),
      ["damage", { seat: 1, n: 6 }],
      ["healed", { seat: 1, n: 4 }],
      ["health", { seat: 1, n: -2, now: 48 }],
    );
    const { exchange } = staged(chain([...SCRIPT.slice(0, 6), healing]), healing.board);
    expect(exchange).toMatchObject({ tolls: [{ seat: 1, n: -2 }], healed: [{ seat: 1, n: 4 }] });
  });

  it("knows the dice of the defence from the log where the board is covered", () => {
    const covered = SCRIPT.slice(0, 5).map((it, i) =>
      i === 4 ? { ...it, board: board("defense", LIT, place("attack", [DECLARED, TARGET], { final: 6 })) } : it,
    );
    const { exchange } = staged(chain(covered), covered[4]?.board as Board);
    expect(exchange?.defender?.rolls[0]?.dice.map(({ symbol, value }) => [symbol, value])).toEqual([
      ["foot", 4],
      ["moon", 6],
    ]);
  });
});

test("dice that count are braced by what they show, and the others come last", () => {
  const die = (symbol: string, value: number, counts: boolean) => ({
    ref: `d:${symbol}${value}`,
    hero: "moon_elf",
    symbol,
    label: symbol,
    value,
    counts,
  });
  const roll: StageRoll = {
    what: "Missed Me",
    dice: [die("arrow", 3, true), die("moon", 6, false), die("foot", 4, true), die("arrow", 1, true)],
  };
  expect(groupsOf(roll, "").map((group) => [group.words, group.dice.length])).toEqual([
    ["2 × arrow", 2],
    ["1 × foot", 1],
    ["", 1],
  ]);
  const [first, rest] = groupsOf(roll, "Small Straight");
  expect(first?.words).toBe("Small Straight");
  expect(first?.dice.map(({ value }) => value)).toEqual([1, 3, 4]);
  expect(rest?.dice).toHaveLength(1);
});

test("dice of which nothing comes are seen to fall, though they lie on the board no more", () => {
  const face = (n: number) => 1000 + n;
  const first = shown("roll", board("offense", dice([])), ["attempt", { seat: 0, n: 1 }]);
  const last = shown(
    "roll",
    board("main-2"),
    ["attempt", { seat: 0, n: 2 }],
    ["rolled", { seat: 0, die: 2, face: face(5) }],
  );
  const { exchange, roll } = staged(chain([first, last]), last.board);
  expect(exchange).toBeNull();
  expect(roll?.dice.map(({ ref }) => ref)).toEqual(["die:0:1", "told:1", "die:0:3", "die:0:4", "die:0:6"]);
});

describe("what was carried out", () => {
  it("waits for no defence any more", () => {
    const focus = shown("attack", board("offense", LIT, place("attack", [DECLARED, TARGET])), [
      "declared",
      { seat: 0 },
    ]);
    expect(staged(chain([focus]), focus.board).exchange?.over).toBe(false);
    const after = shown("status", board("main-2"), ["token-gained", { seat: 1, n: 1 }]);
    expect(staged(chain([focus, after]), after.board).exchange?.over).toBe(true);
  });

  it("keeps a die that the attacker rolls for a card off those of the defence that still lie there", () => {
    const [past, rolled] = [SCRIPT.slice(0, 5), SCRIPT[4] as Shown];
    const card = shown(
      "card",
      rolled.board,
      ["played", { seat: 0, card: 1 }],
      ["extra-die", { seat: 0, face: 2 }], // of the Barbarian
    );
    const { exchange } = staged(chain([...past, card]), card.board);
    expect(exchange?.attacker.rolls.map(({ dice }) => dice.map(({ value }) => value))).toEqual([FACES, [2]]);
    expect(exchange?.defender?.rolls.map(({ dice }) => dice.length)).toEqual([2]);
  });

  it("shows dice that both throw at each other each on the side of its hero", () => {
    const contest = place("extra-dice:0", [
      thing("extra-die:0:0", { hero: "barbarian", symbol: "sword", counts: true }, 2),
      thing("extra-die:0:1", { hero: "moon_elf", symbol: "foot", counts: true }, 4),
    ]);
    const at = board("defense", LIT, place("attack", [DECLARED, TARGET]), contest);
    const both = [0, 1].map((seat) => shown("roll", at, ["extra-die", { seat, face: 0 }]));
    const { exchange } = staged(chain([SCRIPT[0] as Shown, ...both]), at);
    expect(exchange?.attacker.rolls.map(({ dice }) => dice.length)).toEqual([5, 1]);
    expect(exchange?.defender?.rolls.map(({ dice }) => dice.length)).toEqual([1]);
  });
});
