// The stage: what a press means, and how steps are shown.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Step } from "../src/messages";
import { pace } from "../src/settings";
import { followed } from "../src/table/follow";
import { Stage } from "../src/table/stage";
import { board, option, pick, scene, step, subset, thing } from "./scenes";

beforeEach(() => {
  vi.useFakeTimers();
  pace.value = "brisk";
});

afterEach(() => {
  vi.useRealTimers();
});

function stageWith(asking: ReturnType<typeof pick>) {
  const answers: number[] = [];
  const stage = new Stage("pig", (a) => answers.push(a));
  stage.begin(scene(asking), []);
  return { stage, answers };
}

test("the only option on a thing is answered at once", () => {
  const { stage, answers } = stageWith(pick(option(0), option(1, "die:0"), option(2, "die:1")));
  stage.press("die:1");
  expect(answers).toEqual([2]);
  stage.press("die:0");
  expect(answers).toEqual([2]); // one answer a question
});

test("things narrow the options down until one is left", () => {
  const { stage, answers } = stageWith(
    pick(option(0, "face:1", "side:1"), option(1, "face:1", "side:2"), option(2, "face:2")),
  );
  stage.press("face:1");
  expect(answers).toEqual([]);
  const table = stage.table();
  expect(table?.standing("face:1")).toBe("picked");
  expect(table?.standing("side:2")).toBe("open");
  expect(table?.standing("face:2")).toBe("quiet");
  stage.press("side:2");
  expect(answers).toEqual([1]);
});

test("a second press lets go", () => {
  const { stage } = stageWith(pick(option(0, "a", "b"), option(1, "a", "c")));
  stage.press("a");
  stage.press("a");
  expect(stage.picked.value.size).toBe(0);
  expect(stage.table()?.standing("a")).toBe("open");
});

test("a thing does not answer while options are still on their way", () => {
  const { stage, answers } = stageWith({ ...pick(option(0, "a")), count: 2 });
  stage.press("a");
  expect(answers).toEqual([]);
});

test("switches make a sum of powers of two", () => {
  const { stage, answers } = stageWith(subset(thing("d:0"), thing("d:1"), thing("d:2")));
  stage.press("d:0");
  stage.press("d:2");
  stage.press("elsewhere");
  expect(stage.subset()).toBe(5);
  stage.act(stage.subset());
  expect(answers).toEqual([5]);
});

test("the clocks of a tournament run between the steps, and stop at nothing", () => {
  const { stage } = stageWith(pick(option(0)));
  expect(stage.limits.value).toEqual([]);
  const clock = { limit: 0, think: 0, left: null, limits: [{ label: "Round", left: 90 }] };
  stage.begin({ ...scene(pick(option(0))), clock }, []);
  expect(stage.limits.value).toEqual([{ label: "Round", left: 90 }]);
  vi.advanceTimersByTime(60_000);
  expect(stage.limits.value[0]?.left).toBe(30);
  expect(stage.left.value).toBeNull();
  vi.advanceTimersByTime(60_000);
  expect(stage.limits.value[0]?.left).toBe(0);
  stage.close();
});

test("happenings are shown one after the other, then the question opens", () => {
  const stage = new Stage("pig", () => {});
  stage.begin(scene(null), []);
  const steps = [step(1, scene(null), "one", "two"), step(2, scene(pick(option(0), option(1))), "three")];
  for (const told of followed(steps)) stage.push(told);
  expect(stage.caption.value).toBe("one");
  expect(stage.lines.value).toEqual([]);
  vi.advanceTimersByTime(100);
  expect(stage.lines.value.map((l) => l.text)).toEqual(["one"]);
  expect(stage.table()?.asking).toBeNull();
  vi.advanceTimersByTime(600);
  expect(stage.caption.value).toBe("two");
  vi.advanceTimersByTime(600);
  expect(stage.caption.value).toBe("three");
  vi.advanceTimersByTime(600);
  expect(stage.table()?.asking?.text).toBe("What?");
  expect(stage.lines.value.map((l) => l.text)).toEqual(["one", "two", "three"]);
});

/** A step in which 20 health become 13: an attack, then the damage. */
function attacked(asking: ReturnType<typeof pick> | null = pick(option(0), option(1))): Step {
  const line = (kind: string, args: Record<string, number>) => ({
    kind,
    happening: kind,
    begins: true,
    args,
    text: kind,
  });
  return {
    ...step(1, scene(asking, board(thing("health:0", 13)))),
    happenings: [
      { kind: "attack", lines: [line("attack", {})], board: board(thing("health:0", 20)) },
      { kind: "damage", lines: [line("damage", { seat: 0, n: 7 })], board: null },
    ],
  };
}

function frames(stage: Stage, ms: number): string[] {
  const seen: string[] = [];
  for (let at = 0; at <= ms; at += 50) {
    const health = stage.table()?.board.areas[0]?.things[0]?.value;
    const now = `${stage.last.value?.kind ?? "-"} ${stage.last.value?.beat ?? "-"} ${health}`;
    if (seen.at(-1) !== now) seen.push(now);
    vi.advanceTimersByTime(50);
  }
  return seen;
}

const FRAMES = ["attack enter 20", "attack result 20", "damage enter 20", "damage result 13", "damage rest 13"];

test.each(["brisk", "calm"] as const)("the board never runs ahead of what is told: %s", (at) => {
  pace.value = at;
  const { stage } = stageWith(pick(option(0), option(1)));
  stage.begin(scene(null, board(thing("health:0", 20))), []);
  for (const told of followed([{ ...attacked(), anew: true }])) stage.push(told);
  const seen = frames(stage, 4000);
  if (at === "calm") {
    expect(stage.held.value).toBe(true); // what went against me stays until I have seen it
    stage.skip();
    vi.advanceTimersByTime(500);
  }
  expect(seen).toEqual(FRAMES);
  expect(stage.busy.value).toBe(false);
});

test("one's own answer is followed by what it brings, not by the next question", () => {
  const { stage } = stageWith(pick(option(0), option(1)));
  stage.begin(scene(pick(option(0), option(1)), board(thing("health:0", 20))), []);
  stage.act(0);
  for (const told of followed([{ ...attacked(), anew: true }])) stage.push(told);
  expect(stage.table()?.asking).toBeNull();
  vi.advanceTimersByTime(3000);
  expect(stage.table()?.asking).not.toBeNull();
});

test("a press ends what is shown, a second one all that waits; neither answers", () => {
  const { stage, answers } = stageWith(pick(option(0), option(1)));
  stage.begin(scene(null), []);
  const steps = [1, 2, 3, 4].map((v) => step(v, scene(v === 4 ? pick(option(0)) : null), `line ${v}`));
  for (const told of followed(steps)) stage.push(told);
  stage.skip();
  expect(stage.lines.value).toHaveLength(1);
  vi.advanceTimersByTime(100);
  stage.skip();
  expect(stage.lines.value).toHaveLength(4);
  stage.act(0);
  expect(answers).toEqual([]);
  vi.advanceTimersByTime(300);
  stage.act(0);
  expect(answers).toEqual([0]);
});

test("what has happened since my answer can be seen again, and the log stays", () => {
  const { stage } = stageWith(pick(option(0), option(1)));
  stage.begin(scene(pick(option(0), option(1)), board(thing("health:0", 20))), []);
  stage.act(0);
  for (const told of followed([{ ...attacked(), anew: true }])) stage.push(told);
  vi.advanceTimersByTime(4000);
  const log = stage.lines.value;
  expect(stage.repeatable.value).toBe(true);
  stage.repeat();
  expect(stage.table()?.asking).toBeNull();
  expect(frames(stage, 4000)).toEqual(FRAMES);
  expect(stage.lines.value).toBe(log);
  expect(stage.table()?.asking).not.toBeNull();
});

test("at once means at once", () => {
  pace.value = "instant";
  const stage = new Stage("pig", () => {});
  stage.begin(scene(null), []);
  for (const told of followed([step(1, scene(null), "one", "two")])) stage.push(told);
  expect(stage.busy.value).toBe(false);
  expect(stage.last.value?.beat).toBe("rest");
});

test("much that waits is shown faster", () => {
  const stage = new Stage("pig", () => {});
  stage.begin(scene(null), []);
  const many = Array.from({ length: 20 }, (_, i) => `line ${i}`);
  for (const told of followed([step(1, scene(null), ...many)])) stage.push(told);
  vi.advanceTimersByTime(400);
  expect(stage.caption.value).toBe("line 1");
});

test("a die that shows another number has been rolled", () => {
  const stage = new Stage("pig", () => {});
  stage.begin(scene(null, board(thing("die:0", 2), thing("die:1", 5))), []);
  for (const told of followed([step(1, scene(pick(option(0)), board(thing("die:0", 6), thing("die:1", 5))), "rolled")]))
    stage.push(told);
  vi.advanceTimersByTime(100);
  expect(stage.happening.value?.rolled("die:0")).toBe(true);
  expect(stage.happening.value?.rolled("die:1")).toBe(false);
  expect(stage.happening.value?.was("die:0")?.value).toBe(2);
  vi.advanceTimersByTime(2000);
  expect(stage.happening.value).toBeNull();
});

test("an answer that was not taken can be given again", () => {
  const { stage, answers } = stageWith(pick(option(0), option(1)));
  stage.act(0);
  expect(stage.table()?.asking).toBeNull();
  stage.release();
  stage.act(1);
  expect(answers).toEqual([0, 1]);
});

test("what is taken back leaves the log", () => {
  const { stage } = stageWith(pick(option(0)));
  const told = step(1, scene(null), "one", "two");
  const back: Step = {
    ...step(2, scene(pick(option(0)))),
    back: true,
    anew: true,
    before: told.happenings[0]?.lines ?? [],
  };
  for (const it of followed([told, back])) stage.push(it);
  stage.finish();
  expect(stage.lines.value.map((line) => line.text)).toEqual(["one"]);
});
