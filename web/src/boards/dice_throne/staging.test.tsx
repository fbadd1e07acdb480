// A recorded staging: a script of what happens gives the same sequence of frames at each pace.
import { render } from "preact";
import { act } from "preact/test-utils";
import { describe, expect, it, vi } from "vitest";
import { PACES, pace } from "../../settings";
import { speak } from "../../words";
import type { LogLine, Table } from "../contract";
import { drawing, type Recorded, type Script, sceneOf, stageOf, stepOf } from "../testing";
import DiceThrone from ".";
import { these } from "./facets";
import RECORDED from "./recorded.json";

await speak("en");
const root = drawing();
const scene = (RECORDED as unknown as Recorded[]).find((it) => it.name === "defend") as Recorded;
const hero = these(
  scene.board.areas.find((it) => it.ref === "seat:0"),
  "hero",
)[0]?.facets.hero;

const line = (kind: string, happening: string, args: Record<string, number>): LogLine => ({
  kind,
  happening,
  begins: true,
  args,
  text: `${kind} of ${args.seat}`,
});

const CARD = line("played", "card", { seat: 0, card: 1 });
const TOKEN = line("power", "status", { seat: 1, power: 0 });
const DAMAGE = [
  line("damage", "damage", { seat: 0, n: 3, source: 0 }),
  line("health", "damage", { seat: 0, n: -3, now: 12 }),
];
const SCRIPT: Script = [
  ["attack", [line("declared", "attack", { seat: 0, use: 0 })]],
  ["defence", [line("defended", "defence", { seat: scene.eyes, slot: 0 })]],
  ["roll", [line("extra-die", "roll", { seat: 1, face: 12 * 8 + 4 })]],
  ["card", [CARD]],
  ["status", [TOKEN]],
  ["damage", DAMAGE],
];

/** What is seen, frame after frame: the scene, its beat, how many dice of the defence, what flies. */
function frames(): string[] {
  const stage = stageOf("dice_throne", scene);
  const seen: string[] = [];
  const draw = () => {
    act(() => render(<DiceThrone table={stage.table() as Table} question={null} />, root()));
    const at = root().querySelector<HTMLElement>(".stage");
    const beat = (stage.happening.value ?? stage.last.value)?.beat;
    const words = [
      `${at?.dataset.scene} ${beat}`,
      at?.querySelector(".fight") && "fight",
      at?.querySelector(".card-scene") && "card",
      at?.querySelector(".status-scene") && "status",
      root().querySelector(".health-toll") && `toll ${root().querySelector(".health-toll")?.textContent}`,
    ].filter(Boolean);
    if (words.join(", ") !== seen.at(-1)) seen.push(words.join(", "));
  };
  stage.happening.subscribe(() => stage.last.value && draw());
  stage.push(stepOf(SCRIPT, scene, { ...sceneOf(scene), asking: null }));
  for (let tries = 0; tries < 20 && stage.busy.value; tries++) {
    vi.advanceTimersByTime(5000);
    if (stage.held.value) stage.skip();
  }
  draw();
  return seen;
}

describe("an exchange with its defence, a card and a status", () => {
  it("is recorded at a table with a hero", () => expect(hero).toBeTruthy());

  for (const it_ of PACES)
    it(`comes in order, ${it_}`, () => {
      pace.value = it_;
      const seen = frames();
      const kinds = seen.map((frame) => frame.split(" ")[0]);
      const order = kinds.filter((kind, i) => kind !== kinds[i - 1]);
      expect(order).toEqual(["attack", "defence", "roll", "card", "status", "damage"]);
      expect(seen.every((frame) => frame.includes("fight"))).toBe(true);
      expect(seen.some((frame) => frame.includes("toll −3"))).toBe(true);
    });

  it("is the same at the calm and at the brisk pace", () => {
    pace.value = "calm";
    const calm = frames();
    pace.value = "brisk";
    expect(frames()).toEqual(calm);
    expect(calm).toMatchSnapshot();
  });
});
