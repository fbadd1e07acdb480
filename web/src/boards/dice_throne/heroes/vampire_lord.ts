import bleedingWound from "icon:bleeding-wound";
import clawSlashes from "icon:claw-slashes";
import drop from "icon:drop";
import evilEyes from "icon:evil-eyes";
import heartDrop from "icon:heart-drop";
import sheikahEye from "icon:sheikah-eye";
import vampireDracula from "icon:vampire-dracula";
import type { HeroPictures } from "../pictures";

export default {
  portrait: vampireDracula,
  symbols: { claw: clawSlashes, gaze: evilEyes, droplet: drop },
  tokens: { bleed: bleedingWound, blood_power: heartDrop, mesmerize: sheikahEye },
} satisfies HeroPictures;
