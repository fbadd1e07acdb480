// The log of IRONDIE: a duel is one entry, however many throws it has.
import { expect, test } from "vitest";
import type { LogLine } from "../contract";
import { joined } from "./Entry";

function line(kind: string, happening: string, begins = false): LogLine {
  return { kind, happening, begins, args: {}, text: kind };
}

const THROW = [line("aimed", "duel", true), line("dueled", "duel")];
const kinds = (entries: readonly (readonly LogLine[])[]) => entries.map((entry) => entry.map((it) => it.kind));

test("a duel with its answers, passes and blows is one entry, the next duel another", () => {
  const blow = [line("won", "strike", true), line("changed", "strike")];
  const last = [line("lost", "strike", true), line("duel-over", "")];
  const entries = joined([THROW, THROW, [line("passed", "pass")], blow, last, THROW]);
  expect(kinds(entries)).toEqual([
    ["aimed", "dueled", "aimed", "dueled", "passed", "won", "changed", "lost", "duel-over"],
    ["aimed", "dueled"],
  ]);
});

test("bonuses of a battle stand by themselves", () => {
  const bonus = [line("bonus", "strike", true), line("changed", "strike")];
  expect(joined([bonus, bonus])).toHaveLength(2);
  expect(joined([THROW, [line("damage", "damage", true)]])).toHaveLength(2);
});
