import dustCloud from "icon:dust-cloud";
import magicPalm from "icon:magic-palm";
import ninjaHeroicStance from "icon:ninja-heroic-stance";
import ninjaMask from "icon:ninja-mask";
import poisonCloud from "icon:poison-cloud";
import sai from "icon:sai";
import shuriken from "icon:shuriken";
import type { HeroPictures } from "../pictures";

export default {
  portrait: ninjaHeroicStance,
  symbols: { ninjato: sai, shuriken, mask: ninjaMask },
  tokens: { ninjutsu: magicPalm, smoke_bomb: dustCloud, delayed_poison: poisonCloud },
} satisfies HeroPictures;
