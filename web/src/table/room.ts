// How much room there is beside the main button.
import { signal } from "@preact/signals";

export interface Room {
  /** Buttons, and letters on all of them. */
  count: number;
  letters: number;
}

const PHONE: Room = { count: 1, letters: 24 };
const TABLET: Room = { count: 2, letters: 36 };
const DESK: Room = { count: 3, letters: 60 };

const wide = globalThis.matchMedia?.("(width > 900px)");
const wider = globalThis.matchMedia?.("(width >= 1180px)");
const room = signal(measured());

function measured(): Room {
  if (wider?.matches ?? true) return DESK;
  return wide?.matches ? TABLET : PHONE;
}

for (const query of [wide, wider])
  query?.addEventListener?.("change", () => {
    room.value = measured();
  });

export function useRoom(): Room {
  return room.value;
}
