// The table of Roll Player: a script of happenings gives the same frames at every pace; what is fresh, and the log.
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, test, vi } from "vitest";
import type { LogLine } from "../../messages";
import { PACES, pace } from "../../settings";
import { speak } from "../../words";
import type { Table } from "../contract";
import { drawing, type Recorded, sceneOf, stageOf, stepOf } from "../testing";
import RollPlayer, { entry as Entry, staging } from ".";
import RECORDED from "./recorded.json";

const SCENES = RECORDED as unknown as Recorded[];
const SIDES = 6;
const BLUE = 1;

await speak("en");

function line(kind: string, happening: string, args: Record<string, number>, begins = false): LogLine {
  return { kind, happening, begins, args, text: `${kind} ${Object.values(args).join(" ")}` };
}

const market = SCENES.find((it) => it.name === "market" && it.teams.length === 2);
if (!market) throw new Error("no market of a game for two is recorded");
const SCENE: Recorded = { ...market, eyes: 0 };

/** A row of a seat with dice in it. */
function rowOf(seat: number): number {
  const rows = SCENE.board.areas.filter((it) => it.ref.startsWith(`row:${seat}:`));
  const found = rows.find((it) => it.things.some((thing) => thing.ref.startsWith("cell") && thing.value !== null));
  return Number(found?.ref.split(":")[2]);
}

const POOL = [0, 1, 2].map((card) =>
  line("pool", "roll", { card, die: BLUE * SIDES + card, face: card + 1 }, card === 0),
);
const mine = { seat: 0, row: rowOf(0) };
const theirs = { seat: 1, row: rowOf(1) };
const OURS = [
  line("picked", "draft", { seat: 0, card: 1, die: BLUE * SIDES }, true),
  line("placed", "draft", { ...mine, die: BLUE * SIDES, from: 4, to: 9 }),
];
/** Before the first round dice are placed that nobody has picked. */
const START = [0, 1, 2].map((k) => line("placed", "draft", { ...mine, die: BLUE * SIDES + k, from: k, to: k + 1 }));
const THEIRS = [
  line("picked", "draft", { seat: 1, card: 2, die: BLUE * SIDES + 2 }, true),
  line("placed", "draft", { ...theirs, die: BLUE * SIDES + 2, from: 1, to: 4 }),
  line("turned", "draft", { seat: 1, cell: 3 * theirs.row, from: 3, to: 2 }),
];
const BOUGHT = [line("bought", "market", { seat: 1, card: 5, gold: 4, tokens: 0 }, true)];
const SCRIPT: [string, readonly LogLine[]][] = [
  ["roll", POOL],
  ["draft", OURS],
  ["draft", THEIRS],
  ["market", BOUGHT],
];

const root = drawing();

/** What is fresh on the table, beat by beat. */
function frames(): string[] {
  const stage = stageOf("roll_player", SCENE);
  const seen: string[] = [];
  const draw = () => {
    act(() => render(<RollPlayer table={stage.table() as Table} question={null} />, root()));
    const words = said(root());
    if (words !== seen.at(-1)) seen.push(words);
  };
  stage.happening.subscribe(() => stage.last.value && draw());
  stage.push(stepOf(SCRIPT, SCENE, sceneOf(SCENE)));
  vi.advanceTimersByTime(30000);
  draw();
  return seen;
}

function said(at: HTMLElement): string {
  const grown = [...at.querySelectorAll<HTMLElement>(".attribute-grown")].map((it) => it.dataset.sign);
  const cells = [...at.querySelectorAll<HTMLElement>(".cell.fresh")].map((it) => it.dataset.ref);
  return [...grown, ...cells].join(" ");
}

describe("what is seen", () => {
  for (const it of PACES)
    test(`comes in order, one's own like the others', ${it}`, () => {
      pace.value = it;
      const seen = frames();
      const own = seen.findIndex((frame) => frame.startsWith("+5 cell:0:"));
      const other = seen.findIndex((frame) => frame.startsWith("+2 cell:1:"));
      expect(own).toBeGreaterThanOrEqual(0);
      expect(other).toBeGreaterThan(own);
      expect(seen.at(-1)).toBe(""); // a purchase came after it
    });

  it("is the same at the calm and at the brisk pace", () => {
    pace.value = "calm";
    const calm = frames();
    pace.value = "brisk";
    expect(frames()).toEqual(calm);
  });
});

test("what is said is what happens, and not the gold that comes of it", () => {
  const paid = line("gold", "", { seat: 0, amount: 1 });
  expect(staging?.caption?.([...OURS, paid], [])).toBe(OURS.at(-1)?.text);
});

test("dice that fall together are told together, one by itself with its card", () => {
  expect(staging?.caption?.(POOL, [])).toBe("The dice are laid out on the initiative cards");
  expect(staging?.caption?.(POOL.slice(1, 2), [])).toBe(POOL[1]?.text);
  const stage = stageOf("roll_player", SCENE);
  stage.staging = staging ?? {};
  const captions: string[] = [];
  stage.caption.subscribe((words) => void (words && captions.push(words)));
  stage.push(stepOf([["roll", POOL]], SCENE, sceneOf(SCENE)));
  vi.advanceTimersByTime(30000);
  expect(captions).toEqual(["The dice are laid out on the initiative cards"]);
});

describe("the log", () => {
  const seats = stageOf("roll_player", SCENE).seats.value;
  const told = (lines: readonly LogLine[]) => {
    act(() => render(<Entry board={null} lines={lines} seats={seats} seat={0} />, root()));
    return root();
  };

  it("shows the dice of a round, and says them to who does not see them", () => {
    const at = told(POOL);
    expect(at.querySelectorAll(".roll-die")).toHaveLength(3);
    for (const { text } of POOL) expect(at.textContent).toContain(text);
  });

  it("shows all starting dice in one line", () => {
    const at = told(START);
    expect(at.querySelectorAll(".log-dice .roll-die")).toHaveLength(START.length);
    expect(at.textContent).toContain("The starting dice are placed");
    for (const { text } of START) expect(at.textContent).toContain(text);
  });

  it("tells a draft by the die that was placed; the rest is folded", () => {
    const at = told(OURS);
    expect(at.querySelectorAll(".log-dice .roll-die")).toHaveLength(1);
    expect(at.textContent?.indexOf("placed")).toBeLessThan(at.textContent?.indexOf("picked") ?? 0);
  });
});

test("a small screen shows the market while it is asked about, whatever else could be used", () => {
  const react = SCENES.find((it) => it.name === "react");
  if (!react?.asking) throw new Error("no question about skills is recorded");
  const looksAt = (kind: string) => {
    const asking = { ...react.asking, kind } as Recorded["asking"];
    const stage = stageOf("roll_player", { ...react, asking });
    act(() => render(<RollPlayer table={stage.table() as Table} question={null} />, root()));
    return [...(root().querySelector(".roll-player")?.classList ?? [])].find((name) => name.startsWith("looks-at-"));
  };
  expect(looksAt("react")).toBe("looks-at-cards");
  expect(looksAt("market")).toBe("looks-at-market");
});
