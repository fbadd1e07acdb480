// Which icon stands for which race, class, attribute and kind of card.

import barbarian from "icon:barbarian";
import str from "icon:biceps";
import ranger from "icon:bow-arrow";
import int from "icon:brain";
import armor from "icon:breastplate";
import weapon from "icon:broadsword";
import pileSign from "icon:card-discard";
import deckSign from "icon:card-draw";
import warrior from "icon:crossed-swords";
import mask from "icon:drama-masks";
import dwarf from "icon:dwarf-face";
import con from "icon:heart-beats";
import halfling from "icon:hobbit-door";
import cleric from "icon:holy-symbol";
import dragonkin from "icon:lizardman";
import thief from "icon:lockpicks";
import bard from "icon:lyre";
import sorcerer from "icon:magic-swirl";
import monk from "icon:monk-face";
import druid from "icon:oak-leaf";
import skill from "icon:open-book";
import orc from "icon:orc-head";
import wis from "icon:owl";
import cha from "icon:public-speaker";
import rogue from "icon:rogue";
import star from "icon:round-star";
import dex from "icon:running-ninja";
import story from "icon:scroll-unfurled";
import paladin from "icon:templar-shield";
import coin from "icon:two-coins";
import human from "icon:visored-helm";
import wizard from "icon:wizard-face";
import elf from "icon:woman-elf-face";

export { armor, coin, deckSign, pileSign, skill, star, story };

export const RACES: Readonly<Record<string, string>> = { dragonkin, dwarf, elf, halfling, human, orc };

export const CLASSES: Readonly<Record<string, string>> = {
  cleric,
  paladin,
  druid,
  ranger,
  monk,
  bard,
  rogue,
  thief,
  sorcerer,
  wizard,
  warrior,
  barbarian,
};

export const ATTRIBUTES: readonly string[] = [str, dex, con, int, wis, cha];

export const CARDS: Readonly<Record<string, string>> = { weapon, armor, skill, trait: mask };

/** The edge of a card by its kind; the icon and the first line say it too. */
export const EDGES: Readonly<Record<string, string>> = {
  weapon: "#a8402f",
  armor: "#3b6ea5",
  skill: "#3b8558",
  trait: "#7d4d9c",
};

/** Where the arrow of a skill or trait points on the grid: good is up, law is left. */
export const ARROWS: Readonly<Record<string, string>> = { good: "↑", evil: "↓", law: "←", chaos: "→", copied: "↻" };
