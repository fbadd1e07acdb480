// A fight on the stage: what is gathered from the boards and the lines that are shown one after the other.
import { expect, test } from "vitest";
import type { Area, Board, Happening, LogLine, Thing } from "../contract";
import { type Exchange, exchangeOf, lit } from "./exchange";
import type { Piece } from "./facets";

function thing(ref: string, facets: object, value: number | null = null): Thing {
  return { ref, name: ref, label: "", value, facets, notes: [], mark: "" };
}

function place(ref: string, things: Thing[], gauges: Record<string, number> = {}): Area {
  return {
    ref,
    title: ref,
    seat: null,
    things,
    gauges: Object.entries(gauges).map(([name, value]) => ({ name, label: name, value })),
  };
}

function board(phase: string, ...areas: Area[]): Board {
  return { turn: 5, phase, headline: [], reconstructed: [], places: areas.map((a) => a.ref), areas };
}

function shown(kind: string, ...lines: [string, Record<string, number>][]): Happening {
  const told: LogLine[] = lines.map(([line, args]) => ({
    kind: line,
    happening: kind,
    begins: false,
    args,
    text: line,
  }));
  return {
    kind,
    beat: "result",
    lines: told,
    board: board(""),
    earlier: null,
    was: () => undefined,
    rolled: () => false,
  };
}

const DICE = place(
  "dice",
  [1, 2, 3].map((n) => thing(`die:0:${n}`, { hero: "barbarian", symbol: "sword" }, n)),
);
const DECLARED = thing("declared", { kind: "damage", of: "ability:0:1" });
const TARGET = thing("target", { seat: 1 });

function fought(): (Exchange | null)[] {
  const landing = shown("damage", ["damage", { seat: 1, n: 6 }], ["health", { seat: 1, n: -6, now: 44 }]);
  const steps: [Board, Happening | null][] = [
    [board("offense", DICE), shown("roll")],
    [board("offense", DICE, place("attack", [DECLARED])), shown("attack", ["declared", { seat: 0, use: 3 }])],
    [
      board("defense", DICE, place("attack", [DECLARED, TARGET], { attack: 8, final: 8 })),
      shown("defence", ["defended", { seat: 1, slot: 7 }]),
    ],
    [
      board(
        "defense",
        DICE,
        place("extra-dice:0", [thing("extra-die:0:0", { hero: "moon_elf", symbol: "foot" }, 4)]),
        place("attack", [DECLARED, TARGET], { attack: 8, added: 1, prevented: 3, final: 6 }),
      ),
      shown("roll", ["extra-die", { seat: 1, face: 100 }]),
    ],
    [board("main-2"), landing],
    [board("main-2"), landing],
    [board("main-2"), shown("damage", ["damage", { seat: 1, n: 6 }], ["health", { seat: 1, n: -6, now: 38 }])],
    [{ ...board("offense", DICE), turn: 6 }, shown("roll")],
  ];
  const found: (Exchange | null)[] = [];
  for (const [at, what] of steps) found.push(exchangeOf(found.at(-1) ?? null, at, what));
  return found;
}

test("an attack, its defence and its number are gathered, and rest until dice are rolled again", () => {
  const [before, declared, defended, rolled, landed, again, twice, after] = fought();
  expect(before).toBeNull();
  expect(declared?.attacker.dice).toHaveLength(3);
  expect(defended).toMatchObject({ target: 1, slot: 7, attack: 8, final: 8, defender: null });
  expect(rolled).toMatchObject({ added: 1, prevented: 3, final: 6, defender: { seat: 1 } });
  expect(rolled?.defender?.dice).toHaveLength(1);
  expect(landed?.tolls).toEqual([{ seat: 1, n: -6 }]);
  expect(again).toBe(landed); // drawn twice, counted once
  expect(twice?.tolls).toHaveLength(2); // the same damage once more is another
  expect(after).toBeNull();
});

test("the dice that an ability asks for are lit, as many as it asks for", () => {
  const symbols = ["sword", "life", "sword", "sword", "pow"];
  const dice = symbols.map((symbol, i) => thing(`die:0:${i}`, { hero: "barbarian", symbol }, i + 1) as Piece<"die">);
  const ability = thing("ability:0:1", { ability: "smack", kind: "offensive", slot: 1, level: 1, levels: 1 });
  ability.notes = [{ role: "use", text: "", symbols: ["sword", "sword"], more: [] }];
  expect([...lit(ability, dice)]).toEqual(["die:0:0", "die:0:2"]);
  ability.notes = [{ role: "use", text: "", title: "Small Straight" }];
  expect(lit(ability, dice).size).toBe(5);
});
