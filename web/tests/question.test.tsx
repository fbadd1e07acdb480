// The question: the focus follows it and leaves alone who is elsewhere; what goes without saying is brass.
import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Option, Table } from "../src/boards/contract";
import { Question } from "../src/table/Question";
import { Stage } from "../src/table/stage";
import { speak } from "../src/words";
import { option, pick, scene } from "./scenes";

await speak("en");

const stage = new Stage("", () => {});
const page = document.createElement("div");
const tool = document.createElement("button");

beforeEach(async () => {
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
  await act(() => {
    stage.begin(scene(pick(...(options.length ? options : [option(0), option(1)]))), []);
    render(<Question stage={stage} table={stage.table() as Table} why={() => {}} notice="" otherwise="" />, page);
  });
}

const heading = () => page.querySelector("h2");
const told = () => page.querySelector("[role=status]")?.textContent;

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
  const brass = () => [...page.querySelectorAll<HTMLElement>(".primary")].map((it) => it.dataset.answer);
  expect(brass()).toEqual(["0"]);
  await ask(option(7, "face:1"));
  expect(brass()).toEqual(["7"]);
});
