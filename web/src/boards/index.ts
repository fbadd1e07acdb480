// Which board draws which game. A game without a board of its own gets the one that fits all.

import { useEffect, useState } from "preact/hooks";
import { awaited } from "../awaited";
import { part } from "../renewed";
import type { BoardModule } from "./contract";

const OWN = import.meta.glob<BoardModule>("./*/index.tsx");

/** The board of a game. Its styles hold from now on, and no other's (`scopes.ts`). */
export async function boardOf(game: string): Promise<BoardModule> {
  document.documentElement.dataset.board = game;
  const load = OWN[`./${game}/index.tsx`] ?? (() => import("./Generic"));
  return part<BoardModule>(load);
}

/** A part that a game's board may bring along, or the usual one; null until it is known, so that nothing is drawn, and
 * read aloud, twice. */
export function useOwn<K extends "entry" | "end" | "joined" | "course">(
  game: string,
  name: K,
  usual: NonNullable<BoardModule[K]>,
) {
  const [own, setOwn] = useState<{ it: NonNullable<BoardModule[K]> } | null>(null);
  useEffect(
    () =>
      awaited(
        boardOf(game),
        (module) => setOwn({ it: module[name] ?? usual }),
        () => setOwn({ it: usual }),
      ),
    [game, name, usual],
  );
  return own?.it ?? null;
}
