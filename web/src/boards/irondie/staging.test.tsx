// Recorded stagings: a duel that is carried out and the damage after it give the same frames at each pace.
import { render } from "preact";
import { act } from "preact/test-utils";
import { expect, test, vi } from "vitest";
import type { Board, LogLine } from "../../messages";
import { type Pace, pace } from "../../settings";
import { followed } from "../../table/follow";
import type { Stage } from "../../table/stage";
import { speak } from "../../words";
import type { Table } from "../contract";
import { drawing, type Recorded, sceneOf, stageOf } from "../testing";
import Irondie, { staging } from ".";
import { refOf } from "./dice";
import RECORDED from "./recorded.json";

await speak("en");
const root = drawing();
const found = (RECORDED as unknown as Recorded[]).find((it) => it.name === "answer");
if (!found) throw new Error("no answer is recorded");
const SCENE = { ...found, asking: null };

const BALLISTIC = 11;
const POWER_UP = 14;
const ASSAULT = 10;
const SMASHER = 9;

function tells(kind: string, args: Record<string, number>, happening: string, begins = true): LogLine {
  return { kind, happening, begins, args, text: `${kind} ${Object.values(args).join(" ")}` };
}

/** The board with other numbers on its dice, and only so many throws still to be carried out. */
function changed(board: Board, values: Record<number, number>, waiting: number): Board {
  const now = new Map(Object.entries(values).map(([die, value]) => [refOf(Number(die)), value]));
  return {
    ...board,
    areas: board.areas.map((area) => {
      const things = area.ref === "duel" ? area.things.slice(area.things.length - waiting) : area.things;
      return { ...area, things: things.map((it) => ({ ...it, value: now.get(it.ref) ?? it.value })) };
    }),
  };
}

const FIRST = changed(SCENE.board, { [ASSAULT]: 1 }, 1);
const SECOND = changed(FIRST, { [SMASHER]: 4 }, 0);
/** The duel is over: its dice have left. */
const AFTER = {
  ...SECOND,
  areas: SECOND.areas.map((it) => (it.ref.startsWith("skirmish:") ? { ...it, things: [] } : it)),
};
/** The turn is over as well: where they lay nothing is reckoned any more. */
const CLEARED = {
  ...AFTER,
  areas: AFTER.areas.map((it) => (/^(attack|defense):/.test(it.ref) ? { ...it, things: [], gauges: [] } : it)),
};
/** Brecht's Ballistic beats a die and takes 2 off it; then his Power Up loses and adds 1; then both sides are hit. */
const SCRIPT = [
  {
    kind: "strike",
    lines: [
      tells("won", { die: BALLISTIC, target: ASSAULT, tie: 0 }, "strike"),
      tells("changed", { die: ASSAULT, from: 2, to: 1 }, "strike", false),
    ],
    board: FIRST,
  },
  {
    kind: "strike",
    lines: [
      tells("lost", { die: POWER_UP, target: SMASHER }, "strike"),
      tells("changed", { die: SMASHER, from: 3, to: 4 }, "strike", false),
    ],
    board: SECOND,
  },
  {
    kind: "damage",
    lines: [tells("damage", { seat: 0, by: 1, attack: 5, defense: 1, damage: 4 }, "damage")],
    board: AFTER,
  },
  {
    kind: "damage",
    lines: [tells("damage", { seat: 1, by: 0, attack: 10, defense: 0, damage: 10 }, "damage")],
    board: CLEARED,
  },
];

/** What stands on the stage, in words. */
function frame(): string {
  const said = (what: string) =>
    [...root().querySelectorAll<HTMLElement>(what)].map((it) => it.textContent?.trim()).filter(Boolean);
  const { shows = "" } = root().querySelector<HTMLElement>(".iron-scene")?.dataset ?? {};
  if (shows.startsWith("damage"))
    return `${shows}: ${said(".damage-row .medallion").join(", ")}; lane ${said(".damage-row.active .damage-to").join()}`;
  const waits = said(".strike-waiting li").length;
  return `${shows}: ${said(".strike .chain-tag").join(" at ")}, ${said(".strike-compare, .strike-verdict").join(" ")}, ${waits} wait`;
}

function played(at: Pace): string[] {
  pace.value = at;
  const stage: Stage = stageOf("irondie", SCENE);
  stage.staging = staging ?? {};
  const frames: string[] = [];
  const draw = () => {
    act(() => render(<Irondie table={stage.table() as Table} question={null} />, root()));
    if (frames.at(-1) !== frame()) frames.push(frame());
  };
  const stop = stage.last.subscribe(() => stage.last.value && draw());
  const lines = SCRIPT.flatMap((it) => it.lines);
  const scene = { ...sceneOf({ ...SCENE, board: AFTER }), result: null };
  const step = { version: 1, back: false, anew: true, before: [], lines, happenings: SCRIPT, scene, fairness: null };
  for (const it of followed([step as never])) stage.push(it);
  for (let k = 0; k < 200; k++) {
    vi.advanceTimersByTime(100);
    if (stage.held.value) stage.skip();
  }
  stop();
  expect(stage.playing).toBe(false);
  return frames;
}

test("a duel is carried out link by link, and damage falls lane by lane, the same at each pace", async () => {
  act(() => render(<Irondie table={stageOf("irondie", SCENE).table() as Table} question={null} />, root()));
  await vi.dynamicImportSettled(); // the words of the table
  const brisk = played("brisk");
  expect(brisk).toMatchInlineSnapshot(`
    [
      "strike enter: Ballistic 6 at Assault 2, … 6 > 2, 1 wait",
      "strike result: Ballistic 6 at Assault 2 → 1, wins 6 > 2, 1 wait",
      "strike enter: Power Up 1 at Smasher 3, … 1 < 3, 0 wait",
      "strike result: Power Up 1 at Smasher 3 → 4, loses 1 < 3, 0 wait",
      "damage enter: …, …; lane off your life",
      "damage result: 4, …; lane off your life",
      "damage enter: 4, …; lane off Brecht’s life",
      "damage result: 4, 10; lane off Brecht’s life",
      "damage rest: 4, 10; lane ",
    ]
  `);
  // Calmly, and at once, a blow rests until it was seen.
  const moves = (frames: readonly string[]) => frames.filter((it) => !it.includes(" rest:"));
  expect(moves(played("calm"))).toEqual(moves(brisk));
  expect(moves(played("instant"))).toEqual(moves(brisk).filter((it) => !it.includes(" enter:")));
});
