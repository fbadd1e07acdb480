// Own turn: the tab calls, and is quiet when somebody else is to move.
import { beforeEach, expect, test } from "vitest";
import { call } from "../src/table/attention";
import { speak } from "../src/words";
import { option, pick, scene } from "./scenes";

await speak("en");

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="/icon.svg">';
});

const icon = () => document.querySelector("link[rel=icon]")?.getAttribute("href");

test("the title and the icon say that it is my turn, and that it is not", () => {
  call("Pig", scene(pick(option(0))), [], true);
  expect(document.title).toBe("● Your turn · Pig");
  expect(icon()).toMatch(/^data:/);
  call("Pig", scene(null), [], true);
  expect(document.title).toBe("Dicewright · Pig");
  expect(icon()).toBe("/icon.svg");
});
