// The words of the table and of the hero picker.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Say, type Sources, useWordsOf } from "../words";

const SOURCES: Sources = {
  en: () => import("./words/en.ftl?raw"),
  ru: () => import("./words/ru.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};

export function useThroneWords(): Say | null {
  return useWordsOf(SOURCES);
}

const Said = createContext<Say>(() => "");
export const Speaking = Said.Provider;

/** Inside the table: says something, or nothing until the words are here. */
export function useSay(): Say {
  return useContext(Said);
}
