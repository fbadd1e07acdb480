import bleedingWound from "icon:bleeding-wound";
import flatPawPrint from "icon:flat-paw-print";
import linkedRings from "icon:linked-rings";
import saberTooth from "icon:saber-tooth";
import saberToothedCatHead from "icon:saber-toothed-cat-head";
import stoneSpear from "icon:stone-spear";
import tripleClaws from "icon:triple-claws";
import type { HeroPictures } from "../pictures";

export default {
  portrait: saberToothedCatHead,
  symbols: { spear: stoneSpear, claw: tripleClaws, bonded_soul: linkedRings, sabertooth: saberTooth },
  tokens: { nyras_bond: linkedRings, bleed: bleedingWound, nyra: saberToothedCatHead, nyra_active: flatPawPrint },
} satisfies HeroPictures;
