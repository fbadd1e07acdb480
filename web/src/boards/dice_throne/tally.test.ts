// What the end of a game of Dice Throne counts from its log.
import { expect, it } from "vitest";
import type { LogLine } from "../contract";
import { SOURCES } from "./facets";
import { tallyOf } from "./tally";

function line(kind: string, args: Record<string, number>): LogLine {
  return { kind, happening: "", begins: false, args, text: `${kind} ${args.seat}` };
}

const from = (source: string) => SOURCES.indexOf(source as (typeof SOURCES)[number]);
const GAME: LogLine[] = [
  line("turn", { seat: 0 }),
  line("played", { seat: 0 }),
  line("upgraded", { seat: 0 }),
  line("declared", { seat: 0 }),
  line("defended", { seat: 1 }),
  line("prevented", { seat: 1, n: 2 }),
  line("damage", { seat: 1, n: 4, source: from("attack") }),
  line("health", { seat: 1, n: -4, now: 46 }),
  line("damage", { seat: 0, n: 1, source: from("defense") }),
  line("health", { seat: 0, n: -1, now: 49 }),
  line("turn", { seat: 1 }),
  line("damage", { seat: 1, n: 2, source: from("other") }),
  line("health", { seat: 1, n: -2, now: 44 }),
  line("declared", { seat: 1 }),
  line("damage", { seat: 0, n: 9, source: from("attack") }),
  line("health", { seat: 0, n: -9, now: 40 }),
  line("healed", { seat: 1, n: 3 }),
  line("health", { seat: 1, n: 3, now: 47 }),
];

it("counts damage by its sources, what was kept off and healed, and cards", () => {
  const { deeds } = tallyOf(GAME);
  expect(deeds(0)).toMatchObject({ attack: 4, best: 4, defense: 0, suffered: 0, cards: 1, upgrades: 1 });
  expect(deeds(1)).toMatchObject({ attack: 9, best: 9, defense: 1, suffered: 2, prevented: 2, healed: 3 });
});

it("knows the heaviest blows with what they came from, and the health of every turn", () => {
  const { blows, health } = tallyOf(GAME);
  expect(blows.map(({ turn, cause, line: cost }) => [turn, cause?.text, cost.text])).toEqual([
    [2, "declared 1", "health 0"],
  ]);
  expect(health.map((it) => [it.get(0), it.get(1)])).toEqual([
    [undefined, undefined],
    [49, 46],
    [40, 47],
  ]);
});
