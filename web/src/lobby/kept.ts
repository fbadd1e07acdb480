// Set-ups that somebody keeps, in this browser: that of the last time, and those with a name.
import type { GameInfo, Label, NewSeat } from "../messages";
import { keep, recall } from "../settings";
import { AIDS, type Cards, type SetUp } from "./setup";

export interface Preset {
  /** Empty: that of the last time. */
  name: string;
  setup: SetUp;
}

/** Set-ups with names that are kept of a game, and letters of a name. */
export const MOST = 12;
export const LONGEST = 40;
const KINDS: readonly NewSeat["kind"][] = ["me", "bot", "open", "same"];
const CARDS: readonly (Cards | "")[] = ["usual", "shipped", "own", "file", ""];

/** All that are kept of a game, that of the last time first. What is not to be understood is left out. */
export function presetsOf(game: string): Preset[] {
  let kept: unknown;
  try {
    kept = JSON.parse(recall(`presets-${game}`) ?? "[]");
  } catch {
    kept = [];
  }
  return (Array.isArray(kept) ? kept : []).flatMap((it) => {
    const setup = understood(it?.setup);
    return setup && typeof it.name === "string" ? [{ name: it.name.slice(0, LONGEST), setup }] : [];
  });
}

function write(game: string, presets: readonly Preset[]): Preset[] {
  const last = presets.filter((it) => it.name === "").slice(0, 1);
  const named = presets.filter((it) => it.name !== "").slice(0, MOST);
  keep(`presets-${game}`, JSON.stringify([...last, ...named]));
  return [...last, ...named];
}

/** Keep one, in place of the one of the same name. */
export function keepPreset(game: string, name: string, setup: SetUp): Preset[] {
  return write(game, [{ name, setup }, ...presetsOf(game).filter((it) => it.name !== name)]);
}

export function dropPreset(game: string, name: string): Preset[] {
  return write(
    game,
    presetsOf(game).filter((it) => it.name !== name),
  );
}

/** Why a set-up does not go with the game as it is now: what is no longer there. */
export function outdated({ seats, options }: SetUp, game: GameInfo, levels: readonly Label[]): string | null {
  if (!game.seats.includes(seats.length)) return `${seats.length}`;
  const level = seats.find((s) => s.kind === "bot" && !levels.some((l) => l.value === s.level))?.level;
  if (level !== undefined) return level;
  for (const [name, value] of Object.entries(options)) {
    const choice = game.choices.find((c) => c.name === name.split(".")[0]);
    if (!choice) return name;
    if (value !== "" && !choice.free && !choice.values.some((v) => v.value === value)) return value;
  }
  return null;
}

function understood(it: unknown): SetUp | null {
  if (!isRecord(it) || !Array.isArray(it.seats) || !isRecord(it.options)) return null;
  const seats = it.seats.map(seatIn);
  const options = Object.entries(it.options);
  const cards = CARDS.find((kind) => kind === it.cards);
  if (seats.includes(null) || options.some(([, value]) => typeof value !== "string")) return null;
  if (typeof it.clock !== "number" || cards === undefined) return null;
  return {
    seats: seats as NewSeat[],
    options: Object.fromEntries(options) as Record<string, string>,
    clock: it.clock,
    think: typeof it.think === "number" ? it.think : 0,
    aids: AIDS.find((kind) => kind === it.aids) ?? "",
    cards,
  };
}

function seatIn(it: unknown): NewSeat | null {
  const kind = isRecord(it) ? KINDS.find((known) => known === it.kind) : undefined;
  if (!isRecord(it) || !kind) return null;
  return {
    kind,
    ...(typeof it.level === "string" ? { level: it.level } : {}),
    ...(typeof it.name === "string" ? { name: it.name } : {}),
  };
}

function isRecord(it: unknown): it is Record<string, unknown> {
  return typeof it === "object" && it !== null && !Array.isArray(it);
}
