// How much room there is beside the main button.
import { signal } from "@preact/signals";
import { roomy } from "../parts/roomy";

export interface Room {
  /** Buttons, and letters on all of them. */
  count: number;
  letters: number;
  /** The letters, where a list stands there as well. */
  crowded: number;
}

const PHONE: Room = { count: 1, letters: 28, crowded: 9 };
const TABLET: Room = { count: 2, letters: 36, crowded: 36 };
const DESK: Room = { count: 3, letters: 60, crowded: 60 };

const wider = globalThis.matchMedia?.("(width >= 1180px)");
const desk = signal(wider?.matches ?? true);

wider?.addEventListener?.("change", () => {
  desk.value = wider.matches;
});

export function useRoom(): Room {
  if (desk.value) return DESK;
  return roomy.value ? TABLET : PHONE;
}
