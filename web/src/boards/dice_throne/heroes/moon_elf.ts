import broadheadArrow from "icon:broadhead-arrow";
import dodging from "icon:dodging";
import footprint from "icon:footprint";
import moon from "icon:moon";
import sightDisabled from "icon:sight-disabled";
import targeted from "icon:targeted";
import vineWhip from "icon:vine-whip";
import womanElfFace from "icon:woman-elf-face";
import type { HeroPictures } from "../pictures";

export default {
  portrait: womanElfFace,
  symbols: { arrow: broadheadArrow, foot: footprint, moon },
  tokens: { evasive: dodging, blind: sightDisabled, entangle: vineWhip, targeted },
} satisfies HeroPictures;
