// Words of the table itself; the game's come from the server.
import { sourcesIn } from "../../languages";
import { type Say, useWordsOf } from "../words";

const WORDS = sourcesIn(import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }));

/** Says nothing until the words are here. */
export function useForgeWords(): Say {
  return useWordsOf(WORDS) ?? (() => "");
}
