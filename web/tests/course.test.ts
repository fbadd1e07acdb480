// When somebody took the lead, from the scores of the rounds.
import { expect, test } from "vitest";
import { apart, leads, roundsOf } from "../src/parts/Course";

test("a lead is taken by whoever is alone ahead, once", () => {
  expect(leads([undefined, [0, 0], [3, 1], [4, 4], [5, 9], [8, 12], [13, 12]])).toEqual([
    [2, 0],
    [4, 1],
    [6, 0],
  ]);
});

test("rounds that nobody saw change nothing", () => {
  expect(leads([undefined, [2, 1], undefined, [5, 3]])).toEqual([[1, 0]]);
  expect(leads([])).toEqual([]);
});

test("of a round what was told last counts, once everybody has a score", () => {
  const told = [
    { round: 0, scores: [0, 0] },
    { round: 1, scores: [] },
    { round: 1, scores: [2, 1] },
    { round: 1, scores: [3, 1] },
    { round: 3, scores: [4, 6] },
  ];
  expect(roundsOf(told, 2)).toEqual([undefined, [3, 1], undefined, [4, 6]]);
});

test("labels of scores that are close lie apart, in their order and on the picture", () => {
  expect(apart([20, 100])).toEqual([20, 100]);
  expect(apart([8, 0, 2])).toEqual([30, 0, 15]);
  expect(apart([150, 148, 60])).toEqual([150, 135, 60]);
});
