// The proof of the dice, against the formula written out once more with another library.
import { createHash, createHmac } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { api } from "../api";
import type { Fairness, Luck } from "../messages";
import { beacon, checked, due, share } from "./luck";

const TABLE = "a".repeat(16);
const SERVER = "0123456789abcdef".repeat(4);
const sha = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/** The luck of a table at which I sit with somebody else. */
function luckWith(mine: string): Luck {
  const bound = `dicewright 2\ntable ${TABLE}\ngame pig\nseat person\nseat person`;
  const commitment = sha(`${bound}\n${SERVER}`);
  const seeds = [mine, "the other's"];
  const draws = [2, 3, 7].map((at) => {
    const key = Buffer.from(SERVER, "hex");
    const message = ["dicewright 2", commitment, ...seeds, at, 0].join("\n");
    const x = createHmac("sha256", key).update(message).digest().readBigUInt64BE(0);
    return [at, 6, Number(x % 6n)];
  });
  return { commitment, bound, server_seed: SERVER, seeds, pledges: seeds.map(sha), since: 0, draws };
}

function told({ commitment, bound, pledges }: Luck): Fairness {
  return { commitment, bound, pledges, book: "", seeds: [], server_seed: null };
}

async function found(luck: Luck): Promise<Record<string, boolean | null>> {
  vi.spyOn(api, "luck").mockResolvedValue(luck);
  return Object.fromEntries((await checked(TABLE)).map((it) => [it.what, it.right]));
}

/** Play along as a page does: pledge, and give the seed when all have pledged. */
async function played(): Promise<{ luck: Luck; seed: string }> {
  const { pledge } = await share(TABLE);
  const kept = JSON.parse(localStorage.getItem("dicewright-luck") ?? "[]") as { seed: string }[];
  const luck = luckWith(kept[0]?.seed ?? "");
  expect(sha(kept[0]?.seed ?? "")).toBe(pledge);
  const seed = await due(TABLE, told(luck), true);
  return { luck, seed: seed ?? "" };
}

const ALL = { commitment: true, kept: true, pledges: true, mine: true, dice: true };

beforeEach(() => localStorage.clear());

test("a fair game is found fair", async () => {
  const { luck, seed } = await played();
  expect(luck.seeds[0]).toBe(seed);
  expect(await found(luck)).toEqual(ALL);
});

test("a seed is given only when all have pledged, mine is among them, and the commitment is the one shown first", async () => {
  await share(TABLE);
  const [{ seed }] = JSON.parse(localStorage.getItem("dicewright-luck") ?? "[]") as [{ seed: string }];
  const luck = luckWith(seed);
  expect(await due(TABLE, told(luck), false)).toBeNull();
  expect(await due(TABLE, { ...told(luck), pledges: [sha(seed), ""] }, true)).toBeNull();
  expect(await due(TABLE, { ...told(luck), pledges: [sha("x"), sha("y")] }, true)).toBeNull();
  expect(await due(TABLE, { ...told(luck), commitment: sha("another") }, true)).toBeNull();
  expect(await due("b".repeat(16), told(luck), true)).toBeNull();
  expect(await due(TABLE, told(luck), true)).toBe(seed);
});

test("whatever is changed afterwards is found", async () => {
  const { luck } = await played();
  const [first = [], ...rest] = luck.draws;
  expect(await found({ ...luck, draws: [[first[0] ?? 0, 6, ((first[2] ?? 0) + 1) % 6], ...rest] })).toEqual({
    ...ALL,
    dice: false,
  });
  expect(await found({ ...luck, server_seed: "0".repeat(64) })).toMatchObject({ commitment: false, dice: false });
  const others = luck.bound.replace(TABLE, "b".repeat(16));
  const commitment = sha(`${others}\n${SERVER}`);
  expect(await found({ ...luck, bound: others, commitment })).toMatchObject({ commitment: false, kept: false });
  expect(await found({ ...luck, seeds: [luck.seeds[0] ?? "", "grown to fit"] })).toMatchObject({ pledges: false });
  const swapped = ["not mine", "grown to fit"];
  const fitting = { ...luck, seeds: swapped, pledges: swapped.map(sha) };
  expect(await found(fitting)).toMatchObject({ pledges: false, mine: false });
});

test("a public value is shown, and found in the commitment", async () => {
  const { luck } = await played();
  expect(beacon(luck.bound)).toBe("");
  const bound = luck.bound.replace("game pig", "game pig\nbeacon draw 7, 2026-11-18");
  expect(beacon(bound)).toBe("draw 7, 2026-11-18");
  const fitting = { ...luck, bound, commitment: sha(`${bound}\n${SERVER}`), draws: [] };
  expect(await found(fitting)).toMatchObject({ commitment: true, beacon: true });
  expect(await found({ ...fitting, bound: bound.replace("draw 7", "draw 8") })).toMatchObject({ beacon: false });
});

test("who watched, or plays an old table, hears what cannot be known", async () => {
  const luck = luckWith("somebody's");
  expect(await found(luck)).toMatchObject({ commitment: true, kept: null, mine: null, dice: true });
  const old = { ...luck, bound: "", commitment: sha(Buffer.from(SERVER, "hex")), draws: [] };
  expect(await found(old)).toMatchObject({ commitment: true, pledges: null });
});

test("where nothing can be kept the seed is given at once", async () => {
  vi.stubGlobal("localStorage", undefined);
  const { seed, pledge } = await share(TABLE);
  expect(seed).not.toBe("");
  expect(pledge).toBe("");
  vi.unstubAllGlobals();
});
