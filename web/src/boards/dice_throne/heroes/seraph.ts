import angelOutfit from "icon:angel-outfit";
import angelWings from "icon:angel-wings";
import featheredWing from "icon:feathered-wing";
import gemPendant from "icon:gem-pendant";
import holyGrail from "icon:holy-grail";
import holySymbol from "icon:holy-symbol";
import shiningSword from "icon:shining-sword";
import sunRadiations from "icon:sun-radiations";
import sunbeams from "icon:sunbeams";
import waterDrop from "icon:water-drop";
import type { HeroPictures } from "../pictures";

export default {
  portrait: angelOutfit,
  symbols: { blade: shiningSword, wings: featheredWing, cross: holySymbol, angelic_pendant: gemPendant },
  tokens: {
    blessing_of_divinity: sunbeams,
    cleanse: waterDrop,
    flight: angelWings,
    holy_presence: holyGrail,
    blinding_light: sunRadiations,
  },
} satisfies HeroPictures;
