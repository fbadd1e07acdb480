// The companion: what he points at, what he lets through, what he answers, and where his note lies.
import { beforeEach, describe, expect, test, vi } from "vitest";
import { Companion } from "../src/guides/companion";
import type { Guide } from "../src/guides/index";
import { placesOf, scriptOf } from "../src/guides/index";
import { placeOf } from "../src/guides/placing";
import type { Asking, Scene } from "../src/messages";
import { Live } from "../src/table/live";
import { Stage } from "../src/table/stage";
import { bundleOf } from "../src/words";
import { option, pick, scene, subset, thing } from "./scenes";

const GUIDE: Guide = {
  game: "game",
  options: {},
  steps: [
    { happens: [4, 2], kind: "turn", press: 1, say: "first", looks: [["die:1"]] },
    { kind: "turn", press: 5, say: "second" },
    { happens: [3], kind: "turn", press: 2, say: "third", else: "first-else" },
  ],
  ends: [6],
};
const WORDS = bundleOf(
  "en",
  ["first", "first-look-1", "first-else", "second", "second-else", "third", "game-over", "coach-game-turn"]
    .map((id) => `${id} = Words of ${id}.`)
    .join("\n"),
  "coach-sensible = Take { $option }.",
);

let answers: number[];

/** A table with a companion; the script has come to the step of this number. */
function at(number: number, asking: Asking): { companion: Companion; stage: Stage } {
  const due = { at: placesOf(GUIDE)[number] ?? 0, answer: GUIDE.steps[number]?.press ?? 0 };
  return seated({ ...scene(asking), due });
}

function seated(it: Scene): { companion: Companion; stage: Stage } {
  const stage = new Stage("game", (answer) => answers.push(answer));
  const board = document.createElement("div");
  board.className = "board";
  for (const ref of ["die:1", "die:2", "card:1", "card:2"]) board.append(shown(ref));
  document.body.replaceChildren(board);
  stage.root = board;
  const live = Object.assign(Object.create(Live.prototype), {
    stage,
    table: "abc",
    about: { value: { guided: true } },
  }) as Live;
  stage.begin(it, []);
  return { companion: new Companion(live, GUIDE, WORDS), stage };
}

function shown(ref: string): HTMLElement {
  const button = document.createElement("button");
  button.dataset.ref = ref;
  button.getClientRects = () => [new DOMRect(0, 0, 10, 10)] as unknown as DOMRectList;
  return button;
}

function table(stage: Stage) {
  const it = stage.table();
  if (!it) throw new Error("There is no table.");
  return it;
}

beforeEach(() => {
  answers = [];
  localStorage.clear();
  vi.stubGlobal("CSS", { escape: (text: string) => text.replaceAll(":", "\\:") });
});

describe("a script", () => {
  test("is every answer in its order", () => {
    expect(scriptOf(GUIDE)).toEqual([4, 2, 1, 5, 3, 2, 6]);
    expect(placesOf(GUIDE)).toEqual([2, 3, 5]);
    expect(placesOf(GUIDE).map((place) => scriptOf(GUIDE)[place])).toEqual([1, 5, 2]);
  });
});

describe("leading", () => {
  const asking = pick(option(0), option(1, "die:1", "card:1"), option(2, "die:1", "card:2"));

  test("nothing can be pressed before it has been read", () => {
    const { companion, stage } = at(0, asking);
    const said = companion.said(table(stage));
    expect(said).toMatchObject({ text: "Words of first-look-1.", looked: ["die:1"], reads: true, target: null });
    const guarded = companion.guard(table(stage));
    expect(guarded.standing("die:1")).toBe("later");
    guarded.press("die:1");
    guarded.act(1);
    expect(answers).toEqual([]);
    expect(stage.picked.value.size).toBe(0);
    companion.next();
    expect(companion.said(table(stage))).toMatchObject({ text: "Words of first.", reads: false });
    companion.back();
    expect(companion.said(table(stage))?.reads).toBe(true);
  });

  test("the things of the answer are pointed at one after the other", () => {
    const { companion, stage } = at(0, asking);
    companion.next();
    expect(companion.said(table(stage))?.target).toEqual({ refs: ["die:1"], answer: null });
    companion.guard(table(stage)).press("die:1");
    expect(companion.said(table(stage))?.target).toEqual({ refs: ["card:1"], answer: null });
    companion.guard(table(stage)).press("card:1");
    expect(answers).toEqual([1]);
  });

  test("another press is answered, and does nothing", () => {
    const { companion, stage } = at(0, asking);
    companion.next();
    const guarded = companion.guard(table(stage));
    expect(guarded.standing("card:2")).toBe("later");
    expect(guarded.standing("option:0")).toBe("later");
    expect(guarded.standing("option:1")).toBe("open");
    guarded.press("card:2");
    expect(companion.kindly.value).toBe("Words of first-else.");
    guarded.act(0);
    expect(answers).toEqual([]);
    companion.guard(table(stage)).act(1); // the same answer, by its button
    expect(answers).toEqual([1]);
    expect(companion.kindly.value).toBe("");
  });

  test("of several, those are pointed at that are not yet as they should be", () => {
    const { companion, stage } = at(1, subset(thing("die:1"), thing("die:2"), thing("card:1")));
    stage.picked.value = new Set(["die:2"]);
    expect(companion.said(table(stage))?.target).toEqual({ refs: ["die:1", "die:2", "card:1"], answer: null });
    companion.guard(table(stage)).press("die:2");
    companion.guard(table(stage)).press("die:1");
    companion.guard(table(stage)).press("card:1");
    expect(companion.said(table(stage))?.target).toEqual({ refs: [], answer: 5 });
  });

  test("whoever wants to plays on freely, with the coach", () => {
    const { companion, stage } = at(2, asking);
    companion.setFree(true);
    expect(companion.said(table(stage))).toMatchObject({ who: "coach", text: "Words of coach-game-turn." });
    expect(companion.guard(table(stage)).standing("die:1")).toBe("open");
    companion.setFree(false);
    expect(companion.said(table(stage))?.step).toEqual({ number: 3, of: 3 });
  });
});

test("after the script the game is handed over once, and the coach says what is sensible", () => {
  const asking = { ...pick(option(0), option(1)), obvious: 1 };
  const { companion, stage } = at(1, { ...asking, options: [option(5)] });
  expect(companion.said(table(stage))?.who).toBe("guide");
  stage.begin(scene(asking), []);
  expect(companion.said(table(stage))).toMatchObject({ text: "Words of game-over.", reads: true });
  companion.next();
  expect(companion.said(table(stage))?.text).toBe("Words of coach-game-turn. Take option 1.");
});

describe("the note", () => {
  const question = { left: 0, top: 300, width: 1000, height: 60 };
  const bar = { left: 0, top: 0, width: 1000, height: 44 };
  const around = { question, bar, kept: [], window: { width: 1000, height: 768 } };
  const size = { width: 300, height: 120 };

  test.each([
    { left: 20, top: 310, width: 100, height: 40 },
    { left: 800, top: 700, width: 190, height: 60 },
    { left: 0, top: 60, width: 1000, height: 200 },
  ])("covers neither the question nor %o", (thing) => {
    const { left, top } = placeOf(size, { ...around, about: [thing] });
    for (const box of [thing, question, bar]) {
      const apart =
        left >= box.left + box.width || left + 300 <= box.left || top >= box.top + box.height || top + 120 <= box.top;
      expect(apart).toBe(true);
    }
  });

  test("lies under the question when it is about nothing", () => {
    expect(placeOf(size, { ...around, about: [] }).top).toBe(368);
  });
});
