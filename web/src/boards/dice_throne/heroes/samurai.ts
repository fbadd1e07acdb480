import crackedHelm from "icon:cracked-helm";
import katana from "icon:katana";
import ribbonMedal from "icon:ribbon-medal";
import samuraiHelmet from "icon:samurai-helmet";
import sunrise from "icon:sunrise";
import swordBrandish from "icon:sword-brandish";
import type { HeroPictures } from "../pictures";

export default {
  portrait: samuraiHelmet,
  symbols: { katana, kabuto: samuraiHelmet, rising_sun: sunrise },
  tokens: { honor: ribbonMedal, shame: crackedHelm, back_strike: swordBrandish },
} satisfies HeroPictures;
