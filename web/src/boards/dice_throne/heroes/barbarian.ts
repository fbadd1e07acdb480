import barbarian from "icon:barbarian";
import broadsword from "icon:broadsword";
import hearts from "icon:hearts";
import knockedOutStars from "icon:knocked-out-stars";
import punchBlast from "icon:punch-blast";
import stunGrenade from "icon:stun-grenade";
import type { HeroPictures } from "../pictures";

export default {
  portrait: barbarian,
  symbols: { sword: broadsword, life: hearts, pow: punchBlast },
  tokens: { concussion: knockedOutStars, stun: stunGrenade },
} satisfies HeroPictures;
