// Which icon stands for which resource, feat and token.
import anvil from "icon:anvil-impact";
import owl from "icon:barn-owl";
import bear from "icon:bear-head";
import boar from "icon:boar";
import crab from "icon:crab";
import cyclops from "icon:cyclops";
import deer from "icon:deer";
import cerberus from "icon:direwolf";
import ferryman from "icon:drakkar";
import sphinx from "icon:greek-sphinx";
import shield from "icon:griffin-shield";
import hydra from "icon:hydra";
import laurels from "icon:laurels";
import gorgon from "icon:medusa-head";
import minotaur from "icon:minotaur";
import mirror from "icon:mirror-mirror";
import moon from "icon:moon";
import chest from "icon:open-treasure-chest";
import satyrs from "icon:pan-flute";
import spirits from "icon:spark-spirit";
import helmet from "icon:spartan-helmet";
import typhon from "icon:spiked-dragon-head";
import sun from "icon:sun";
import hammer from "icon:thor-hammer";
import ship from "icon:trireme";
import triton from "icon:triton-head";
import trophy from "icon:trophy-cup";
import coin from "icon:two-coins";
import sentinel from "icon:watchtower";
import elder from "icon:wizard-face";
import type { RESOURCE_NAMES } from "./facets";

export { anvil, boar, hammer, laurels, mirror, ship, trophy };

/** Each resource has a shape and a colour of its own. */
export const RESOURCES: Readonly<Record<Resource, string>> = { gold: coin, sun, moon, vp: laurels };
export type Resource = (typeof RESOURCE_NAMES)[number];

export const FEATS: Readonly<Record<string, string>> = {
  blacksmiths_hammer: hammer,
  blacksmiths_chest: chest,
  silver_hind: deer,
  great_bear: bear,
  satyrs,
  tenacious_boar: boar,
  ferryman,
  cerberus,
  helmet_of_invisibility: helmet,
  cancer: crab,
  sentinel,
  elder,
  wild_spirits: spirits,
  guardians_owl: owl,
  celestial_ship: ship,
  minotaur,
  guardians_shield: shield,
  gorgon,
  triton,
  mirror_of_the_abyss: mirror,
  sphinx,
  cyclops,
  hydra,
  typhon,
};

export const TOKENS: Readonly<Record<string, string>> = { cerberus, triton, hundred: laurels };
