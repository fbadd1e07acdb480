import burningMeteor from "icon:burning-meteor";
import burningSkull from "icon:burning-skull";
import falling from "icon:falling";
import fireRing from "icon:fire-ring";
import fireSilhouette from "icon:fire-silhouette";
import fireSpellCast from "icon:fire-spell-cast";
import flame from "icon:flame";
import smallFire from "icon:small-fire";
import stunGrenade from "icon:stun-grenade";
import type { HeroPictures } from "../pictures";

export default {
  portrait: fireSilhouette,
  symbols: { flame, blaze: fireRing, fiery_soul: burningSkull, meteor: burningMeteor },
  tokens: { stun: stunGrenade, fire_mastery: fireSpellCast, burn: smallFire, knockdown: falling },
} satisfies HeroPictures;
