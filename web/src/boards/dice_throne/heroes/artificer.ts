import gearHammer from "icon:gear-hammer";
import gears from "icon:gears";
import lightningElectron from "icon:lightning-electron";
import microchip from "icon:microchip";
import nanoBot from "icon:nano-bot";
import powerLightning from "icon:power-lightning";
import spanner from "icon:spanner";
import vintageRobot from "icon:vintage-robot";
import type { HeroPictures } from "../pictures";

export default {
  portrait: gearHammer,
  symbols: { wrench: spanner, gear: gears, bolt: powerLightning },
  tokens: { synth: microchip, nanite: nanoBot, nanobot: nanoBot, shock_bot: lightningElectron, heal_bot: vintageRobot },
} satisfies HeroPictures;
