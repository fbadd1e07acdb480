// Cards, faces and abilities mean nothing without their hero and carry it along in events: `card_code` of the rules.
import { FACE_CODES } from "./facets";
import SHEET from "./heroes.json";

const BY_NUMBER = new Map(SHEET.map((hero) => [hero.number, hero]));

/** A face of a hero's dice. */
export function faceOf(code: number): { hero: string; symbol: string; value: number } {
  const hero = BY_NUMBER.get(Math.floor(code / FACE_CODES));
  const value = code % FACE_CODES;
  return { hero: hero?.id ?? "", symbol: hero?.dice.split(" ")[value - 1] ?? "", value };
}
