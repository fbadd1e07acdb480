// Which puzzles somebody has solved, and which he has missed: his first answer counts. It stays in this browser.
import { signal } from "@preact/signals";
import { keep, recall } from "../settings";

export type Outcome = "solved" | "missed";
const SIGNS: Readonly<Record<Outcome, string>> = { solved: "+", missed: "-" };

/** Of one game, by the ids of its puzzles. */
export class Kept {
  readonly outcomes = signal<ReadonlyMap<string, Outcome>>(new Map());

  constructor(private readonly game: string) {
    const words = recall(`puzzles-${game}`)?.split(" ").filter(Boolean) ?? [];
    this.outcomes.value = new Map(words.map((it) => [it.slice(1), it.startsWith(SIGNS.solved) ? "solved" : "missed"]));
  }

  note(id: string, outcome: Outcome): void {
    if (this.outcomes.value.has(id)) return;
    this.outcomes.value = new Map([...this.outcomes.value, [id, outcome]]);
    keep(`puzzles-${this.game}`, [...this.outcomes.value].map(([it, how]) => SIGNS[how] + it).join(" "));
  }
}
