// Words about cards of one's own: loaded where somebody sets up a table, edits cards, or plays with other ones.
import { type Say, useWordsOf } from "../boards/words";
import { sourcesIn } from "../languages";

const WORDS = sourcesIn(import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }));

export function useCardWords(): Say | null {
  return useWordsOf(WORDS);
}
