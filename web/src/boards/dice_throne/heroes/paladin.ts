import checkedShield from "icon:checked-shield";
import crestedHelmet from "icon:crested-helmet";
import hearts from "icon:hearts";
import onTarget from "icon:on-target";
import prayer from "icon:prayer";
import shieldReflect from "icon:shield-reflect";
import sunbeams from "icon:sunbeams";
import swordWound from "icon:sword-wound";
import visoredHelm from "icon:visored-helm";
import wingedSword from "icon:winged-sword";
import type { HeroPictures } from "../pictures";

export default {
  portrait: crestedHelmet,
  symbols: { sword: wingedSword, helmet: visoredHelm, life: hearts, prayer },
  tokens: {
    crit: swordWound,
    accuracy: onTarget,
    protect: checkedShield,
    retribution: shieldReflect,
    blessing_of_divinity: sunbeams,
  },
} satisfies HeroPictures;
