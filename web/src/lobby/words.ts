// Words of the lobby alone: nobody who plays at once needs them.
import { type Say, useWordsOf } from "../boards/words";
import { sourcesIn } from "../languages";

const WORDS = sourcesIn(import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }));

export function useLobbyWords(): Say | null {
  return useWordsOf(WORDS);
}
