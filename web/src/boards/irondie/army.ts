// An army as the set-up wants it: a name, or a list such as "rare black smasher, green barrier". The server knows the
// rules of armies: what an army is made of and whether it may play is asked there.
import { api } from "../../api";
import { area } from "../contract";
import { COLOURS, type DieFacets, MOST_SEATS, type Piece, these } from "./facets";

/** A die in a list. */
export type Choosing = Pick<DieFacets, "type" | "colour" | "rare">;

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

export function choosing({ type, colour, rare }: DieFacets): Choosing {
  return { type, colour, rare };
}

/** The dice of sets, seat by seat, as the server names them. Rejects with the engine's own words if one may not play. */
export async function diceOfSets(
  game: string,
  options: Record<string, string>,
  seats: number,
  kind: "reserve" | "side" = "reserve",
): Promise<Piece<"die">[][]> {
  const { steps } = await api.script({ game, seats, options });
  const board = steps[0]?.scene.board;
  const dice = kind === "side" ? "side-die" : "die";
  return board ? Array.from({ length: seats }, (_, seat) => these(area(board, kind, seat), dice)) : [];
}

/** The dice of ready-made armies, by name: as many in one question as can sit at a table. */
export async function armies(game: string, names: readonly string[]): Promise<Piece<"die">[][]> {
  const rows: Piece<"die">[][] = [];
  for (let at = 0; at < names.length; at += MOST_SEATS) {
    const asked = names.slice(at, at + MOST_SEATS);
    const options = Object.fromEntries(asked.map((name, seat) => [`army.${seat}`, name]));
    rows.push(...(await diceOfSets(game, options, asked.length)));
  }
  return rows;
}

/** Every die there is, colour by colour: the starter sets hold one of each. */
export function box(game: string): Promise<Piece<"die">[][]> {
  return armies(
    game,
    COLOURS.map((colour) => `starter-${colour}`),
  );
}
