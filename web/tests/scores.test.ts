// The end: numbers of the players side by side; a rematch with sides swapped.
import { expect, test } from "vitest";
import { moved } from "../src/table/rematch";
import { best, scoresOf, wholeOf } from "../src/table/scores";
import { speak } from "../src/words";
import { board } from "./scenes";

await speak("en");

const gauge = (name: string, value: number) => ({ name, label: name, value });
const area = (ref: string, seat: number | null, ...gauges: ReturnType<typeof gauge>[]) => ({
  ref,
  title: ref,
  seat,
  things: [],
  gauges,
});

test("what every seat has is a row, named by its place where two are called alike", () => {
  const areas = [
    area("deck", null, gauge("cards", 3)),
    area("hero:0", 0, gauge("gold", 5), gauge("cape", 1)),
    area("hero:1", 1, gauge("gold", 7)),
    area("row:0:0", 0, gauge("sum", 9)),
    area("row:0:1", 0, gauge("sum", 4)),
    area("row:1:0", 1, gauge("sum", 9)),
    area("row:1:1", 1, gauge("sum", 3)),
  ];
  const rows = scoresOf({ ...board(), areas }, 2);
  expect(rows.map((row) => [row.label, ...row.values])).toEqual([
    ["gold", 5, 7],
    ["row:0:0: sum", 9, 9],
    ["row:0:1: sum", 4, 3],
  ]);
  expect(rows.map((row) => [0, 1].filter((seat) => best(row, seat)))).toEqual([[1], [], [0]]);
});

test("where the sources of the score are told, they are the table", () => {
  const areas = [0, 1].flatMap((seat) => [
    area(`hero:${seat}`, seat, gauge("gold", 5)),
    area(`fame:${seat}`, seat, gauge("part-goals", 3), gauge("stars", 8)),
  ]);
  expect(scoresOf({ ...board(), areas }, 2).map((row) => row.label)).toEqual(["part-goals", "stars"]);
});

test("the row that is the score is known by its numbers", () => {
  const areas = [0, 1].flatMap((seat) => [
    area(`fame:${seat}`, seat, gauge("dice", 5), gauge("cards", seat + 2), gauge("score", seat + 7), gauge("faces", 3)),
  ]);
  const rows = scoresOf({ ...board(), areas }, 2);
  expect(wholeOf(rows, [7, 8])?.label).toBe("score");
  expect(wholeOf(rows, [])).toBeUndefined();
});

test("in a rematch everybody moves up a seat with what he plays", () => {
  expect(moved({ "hero.0": "elf", "hero.1": "monk", mode: "duel" }, 2)).toEqual({
    "hero.1": "elf",
    "hero.0": "monk",
    mode: "duel",
  });
});
