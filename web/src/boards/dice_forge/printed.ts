// Faces and feats by their numbers, as events name them.
import type { FaceFacets } from "./facets";
import PRINTED from "./printed.json";

const FACES: readonly FaceFacets[] = PRINTED.faces;

/** Faces are counted from 1. */
export function faceOf(number: number | undefined): FaceFacets | undefined {
  return number === undefined ? undefined : FACES[number - 1];
}

export function featOf(number: number | undefined): string {
  return PRINTED.feats[number ?? -1] ?? "";
}
