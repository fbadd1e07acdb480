// Which icon stands for which hero, symbol, token and kind of card. All heroes are in this one file; the names are the
// engine's own.

import angelOutfit from "icon:angel-outfit";
import angelWings from "icon:angel-wings";
import backstab from "icon:backstab";
import barbarian from "icon:barbarian";
import barrel from "icon:barrel";
import bleedingWound from "icon:bleeding-wound";
import broadheadArrow from "icon:broadhead-arrow";
import broadsword from "icon:broadsword";
import bullseye from "icon:bullseye";
import burningMeteor from "icon:burning-meteor";
import burningSkull from "icon:burning-skull";
import cardDiscard from "icon:card-discard";
import cardDraw from "icon:card-draw";
import cardPick from "icon:card-pick";
import cardPlay from "icon:card-play";
import checkedShield from "icon:checked-shield";
import chessKnight from "icon:chess-knight";
import clawSlashes from "icon:claw-slashes";
import cloakDagger from "icon:cloak-dagger";
import clockwiseRotation from "icon:clockwise-rotation";
import coinflip from "icon:coinflip";
import convergenceTarget from "icon:convergence-target";
import conversation from "icon:conversation";
import crackedHelm from "icon:cracked-helm";
import crestedHelmet from "icon:crested-helmet";
import crocSword from "icon:croc-sword";
import crossedSabres from "icon:crossed-sabres";
import crossedSwords from "icon:crossed-swords";
import crown from "icon:crown";
import deathSkull from "icon:death-skull";
import dekuTree from "icon:deku-tree";
import diceSixFacesFive from "icon:dice-six-faces-five";
import dodging from "icon:dodging";
import drop from "icon:drop";
import dustCloud from "icon:dust-cloud";
import evilEyes from "icon:evil-eyes";
import evilTree from "icon:evil-tree";
import falling from "icon:falling";
import featheredWing from "icon:feathered-wing";
import fireRing from "icon:fire-ring";
import fireSilhouette from "icon:fire-silhouette";
import fireSpellCast from "icon:fire-spell-cast";
import fist from "icon:fist";
import flame from "icon:flame";
import flatPawPrint from "icon:flat-paw-print";
import flyingFlag from "icon:flying-flag";
import footprint from "icon:footprint";
import gearHammer from "icon:gear-hammer";
import gears from "icon:gears";
import gemPendant from "icon:gem-pendant";
import heartDrop from "icon:heart-drop";
import hearts from "icon:hearts";
import holyGrail from "icon:holy-grail";
import holySymbol from "icon:holy-symbol";
import hood from "icon:hood";
import hourglass from "icon:hourglass";
import infinity from "icon:infinity";
import katana from "icon:katana";
import knapsack from "icon:knapsack";
import knockedOutStars from "icon:knocked-out-stars";
import lightBulb from "icon:light-bulb";
import lightningElectron from "icon:lightning-electron";
import lightningTrio from "icon:lightning-trio";
import linkedRings from "icon:linked-rings";
import lotusFlower from "icon:lotus-flower";
import magicPalm from "icon:magic-palm";
import meditation from "icon:meditation";
import microchip from "icon:microchip";
import monkFace from "icon:monk-face";
import moon from "icon:moon";
import nanoBot from "icon:nano-bot";
import ninjaHeroicStance from "icon:ninja-heroic-stance";
import ninjaMask from "icon:ninja-mask";
import oakLeaf from "icon:oak-leaf";
import onTarget from "icon:on-target";
import openChest from "icon:open-chest";
import openPalm from "icon:open-palm";
import perspectiveDiceSixFacesRandom from "icon:perspective-dice-six-faces-random";
import pirateCaptain from "icon:pirate-captain";
import pirateSkull from "icon:pirate-skull";
import plainDagger from "icon:plain-dagger";
import plantSeed from "icon:plant-seed";
import poisonBottle from "icon:poison-bottle";
import poisonCloud from "icon:poison-cloud";
import powerLightning from "icon:power-lightning";
import prayer from "icon:prayer";
import punchBlast from "icon:punch-blast";
import reloadGunBarrel from "icon:reload-gun-barrel";
import ribbonMedal from "icon:ribbon-medal";
import saberTooth from "icon:saber-tooth";
import saberToothedCatHead from "icon:saber-toothed-cat-head";
import sai from "icon:sai";
import samuraiHelmet from "icon:samurai-helmet";
import seedling from "icon:seedling";
import shadowFollower from "icon:shadow-follower";
import sheikahEye from "icon:sheikah-eye";
import shield from "icon:shield";
import shieldReflect from "icon:shield-reflect";
import shiningSword from "icon:shining-sword";
import shuriken from "icon:shuriken";
import sightDisabled from "icon:sight-disabled";
import silverBullet from "icon:silver-bullet";
import smallFire from "icon:small-fire";
import snakeSpiral from "icon:snake-spiral";
import spanner from "icon:spanner";
import sparkSpirit from "icon:spark-spirit";
import sprint from "icon:sprint";
import starMedal from "icon:star-medal";
import stoneSpear from "icon:stone-spear";
import stunGrenade from "icon:stun-grenade";
import sunRadiations from "icon:sun-radiations";
import sunbeams from "icon:sunbeams";
import sunrise from "icon:sunrise";
import swordBrandish from "icon:sword-brandish";
import swordWound from "icon:sword-wound";
import targeted from "icon:targeted";
import thornyVine from "icon:thorny-vine";
import treeBranch from "icon:tree-branch";
import tripleClaws from "icon:triple-claws";
import twoCoins from "icon:two-coins";
import upgrade from "icon:upgrade";
import vampireDracula from "icon:vampire-dracula";
import vineWhip from "icon:vine-whip";
import vintageRobot from "icon:vintage-robot";
import visoredHelm from "icon:visored-helm";
import wantedReward from "icon:wanted-reward";
import waterDrop from "icon:water-drop";
import well from "icon:well";
import westernHat from "icon:western-hat";
import wingedSword from "icon:winged-sword";
import womanElfFace from "icon:woman-elf-face";
import yinYang from "icon:yin-yang";

export const HEROES: Readonly<Record<string, string>> = {
  barbarian,
  moon_elf: womanElfFace,
  pyromancer: fireSilhouette,
  shadow_thief: cloakDagger,
  monk: monkFace,
  paladin: crestedHelmet,
  ninja: ninjaHeroicStance,
  treant: evilTree,
  gunslinger: westernHat,
  samurai: samuraiHelmet,
  tactician: chessKnight,
  huntress: saberToothedCatHead,
  cursed_pirate: pirateCaptain,
  artificer: gearHammer,
  seraph: angelOutfit,
  vampire_lord: vampireDracula,
};

/** The symbols on the dice, hero by hero. */
export const SYMBOLS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  barbarian: { sword: broadsword, life: hearts, pow: punchBlast },
  moon_elf: { arrow: broadheadArrow, foot: footprint, moon },
  pyromancer: { flame, blaze: fireRing, fiery_soul: burningSkull, meteor: burningMeteor },
  shadow_thief: { dagger: plainDagger, bag: knapsack, card: cardPlay, shadow: shadowFollower },
  monk: { fist, palm: openPalm, zen: yinYang, lotus: lotusFlower },
  paladin: { sword: wingedSword, helmet: visoredHelm, life: hearts, prayer },
  ninja: { ninjato: sai, shuriken, mask: ninjaMask },
  treant: { branch: treeBranch, leaf: oakLeaf, spirit: sparkSpirit },
  gunslinger: { bullet: silverBullet, dash: sprint, bullseye },
  samurai: { katana, kabuto: samuraiHelmet, rising_sun: sunrise },
  tactician: { saber: crossedSabres, flag: flyingFlag, medal: starMedal },
  huntress: { spear: stoneSpear, claw: tripleClaws, bonded_soul: linkedRings, sabertooth: saberTooth },
  cursed_pirate: { cutlass: crocSword, booty: openChest, skull: pirateSkull },
  artificer: { wrench: spanner, gear: gears, bolt: powerLightning },
  seraph: { blade: shiningSword, wings: featheredWing, cross: holySymbol, angelic_pendant: gemPendant },
  vampire_lord: { claw: clawSlashes, gaze: evilEyes, droplet: drop },
};

/** Status effects, and companions. */
export const TOKENS: Readonly<Record<string, string>> = {
  concussion: knockedOutStars,
  stun: stunGrenade,
  fire_mastery: fireSpellCast,
  burn: smallFire,
  knockdown: falling,
  shadows: hood,
  sneak_attack: backstab,
  poison: poisonBottle,
  crit: swordWound,
  accuracy: onTarget,
  protect: checkedShield,
  retribution: shieldReflect,
  blessing_of_divinity: sunbeams,
  evasive: dodging,
  reload: reloadGunBarrel,
  bounty: wantedReward,
  cursed_doubloon: coinflip,
  powder_keg: barrel,
  wither: deathSkull,
  parlay: conversation,
  blind: sightDisabled,
  entangle: vineWhip,
  targeted,
  chi: meditation,
  cleanse: waterDrop,
  ninjutsu: magicPalm,
  smoke_bomb: dustCloud,
  delayed_poison: poisonCloud,
  barbed_vine: thornyVine,
  wellspring: well,
  honor: ribbonMedal,
  shame: crackedHelm,
  back_strike: swordBrandish,
  tactical_advantage: chessKnight,
  constrict: snakeSpiral,
  nyras_bond: linkedRings,
  bleed: bleedingWound,
  synth: microchip,
  nanite: nanoBot,
  flight: angelWings,
  holy_presence: holyGrail,
  blinding_light: sunRadiations,
  blood_power: heartDrop,
  mesmerize: sheikahEye,
  seedling: plantSeed,
  sapling: seedling,
  dryad: dekuTree,
  nyra: saberToothedCatHead,
  nyra_active: flatPawPrint,
  nanobot: nanoBot,
  shock_bot: lightningElectron,
  heal_bot: vintageRobot,
};

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
  swords: crossedSwords,
  shield,
  crown,
  passive: infinity,
  target: convergenceTarget,
  again: clockwiseRotation,
  best: lightBulb,
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
