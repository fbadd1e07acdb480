// My share in the luck of a table, kept in this browser; and the proof of the dice, worked out here and not by the server.
import { api } from "../api";
import type { Fairness, Luck } from "../messages";
import { keep, recall } from "../settings";

/** What this browser remembers of a table. */
interface Kept {
  table: string;
  seed: string;
  /** As it was shown before the seed was given; empty: not shown yet. */
  commitment: string;
  pledges: readonly string[];
}

/** What was found out: whether it is as it should be; null where it cannot be known here. */
export interface Finding {
  what: "commitment" | "kept" | "beacon" | "pledges" | "mine" | "dice";
  right: boolean | null;
  count?: number;
}

const NAME = "luck";
const MOST = 60;
const RANGE = 1n << 64n;
const ATTEMPTS = 64;

function all(): Kept[] {
  try {
    const found: unknown = JSON.parse(recall(NAME) ?? "[]");
    return Array.isArray(found) ? found.filter((it) => typeof it?.seed === "string" && Array.isArray(it.pledges)) : [];
  } catch {
    return [];
  }
}

function keptOf(table: string): Kept | undefined {
  return all().find((it) => it.table === table);
}

function remember(it: Kept): void {
  keep(NAME, JSON.stringify([it, ...all().filter((other) => other.table !== it.table)].slice(0, MOST)));
}

function hex(bytes: Uint8Array): string {
  return [...bytes].map((b) => b.toString(16).padStart(2, "0")).join("");
}

function unhex(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

async function sha256(text: string): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))));
}

/** Browsers reckon only where a page comes over https, or from this machine. */
export const reckons = (): boolean => crypto.subtle !== undefined;

/** What I say of my seed on coming to a table: a pledge; or the seed itself, where the browser cannot make one. */
export async function share(table: string): Promise<{ seed: string; pledge: string }> {
  let kept = keptOf(table);
  if (!kept) {
    kept = { table, seed: hex(crypto.getRandomValues(new Uint8Array(16))), commitment: "", pledges: [] };
    remember(kept);
  }
  const pledges = reckons() && keptOf(table) !== undefined; // else it could not be given later
  return pledges ? { seed: "", pledge: await sha256(kept.seed) } : { seed: kept.seed, pledge: "" };
}

/** Hear of the luck of a table before the game; the seed to give now, if all have pledged theirs and mine is among them. */
export async function due(table: string, fairness: Fairness, gathered: boolean): Promise<string | null> {
  const kept = keptOf(table);
  if (!kept) return null;
  if (!kept.commitment) {
    kept.commitment = fairness.commitment;
    remember(kept);
  }
  const all = gathered && fairness.pledges.length > 0 && fairness.pledges.every((it) => it !== "");
  if (!all || !reckons() || kept.commitment !== fairness.commitment) return null;
  if (!fairness.pledges.includes(await sha256(kept.seed))) return null;
  remember({ ...kept, pledges: fairness.pledges });
  return kept.seed;
}

/** The public value that the luck of a table is bound to; empty where there is none. */
export function beacon(bound: string): string {
  return bound.match(/^beacon (.*)$/m)?.[1] ?? "";
}

/** Check a finished game with what this browser has kept and reckons itself. */
export async function checked(table: string): Promise<Finding[]> {
  return check(table, await api.luck(table), keptOf(table));
}

async function check(table: string, luck: Luck, kept: Kept | undefined): Promise<Finding[]> {
  const { bound, server_seed, seeds, pledges } = luck;
  const committed = bound ? await sha256(`${bound}\n${server_seed}`) : await digested(unhex(server_seed));
  const named = !bound || bound.split("\n").includes(`table ${table}`);
  const pledged = await Promise.all(seeds.map(sha256));
  const mine = kept?.pledges.length ? seeds.includes(kept.seed) : null; // who watched gave none
  const same = kept?.commitment ? kept.commitment === luck.commitment : null;
  const promised = kept?.pledges.length ? kept.pledges : pledges;
  return [
    { what: "commitment", right: committed === luck.commitment && named },
    { what: "kept", right: same },
    ...(beacon(bound) ? [{ what: "beacon" as const, right: committed === luck.commitment }] : []),
    {
      what: "pledges",
      right: bound ? String(pledged) === String(promised) && String(promised) === String(pledges) : null,
    },
    { what: "mine", right: mine },
    { what: "dice", right: await falls(luck), count: luck.draws.length },
  ];
}

async function digested(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));
}

/** Whether every roll and draw follows from the seeds: docs/server.md has the formula. */
async function falls({ bound, commitment, server_seed, seeds, draws }: Luck): Promise<boolean> {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const key = await crypto.subtle.importKey("raw", unhex(server_seed), algorithm, false, ["sign"]);
  const first = bound ? ["dicewright 2", commitment] : ["dicewright 1"];
  const begin = `${[...first, ...seeds].join("\n")}\n`;
  const answer = async (at: number, options: number): Promise<number> => {
    const most = RANGE - (RANGE % BigInt(options));
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const message = new TextEncoder().encode(`${begin}${at}\n${attempt}`);
      const x = new DataView(await crypto.subtle.sign("HMAC", key, message)).getBigUint64(0);
      if (x < most) return Number(x % BigInt(options));
    }
    return -1;
  };
  for (const [at = 0, options = 1, given] of draws) if ((await answer(at, options)) !== given) return false;
  return true;
}
