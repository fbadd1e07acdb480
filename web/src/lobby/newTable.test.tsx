// Setting up a table: no press is quicker than the page.
import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api } from "../api";
import type { GameInfo } from "../messages";
import { comes } from "../waiting.testing";
import { keepPreset } from "./kept";
import { NewTable } from "./NewTable";
import { usual } from "./setup";

const PIG: GameInfo = {
  name: "pig",
  title: "Pig",
  seats: [2],
  choices: [],
  windows: true,
  own_content: "file",
  content: null,
  puzzles: 0,
};

let place: HTMLElement;

/** Everything that follows from an event before the next one can come. */
async function drawn(): Promise<void> {
  for (let k = 0; k < 20; k++) await Promise.resolve();
}

function found<T extends Element>(what: string): Promise<T> {
  return comes(() => place.querySelector<T>(what) ?? Promise.reject(new Error(`nothing is ${what}`)));
}

beforeEach(async () => {
  vi.spyOn(api, "lobby").mockResolvedValue({ games: [PIG], levels: [{ value: "greedy", label: "" }], usual: "greedy" });
  vi.spyOn(api, "arrange").mockResolvedValue({ teams: [0, 1], wrong: "" });
  place = document.body.appendChild(document.createElement("div"));
  render(<NewTable id="pig" />, place);
});

afterEach(() => {
  render(null, place);
  place.remove();
  vi.restoreAllMocks();
});

test("whoever wants a file of his own plays with no other cards, however quickly he presses", async () => {
  const start = await found<HTMLButtonElement>("button[type=submit]");
  const file = await found<HTMLInputElement>("input[value=file]");
  expect(start.disabled).toBe(false);
  file.click();
  await drawn();
  expect(start.disabled).toBe(true);
});

test("who presses twice opens one table; who was refused may press again", async () => {
  let refuse = (_: Error) => {};
  const create = vi.spyOn(api, "create").mockImplementation(
    () =>
      new Promise((_, no) => {
        refuse = no;
      }),
  );
  const start = await found<HTMLButtonElement>("button[type=submit]");
  start.click();
  await drawn();
  start.click();
  expect(create).toHaveBeenCalledTimes(1);
  refuse(new Error("Not so."));
  await found(".notice");
  start.click();
  expect(create).toHaveBeenCalledTimes(2);
});

test("time to answer in secret can be chosen where somebody comes by the link", async () => {
  const create = vi.spyOn(api, "create").mockResolvedValue({ table: "", token: "", seats: [], commitment: "" });
  await found("button[type=submit]");
  expect(place.querySelector("[aria-describedby=think-help]")).toBeNull();
  render(null, place);
  keepPreset("pig", "", { ...usual(PIG, "greedy"), seats: [{ kind: "me" }, { kind: "open" }], think: 4 });
  render(<NewTable id="pig" />, place);
  (await found<HTMLButtonElement>(".preset")).click();
  await found("[aria-describedby=think-help]");
  (await found<HTMLButtonElement>("button[type=submit]")).click();
  expect(create.mock.calls[0]?.[0].think).toBe(4);
});

test("a public value is asked for, and sent, where somebody comes by the link", async () => {
  const create = vi.spyOn(api, "create").mockResolvedValue({ table: "", token: "", seats: [], commitment: "" });
  await found("button[type=submit]");
  expect(place.querySelector("[aria-describedby=beacon-help]")).toBeNull();
  render(null, place);
  keepPreset("pig", "", { ...usual(PIG, "greedy"), seats: [{ kind: "me" }, { kind: "open" }] });
  render(<NewTable id="pig" />, place);
  (await found<HTMLButtonElement>(".preset")).click();
  const field = await found<HTMLInputElement>("[aria-describedby=beacon-help]");
  field.value = "draw 7";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await drawn();
  (await found<HTMLButtonElement>("button[type=submit]")).click();
  expect(create.mock.calls[0]?.[0].beacon).toBe("draw 7");
});
