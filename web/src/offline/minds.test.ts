// Bots of one's own tables: who thinks with the same as before stays, and nobody thinks while nobody looks.
import { beforeEach, expect, it, vi } from "vitest";
import type { FromPage, ToPage } from "../thinking/thinker";
import { comes } from "../waiting.testing";
import { Minds } from "./minds";

class Mind {
  readonly heard: string[] = [];
  ended = false;
  onmessage: (it: { data: ToPage }) => void = () => {};
  onerror: () => void = () => {};

  postMessage({ kind }: FromPage): void {
    this.heard.push(kind);
  }

  terminate(): void {
    this.ended = true;
  }

  says(answer: number): void {
    this.onmessage({ data: { kind: "decided", answer } });
  }
}

const minds: Mind[] = [];
vi.mock("./kit", () => ({ part: async () => new ArrayBuffer(8) }));
vi.mock("../thinking/means", async (real) => ({
  ...(await real<object>()),
  started: () => {
    minds.push(new Mind());
    return minds.at(-1);
  },
}));

beforeEach(() => minds.splice(0));

const made = () => new Minds(async () => new ArrayBuffer(8));
const task = (weights = "AA==") =>
  JSON.stringify({
    module: "a.wasm",
    net: "a.net",
    lanes: 1,
    states: 1,
    ints: 1,
    head: [1],
    book: "AA==",
    weights,
    record: "AAA=",
    seat: 0,
    seed: "7",
    patience: 1,
  });
const asked = (k: number, times: number) =>
  comes(() => expect(minds[k]?.heard.filter((it) => it === "decide")).toHaveLength(times));

it("keeps who thinks with the same as before, and hires another one else", async () => {
  const all = made();
  for (const [times, answer] of [3, 4].entries()) {
    const coming = all.decide(task());
    await asked(0, times + 1);
    minds[0]?.says(answer);
    expect(await coming).toBe(answer);
  }
  expect(minds[0]?.heard).toEqual(["hire", "decide", "decide"]);
  const coming = all.decide(task("AQ=="));
  await asked(1, 1);
  expect(minds[0]?.ended).toBe(true);
  minds[1]?.says(5);
  expect(await coming).toBe(5);
});

it("rests while the page is hidden, and begins again when it is seen", async () => {
  const all = made();
  const coming = all.decide(task());
  await asked(0, 1);
  all.rest(true);
  expect(minds[0]?.ended).toBe(true);
  const next = all.decide(task());
  await Promise.resolve();
  expect(minds).toHaveLength(1);
  all.rest(false);
  await asked(1, 1);
  minds[1]?.says(2);
  expect(await coming).toBe(2);
  await asked(1, 2);
  minds[1]?.says(6);
  expect(await next).toBe(6);
});

it("has nobody wait for somebody who fails", async () => {
  const all = made();
  const coming = all.decide(task());
  await asked(0, 1);
  minds[0]?.onerror();
  expect(await coming).toBe(-1);
  expect(minds[0]?.ended).toBe(true);
});
