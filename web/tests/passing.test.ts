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
  expect(passing.start(asks("react"), "phase")).toBe(0);
  expect(passing.answer(asks("react"))).toBe(0);
  expect(passing.answer(asks("keep"))).toBeNull();
  expect(passing.answer(asks("react", "offense", 1))).toBeNull(); // somebody else at this screen
  expect(passing.answer(asks("react"))).toBe(0);
});

test("with the next phase one is asked again, also when the phase comes back", () => {
  const passing = new Passing();
  passing.start(asks("react"), "phase");
  expect(passing.answer(asks("keep", "main-2"))).toBeNull();
  expect(passing.how.value).toBeNull();
  expect(passing.answer(asks("react"))).toBeNull();
});

test("the same phase of another turn is another phase", () => {
  const passing = new Passing();
  passing.start(asks("react"), "phase");
  expect(passing.answer(asks("react", "offense", 0, 4))).toBeNull();
});

test("until my next roll: not when somebody else rolls, nor with the next turn", () => {
  const rolled = (seat: number) => [{ kind: "rolled", happening: "roll", begins: true, args: { seat }, text: "" }];
  const passing = new Passing();
  passing.start(asks("react"), "roll");
  passing.follow(rolled(1));
  expect(passing.answer(asks("react", "main-1", 0, 4))).toBe(0);
  passing.follow(rolled(0));
  expect(passing.answer(asks("react", "main-1", 0, 4))).toBeNull();
});

test("to the end of the turn, through all its phases", () => {
  const passing = new Passing();
  passing.start(asks("react"), "turn");
  expect(passing.answer(asks("react", "main-2"))).toBe(0);
  expect(passing.answer(asks("react", "main-2", 0, 4))).toBeNull();
});

test("at moments like this one, and at no others", () => {
  const passing = new Passing();
  const other = asks("react", "offense", 0, 9);
  passing.start(asks("react"), "window");
  expect(passing.answer(other)).toBe(0);
  expect(passing.answer(asks("react", "main-1", 0, 9))).toBeNull();
  expect(passing.answer({ ...other, asking: other.asking && { ...other.asking, rule: "S" } })).toBeNull();
  passing.askAlways();
  expect(passing.answer(other)).toBeNull();
});

test("not for a card until my next turn, while nothing else can be played", () => {
  const turn = (seat: number) => [{ kind: "turn", happening: "turn", begins: true, args: { seat }, text: "" }];
  const passing = new Passing();
  const both = asks("react");
  if (both.asking) both.asking.options = [option(0), option(1, "card:0:1"), option(2, "power:0:7", "token:0:3")];
  expect(passing.without(both, "card:0:1")).toBeNull(); // the power is still to be asked about
  expect(passing.without(both, "power:0:7")).toBe(0);
  passing.follow(turn(1));
  expect(passing.answer(both)).toBe(0);
  passing.follow(turn(0));
  expect(passing.answer(both)).toBeNull();
});

test("where nothing is lost by it, one is asked only if one wants every question", () => {
  const passing = new Passing();
  const scene = asks("react");
  if (scene.asking) Object.assign(scene.asking, { needless: true, obvious: 0 });
  expect(passing.answer(scene)).toBe(0);
  passing.everything.value = true;
  expect(passing.answer(scene)).toBeNull();
});

test("one may want to be asked again", () => {
  const passing = new Passing();
  passing.start(asks("react"), "phase");
  passing.askAlways();
  expect(passing.answer(asks("react"))).toBeNull();
});

test("the log says who passed", () => {
  expect(passed(asks("react"))).toMatchObject({ kind: "passed-quickly", args: { seat: 0 } });
});
