// The words of the table and of the army builder.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { sourcesIn } from "../../languages";
import { type Say, useWordsOf } from "../words";

const WORDS = sourcesIn(import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }));

export function useIronWords(): Say | null {
  return useWordsOf(WORDS);
}

const Said = createContext<Say>(() => "");
export const Speaking = Said.Provider;

/** Inside the table: says something, or nothing until the words are here. */
export function useSay(): Say {
  return useContext(Said);
}
