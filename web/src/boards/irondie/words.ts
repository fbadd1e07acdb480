// The builder's words.
import { sourcesIn } from "../../languages";
import { type Say, useWordsOf } from "../words";

const WORDS = sourcesIn(import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }));

export function useBuilderWords(): Say | null {
  return useWordsOf(WORDS);
}
