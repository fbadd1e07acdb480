// The panel of advice: what it shows, says and marks, and the answer it leads to.

import { signal } from "@preact/signals";
import { render } from "preact";
import { act } from "preact/test-utils";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Table } from "../boards/contract";
import { drawing } from "../boards/testing";
import type { Advice, Advised } from "../messages";
import { language } from "../settings";
import type { Live } from "../table/live";
import { comes } from "../waiting.testing";
import { AdvicePanel } from "./AdvicePanel";

const root = drawing();

function advised(
  answer: number,
  text: string,
  chance: number | null,
  score: number | null = null,
  scored = "",
): Advised {
  return {
    option: { answer, text, rule: "", refs: [], passes: false, effect: "" },
    chance,
    score,
    scored,
    margin: 0.02,
    trials: 1200,
  };
}

const ADVICE: Advice = {
  type: "advice",
  version: 3,
  options: [advised(4, "Buy a sun", 0.62), advised(0, "Pass", 0.5), advised(1, "Wait", 0.25)],
  reason: "On average: more gold.",
  rough: false,
};

async function shown(advice: Advice | "thinking") {
  const asked: string[] = [];
  const given: number[] = [];
  const live = {
    advice: signal<Advice | "thinking" | null>(advice),
    stage: { root: null },
    advise: () => asked.push("again"),
    forgetAdvice: () => asked.push("closed"),
  } as unknown as Live;
  const table = {
    asking: { form: "pick", things: [] },
    options: [],
    picked: new Set(),
    act: (answer: number) => given.push(answer),
  } as unknown as Table;
  await act(async () => render(<AdvicePanel live={live} table={table} />, root()));
  await comes(() => expect(root().querySelector(".counsel")).not.toBeNull());
  return { asked, given, text: () => root().textContent ?? "" };
}

beforeEach(() => {
  vi.useRealTimers();
  language.value = "en";
});

describe("advice", () => {
  it("shows the best options with bars, how sure they are, and why", async () => {
    await shown(ADVICE);
    const rows = [...root().querySelectorAll(".counsel-options > li")];
    expect(rows.map((row) => row.querySelector(".counsel-name")?.textContent)).toEqual(["Buy a sun", "Pass", "Wait"]);
    expect(rows.map((row) => row.querySelector("b")?.textContent)).toEqual(["62%", "50%", "25%"]);
    const bars = rows.map((row) => row.querySelector<HTMLElement>(".counsel-bar")?.style.getPropertyValue("--part"));
    expect(bars).toEqual(["0.62", "0.5", "0.25"]);
    expect(root().querySelector(".counsel-reason")?.textContent).toBe(ADVICE.reason);
    expect(root().querySelector(".counsel-sure")?.textContent).toContain("1,200 trials");
  });

  it("is read aloud in one piece", async () => {
    await shown(ADVICE);
    expect(root().querySelector("[role=status]")?.textContent).toBe("Best: Buy a sun, 62%. On average: more gold.");
  });

  it("is answered with one press", async () => {
    const { given } = await shown(ADVICE);
    root().querySelector<HTMLElement>(".counsel > .button")?.click();
    expect(given).toEqual([4]);
  });

  it("says while it is thinking, and that a guess is rough", async () => {
    await shown("thinking");
    expect(root().querySelector("progress")).not.toBeNull();
    expect(root().querySelector(".counsel")?.getAttribute("aria-busy")).toBe("true");
    const { asked } = await shown({ ...ADVICE, rough: true });
    const again = root().querySelector<HTMLElement>(".counsel-sure .link");
    expect(root().querySelector(".counsel-sure")?.textContent).toContain("rough");
    again?.click();
    expect(asked).toEqual(["again"]);
  });

  it("tells the score in the words of the game where one plays alone, and goes with Escape", async () => {
    const { asked, text } = await shown({ ...ADVICE, options: [advised(2, "Wisdom", null, 31.25, "31.3 stars")] });
    expect(text()).toMatch(/31\.3 stars/);
    document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
    expect(asked).toEqual(["closed"]);
  });

  it("can be asked again where a glance was not enough", async () => {
    const { asked } = await shown({ ...ADVICE, options: [], reason: "Too many ways.", rough: true });
    root().querySelector<HTMLElement>(".counsel-sure .link")?.click();
    expect(asked).toEqual(["again"]);
  });

  it("has nothing to press where no answer is better than another", async () => {
    await shown({ ...ADVICE, options: [], reason: "A matter of taste." });
    expect(root().querySelector(".counsel > .button")).toBeNull();
    expect(root().querySelector(".counsel-reason")?.textContent).toBe("A matter of taste.");
  });
});
