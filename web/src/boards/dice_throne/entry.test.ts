// The log of Dice Throne: an exchange is one entry, with the cards that were played in it.
import { expect, test } from "vitest";
import type { LogLine } from "../contract";
import { joined } from "./Entry";

function line(kind: string, happening: string, args: Record<string, number> = {}): LogLine {
  return { kind, happening, begins: happening !== "", args, text: kind };
}

const ATTACK = [line("declared", "attack"), line("phase", "", { phase: 6 })];
const DEFENCE = [line("defended", "defence"), line("extra-die", "defence")];
const CARD = [line("played", "card")];
const kinds = (entries: readonly (readonly LogLine[])[]) => entries.map((entry) => entry.map((it) => it.kind));

test("a card that is played inside an exchange belongs to its entry", () => {
  expect(kinds(joined([ATTACK, CARD, DEFENCE, CARD, [line("health", "damage")]]))).toEqual([
    ["declared", "phase", "played", "defended", "extra-die", "played", "health"],
  ]);
});

test("a card before the attack, or in the main phase after it, stands by itself", () => {
  const dealt = [line("health", "damage"), line("phase", "", { phase: 7 })];
  const before = [line("attempt", "roll"), line("rolled", "roll")];
  expect(joined([before, CARD, ATTACK, dealt, CARD, [line("token-gained", "status")]])).toHaveLength(5);
});
