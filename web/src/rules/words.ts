// The words of the rules page and of what opens over a table.
import { type Say, useWordsOf } from "../boards/words";
import { sourcesIn } from "../languages";

const WORDS = sourcesIn(import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }));

export function useRuleWords(): Say | null {
  return useWordsOf(WORDS);
}
