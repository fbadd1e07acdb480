// A note lies beside its thing and covers no answer.
import { expect, test } from "vitest";
import { beside } from "../src/parts/beside";

const window = { width: 1000, height: 700 };
const size = { width: 200, height: 100 };
const thing = { left: 400, top: 300, width: 60, height: 60 };

test("above, where nothing is in the way", () => {
  expect(beside(thing, size, [], window)).toEqual({ left: 330, top: 192 });
});

test("under it, where an answer lies above", () => {
  const answer = { left: 300, top: 200, width: 300, height: 60 };
  expect(beside(thing, size, [answer], window)).toEqual({ left: 330, top: 368 });
});

test("at its side, where answers lie above and below", () => {
  const answers = [200, 380].map((top) => ({ left: 300, top, width: 160, height: 60 }));
  expect(beside(thing, size, answers, window).left).toBe(468);
});

test("it stays in the window", () => {
  expect(beside({ ...thing, left: 0, top: 0 }, size, [], window)).toEqual({ left: 8, top: 68 });
});

test("anywhere else, where everything beside it is pressed or read", () => {
  const around = { left: 150, top: 150, width: 700, height: 400 };
  const { left, top } = beside(thing, size, [around], window);
  expect(left + size.width <= around.left || top + size.height <= around.top || top >= 550 || left >= 850).toBe(true);
});

test("a box as the browser measures it counts like any other", () => {
  const answer = { left: 300, top: 200, width: 300, height: 60 };
  const measured = Object.create(size) as typeof size; // its numbers are not its own, as those of a DOMRect
  expect(beside(thing, measured, [answer], window)).toEqual({ left: 330, top: 368 });
});

test("where everything is taken, rather a whole die than the edge of an answer", () => {
  const answer = { left: 0, top: 110, width: 1000, height: 590 };
  const dice = { left: 0, top: 0, width: 1000, height: 110 };
  const tall = { width: 200, height: 95 };
  expect(beside(thing, tall, [answer], window, [dice]).top + tall.height).toBeLessThanOrEqual(110);
});
