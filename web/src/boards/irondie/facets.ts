// Written by `python -m dicewright.server.typescript` from the facets of irondie. Do not edit.

import { finding, type ThingWith } from "../contract";

/** A die. `specialised`: its colour is that of its type; `pays`: its bonus is still to be used. */
export interface DieFacets {
  type: string;
  klass: string;
  colour: string;
  rare: boolean;
  specialised: boolean;
  pays?: boolean;
}

/** A throw that waits to be carried out: references to the die and to what it aims at. */
export interface ThrowFacets {
  die: string;
  aims: string[];
  colour: string;
}

/** A colour of dice. */
export interface ColourFacets {
  colour: string;
}

export const ARMY = 9;
export const SIDE = 3;
export const MOST_SEATS = 8;
export const ABYSS = 4;
export const COLOURS = ["red", "blue", "yellow", "purple", "green", "orange", "black", "white"] as const;

/** What things are drawn from, by the kind of their reference. */
export interface Facets {
  die: DieFacets;
  "side-die": DieFacets;
  throw: ThrowFacets;
  colour: ColourFacets;
}

export type Piece<Kind extends keyof Facets> = ThingWith<Facets[Kind]>;
export const { as, these } = finding<Facets>();
