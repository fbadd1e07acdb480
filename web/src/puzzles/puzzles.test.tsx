// Puzzles: asked and answered on the board, judged and explained, kept in the browser, by mouse, by key and by ear.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { option, pick, scene, subset, thing } from "../../tests/scenes";
import { api } from "../api";
import { drawing } from "../boards/testing";
import type { Advised, Asking, Puzzle, Puzzles, Solution } from "../messages";
import { replace, route } from "../route";
import { language } from "../settings";
import { comes } from "../waiting.testing";
import { speak } from "../words";
import { Kept } from "./kept";
import { PuzzleScreen } from "./PuzzleScreen";

await speak("en");

const root = drawing("running");
const ALL: Puzzles = {
  game: "pig",
  title: "Pig",
  puzzles: [
    { id: "aa", grade: 1 },
    { id: "bb", grade: 2 },
    { id: "cc", grade: 2 },
  ],
};

function puzzle(id: string, asking: Asking): Puzzle {
  const seat = { team: 0, level: null, online: true, stand_in: false, resigned: false } as const;
  const seats = [
    { ...seat, seat: 0, kind: "person", name: "Guest 1", mine: true },
    { ...seat, seat: 1, kind: "bot", name: "Bot", mine: false },
  ];
  const table = { game: "pig", seats, aids: "none", lines: [], scene: scene(asking) };
  return { id, grade: 1, table } as unknown as Puzzle;
}

function advised(answer: number, chance: number): Advised {
  return { option: option(answer), chance, score: null, scored: "", margin: 0.01, trials: 90 };
}

function solution(answer: number, more: Partial<Solution> = {}): Solution {
  const options = [advised(1, 0.6), advised(0, 0.4), advised(2, 0.1)];
  const lost = { 0: 0.2, 1: 0, 2: 0.5 }[answer] ?? null;
  return { best: 1, answer, options, reason: "It brings more.", lost, found: 0.25, ...more };
}

const asked: string[] = [];
let asking: Asking = pick(option(0), option(1), option(2), option(3));

beforeEach(() => {
  language.value = "en";
  localStorage.clear();
  asked.length = 0;
  asking = pick(option(0), option(1), option(2), option(3));
  vi.spyOn(api, "puzzles").mockResolvedValue(ALL);
  vi.spyOn(api, "puzzle").mockImplementation(async (_, id) => puzzle(id, asking));
  vi.spyOn(api, "solution").mockImplementation(async (_, id, answer) => {
    asked.push(`${id} ${answer}`);
    return solution(answer);
  });
  replace("/puzzles/pig");
});

afterEach(() => vi.restoreAllMocks());

const shown = (what: string) => comes(() => expect(root().querySelector(what)).not.toBeNull());
const text = (what: string) => root().querySelector(what)?.textContent;
const button = (words: string) =>
  [...root().querySelectorAll<HTMLElement>("button")].find((it) => it.textContent === words);

async function opened() {
  await act(async () => render(<PuzzleScreen id="pig" />, root()));
  await shown(".question.yours [data-answer]");
}

async function answered(answer: number) {
  await act(async () => root().querySelector<HTMLElement>(`.question [data-answer="${answer}"]`)?.click());
  await shown(".verdict");
}

describe("a puzzle", () => {
  it("is the first that is not solved, and its address says which", async () => {
    new Kept("pig").note("aa", "missed");
    await opened();
    expect(route.value).toEqual({ at: "puzzles", game: "pig", puzzle: "bb" });
    expect(text(".puzzle-at")).toContain("2 of 3");
  });

  it("is answered with its real options; what each promises and why is told then, and not before", async () => {
    await opened();
    expect(root().querySelector(".verdict")).toBeNull();
    await answered(0);
    expect(asked).toEqual(["aa 0"]);
    expect(text(".verdict h2")).toBe("That gives away 20%.");
    const rows = [...root().querySelectorAll(".verdict .counsel-options > li")].map((it) => it.textContent);
    expect(rows).toEqual(["option 1 · best60% ± 1%", "option 0 · your answer40% ± 1%", "option 210% ± 1%"]);
    expect(text(".counsel-reason")).toBe("It brings more.");
    expect(text(".counsel-sure")).toContain("25%");
  });

  it("leads whoever listens to the verdict", async () => {
    await opened();
    await answered(1);
    expect(document.activeElement?.textContent).toBe("That is it!");
    expect(root().querySelector(".verdict h2")?.className).toBe("right");
  });

  it("says so where nobody has weighed the answer", async () => {
    await opened();
    await answered(3);
    expect(text(".verdict h2")).toBe("That is not it.");
  });

  it("may ask for any of several things", async () => {
    asking = subset(thing("die:0"), thing("die:1"));
    vi.spyOn(api, "puzzleOptions").mockImplementation(async (_, __, start) => ({
      type: "options",
      version: 0,
      start,
      count: 4,
      options: [{ ...option(start), text: `These: ${start}` }],
    }));
    await act(async () => render(<PuzzleScreen id="pig" />, root()));
    await shown("[data-switch='die:1']");
    await act(async () => root().querySelector<HTMLElement>("[data-switch='die:1']")?.click());
    await comes(() => expect(text(".question .main")).toBe("These: 2"));
    await act(async () => root().querySelector<HTMLElement>(".question .main button")?.click());
    await shown(".verdict");
    expect(asked).toEqual(["aa 2"]);
  });
});

describe("what somebody has solved", () => {
  it("stays in the browser, and the first answer counts", async () => {
    await opened();
    await answered(0);
    await act(async () => button("Once more")?.click());
    await shown(".question.yours [data-answer]");
    await answered(1);
    expect([...new Kept("pig").outcomes.value]).toEqual([["aa", "missed"]]);
    expect(text(".puzzle-at")).toContain("missed");
  });

  it("leads on to what is not solved yet, by button and by key", async () => {
    await opened();
    await answered(1);
    await act(async () => button("Another puzzle")?.click());
    expect(route.value).toMatchObject({ puzzle: "bb" });
    await shown(".question.yours [data-answer]");
    await act(async () => void document.dispatchEvent(new KeyboardEvent("keydown", { key: "n" })));
    expect(route.value).toMatchObject({ puzzle: "cc" });
    expect([...new Kept("pig").outcomes.value]).toEqual([["aa", "solved"]]);
  });

  it("is counted by grade, and one grade can be chosen", async () => {
    new Kept("pig").note("bb", "solved");
    await opened();
    const select = root().querySelector("select") as HTMLSelectElement;
    expect([...select.options].map((it) => it.textContent)).toEqual(["All 1/3", "Easy 0/1", "Fair 1/2"]);
    await act(async () => {
      select.value = "2";
      select.dispatchEvent(new Event("change", { bubbles: true }));
    });
    await comes(() => expect(route.value).toMatchObject({ puzzle: "cc" }));
    expect(text(".puzzle-at")).toContain("2 of 2");
  });
});

it("is played on from in a table of its own", async () => {
  const level = { value: "adept", label: "adept" };
  vi.spyOn(api, "lobby").mockResolvedValue({ games: [], levels: [level], usual: "adept" });
  const played = vi
    .spyOn(api, "playOn")
    .mockResolvedValue({ table: "abcdefghijklmnop", token: "", seats: [0], commitment: "" });
  await opened();
  await answered(1);
  await act(async () => button("Play on from here")?.click());
  await comes(() => expect(button("Begin")?.hasAttribute("disabled")).toBe(false));
  await act(async () => button("Begin")?.click());
  expect(played).toHaveBeenCalledWith("pig", "aa", { level: "adept", name: "" });
  await comes(() => expect(route.value).toEqual({ at: "table", table: "abcdefghijklmnop" }));
});

it("is missing in a game that brings none", async () => {
  vi.spyOn(api, "puzzles").mockResolvedValue({ ...ALL, puzzles: [] });
  await act(async () => render(<PuzzleScreen id="pig" />, root()));
  await comes(() => expect(text(".lead")).toBe("There are no puzzles of this game yet."));
});

it("says what went wrong, and can be answered again", async () => {
  vi.spyOn(api, "solution").mockRejectedValueOnce(new Error("No server."));
  await opened();
  await act(async () => root().querySelector<HTMLElement>(".question [data-answer='0']")?.click());
  await comes(() => expect(text("[role=alert]")).toBe("No server."));
  await answered(0);
  expect(new Kept("pig").outcomes.value.get("aa")).toBe("missed");
});
