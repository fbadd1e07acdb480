// The rules of a game in every language: fetched once each, and searched in all of them, whichever one reads.
import { api } from "../api";
import { LANGUAGES, type Language } from "../languages";
import type { Rules } from "../messages";
import { fold } from "./search";

const kept = new Map<string, Promise<Rules>>();

export function rulesOf(game: string, spoken: Language): Promise<Rules> {
  const key = `${game} ${spoken}`;
  const found = kept.get(key) ?? api.rules(game, spoken);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

/** What can be looked for of each rule, by its id: all that is said of it in these languages, folded. */
export type Index = ReadonlyMap<string, string>;

export function indexOf(books: readonly Rules[]): Index {
  const index = new Map<string, string>();
  for (const { title, rule } of books.flatMap(each)) {
    const choice = rule.choice ? [rule.choice.name, rule.choice.label, ...rule.choice.values.map((v) => v.label)] : [];
    const said = [rule.id, title, rule.text, rule.place, rule.note, ...choice].join(" ");
    index.set(rule.id, `${index.get(rule.id) ?? ""} ${fold(said)}`);
  }
  return index;
}

function each(book: Rules) {
  return book.areas.flatMap(({ title, rules }) => rules.map((rule) => ({ title, rule })));
}

/** The index over all languages. */
export async function everyLanguage(game: string): Promise<Index> {
  return indexOf(await Promise.all(LANGUAGES.map((spoken) => rulesOf(game, spoken))));
}

/** The ids of rules in a text: `see DT-dmg-12` in pieces, every second one an id. */
export function idsIn(text: string): string[] {
  return text.split(/\b([A-Z]{2}-[a-z]+-(?:\d+|[a-z]+(?:-[a-z]+)*))\b/);
}
