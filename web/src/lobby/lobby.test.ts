// Seats that change places, and set-ups that are kept.
import { beforeEach, describe, expect, test } from "vitest";
import type { GameInfo, Label } from "../messages";
import { together } from "../parts/SeatPlate";
import { dropPreset, keepPreset, MOST, outdated, presetsOf } from "./kept";
import { chosen, neighbour, resized, type SetUp, swapped, usual } from "./setup";

const LEVELS: Label[] = ["random", "greedy"].map((value) => ({ value, label: value }));
const GAME: GameInfo = {
  name: "pig",
  title: "Pig",
  seats: [2, 4],
  choices: [
    {
      name: "mode",
      label: "",
      help: "",
      default: "auto",
      values: [{ value: "auto", label: "" }],
      free: false,
      per_seat: false,
      rule: "",
    },
    { name: "hero", label: "", help: "", default: "any", values: [], free: true, per_seat: true, rule: "" },
  ],
  windows: false,
  own_content: "none",
  content: null,
  puzzles: 0,
};
const FOUR: SetUp = {
  ...usual(GAME, "greedy"),
  seats: resized([{ kind: "me" }, { kind: "open" }], 4, "greedy"),
  options: { mode: "auto", "hero.0": "monk", "hero.3": "" },
};

describe("seats", () => {
  test("change places with all that was chosen for them", () => {
    const { seats, options } = swapped(FOUR, 0, 3);
    expect(seats.map((s) => s.kind)).toEqual(["bot", "open", "bot", "me"]);
    expect(options).toEqual({ mode: "auto", "hero.3": "monk", "hero.0": "" });
    expect(swapped(swapped(FOUR, 0, 3), 3, 0)).toEqual(FOUR);
  });

  test("up and down in a list, in teams within the team, and across to the other", () => {
    const alone = [0, 1, 2];
    const teams = [0, 1, 0, 1];
    expect(together(alone)).toBe(false);
    expect(together(teams)).toBe(true);
    expect([neighbour(0, "up", alone), neighbour(0, "down", alone)]).toEqual([undefined, 1]);
    expect(neighbour(0, "across", alone)).toBeUndefined();
    expect([neighbour(0, "down", teams), neighbour(3, "up", teams), neighbour(2, "down", teams)]).toEqual([
      2,
      1,
      undefined,
    ]);
    expect([0, 1, 2, 3].map((seat) => neighbour(seat, "across", teams))).toEqual([1, 0, 3, 2]);
  });

  test("options of seats that are gone are not sent, nor those that are as usual", () => {
    expect(chosen(FOUR)).toEqual({ mode: "auto", "hero.0": "monk" });
    expect(chosen({ ...FOUR, options: { "hero.3": "bard" }, seats: FOUR.seats.slice(0, 2) })).toEqual({});
  });
});

describe("kept set-ups", () => {
  beforeEach(() => localStorage.clear());

  test("the last one stands first, others by name, each once", () => {
    keepPreset("pig", "evening", FOUR);
    keepPreset("pig", "", usual(GAME, "greedy"));
    keepPreset("pig", "evening", { ...FOUR, clock: 60 });
    expect(presetsOf("pig").map((it) => it.name)).toEqual(["", "evening"]);
    expect(presetsOf("pig")[1]?.setup).toEqual({ ...FOUR, clock: 60 });
    expect(dropPreset("pig", "evening").map((it) => it.name)).toEqual([""]);
    expect(presetsOf("other")).toEqual([]);
  });

  test("no more than fit", () => {
    for (let n = 0; n < MOST + 3; n++) keepPreset("pig", `evening ${n}`, FOUR);
    expect(presetsOf("pig")).toHaveLength(MOST);
    expect(presetsOf("pig")[0]?.name).toBe(`evening ${MOST + 2}`);
  });

  test.each([
    "{",
    "null",
    '"x"',
    '[1, null, {"name": "x"}]',
    '[{"name": "x", "setup": {"seats": [{"kind": "king"}]}}]',
  ])("what cannot be understood is left out: %s", (text) => {
    localStorage.setItem("dicewright-presets-pig", text);
    expect(presetsOf("pig")).toEqual([]);
  });

  test("what the game no longer has is named", () => {
    expect(outdated(FOUR, GAME, LEVELS)).toBeNull();
    expect(outdated({ ...FOUR, seats: FOUR.seats.slice(0, 3) }, GAME, LEVELS)).toBe("3");
    expect(outdated(FOUR, GAME, [])).toBe("greedy");
    expect(outdated({ ...FOUR, options: { mode: "king" } }, GAME, LEVELS)).toBe("king");
    expect(outdated({ ...FOUR, options: { gone: "x" } }, GAME, LEVELS)).toBe("gone");
  });
});
