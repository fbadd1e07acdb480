// Passing quickly: what is answered by itself, and when a person is asked again.
import { expect, test } from "vitest";
import { Passing, passed } from "../src/table/passing";
import { board, option, pick, scene } from "./scenes";

function asks(kind: string, phase = "offense", seat = 0, turn = 3) {
  const on = { ...board(), turn, phase, headline: ["Roll Phase", `Attempt ${kind}`] };
  return scene({ ...pick(option(0), option(1, "card:1")), kind, seat }, on);
}

test("everything is asked unless somebody says otherwise", () => {
  expect(new Passing().answer(asks("react"))).toBeNull();
});

test("windows of the same phase are passed, and nothing else", () => {
  const passing = new Passing();
  expect(passing.start(asks("react"))).toBe(0);
  expect(passing.answer(asks("react"))).toBe(0);
  expect(passing.answer(asks("keep"))).toBeNull();
  expect(passing.answer(asks("react", "offense", 1))).toBeNull(); // somebody else at this screen
  expect(passing.answer(asks("react"))).toBe(0);
});

test("with the next phase one is asked again, also when the phase comes back", () => {
  const passing = new Passing();
  passing.start(asks("react"));
  expect(passing.answer(asks("keep", "main-2"))).toBeNull();
  expect(passing.until.value).toBeNull();
  expect(passing.answer(asks("react"))).toBeNull();
});

test("the same phase of another turn is another phase", () => {
  const passing = new Passing();
  passing.start(asks("react"));
  expect(passing.answer(asks("react", "offense", 0, 4))).toBeNull();
});

test("one may want to be asked again", () => {
  const passing = new Passing();
  passing.start(asks("react"));
  passing.askAlways();
  expect(passing.answer(asks("react"))).toBeNull();
});

test("the log says who passed", () => {
  expect(passed(asks("react"))).toMatchObject({ kind: "passed-quickly", args: { seat: 0 } });
});
