// A die of Roll Player: its colour, and a letter for those who cannot tell colours apart.
import { Die, Pips } from "../../parts/Die";
import { Sign } from "../../parts/Sign";
import type { Thing, ThingWith } from "../contract";
import { classes } from "../lookup";

interface RollDieProps {
  die: Pick<ThingWith<{ colour?: string }>, "mark" | "value" | "facets">;
  tumbling?: boolean;
  order?: number;
  /** A number instead of pips, and no letter. */
  small?: boolean | undefined;
}

export function RollDie({ die, tumbling = false, order = 0, small }: RollDieProps) {
  return (
    <Die
      class={classes("roll-die", `dyed-${die.facets.colour ?? ""}`, small && "small")}
      tumbling={tumbling}
      order={order}
    >
      {small ? (
        <Sign of={die.value ?? 0} />
      ) : (
        <>
          <Pips value={die.value ?? 0} />
          <Sign of={letter(die)} class="die-letter" />
        </>
      )}
    </Die>
  );
}

/** The letter of a die's colour: its mark is the letter and the number. */
export function letter(die: Pick<Thing, "mark">): string {
  return die.mark.charAt(0).toUpperCase();
}
