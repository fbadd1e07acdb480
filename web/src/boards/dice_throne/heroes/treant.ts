import dekuTree from "icon:deku-tree";
import evilTree from "icon:evil-tree";
import oakLeaf from "icon:oak-leaf";
import plantSeed from "icon:plant-seed";
import seedling from "icon:seedling";
import sparkSpirit from "icon:spark-spirit";
import thornyVine from "icon:thorny-vine";
import treeBranch from "icon:tree-branch";
import well from "icon:well";
import type { HeroPictures } from "../pictures";

export default {
  portrait: evilTree,
  symbols: { branch: treeBranch, leaf: oakLeaf, spirit: sparkSpirit },
  tokens: { barbed_vine: thornyVine, wellspring: well, seedling: plantSeed, sapling: seedling, dryad: dekuTree },
} satisfies HeroPictures;
