// A thing of the box as a picture: a die, or the colour of dice.
import type { LookProps } from "../contract";
import { as } from "./facets";
import { MetalDie } from "./MetalDie";
import { METALS } from "./shapes";
import "./look.css";

export function Look({ thing }: LookProps) {
  const die = as(thing, "die", "side-die");
  const colour = as(thing, "colour");
  const metal = METALS[colour?.facets.colour ?? ""];
  return (
    <span class="iron-look">
      {die && <MetalDie facets={die.facets} value={die.value} />}
      {metal && (
        <span
          class="iron-look-metal"
          style={{ background: `linear-gradient(135deg, ${metal.light}, ${metal.mid} 55%, ${metal.dark})` }}
        />
      )}
    </span>
  );
}
