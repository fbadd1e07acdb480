// A thing of the box as a picture: a face, a feat, a token.
import { Icon } from "../../parts/Icon";
import type { LookProps } from "../contract";
import { Coin, Face } from "./Face";
import { as } from "./facets";
import { Priced } from "./Islands";
import { FEATS, hammer, RESOURCES, type Resource, TOKENS } from "./pictures";
import "./look.css";

export function Look({ thing }: LookProps) {
  const face = as(thing, "face", "side", "new-face");
  const stack = as(thing, "stack");
  const feat = stack?.facets.feat ?? as(thing, "card")?.facets.feat;
  const token = as(thing, "token", "hundreds");
  const resource = as(thing, "reserve")?.facets.resource;
  return (
    <span class="forge-look">
      {face && <Face of={face.facets} />}
      {feat && (
        <span class="forge-look-feat">
          <Icon of={FEATS[feat] ?? ""} />
          {stack && (
            <span class="forge-look-price">
              {stack.facets.sun > 0 && <Priced of="sun" n={stack.facets.sun} />}
              {stack.facets.moon > 0 && <Priced of="moon" n={stack.facets.moon} />}
            </span>
          )}
        </span>
      )}
      {token && <Icon of={TOKENS[token.facets.token] ?? ""} class="forge-look-token" />}
      {resource && resource in RESOURCES && <Coin of={resource as Resource} />}
      {as(thing, "hammer") && <Icon of={hammer} class="forge-look-token" />}
    </span>
  );
}
