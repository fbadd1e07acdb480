// What is said of several dice that an effect has rolled: how many; the dice beside it tell the rest.
import { say } from "../../words";
import type { LogLine, Seat } from "../contract";

/** Undefined where no more than one die was rolled: its own words say it all. */
export function thrown(lines: readonly LogLine[], seats: readonly Seat[]): string | undefined {
  const dice = lines.filter((line) => line.kind === "extra-die");
  if (dice.length < 2) return undefined;
  const rolling = [...new Set(dice.map((line) => line.args.seat))];
  return rolling
    .map((seat) => {
      const { name = "", mine = false } = seats[seat ?? 0] ?? {};
      const n = dice.filter((line) => line.args.seat === seat).length;
      return say("dice-thrown", { name, you: mine ? "yes" : "no", n });
    })
    .join(". ");
}
