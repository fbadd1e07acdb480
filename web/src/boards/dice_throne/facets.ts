// Written by `python -m dicewright.server.typescript` from the facets of dice_throne. Do not edit.

import { finding, type ThingWith } from "../contract";

/** A die, and the symbol of its hero that lies up. `counts`: it is one of those that decide. */
export interface DieFacets {
  hero: string;
  symbol: string;
  counts?: boolean;
}

/** The attack under way: its kind of damage, and the reference of the ability. */
export interface DeclaredFacets {
  kind: string;
  of: string;
}

/** Whom it hits. */
export interface TargetFacets {
  seat: number;
}

/** A hero. `active`: it is his turn; `shared`: his team has one health, `full` when it is whole. */
export interface HeroFacets {
  hero: string;
  team: number;
  full: number;
  active?: boolean;
  out?: boolean;
  shared?: boolean;
}

/** A status effect or a companion. */
export interface TokenFacets {
  token: string;
  kind: string;
  limit: number;
}

/** Something that can be used, or has been. `token`: what it is paid with. */
export interface PowerFacets {
  token: string;
  used?: boolean;
}

/** An ability of a hero board, at one of its levels. */
export interface AbilityFacets {
  ability: string;
  kind: string;
  slot: number;
  available?: boolean;
  level: number;
  levels: number;
}

/** The second ability of an upgrade. `available`: the dice allow it. */
export interface SecondFacets {
  ability: string;
  kind: string;
  slot: number;
  available?: boolean;
}

/** A card. `price`: what it costs now, for an upgrade of an upgrade costs only the difference; `common`: every deck
 * has it; `ability`: the one that an upgrade is laid upon. */
export interface CardFacets {
  card: string;
  kind: string;
  cost: number;
  price: number;
  common?: boolean;
  ability?: string;
}

export const FACE_CODES = 8;
export const CARD_CODES = 64;
export const SLOT_CODES = 32;
export const MOST_CP = 15;
export const MOST_COMPLEX = 6;
export const SOURCES = ["attack", "splash", "defense", "other", "blast", "curse"] as const;
export const PHASES = ["upkeep", "income", "main-1", "offense", "targeting", "defense", "main-2", "discard"] as const;

/** What things are drawn from, by the kind of their reference. */
export interface Facets {
  die: DieFacets;
  "extra-die": DieFacets;
  declared: DeclaredFacets;
  target: TargetFacets;
  hero: HeroFacets;
  token: TokenFacets;
  power: PowerFacets;
  ability: AbilityFacets;
  second: SecondFacets;
  card: CardFacets;
  discarded: CardFacets;
  playing: CardFacets;
}

export type Piece<Kind extends keyof Facets> = ThingWith<Facets[Kind]>;
export const { as, these } = finding<Facets>();
