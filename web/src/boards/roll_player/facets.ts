// Written by `python -m dicewright.server.typescript` from the facets of roll_player. Do not edit.

import { finding, type ThingWith } from "../contract";

/** An initiative card: the colour of its die, if there is one, and who has taken it. */
export interface InitiativeFacets {
  number: number;
  gold: number;
  colour?: string;
  seat?: number | null;
}

/** A market card. `price` is printed on it, `cost` is what the one who looks would pay, `gain` the stars it would
 * bring him as things stand. */
export interface CardFacets {
  card: string;
  type: string;
  price: number;
  cost?: number | null;
  gain?: number | null;
  arrow?: string;
  exhausted?: boolean;
}

/** A die, or those of one colour in the bag. */
export interface DieFacets {
  colour: string;
}

/** A race. */
export interface RaceFacets {
  race: string;
}

/** A class. `used`: its ability has been, this round. */
export interface ClassFacets {
  klass: string;
  colour: string;
  used?: boolean;
}

/** A side of a class card, to choose from: its goals by attribute. `most` is 0 where more is better. */
export interface ClassCardFacets {
  klass: string;
  colour: string;
  least: number[];
  most: number[];
  stars: number[];
}

/** What every space of the grid is worth, from lawful good to chaotic evil, and the space the token is at. */
export interface AlignmentFacets {
  at: number;
  grid: number[];
}

/** A space of a row: the colour of its die, and the one that the backstory wishes there. */
export interface CellFacets {
  position: number;
  colour?: string;
  wished?: string;
}

/** The goal of a row. No `max`: the more, the better. */
export interface GoalFacets {
  min: number;
  stars: number;
  max?: number | null;
  met?: boolean;
}

export const SIDES = 6;
export const COLOURS = ["green", "blue", "red", "purple", "black", "white", "gold"] as const;
export const LETTERS = ["g", "b", "r", "p", "k", "w", "$"] as const;

/** What things are drawn from, by the kind of their reference. */
export interface Facets {
  initiative: InitiativeFacets;
  card: CardFacets;
  bag: DieFacets;
  hand: DieFacets;
  race: RaceFacets;
  class: ClassFacets;
  "race-board": RaceFacets;
  "class-card": ClassCardFacets;
  alignment: AlignmentFacets;
  cell: CellFacets;
  goal: GoalFacets;
}

export type Piece<Kind extends keyof Facets> = ThingWith<Facets[Kind]>;
export const { as, these } = finding<Facets>();
