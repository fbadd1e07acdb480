// Who sits at a place: colour and sign, name, who plays it, whether it is his move.

import crown from "icon:crown";
import eagle from "icon:eagle-emblem";
import lion from "icon:lion";
import raven from "icon:raven";
import stag from "icon:stag-head";
import wolf from "icon:wolf-head";
import type { ComponentChildren } from "preact";
import type { Table } from "../boards/contract";
import { Icon } from "./Icon";

export const SIGNS = [lion, eagle, wolf, crown, stag, raven] as const;
const SHORT = 10;

interface SeatPlateProps {
  table: Table;
  seat: number;
  /** Another sign than the seat's own, such as a hero's. */
  icon?: string;
  children?: ComponentChildren;
}

export function SeatPlate({ table, seat, icon, children }: SeatPlateProps) {
  const it = table.seats[seat];
  if (!it) return null;
  const turn = table.turn === seat;
  const place = table.result?.places[seat];
  const about =
    it.kind === "bot"
      ? table.say("seat-bot", { level: it.level })
      : it.stand_in
        ? table.say("seat-stand-in")
        : it.mine
          ? table.say(seat === table.seat ? "seat-you" : "seat-here")
          : table.say(it.online ? "seat-online" : "seat-away");
  return (
    <div class={`seat-plate ${turn ? "turn" : ""}`} style={{ "--seat": `var(--seat-${seat % SIGNS.length})` }}>
      <span class="seat-shield" aria-hidden="true">
        <Icon of={icon ?? SIGNS[seat % SIGNS.length] ?? lion} />
      </span>
      <span class="seat-who">
        <span class="seat-name">{it.name}</span>
        <span class="seat-about">
          {about}
          {turn && ` · ${table.say("seat-turn")}`}
          {place !== undefined && ` · ${table.say("seat-place", { place })}`}
        </span>
        {children}
      </span>
      {turn && table.left !== null && (
        <span class={`seat-clock ${table.left < SHORT ? "short" : ""}`}>{clockText(table.left)}</span>
      )}
    </div>
  );
}

export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
