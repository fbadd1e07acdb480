// The companion of a table, fetched only where somebody is led or coached.

import { useEffect, useState } from "preact/hooks";
import { awaited } from "../awaited";
import { coach, language } from "../settings";
import type { Live } from "../table/live";
import type { Companion } from "./companion";
import { hasGuide } from "./index";
import type { Note } from "./Note";

export interface Beside {
  companion: Companion;
  Note: typeof Note;
}

export function useCompanion(live: Live): Beside | null {
  const { game, guided } = live.about.value ?? { game: "", guided: false };
  const wanted = hasGuide(game) && (guided || coach.value === "on");
  const [beside, setBeside] = useState<Beside | null>(null);
  const spoken = language.value;
  useEffect(() => {
    if (!wanted) return setBeside(null);
    return awaited(
      import("./beside").then((it) => it.sitDown(live, game, spoken)),
      setBeside,
    );
  }, [live, game, wanted, spoken]);
  return beside;
}
