// The page's own words, in the language that is set. Everything about a game comes in words from the server.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { signal } from "@preact/signals";
import { type Language, pageWords } from "./languages";
import { language } from "./settings";

const bundle = signal<FluentBundle | null>(null);

export type Args = Record<string, string | number>;

/** Learn the words of a language; `language` changes only when they are there, so that nothing flickers. */
export async function speak(wanted: Language): Promise<void> {
  bundle.value = bundleOf(wanted, await pageWords(wanted));
  language.value = wanted;
}

export function bundleOf(wanted: Language, ...sources: string[]): FluentBundle {
  const it = new FluentBundle(wanted, { useIsolating: false });
  for (const source of sources) {
    const errors = it.addResource(new FluentResource(source));
    if (errors.length) throw errors[0];
  }
  return it;
}

export function phrase(it: FluentBundle, id: string, args?: Args): string {
  const message = it.getMessage(id);
  if (!message?.value) throw new Error(`The page has no words for "${id}"; add them to web/words.`);
  return it.formatPattern(message.value, args);
}

export function say(id: string, args?: Args): string {
  const it = bundle.value;
  return it ? phrase(it, id, args) : "";
}

export function has(id: string): boolean {
  return bundle.value?.hasMessage(id) ?? false;
}
