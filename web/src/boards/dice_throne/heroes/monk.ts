import dodging from "icon:dodging";
import falling from "icon:falling";
import fist from "icon:fist";
import lotusFlower from "icon:lotus-flower";
import meditation from "icon:meditation";
import monkFace from "icon:monk-face";
import openPalm from "icon:open-palm";
import waterDrop from "icon:water-drop";
import yinYang from "icon:yin-yang";
import type { HeroPictures } from "../pictures";

export default {
  portrait: monkFace,
  symbols: { fist, palm: openPalm, zen: yinYang, lotus: lotusFlower },
  tokens: { knockdown: falling, evasive: dodging, chi: meditation, cleanse: waterDrop },
} satisfies HeroPictures;
