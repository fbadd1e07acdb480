// The log of Dice Throne: an exchange is one entry, with the cards that were played in it.
import { expect, test } from "vitest";
import { speak } from "../../words";
import type { LogLine, Seat } from "../contract";
import { joined } from "./Entry";
import { thrown } from "./thrown";

await speak("en");

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

test("a card before the attack, or in the main phase after it, stands by itself with what it does", () => {
  const dealt = [line("health", "damage"), line("phase", "", { phase: 7 })];
  const before = [line("attempt", "roll"), line("rolled", "roll")];
  expect(joined([before, CARD, ATTACK, dealt, CARD, [line("token-gained", "status")]])).toHaveLength(4);
});

test("a card, a power or a status is one entry with the dice and the health that it brings", () => {
  const dice = [line("extra-die", "roll"), line("extra-die", "roll")];
  const mended = [line("healed", "damage"), line("health", "damage")];
  const attempt = [line("attempt", "roll"), line("rolled", "roll")];
  expect(kinds(joined([CARD, dice, mended, CARD, attempt]))).toEqual([
    ["played", "extra-die", "extra-die", "healed", "health"],
    ["played"],
    ["attempt", "rolled"],
  ]);
  expect(joined([[line("token-due", "status")], [line("damage", "damage"), line("health", "damage")]])).toHaveLength(1);
});

test("several dice of an effect are told together, each thrower's", () => {
  const seats = [
    { name: "Ada", mine: true },
    { name: "Bea", mine: false },
  ] as Seat[];
  const die = (seat: number) => line("extra-die", "roll", { seat });
  expect(thrown([die(1)], seats)).toBeUndefined();
  expect(thrown([die(0), die(0), die(0), die(0)], seats)).toBe("You rolled 4 extra dice");
  expect(thrown([die(0), die(1), die(1)], seats)).toBe("You rolled 1 extra die. Bea rolled 2 extra dice");
});
