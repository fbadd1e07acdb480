// The builder's words.
import { type Say, type Sources, useWordsOf } from "../words";

const SOURCES: Sources = {
  en: () => import("./words/en.ftl?raw"),
  ru: () => import("./words/ru.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};

export function useBuilderWords(): Say | null {
  return useWordsOf(SOURCES);
}
