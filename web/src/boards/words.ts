// Words that one board needs and the page does not: loaded with the board, in the language that is set.

import type { FluentBundle } from "@fluent/bundle";
import { useEffect, useState } from "preact/hooks";
import { awaited } from "../awaited";
import type { Sources } from "../languages";
import { language } from "../settings";
import { type Args, bundleOf, phrase } from "../words";

export type Say = (id: string, args?: Args) => string;

/** Says something in the person's language; null until its words are here. */
export function useWordsOf(sources: Sources): Say | null {
  const wanted = language.value;
  const [bundle, setBundle] = useState<FluentBundle | null>(null);
  useEffect(() => awaited(sources(wanted), (source) => setBundle(bundleOf(wanted, source))), [sources, wanted]);
  return bundle && ((id, args) => phrase(bundle, id, args));
}
