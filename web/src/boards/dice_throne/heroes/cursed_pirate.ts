import barrel from "icon:barrel";
import coinflip from "icon:coinflip";
import conversation from "icon:conversation";
import crocSword from "icon:croc-sword";
import deathSkull from "icon:death-skull";
import openChest from "icon:open-chest";
import pirateCaptain from "icon:pirate-captain";
import pirateSkull from "icon:pirate-skull";
import type { HeroPictures } from "../pictures";

export default {
  portrait: pirateCaptain,
  symbols: { cutlass: crocSword, booty: openChest, skull: pirateSkull },
  tokens: { cursed_doubloon: coinflip, powder_keg: barrel, wither: deathSkull, parlay: conversation },
} satisfies HeroPictures;
