import { expect, test } from "vitest";
import type { Area, Board, LogLine, Scene, Step } from "../src/messages";
import { Follower, followed } from "../src/table/follow";
import { scene, step, thing } from "./scenes";

function area(ref: string, value: number): Area {
  return { ref, title: ref, seat: null, things: [thing(`${ref}:0`, value)], gauges: [] };
}

function board(places: string[], ...areas: Area[]): Board {
  return { turn: 0, phase: "", headline: [], reconstructed: [], places, areas };
}

function seen(by: number, on: Board): Scene {
  return { ...scene(null, on), eyes: by };
}

function line(text: string): LogLine {
  return { kind: "event", happening: "", begins: false, args: {}, text };
}

const texts = (lines: readonly LogLine[]) => lines.map((it) => it.text);
const refs = (it: { scene: Scene }) => it.scene.board.areas.map((a) => a.ref);

test("areas that are left out are as they were, in the order told", () => {
  const follower = new Follower();
  follower.begin(seen(0, board(["a", "b"], area("a", 1), area("b", 2))), []);
  const next = follower.step(step(1, seen(0, board(["b", "c", "a"], area("c", 3)))));
  expect(refs(next)).toEqual(["b", "c", "a"]);
  const last = follower.step(step(2, seen(0, board(["b", "a"], area("b", 7)))));
  expect(last.scene.board.areas.map((a) => a.things[0]?.value)).toEqual([7, 1]);
});

test("an area that was away and comes back is told anew", () => {
  const follower = new Follower();
  follower.begin(seen(0, board(["a", "b"], area("a", 1), area("b", 2))), []);
  follower.step(step(1, seen(0, board(["a"]))));
  expect(refs(follower.step(step(2, seen(0, board(["a", "b"], area("b", 5))))))).toEqual(["a", "b"]);
});

test("each pair of eyes at a shared screen has its own board and its own log", () => {
  const follower = new Follower();
  follower.begin(seen(0, board(["a"], area("a", 1))), [line("one")]);
  const anew: Step = { ...step(1, seen(1, board(["a"], area("a", 9))), "two"), anew: true, before: [line("eins")] };
  expect(texts(follower.step(anew).log)).toEqual(["eins", "two"]);
  const back: Step = { ...step(2, seen(0, board(["a"])), "three"), before: [line("two, as seen by the other")] };
  const told = follower.step(back);
  expect(texts(told.log)).toEqual(["one", "two, as seen by the other", "three"]);
  expect(told.scene.board.areas[0]?.things[0]?.value).toBe(1);
});

test("a line of our own stays in the log", () => {
  const follower = new Follower();
  follower.begin(seen(0, board([])), []);
  const noted = follower.note(follower.step(step(1, seen(0, board([])), "one")), line("passed"));
  expect(texts(noted.lines)).toEqual(["one", "passed"]);
  expect(texts(follower.step(step(2, seen(0, board([])), "two")).log)).toEqual(["one", "passed", "two"]);
});

test("after a whole table nothing from before counts", () => {
  const follower = new Follower();
  follower.begin(seen(0, board(["a"], area("a", 1))), [line("one")]);
  follower.begin(seen(0, board(["a"], area("a", 2))), [line("uno")]);
  const told = follower.step(step(1, seen(0, board(["a"])), "due"));
  expect(texts(told.log)).toEqual(["uno", "due"]);
  expect(told.scene.board.areas[0]?.things[0]?.value).toBe(2);
});

test("steps that follow on one another become whole", () => {
  const first: Step = { ...step(1, seen(0, board(["a"], area("a", 1))), "one"), anew: true };
  expect(followed([first, step(2, seen(0, board(["a"])))]).map(refs)).toEqual([["a"], ["a"]]);
});
