// The rail as a drawer, where there is no room for it beside the table: Escape closes it, and on a phone, where it lies
// over most of the table, a press beside it, which then does nothing else.
import { useLayoutEffect, useState } from "preact/hooks";
import { roomy } from "./roomy";

/** What may be pressed while it is open. */
const ITS_OWN = "#talk, .bar, dialog";

export function useDrawer(): [open: boolean, set: (open: boolean) => void] {
  const [open, set] = useState(false);
  useLayoutEffect(() => {
    if (!open) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) set(false);
    };
    const beside = (event: MouseEvent) => {
      if (roomy.value || !(event.target instanceof Element) || event.target.closest(ITS_OWN)) return;
      event.stopPropagation();
      event.preventDefault();
      set(false);
    };
    document.addEventListener("keydown", pressed);
    document.addEventListener("click", beside, true);
    return () => {
      document.removeEventListener("keydown", pressed);
      document.removeEventListener("click", beside, true);
    };
  }, [open]);
  return [open, set];
}
