// The languages of the page: those that there are words in. A file of words is fetched when it is first needed.

/** A code such as "en". */
export type Language = string;
export const ENGLISH: Language = "en";

/** Fetches the words of one folder, in any language. */
export type Sources = (language: Language) => Promise<string>;

/** From what `import.meta.glob` finds in a folder of words; a language that the folder lacks is said in English. */
export function sourcesIn(files: Readonly<Record<string, () => Promise<unknown>>>): Sources {
  const found = new Map(Object.entries(files).map(([path, fetched]) => [codeOf(path), fetched]));
  return async (language) => String(await (found.get(language) ?? found.get(ENGLISH))?.());
}

function codeOf(path: string): Language {
  return path.slice(path.lastIndexOf("/") + 1, -".ftl".length);
}

const FILES = import.meta.glob("../words/*.ftl", { query: "?raw", import: "default" });
export const pageWords = sourcesIn(FILES);
const others = Object.keys(FILES)
  .map(codeOf)
  .filter((l) => l !== ENGLISH);
export const LANGUAGES: readonly Language[] = [ENGLISH, ...others.sort()];

/** What a language calls itself. */
export function ownName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: "language" }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
