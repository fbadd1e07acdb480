// Where there is no room for the rail beside the table, it is a drawer: the button that opens it.
import type { ComponentChildren } from "preact";
import { Icon } from "./Icon";

interface DrawerButtonProps {
  icon: string;
  word: string;
  open: boolean;
  press(): void;
  /** What the button tells of what lies in it. */
  children?: ComponentChildren;
}

export function DrawerButton({ icon, word, open, press, children }: DrawerButtonProps) {
  return (
    <button type="button" class="button tool drawer-button" aria-expanded={open} aria-controls="talk" onClick={press}>
      <Icon of={icon} />
      <span class="unseen">{word}</span>
      {children}
    </button>
  );
}
