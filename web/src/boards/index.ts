// Which board draws which game. A game without a board of its own gets the one that fits all.
import { part } from "../renewed";
import type { BoardModule } from "./contract";

const OWN = import.meta.glob<BoardModule>("./*/index.tsx");

export async function boardOf(game: string): Promise<BoardModule> {
  const load = OWN[`./${game}/index.tsx`] ?? (() => import("./Generic"));
  return part<BoardModule>(load);
}
