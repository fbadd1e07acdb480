// The question: the focus follows it and leaves alone who is elsewhere; what goes without saying is brass.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Asking, Option, Table } from "../src/boards/contract";
import { Question } from "../src/table/Question";
import { Stage } from "../src/table/stage";
import { speak } from "../src/words";
import { option, pick, scene, subset, thing } from "./scenes";

await speak("en");

const answered: number[] = [];
const stage = new Stage("", (answer) => answered.push(answer));
const page = document.createElement("div");
const tool = document.createElement("button");

beforeEach(async () => {
  answered.length = 0;
  tool.disabled = false;
  document.body.append(tool, page);
  await ask();
  tool.focus();
});

afterEach(() => {
  render(null, page);
  page.remove();
  tool.remove();
});

/** A new question; it reads like the one before. */
async function ask(...options: Option[]) {
  await put(pick(...(options.length ? options : [option(0), option(1)])));
}

async function put(asking: Asking) {
  await act(() => {
    stage.begin(scene(asking), []);
    render(<Question stage={stage} table={stage.table() as Table} why={() => {}} notice="" otherwise="" />, page);
  });
}

const heading = () => page.querySelector("h2");
const brass = () => [...page.querySelectorAll<HTMLElement>(".primary")].map((it) => it.dataset.answer);
const told = () => page.querySelector("[role=status]")?.textContent;

/** A key where the focus is. */
function press(key: string): void {
  for (const b of page.querySelectorAll<HTMLElement>("button"))
    Object.defineProperty(b, "offsetParent", { value: page, configurable: true });
  document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
}

test("who is at another button stays there and is told", async () => {
  await ask();
  expect(document.activeElement).toBe(tool);
  expect(told()).toBe("What?");
});

test("who is at a button that has been switched off is led to the question", async () => {
  tool.disabled = true; // it still has the focus: browsers take it away later
  expect(document.activeElement).toBe(tool);
  await ask();
  expect(document.activeElement).toBe(heading());
});

test("who was at an option that is gone is led to the question", async () => {
  page.querySelector<HTMLElement>("[data-answer]")?.focus();
  await ask();
  expect(document.activeElement).toBe(heading());
});

test("the only option, and the first of a few, go without saying", async () => {
  expect(brass()).toEqual(["0"]);
  await ask(option(7, "face:1"));
  expect(brass()).toEqual(["7"]);
});

test("what gives up does not go without saying", async () => {
  await ask({ ...option(0), passes: true }, option(1));
  expect(brass()).toEqual(["1"]);
});

test("what the game says is obvious is brass, wherever it stands", async () => {
  const many = Array.from({ length: 12 }, (_, i) => option(i, `die:${i}`));
  await put({ ...pick(...many), obvious: 9 });
  expect(brass()).toEqual(["9"]);
});

test("of any of several, the obvious ones are one press until one chooses otherwise", async () => {
  const all = { ...option(3), text: "Throw both" };
  await put({ ...subset(thing("die:0"), thing("die:1")), options: [all], obvious: 3 });
  expect(brass()).toEqual(["3"]);
  expect(page.querySelector(".primary")?.textContent).toBe("Throw both");
  await act(() => stage.press("die:0"));
  await act(() =>
    render(<Question stage={stage} table={stage.table() as Table} why={() => {}} notice="" otherwise="" />, page),
  );
  expect(brass()).toEqual(["1"]);
});

test("who one wants to be may be left to chance", async () => {
  const races = Array.from({ length: 4 }, (_, i) => option(i, `board:${i}`));
  const drawn = new Set<number | undefined>();
  for (let i = 0; i < 60; i++) {
    await put({ ...pick(...races), taste: true });
    page.querySelector<HTMLElement>(".primary")?.click();
    drawn.add(answered.at(-1));
  }
  expect(drawn).toEqual(new Set([0, 1, 2, 3]));
});

test("Enter at the question presses the main button", async () => {
  tool.blur();
  await put({ ...pick(option(0), option(1)), obvious: 1 });
  expect(document.activeElement).toBe(heading());
  press("Enter");
  expect(answered).toEqual([1]);
});

test("a digit gives nothing up before it is pressed twice", async () => {
  tool.blur();
  await ask(option(4), { ...option(5), passes: true });
  press("2");
  expect(answered).toEqual([]);
  await act(() => {});
  expect(page.querySelector(".question-notice")?.textContent).toContain("option 5");
  press("2");
  expect(answered).toEqual([5]);
});

/** The answers that stand beside one another, and those of the list, where these dice lie on the board. */
async function onBoard(dice: number, ...options: Option[]): Promise<[string[], string[]]> {
  stage.root = document.createElement("div");
  stage.root.innerHTML = Array.from({ length: dice }, (_, i) => `<i data-ref='die:${i}'></i>`).join("");
  await ask(...options);
  stage.root = null;
  const shown = (where: string) =>
    [...page.querySelectorAll<HTMLElement>(`${where} [data-answer]`)].map((it) => it.dataset.answer ?? "");
  return [shown(".question-options > .options"), shown("details")];
}

test("what lies on the board is one press away, not beside the button", async () => {
  const dice = [option(0, "die:0"), option(1, "die:1"), option(2, "die:2")];
  expect(await onBoard(3, ...dice, option(3))).toEqual([["3"], ["0", "1", "2"]]);
});

test("a few of which none goes without saying stand side by side, what gives nothing up first", async () => {
  const pass = { ...option(0), passes: true };
  expect(await onBoard(2, pass, option(1, "die:0"), option(2, "die:1"))).toEqual([["1", "2", "0"], []]);
});

test("while options are still coming, the answers say so", async () => {
  const answers = () => page.querySelector(".question-options")?.getAttribute("aria-busy");
  await put({ ...pick(option(0), option(1)), count: 3 });
  expect(answers()).toBe("true");
  await ask();
  expect(answers()).toBe("false");
});
