// Something from the server, loaded anew when the language or a key changes.

import { useEffect, useState } from "preact/hooks";
import { awaited } from "./awaited";
import { language } from "./settings";

interface Loaded<T> {
  it: T | null;
  failed: string;
}

export function useLoaded<T>(load: () => Promise<T>, key = ""): Loaded<T> {
  const [state, setState] = useState<Loaded<T>>({ it: null, failed: "" });
  const wanted = `${language.value} ${key}`;
  // `load` is made anew on every drawing; `wanted` says when it matters.
  useEffect(
    () =>
      awaited(
        load(),
        (it) => setState({ it, failed: "" }),
        (no) => setState((before) => ({ it: before.it, failed: no.message })),
      ),
    [wanted],
  );
  return state;
}
