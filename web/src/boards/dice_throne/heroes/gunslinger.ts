import bullseye from "icon:bullseye";
import dodging from "icon:dodging";
import falling from "icon:falling";
import reloadGunBarrel from "icon:reload-gun-barrel";
import silverBullet from "icon:silver-bullet";
import sprint from "icon:sprint";
import wantedReward from "icon:wanted-reward";
import westernHat from "icon:western-hat";
import type { HeroPictures } from "../pictures";

export default {
  portrait: westernHat,
  symbols: { bullet: silverBullet, dash: sprint, bullseye },
  tokens: { knockdown: falling, evasive: dodging, reload: reloadGunBarrel, bounty: wantedReward },
} satisfies HeroPictures;
