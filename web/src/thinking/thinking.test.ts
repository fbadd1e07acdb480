// What a page makes of its thoughts, and how it comes to them; that they are those of the server, browsers show.

import { describe, expect, it } from "vitest";
import type { Earned, Lane, Problem } from "./lane";
import { At, WHOLE } from "./places";
import { search, type Thinker } from "./search";
import { weighed } from "./weighing";

const PROBLEM: Problem = { record: new Uint8Array(4), seat: 0, seed: 1n };

describe("what was found out", () => {
  it("is read in order, dropped options never look better, and the same dice are counted once", () => {
    const root = new BigInt64Array(At.KEYS);
    const rows = [
      [7, 100, 0.5],
      [3, 100, 0.25],
      [9, 20, -0.5],
      [4, 20, 0.6],
    ] as const;
    for (const [k, [option, tried, mean]] of rows.entries()) {
      root[At.OPTION + k] = BigInt(option);
      root[At.TRIED + k] = BigInt(tried);
      root[At.TOTAL + k] = BigInt(Math.round(tried * mean * WHOLE));
      root[At.TOTAL_SQUARES + k] = BigInt(Math.round(tried * (mean * mean + 0.04) * WHOLE * WHOLE));
    }
    root[At.BEST] = 30n;
    root[At.NEXT] = 10n;
    root[At.APART] = 60n;
    const found = weighed(root, 4, 16, 1, 10);
    expect(found.options.map(({ answer, trials }) => [answer, trials])).toEqual([
      [7, 100],
      [3, 100],
      [4, 20],
      [9, 20],
    ]);
    const values = found.options.map(({ value }) => value);
    for (const [k, value] of [0.5, 0.25, 0.25, -0.5].entries()) expect(values[k]).toBeCloseTo(value, 6);
    expect(found.options[0]?.doubt).toBeCloseTo(0.2 / 4, 6);
    expect(found.means).toEqual([2]);
    expect(found.doubts[0]).toBeCloseTo(Math.sqrt(2 / 10), 9);
    expect(found.known).toBe(false);
    const few = weighed(root, 4, 16, 1, 10, 2, 9);
    expect(few.options.map(({ answer }) => answer)).toEqual([7, 9]); // of this one somebody would know in any case
  });
});

/** Somebody who notes what is asked of him, and has an answer after so many waves. */
function thinker(lane: number, waves: number, heard: string[]): Thinker {
  let left = waves;
  return {
    begin: () => -1,
    think: () => {
      heard.push(`think ${lane}`);
      return { lane, sums: new BigInt64Array([BigInt(lane)]), squares: new BigInt64Array(1) };
    },
    weigh: (all: readonly Earned[]) => {
      heard.push(`weigh ${all.map((it) => it.sums[0])}`);
      left -= 1;
      return left > 0 ? -1 : 5;
    },
  };
}

describe("a decision in waves", () => {
  it("has every lane hear what all have found, and is told at the end", async () => {
    const heard: string[] = [];
    const tell = () => heard.push("told");
    const lead = thinker(0, 2, heard) as Lane;
    await search(lead, [thinker(1, 2, heard)], PROBLEM, { first: 1e9, all: 1e9 }, () => true, tell);
    const wave = ["think 1", "think 0", "weigh 1,0", "weigh 1,0"];
    expect(heard).toEqual([...wave, ...wave, "told"]);
  });

  it("tells something after a moment, and ends when its time is over", async () => {
    let told = 0;
    const lead = thinker(0, Number.POSITIVE_INFINITY, []) as Lane;
    const patience = { first: -1, all: 30 };
    await search(
      lead,
      [],
      PROBLEM,
      patience,
      () => true,
      () => told++,
    );
    expect(told).toBe(2);
  });

  it("hears meanwhile that nobody waits any more, even if it thinks alone", async () => {
    let wanted = true;
    setTimeout(() => {
      wanted = false;
    });
    const lead = thinker(0, Number.POSITIVE_INFINITY, []) as Lane;
    await search(
      lead,
      [],
      PROBLEM,
      { first: 1e9, all: 1e9 },
      () => wanted,
      () => {},
    );
    expect(wanted).toBe(false);
  });

  it("ends when nobody waits for it any more, and tells nothing", async () => {
    let waves = 0;
    let told = 0;
    const lead = thinker(0, Number.POSITIVE_INFINITY, []) as Lane;
    await search(
      lead,
      [],
      PROBLEM,
      { first: 1e9, all: 1e9 },
      () => waves++ < 3,
      () => told++,
    );
    expect(told).toBe(0);
  });
});
