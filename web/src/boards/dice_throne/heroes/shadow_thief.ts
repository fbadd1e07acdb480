import backstab from "icon:backstab";
import cardPlay from "icon:card-play";
import cloakDagger from "icon:cloak-dagger";
import hood from "icon:hood";
import knapsack from "icon:knapsack";
import plainDagger from "icon:plain-dagger";
import poisonBottle from "icon:poison-bottle";
import shadowFollower from "icon:shadow-follower";
import type { HeroPictures } from "../pictures";

export default {
  portrait: cloakDagger,
  symbols: { dagger: plainDagger, bag: knapsack, card: cardPlay, shadow: shadowFollower },
  tokens: { shadows: hood, sneak_attack: backstab, poison: poisonBottle },
} satisfies HeroPictures;
