// Which icon stands for which hero, symbol, token and kind of card; the names are the engine's own. The pictures of a hero
// travel when somebody asks for the first of them: `heroes/<hero>.ts` has them.

import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardPick from "icon:card-pick";
import clockwiseRotation from "icon:clockwise-rotation";
import convergenceTarget from "icon:convergence-target";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import diceSixFacesFive from "icon:dice-six-faces-five";
import hearts from "icon:hearts";
import hourglass from "icon:hourglass";
import infinity from "icon:infinity";
import lightBulb from "icon:light-bulb";
import lightningTrio from "icon:lightning-trio";
import papers from "icon:papers";
import perspectiveDiceSixFacesRandom from "icon:perspective-dice-six-faces-random";
import shield from "icon:shield";
import sparkSpirit from "icon:spark-spirit";
import stairs from "icon:stairs";
import sunrise from "icon:sunrise";
import twoCoins from "icon:two-coins";
import upgrade from "icon:upgrade";
import { signal } from "@preact/signals";

export interface HeroPictures {
  portrait: string;
  /** The symbols on the dice. */
  symbols: Readonly<Record<string, string>>;
  /** Status effects and companions that come with the hero. */
  tokens: Readonly<Record<string, string>>;
}

const FILES = import.meta.glob<HeroPictures>("./heroes/*.ts", { import: "default" });
const here = signal<Readonly<Record<string, HeroPictures>>>({});
const asked = new Set<string>();

/** The pictures of a hero; undefined until they are here. Whoever asks while drawing is drawn again when they come. */
export function picturesOf(hero: string): HeroPictures | undefined {
  const load = FILES[`./heroes/${hero}.ts`];
  if (load && !asked.has(hero)) {
    asked.add(hero);
    load().then(
      (pictures) => {
        here.value = { ...here.value, [hero]: pictures };
      },
      () => asked.delete(hero), // no connection: whoever draws next asks again
    );
  }
  return here.value[hero];
}

export function symbolOf(hero: string, symbol: string): string | undefined {
  return picturesOf(hero)?.symbols[symbol];
}

/** A token belongs to one of the heroes at the table. */
export function tokenPicture(token: string): string | undefined {
  return Object.values(here.value).find((it) => it.tokens[token])?.tokens[token];
}

/** Kinds of cards by the moment they are played in. */
export const KINDS: Readonly<Record<string, string>> = {
  main: hourglass,
  roll: diceSixFacesFive,
  instant: lightningTrio,
  upkeep: sunrise,
  upgrade,
};

/** Signs of the table itself. */
export const SIGNS = {
  heart: hearts,
  coin: twoCoins,
  hand: cardPick,
  deck: cardDraw,
  pile: cardDiscard,
  board: papers,
  swords: crossedSwords,
  shield,
  crown,
  passive: infinity,
  target: convergenceTarget,
  again: clockwiseRotation,
  best: lightBulb,
  row: stairs,
  power: sparkSpirit,
  die: perspectiveDiceSixFacesRandom,
} as const;

/** Each hero has a colour of its own; portrait and name say it too. */
export const COLOURS: Readonly<Record<string, string>> = {
  barbarian: "#a8432f",
  moon_elf: "#4d6fb3",
  pyromancer: "#c4481f",
  shadow_thief: "#5b4a8a",
  monk: "#b98a1e",
  paladin: "#8a7a3a",
  ninja: "#3c5a52",
  treant: "#4c7a35",
  gunslinger: "#b0622c",
  samurai: "#a52f3f",
  tactician: "#3f6484",
  huntress: "#8d5a2b",
  cursed_pirate: "#2f7a74",
  artificer: "#8a5f9e",
  seraph: "#5f83b8",
  vampire_lord: "#7d1f3a",
};

/** The stripe of a card by its kind; its foot says it in words. */
export const EDGES: Readonly<Record<string, string>> = {
  main: "#3b6ea5",
  roll: "#d9772b",
  instant: "#a8362f",
  upkeep: "#3b8558",
  upgrade: "#6b6258",
};
