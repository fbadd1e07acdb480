// The stage of Dice Forge: a script of happenings gives the same frames at every pace.
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, test, vi } from "vitest";
import type { LogLine } from "../../messages";
import { PACES, pace } from "../../settings";
import { speak } from "../../words";
import type { Table } from "../contract";
import { drawing, type Recorded, sceneOf, stageOf, stepOf } from "../testing";
import DiceForge, { entry as Entry, staging } from ".";
import RECORDED from "./recorded.json";
import { changed, dealt, follow, rolledFaces } from "./scene";

const SCENES = RECORDED as unknown as Recorded[];
const G1 = 1;
const M1 = 4;
const GOLD = 0;
const SUN = 1;
const MOON = 2;

await speak("en");

function line(kind: string, happening: string, args: Record<string, number>, begins = false): LogLine {
  return { kind, happening, begins, args, text: `${kind} ${Object.values(args).join(" ")}` };
}

const ROLLED = [
  line("blessing", "blessing", { seat: 0, sort: 0 }, true),
  line("rolled", "blessing", { seat: 0, die: 0, face: G1 }),
  line("rolled", "blessing", { seat: 0, die: 1, face: M1 }),
  line("rolled", "blessing", { seat: 1, die: 0, face: G1 }),
  line("rolled", "blessing", { seat: 1, die: 1, face: G1 }),
  line("gained", "", { seat: 0, amount: 1, resource: GOLD }),
  line("gained", "", { seat: 0, amount: 1, resource: MOON }),
  line("gained", "", { seat: 1, amount: 2, resource: GOLD }),
  line("wasted", "", { seat: 1, amount: 1, resource: GOLD }),
];
const SECOND = [
  line("blessing", "blessing", { seat: 0, sort: 0 }, true),
  line("rolled", "blessing", { seat: 0, die: 0, face: G1 }),
  line("gained", "", { seat: 0, amount: 1, resource: GOLD }),
];
const CHOSEN = [
  line("chose", "blessing", { seat: 0, resource: MOON }),
  line("gained", "", { seat: 0, amount: 1, resource: MOON }),
];
const BOUGHT = [
  line("bought", "forging", { seat: 1, face: M1, price: 2 }, true),
  line("paid", "", { seat: 1, amount: 2, resource: GOLD }),
];
const FORGED = [line("forged", "forging", { seat: 1, die: 1, old: G1, new: M1 })];
const FEAT = [
  line("set-out", "feat", { seat: 1, feat: 6 }, true),
  line("paid", "", { seat: 1, amount: 4, resource: MOON }),
  line("moved", "feat", { seat: 1, portal: 3 }),
  line("ousted", "feat", { seat: 0, by: 1 }),
];
const EXTRA = [line("extra", "extra", { seat: 1 }), line("paid", "", { seat: 1, amount: 2, resource: SUN })];

describe("a scene", () => {
  const blessing = follow(null, { kind: "blessing", lines: ROLLED });

  it("goes on with what was decided in it", () => {
    expect(follow(blessing, { kind: "blessing", lines: CHOSEN })?.parts).toEqual([ROLLED, CHOSEN]);
    expect(follow(blessing, { kind: "", lines: CHOSEN })?.parts).toEqual([ROLLED, CHOSEN]);
  });

  it("ends where another begins", () => {
    expect(follow(blessing, { kind: "blessing", lines: SECOND })?.parts).toEqual([SECOND]);
    expect(follow(blessing, { kind: "feat", lines: FEAT })?.kind).toBe("feat");
  });

  it("stays when only a turn begins, and is shown again as it was", () => {
    expect(follow(blessing, { kind: "turn", lines: [] })).toBe(blessing);
    expect(follow(blessing, { kind: "extra", lines: EXTRA })).toBe(blessing);
    const after = follow(blessing, { kind: "blessing", lines: CHOSEN });
    expect(follow(after, { kind: "blessing", lines: ROLLED })?.parts).toEqual([ROLLED]);
  });

  it("adds up what everybody got", () => {
    expect(dealt(ROLLED, 1)).toMatchObject({ gained: [2, 0, 0, 0], wasted: [1, 0, 0, 0] });
    expect(rolledFaces(ROLLED, 0)).toEqual([G1, M1]);
    expect(changed({ settled: FEAT }, 1, MOON)).toBe(-4);
    expect(changed({ settled: [] }, 1, MOON)).toBe(0);
  });
});

// --- frames ---

const root = drawing();

/** What the stage shows, beat by beat. */
function frames(scene: Recorded, script: [kind: string, lines: readonly LogLine[]][]): string[] {
  const stage = stageOf("dice_forge", scene);
  const whole = sceneOf(scene);
  const step = stepOf(script, scene, whole);
  const seen: string[] = [];
  const draw = () => {
    act(() => render(<DiceForge table={stage.table() as Table} question={null} />, root()));
    const words = said(root());
    if (words !== seen.at(-1)) seen.push(words);
  };
  stage.happening.subscribe(() => stage.last.value && draw());
  stage.push(step);
  vi.advanceTimersByTime(30000);
  draw();
  return seen;
}

function said(at: HTMLElement): string {
  const stage = at.querySelector(".forge-stage");
  const signs = [...(stage?.querySelectorAll("[data-sign]") ?? [])].map((it) => it.getAttribute("data-sign"));
  const kind = [...(stage?.classList ?? [])].find((name) => name.startsWith("shows-"));
  const tumbling = stage?.querySelectorAll(".tumbling").length ? " tumbling" : "";
  return `${kind}${tumbling}: ${signs.join(" ")}`;
}

const SCRIPT: [string, readonly LogLine[]][] = [
  ["blessing", ROLLED],
  ["blessing", SECOND],
  ["forging", BOUGHT],
  ["forging", FORGED],
  ["feat", FEAT],
];

describe("what is seen", () => {
  const scene = SCENES.find((it) => it.name === "action" && it.teams.length === 2);
  if (!scene) throw new Error("no action of a game for two is recorded");

  for (const it of PACES)
    test(`comes in order, ${it}`, () => {
      pace.value = it;
      const seen = frames({ ...scene, eyes: 0 }, SCRIPT);
      const kinds = seen.map((frame) => frame.split(/[ :]/)[0]);
      expect([...new Set(kinds)]).toEqual(["shows-blessing", "shows-forging", "shows-feat"]);
      // Thrown first, then given: both blessings of the pair.
      expect(seen.filter((frame) => frame.includes("+1") && frame.startsWith("shows-blessing"))).toHaveLength(2);
      expect(seen.filter((frame) => frame.includes("tumbling"))).toHaveLength(it === "instant" ? 0 : 2);
    });

  it("throws dice once, whatever is decided of them afterwards", () => {
    pace.value = "brisk";
    const chosen: [string, readonly LogLine[]][] = [
      ["blessing", ROLLED],
      ["blessing", CHOSEN],
    ];
    expect(frames({ ...scene, eyes: 0 }, chosen).filter((frame) => frame.includes("tumbling"))).toHaveLength(1);
  });

  it("is the same at the calm and at the brisk pace", () => {
    pace.value = "calm";
    const calm = frames({ ...scene, eyes: 0 }, SCRIPT);
    pace.value = "brisk";
    expect(frames({ ...scene, eyes: 0 }, SCRIPT)).toEqual(calm);
  });
});

it("a face in the hand of somebody else lies beside him, without odds", () => {
  const forging = SCENES.find((it) => it.board.areas.some(({ ref }) => ref.startsWith("forging")));
  if (!forging) throw new Error("no forging is recorded");
  const seat = forging.board.areas.find(({ ref }) => ref.startsWith("forging"))?.seat ?? 0;
  const shown = (eyes: number) => {
    const stage = stageOf("dice_forge", { ...forging, eyes, asking: null });
    act(() => render(<DiceForge table={stage.table() as Table} question={null} />, root()));
    return [".new-face:not(.hidden)", ".forged", ".anvil"].map((what) => root().querySelectorAll(what).length);
  };
  expect(shown(seat)).toEqual([1, 0, 1]);
  expect(shown(1 - seat)).toEqual([1, 1, 0]);
});

describe("what is said", () => {
  it("is what happens, and not what dice and counters show", () => {
    expect(staging?.caption?.(ROLLED, [])).toBe("blessing 0 0");
    expect(staging?.caption?.(CHOSEN, [])).toBe(CHOSEN[0]?.text);
    expect(staging?.caption?.(FORGED, [])).toBe(FORGED[0]?.text);
    expect(staging?.caption?.([line("rolled", "blessing", { seat: 0, die: 0, face: G1 })], [])).toBeUndefined();
  });

  it("waits where the Minotaur takes from somebody, and where he gets a boar", () => {
    const board = SCENES[0]?.board as Table["board"];
    const lost = line("lost", "blessing", { seat: 1, amount: 1, resource: SUN });
    const boar = line("boar", "forging", { seat: 1, bearer: 0, face: G1 }, true);
    expect([0, 1].map((seat) => staging?.against?.(lost, seat, board))).toEqual([false, true]);
    expect([0, 1].map((seat) => staging?.against?.(boar, seat, board))).toEqual([true, false]);
  });
});

describe("the log", () => {
  const seats = stageOf("dice_forge", SCENES[0] as Recorded).seats.value;
  const told = (lines: readonly LogLine[]) => {
    act(() => render(<Entry board={null} lines={lines} seats={seats} seat={0} />, root()));
    return root();
  };

  it("tells a blessing hero by hero, with faces, and says every line to who does not see them", () => {
    const at = told(ROLLED);
    expect(at.querySelectorAll(".told-row")).toHaveLength(2);
    expect(at.querySelectorAll(".told .face")).toHaveLength(4);
    for (const { text } of ROLLED) expect(at.textContent).toContain(text);
  });

  it("tells a forging with both faces and its price", () => {
    const at = told([...BOUGHT, ...FORGED]);
    expect(at.querySelectorAll(".told .face")).toHaveLength(2);
    expect(at.querySelector(".told-sums [data-sign]")?.getAttribute("data-sign")).toBe("−2");
  });

  it("tells an extra action by itself, with what it cost", () => {
    const at = told(EXTRA);
    expect(at.textContent).toContain("extra 1");
    expect(at.querySelector(".told-sums [data-sign]")?.getAttribute("data-sign")).toBe("−2");
  });

  it("tells a feat, what it cost, and who was ousted", () => {
    const at = told(FEAT);
    expect(at.textContent).toContain("set-out");
    expect(at.textContent).toContain("ousted");
  });
});
