// A button that leads to another place of what is looked at; where there is none it stays where it is, with the focus.
import { Icon } from "./Icon";

interface SteerProps {
  word: string;
  icon: string;
  off: boolean;
  press(): void;
}

export function Steer({ word, icon, off, press }: SteerProps) {
  return (
    <button
      type="button"
      class="button tool"
      aria-label={word}
      title={word}
      aria-disabled={off}
      onClick={() => off || press()}
    >
      <Icon of={icon} />
    </button>
  );
}
