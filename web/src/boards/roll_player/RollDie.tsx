// A die of Roll Player: its colour, and a letter for those who cannot tell colours apart.
import { Die, Pips } from "../../parts/Die";
import { Sign } from "../../parts/Sign";
import type { Thing, ThingWith } from "../contract";

interface RollDieProps {
  die: ThingWith<{ colour?: string }>;
  tumbling?: boolean;
  order?: number;
}

export function RollDie({ die, tumbling = false, order = 0 }: RollDieProps) {
  return (
    <Die class={`roll-die dyed-${die.facets.colour ?? ""}`} tumbling={tumbling} order={order}>
      <Pips value={die.value ?? 0} />
      <Sign of={letter(die)} class="die-letter" />
    </Die>
  );
}

/** The letter of a die's colour: its mark is the letter and the number. */
export function letter(die: Pick<Thing, "mark">): string {
  return die.mark.charAt(0).toUpperCase();
}
