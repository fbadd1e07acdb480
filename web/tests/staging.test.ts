// Recorded stagings: a script of happenings gives the same sequence of frames at each pace, however it is skipped.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Asking, Happening, Step } from "../src/messages";
import { motion, pace } from "../src/settings";
import { followed } from "../src/table/follow";
import { lasting } from "../src/table/pace";
import { Stage } from "../src/table/stage";
import { board, option, pick, scene, step, thing } from "./scenes";

const TICK = 10;
const ME = 0;
const BOT = 1;

beforeEach(() => {
  vi.useFakeTimers();
  pace.value = "brisk";
  motion.value = "on";
});

afterEach(() => vi.useRealTimers());

/** My health and my die, on a board. */
function at(health: number, die: number) {
  return board(thing("health:0", health), thing("die:0", die));
}

function tells(kind: string, on: ReturnType<typeof at> | null, args: Record<string, number> = {}): Happening {
  const line = { kind, happening: kind, begins: true, args, text: `${kind} of ${args.seat ?? "nobody"}` };
  return { kind, lines: [line], board: on };
}

/** The bot rolls, attacks, hits me for 7 and takes a token; then I am asked. */
const SCRIPT: Happening[] = [
  tells("turn", at(20, 1), { seat: BOT }),
  tells("roll", at(20, 4), { seat: BOT }),
  tells("attack", at(20, 4), { seat: BOT }),
  tells("damage", at(13, 4), { seat: ME, n: 7 }),
  tells("status", null, { seat: BOT }),
];
const QUESTION = pick(option(0), option(1));

function staged(script: Happening[] = SCRIPT, asking: Asking | null = QUESTION) {
  const answers: number[] = [];
  const stage = new Stage("pig", (answer) => answers.push(answer));
  stage.begin(scene(null, at(20, 1)), []);
  const told: Step = { ...step(1, scene(asking, at(13, 4))), anew: true, happenings: script };
  const play = () => {
    for (const it of followed([told])) stage.push(it);
  };
  return { stage, answers, play };
}

/** What there is to see: the scene and its beat, my health, the die, the words of the question, whether it waits for me. */
function frame(stage: Stage): string {
  const table = stage.table();
  const [health, die] = table?.board.areas[0]?.things.map((it) => it.value) ?? [];
  const words = table?.asking ? "asks" : stage.held.value ? "go on?" : stage.coming.value ? "will ask" : "tells";
  return `${table?.last?.kind ?? "-"} ${table?.last?.beat ?? "-"}: ${health} health, die ${die}, ${words}`;
}

/** Every frame until the table rests, and how long each was to be seen; what waits for me is seen for half a second. */
function watch(stage: Stage): [string, number][] {
  const seen: [string, number][] = [];
  let held = 0;
  for (let ms = 0; ms < 60_000; ms += TICK) {
    const now = frame(stage);
    const last = seen.at(-1);
    if (last?.[0] === now) last[1] += TICK;
    else seen.push([now, TICK]);
    if (!stage.busy.value) break;
    held = stage.held.value ? held + TICK : 0;
    if (held > 500) stage.skip();
    vi.advanceTimersByTime(TICK);
  }
  return seen;
}

const BEGINS = [
  "turn result: 20 health, die 1, tells",
  "roll enter: 20 health, die 1, tells",
  "roll result: 20 health, die 4, tells",
  "attack enter: 20 health, die 4, tells",
  "attack result: 20 health, die 4, tells",
  "damage enter: 20 health, die 4, tells",
  "damage result: 13 health, die 4, tells",
];
const ENDS = [
  "status enter: 13 health, die 4, tells",
  "status result: 13 health, die 4, will ask",
  "status rest: 13 health, die 4, asks",
];
const WAITS = "damage rest: 13 health, die 4, go on?";

const RECORDED = {
  brisk: [...BEGINS, ...ENDS],
  calm: [...BEGINS, WAITS, ...ENDS],
  instant: [WAITS, "status result: 13 health, die 4, will ask", "status rest: 13 health, die 4, asks"],
} as const;

test.each(["brisk", "calm", "instant"] as const)("the same happenings give the same frames: %s", (at) => {
  pace.value = at;
  const { stage, play } = staged();
  play();
  expect(watch(stage).map(([now]) => now)).toEqual(RECORDED[at]);
});

test("less motion is not less time to read: the same frames, as long", () => {
  const moved = staged();
  moved.play();
  const usual = watch(moved.stage);
  motion.value = "off";
  const still = staged();
  still.play();
  expect(still.stage.table()?.motion).toBe(false);
  expect(watch(still.stage)).toEqual(usual);
});

test("calm takes twice as long as brisk", () => {
  const { stage, play } = staged(SCRIPT.slice(0, 3), QUESTION);
  pace.value = "calm";
  play();
  const ms = watch(stage).reduce((sum, [, it]) => sum + it, 0);
  const brisk = SCRIPT.slice(0, 3).reduce((sum, { kind }) => sum + lasting(kind, "brisk"), 0);
  expect(Math.abs(ms - 2 * brisk)).toBeLessThan(50);
});

test("the words of the question are there with the result, its buttons at rest", () => {
  const { stage, answers, play } = staged([tells("roll", null, { seat: ME })]);
  play();
  expect(stage.coming.value).toBeNull();
  vi.advanceTimersByTime(100);
  expect(stage.coming.value?.text).toBe("What?");
  stage.act(0);
  expect(answers).toEqual([]);
  vi.advanceTimersByTime(600);
  stage.act(0);
  expect(answers).toEqual([0]);
});

test("where people share a screen, the words wait for who is asked", () => {
  const { stage } = staged();
  const hidden = { ...scene(QUESTION, at(13, 4)), cover: true };
  for (const it of followed([{ ...step(1, hidden), anew: true, happenings: [tells("roll", null)] }])) stage.push(it);
  vi.advanceTimersByTime(300);
  expect(stage.coming.value).toBeNull();
});

test("at once, a blow against me asks one thing: to go on; and its button does not answer", () => {
  pace.value = "instant";
  const { stage, answers, play } = staged();
  play();
  expect(stage.held.value).toBe(true);
  expect(stage.table()?.last?.kind).toBe("damage");
  stage.skip();
  stage.act(0);
  expect(answers).toEqual([]);
  vi.advanceTimersByTime(260);
  stage.act(0);
  expect(answers).toEqual([0]);
});

test("a press shows the full picture of this scene, then goes on", () => {
  const { stage, play } = staged(SCRIPT.slice(2));
  play();
  expect(frame(stage)).toContain("attack enter");
  stage.skip();
  expect(frame(stage)).toContain("attack rest");
  vi.advanceTimersByTime(260);
  expect(frame(stage)).toContain("damage enter");
});

test.each(["twice", "held"])(
  "pressed %s, all that waits jumps; the last blow against me stays; the log marks it",
  (how) => {
    const { stage, answers, play } = staged();
    play();
    vi.advanceTimersByTime(500); // in the roll
    if (how === "held") stage.skipAll();
    else {
      stage.skip();
      vi.advanceTimersByTime(100);
      stage.skip();
    }
    stage.act(0);
    expect(answers).toEqual([]); // a press that skips never answers
    vi.advanceTimersByTime(260);
    expect(frame(stage)).toBe("damage rest: 13 health, die 4, asks");
    const marked = SCRIPT.map((_, i) => stage.scenes.skipped(ME, i, i + 1));
    expect(marked).toEqual([false, false, ...(how === "held" ? [true] : [false]), true, true]);
    stage.act(0);
    expect(answers).toEqual([0]);
  },
);

test("what waits longer than six seconds is told at 60 %, statuses with what caused them unless they are mine", () => {
  const many = Array.from({ length: 8 }, () => [
    tells("attack", at(20, 4), { seat: BOT }),
    tells("status", at(20, 4), { seat: BOT }),
  ]).flat();
  const { stage, play } = staged([...many, tells("status", null, { seat: ME })]);
  play();
  const seen = watch(stage);
  expect(seen[0]).toEqual(["attack enter: 20 health, die 1, tells", 900 * 0.3 * 0.6 + TICK - 2]);
  const early = seen.slice(0, 4).map(([now]) => now.split(":")[0]);
  expect(early).toEqual(["attack enter", "attack result", "attack enter", "attack result"]);
  expect(seen.some(([now]) => now.startsWith("status enter"))).toBe(true);
  expect(stage.lines.value).toHaveLength(17);
});

test("a die rolled again to the same face tumbles, and tumbles anew at every roll", () => {
  const { stage, play } = staged([
    tells("roll", at(20, 4), { seat: BOT, die: 0 }),
    tells("roll", at(20, 4), { seat: BOT, die: 0 }),
    tells("attack", null),
  ]);
  stage.staging = { rolls: ({ kind, args }) => (kind === "roll" ? `die:${args.die}` : null) };
  const seen: boolean[] = [];
  stage.happening.subscribe((it) => {
    if (it) seen.push(it.rolled("die:0"));
  });
  play();
  watch(stage);
  expect(seen).toEqual([false, true, false, true, false, false]);
});

test("a scene of the log is looked at again as it rested, with the board of its moment; one press leads back", () => {
  const { stage, answers, play } = staged();
  play();
  watch(stage);
  stage.look(1, 2);
  expect(frame(stage)).toBe("roll rest: 20 health, die 4, tells");
  stage.act(0);
  expect(answers).toEqual([]); // nothing is answered from there
  stage.toNow();
  expect(frame(stage)).toBe("status rest: 13 health, die 4, asks");
});

test("of what was told before the page was here, the lines stand before the table as it is", () => {
  const { stage } = staged();
  stage.begin(
    scene(QUESTION, at(13, 4)),
    SCRIPT.flatMap((it) => it.lines),
  );
  stage.look(2, 3);
  expect(stage.table()?.last).toMatchObject({ kind: "attack", beat: "rest" });
  expect(stage.table()?.last?.lines[0]?.text).toBe("attack of 1");
});

test("what happens anew leads back to now", () => {
  const { stage, play } = staged();
  play();
  watch(stage);
  stage.look(1, 2);
  for (const it of followed([{ ...step(2, scene(null, at(13, 4)), "more"), anew: true }])) stage.push(it);
  expect(stage.looking.value).toBeNull();
});

test("what was taken back is no longer on the stage", () => {
  const { stage, play } = staged();
  play();
  watch(stage);
  const before = SCRIPT.slice(0, 2).flatMap((it) => it.lines);
  const back: Step = { ...step(2, scene(QUESTION, at(20, 4))), back: true, anew: true, before };
  for (const it of followed([back])) stage.push(it);
  expect(frame(stage)).toBe("roll rest: 20 health, die 4, asks");
});

test("each beat knows what was shown before it, seen or skipped", () => {
  const kinds = (stage: Stage) => {
    const found: string[] = [];
    for (let it = stage.last.value; it; it = it.earlier) if (found[0] !== it.kind) found.unshift(it.kind);
    return found;
  };
  const watched = staged();
  watched.play();
  watch(watched.stage);
  const skipped = staged();
  skipped.play();
  skipped.stage.finish();
  expect(kinds(watched.stage)).toEqual(["turn", "roll", "attack", "damage", "status"]);
  expect(kinds(skipped.stage)).toEqual(kinds(watched.stage));
});
