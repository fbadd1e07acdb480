// Who somebody is: what makes up his character, and the icons of its parts.
import { area, kindOf, type Table, type Thing } from "../contract";
import { as, these } from "./facets";
import { armor, CLASSES, RACES, story } from "./pictures";

export type Character = ReturnType<typeof characterOf>;

export function characterOf({ board }: Table, seat: number) {
  const character = area(board, "character", seat);
  const [klass] = these(character, "class");
  const [race] = these(character, "race");
  const [alignment] = these(character, "alignment");
  const backstory = character?.things.find((thing) => kindOf(thing.ref) === "backstory");
  const icon = CLASSES[klass?.facets.klass ?? ""] ?? RACES[race?.facets.race ?? ""];
  return { character, klass, race, alignment, backstory, icon };
}

/** The icon of whatever is no card of the market. */
export function iconOf(thing: Thing): string {
  const klass = as(thing, "class", "class-card")?.facets.klass ?? "";
  const race = as(thing, "race", "race-board")?.facets.race ?? "";
  return CLASSES[klass] ?? RACES[race] ?? (kindOf(thing.ref) === "armor-set" ? armor : story);
}
