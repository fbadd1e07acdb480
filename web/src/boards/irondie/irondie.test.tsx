// The table of IRONDIE: a script of happenings gives the same frames at every pace; prices, drags and the log.
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, test, vi } from "vitest";
import type { LogLine, Option } from "../../messages";
import { PACES, pace } from "../../settings";
import { speak } from "../../words";
import type { Table } from "../contract";
import { set } from "../lookup";
import { drawing, type Recorded, sceneOf, stageOf, stepOf } from "../testing";
import Irondie from ".";
import { drop } from "./drag";
import { Entry } from "./Entry";
import { pricesOf } from "./prices";
import RECORDED from "./recorded.json";
import { Score } from "./Score";
import { tallyOf } from "./tally";

const SCENES = RECORDED as unknown as Recorded[];

await speak("en");

function recorded(name: string): Recorded {
  const found = SCENES.find((it) => it.name === name);
  if (!found) throw new Error(`no ${name} is recorded`);
  return found;
}

function line(kind: string, happening: string, args: Record<string, number>, begins = false): LogLine {
  return { kind, happening, begins, args, text: `${kind} ${Object.values(args).join(" ")}` };
}

const THROWN = [
  line("split-shown", "split", { seat: 0, thrown: 1, kept: 8 }),
  line("split-shown", "split", { seat: 1, thrown: 1, kept: 8 }),
  line("threw", "split", { die: 0, face: 4 }),
  line("threw", "split", { die: 9, face: 2 }),
];
const DUEL = [
  line("aimed", "duel", { die: 2, target: 9, throw: 0 }, true),
  line("dueled", "duel", { die: 2, face: 5 }),
];
const STRIKE = [
  line("won", "strike", { die: 2, target: 9, tie: 0 }, true),
  line("changed", "strike", { die: 9, from: 4, to: 2 }),
];
const DAMAGE = [
  line("damage", "damage", { seat: 0, by: 1, attack: 4, defense: 7, damage: 0 }),
  line("damage", "damage", { seat: 1, by: 0, attack: 10, defense: 7, damage: 3 }),
];
const WOUNDS = [line("spread", "wounds", { die: 15, points: 3 })];
const SCRIPT: [string, readonly LogLine[]][] = [
  ["split", THROWN],
  ["duel", DUEL],
  ["strike", STRIKE],
  ["damage", DAMAGE],
  ["wounds", WOUNDS],
];

const root = drawing();

/** What the stage shows, beat by beat. */
function frames(scene: Recorded): string[] {
  const stage = stageOf("irondie", { ...scene, asking: null });
  const step = stepOf(SCRIPT, scene, { ...sceneOf(scene), asking: null, result: null });
  const seen: string[] = [];
  const draw = () => {
    act(() => render(<Irondie table={stage.table() as Table} question={null} />, root()));
    const shown = root().querySelector<HTMLElement>(".iron-scene")?.dataset.shows ?? "";
    if (shown !== seen.at(-1)) seen.push(shown);
  };
  stage.happening.subscribe(() => stage.last.value && draw());
  stage.push(step);
  vi.advanceTimersByTime(60000);
  // What went against me stays until I have seen it, unless I want it briskly.
  expect(stage.held.value).toBe(pace.value !== "brisk");
  stage.skip();
  vi.advanceTimersByTime(60000);
  draw();
  return seen;
}

describe("what is seen", () => {
  const told = ["split", "duel", "strike", "damage", "wounds"];

  for (const it of PACES)
    test(`comes in order, ${it}`, () => {
      pace.value = it;
      const kinds = frames({ ...recorded("open"), eyes: 1 }).map((frame) => frame.split(" ")[0]);
      expect([...new Set(kinds)]).toEqual(told);
    });

  it("is aimed before it is thrown, and compared before the value turns", () => {
    pace.value = "brisk";
    const seen = frames({ ...recorded("open"), eyes: 1 });
    for (const kind of ["duel", "strike", "damage", "wounds"])
      expect(seen.filter((frame) => frame.startsWith(kind)).slice(0, 2)).toEqual([`${kind} enter`, `${kind} result`]);
    pace.value = "calm";
    expect(frames({ ...recorded("open"), eyes: 1 })).toEqual(seen);
  });
});

function tableOf(scene: Recorded, odds: Record<string, [number, number][]> = {}): [Table, number[]] {
  const given: number[] = [];
  const stage = stageOf("irondie", scene, (n) => given.push(n));
  const table = stage.table() as Table;
  const chances = (ref: string) => (odds[ref] ?? []).map(([n, chance]) => ({ label: set(n), chance, worth: n }));
  return [{ ...table, odds: chances }, given];
}

describe("the hand", () => {
  it("is thrown whole until a die is kept back", () => {
    const scene = recorded("split");
    const stage = stageOf("irondie", scene);
    const draw = () => act(() => render(<Irondie table={stage.table() as Table} question={null} />, root()));
    draw();
    expect(stage.subset()).toBe(scene.asking?.obvious);
    draw();
    const [first] = scene.asking?.things ?? [];
    drop(stage.table() as Table, first?.ref ?? "", root().querySelector("[data-drop=reserve]"));
    draw();
    expect(stage.picked.value.has(first?.ref ?? "")).toBe(false);
    expect(root().querySelectorAll(".own .pile-reserve .iron-die")).toHaveLength(1);
    drop(stage.table() as Table, first?.ref ?? "", root().querySelector(".sector[data-drop=battle]"));
    expect(stage.subset()).toBe(scene.asking?.obvious);
  });
});

describe("a duel", () => {
  it("is answered by dragging a die onto what it is to hit", () => {
    const scene = recorded("answer");
    const [table, given] = tableOf(scene);
    const option = scene.asking?.options.find((o) => o.refs.length === 2) as Option;
    act(() => render(<Irondie table={table} question={null} />, root()));
    drop(table, option.refs[0] ?? "", root().querySelector(`[data-ref="${option.refs[1]}"]`));
    expect(given).toEqual([option.answer]);
  });

  it("has a price for every answer, the best first", () => {
    const [table] = tableOf(recorded("answer"), {
      "dealt:0": [[1, 1]],
      "taken:0": [[3, 1]],
      "dealt:1": [
        [2, 0.5],
        [4, 0.5],
      ],
      "taken:1": [[-1, 1]], // a die is raised
    });
    expect(pricesOf(table).map((it) => [it.option.answer, it.gain])).toEqual([
      [1, 4],
      [0, -2],
    ]);
  });

  it("says who loses how much", async () => {
    const scene = recorded("answer");
    const [table] = tableOf(scene, {
      "dealt:0": [[1, 1]],
      "taken:0": [[3, 1]],
      "dealt:1": [[2, 1]],
      "taken:1": [[4, 1]],
    });
    act(() => render(<Irondie table={table} question={null} />, root()));
    const heard = () => [...root().querySelectorAll(".price")].map((row) => row.getAttribute("aria-label"));
    const losses = ["Brecht loses 2 – You lose 4", "Brecht loses 1 – You lose 3"];
    await vi.waitFor(() => expect(heard()).toEqual(losses.map((it) => expect.stringContaining(` – ${it}`))));
  });
});

describe("the log", () => {
  const { board } = recorded("open");
  const told = (lines: readonly LogLine[]) => {
    act(() => render(<Entry lines={lines} seats={[]} seat={0} board={board} />, root()));
    return root();
  };

  it("tells a throw in one line with its dice", () => {
    expect(told(THROWN).querySelectorAll(".log-die")).toHaveLength(2);
    expect(told(THROWN).querySelector("details")).toBeNull();
  });

  it("tells what a strike did to its target", () => {
    expect(told(STRIKE).querySelector(".log-change")?.textContent).toContain("4 → 2");
  });
});

describe("the end", () => {
  it("tells what weighed most, by whom, in the order it happened", () => {
    const lost = line("moved", "", { die: 15, from: 1, to: 4 });
    const small = line("changed", "strike", { die: 9, from: 4, to: 3 });
    const tally = tallyOf([line("turn", "turn", { turn: 2 }, true), ...STRIKE, small, lost, ...DAMAGE]);
    expect(tally.moments.map((it) => [it.turn, it.line.kind, it.weight])).toEqual([
      [2, "changed", 2],
      [2, "moved", 4],
      [2, "damage", 3],
    ]);
    expect(tally.deeds(0)).toEqual({ struck: 3, given: 0, thrown: 1, won: 1, destroyed: 1 });
  });

  it("counts damage, duels and what is left", async () => {
    vi.useRealTimers();
    const [table] = tableOf(recorded("over-2"));
    act(() => render(<Score table={table} lines={[...STRIKE, ...DAMAGE]} />, root()));
    await vi.waitFor(() => expect(root().querySelectorAll("tbody tr").length).toBeGreaterThan(5));
    const row = [...root().querySelectorAll("tr")].find((it) => it.textContent?.startsWith("Damage dealt"));
    expect([...(row?.querySelectorAll("td") ?? [])].map((it) => it.textContent)).toEqual(["3", "0"]);
  });
});
