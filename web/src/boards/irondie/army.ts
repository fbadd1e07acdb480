// An army as the set-up wants it: a name, or a list such as "rare black smasher, green barrier". The server knows the
// rules of armies: what an army is made of and whether it may play is asked there.
import { api } from "../../api";
import { area, type Thing } from "../contract";
import type { Facets } from "./MetalDie";

export const ARMY = 9;
export const SIDE = 3;
export const COLOURS = ["red", "blue", "yellow", "purple", "green", "orange", "black", "white"] as const;
/** As many seats as a table can have: that many sets can be looked at in one question. */
const MOST_SEATS = 6;

/** A die in a list. */
export interface Choosing {
  type: string;
  colour: string;
  rare: boolean;
}

export function spell(dice: readonly Choosing[]): string {
  return dice.map((die) => `${die.rare ? "rare " : ""}${die.colour} ${die.type.replace("_", " ")}`).join(", ");
}

/** Reads what `spell` has written. */
export function unspell(list: string): Choosing[] {
  return list
    .split(",")
    .map((entry) => entry.trim().split(" "))
    .filter((words) => words.length > 1)
    .map((words) => {
      const rare = words[0] === "rare";
      const [colour = "", ...type] = rare ? words.slice(1) : words;
      return { rare, colour, type: type.join("_") };
    });
}

export function choosing({ type, colour, rare }: Facets): Choosing {
  return { type: String(type), colour: String(colour), rare: rare === true };
}

/** The dice of sets, seat by seat, as the server names them. Rejects with the engine's own words if one may not play. */
export async function look(
  game: string,
  options: Record<string, string>,
  seats: number,
  kind = "reserve",
): Promise<Thing[][]> {
  const { steps } = await api.walk({ game, seats, options });
  const board = steps[0]?.scene.board;
  return board ? Array.from({ length: seats }, (_, seat) => area(board, kind, seat)?.things ?? []) : [];
}

/** Every die there is, colour by colour: the starter sets hold one of each. */
export async function box(game: string): Promise<Thing[][]> {
  const rows: Thing[][] = [];
  for (let at = 0; at < COLOURS.length; at += MOST_SEATS) {
    const colours = COLOURS.slice(at, at + MOST_SEATS);
    const options = Object.fromEntries(colours.map((colour, seat) => [`army.${seat}`, `starter-${colour}`]));
    rows.push(...(await look(game, options, colours.length)));
  }
  return rows;
}
