// Written by `python -m dicewright.server.typescript` from the facets of dice_forge. Do not edit.

import { finding, type ThingWith } from "../contract";

/** A face: what it does with what it gives. Of a pile also its price and its square of the sanctuary; of a side of
 * a die, whether it lies up. */
export interface FaceFacets {
  face: string;
  does: string;
  colour?: string;
  gold?: number;
  sun?: number;
  moon?: number;
  vp?: number;
  price?: number;
  square?: number;
  up?: boolean;
}

/** A stack of feats: where it lies, what a card costs and brings. */
export interface StackFacets {
  feat: string;
  portal: number;
  sun: number;
  moon: number;
  glory: number;
}

/** A hero's feat. `used`: so many of its cards have been, this turn. */
export interface FeatFacets {
  feat: string;
  used?: number;
}

/** What a hero has of a resource. No `limit`: as much as he can get. */
export interface ReserveFacets {
  resource: string;
  colour: string;
  limit?: number;
}

/** The track of the Blacksmith's Hammer. */
export interface HammerFacets {
  spaces: number;
}

/** A token. */
export interface TokenFacets {
  token: string;
}

/** A pawn, and the portal it stands in; 0 is the start. `active`: it is this hero's turn. */
export interface PawnFacets {
  portal: number;
  active?: boolean;
}

export const RESOURCE_NAMES = ["gold", "sun", "moon", "vp"] as const;
export const SQUARES = 10;

/** What things are drawn from, by the kind of their reference. */
export interface Facets {
  face: FaceFacets;
  side: FaceFacets;
  "new-face": FaceFacets;
  stack: StackFacets;
  card: FeatFacets;
  reserve: ReserveFacets;
  hammer: HammerFacets;
  token: TokenFacets;
  hundreds: TokenFacets;
  pawn: PawnFacets;
}

export type Piece<Kind extends keyof Facets> = ThingWith<Facets[Kind]>;
export const { as, these } = finding<Facets>();
