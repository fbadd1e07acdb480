// Fetches what a companion needs: the guide of the game, and his words.

import type { Live } from "../table/live";
import { bundleOf } from "../words";
import { Companion } from "./companion";
import { guideOf, guideWords } from "./index";
import { Note } from "./Note";
import type { Beside } from "./useCompanion";

export async function sitDown(live: Live, game: string, language: string): Promise<Beside | null> {
  const [guide, source] = await Promise.all([guideOf(game), guideWords(language)]);
  return guide && { companion: new Companion(live, guide, bundleOf(language, source)), Note };
}
