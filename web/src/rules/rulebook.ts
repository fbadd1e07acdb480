// The rules of a game and its glossary, in every language: fetched once each, and searched in all of them, whichever one
// reads.
import { api } from "../api";
import { inFull } from "../boards/lookup";
import { LANGUAGES, type Language } from "../languages";
import type { Glossary, Rules } from "../messages";
import { fold } from "./search";

type Fetched<T> = (game: string, spoken: Language) => Promise<T>;

function once<T>(load: Fetched<T>): Fetched<T> {
  const kept = new Map<string, Promise<T>>();
  return (game, spoken) => {
    const key = `${game} ${spoken}`;
    const found = kept.get(key) ?? load(game, spoken);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
    return found;
  };
}

export const rulesOf = once(api.rules);
export const glossaryOf = once(api.glossary);

/** What can be looked for of each rule, by its id, or of each thing, by its reference: all that is said of it, folded. */
export type Index = ReadonlyMap<string, string>;

export function indexOf(books: readonly Rules[]): Index {
  return said(
    books.flatMap((book) =>
      book.areas.flatMap(({ title, rules }) =>
        rules.map(({ id, text, place, note, see, choice }): [string, string] => {
          const readings = choice ? [choice.name, choice.label, ...choice.values.map((v) => v.label)] : [];
          return [id, [id, title, text, place, note, ...see, ...readings].join(" ")];
        }),
      ),
    ),
  );
}

export function thingsIn(books: readonly Glossary[]): Index {
  return said(
    books.flatMap((book) =>
      book.chapters.flatMap(({ title, terms }) =>
        terms.map(({ thing, rule }): [string, string] => [
          thing.ref,
          [title, thing.name, thing.label, rule, ...thing.notes.map(inFull)].join(" "),
        ]),
      ),
    ),
  );
}

function said(lines: readonly (readonly [string, string])[]): Index {
  const index = new Map<string, string>();
  for (const [key, line] of lines) index.set(key, `${index.get(key) ?? ""} ${fold(line)}`);
  return index;
}

/** An index over all languages. */
export async function everywhere<T>(game: string, book: Fetched<T>, index: (books: T[]) => Index): Promise<Index> {
  return index(await Promise.all(LANGUAGES.map((spoken) => book(game, spoken))));
}
