// The clocks of a tournament, on the table.
import { render } from "preact";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Limits } from "../src/table/Limits";
import { Stage } from "../src/table/stage";
import { speak } from "../src/words";
import { option, pick, scene } from "./scenes";

await speak("en");

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function shown(...limits: { label: string; left: number }[]): HTMLElement {
  const stage = new Stage("pig", () => {});
  stage.begin({ ...scene(pick(option(0))), clock: { limit: 0, think: 0, left: null, limits } }, []);
  const root = document.createElement("div");
  render(<Limits stage={stage} />, root);
  stage.close();
  return root;
}

test("nothing is shown where no clock is kept", () => {
  expect(shown().innerHTML).toBe("");
});

test("each limit has a timer with its name, and nobody is talked to while there is time", () => {
  const root = shown({ label: "Round", left: 1200 }, { label: "Match", left: 2699.5 });
  expect([...root.querySelectorAll("li")].map((it) => it.textContent)).toEqual(["Round 20:00", "Match 45:00"]);
  expect(root.querySelectorAll("[role=timer]").length).toBe(2);
  expect(root.querySelector("[role=status]")?.textContent).toBe("");
});

test("who does not look is told when little is left, and when nothing is", () => {
  const root = shown({ label: "Round", left: 0 }, { label: "Match", left: 42 });
  const told = root.querySelector("[role=status]")?.textContent?.replace(/[\u2068\u2069]/g, "");
  expect(told).toBe("Round: the time is over. Match: less than 1 minute left.");
  expect(root.querySelector(".short")?.textContent).toBe("0:00");
});
