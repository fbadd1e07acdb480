// Who sits at a place: colour and sign, name, who plays it, whether it is his move.

import bear from "icon:bear-head";
import boar from "icon:boar";
import crown from "icon:crown";
import eagle from "icon:eagle-emblem";
import lion from "icon:lion";
import raven from "icon:raven";
import stag from "icon:stag-head";
import wolf from "icon:wolf-head";
import type { ComponentChildren } from "preact";
import type { Table } from "../boards/contract";
import type { Seat } from "../messages";
import { Icon } from "./Icon";

export const SIGNS = [lion, eagle, wolf, crown, stag, raven, bear, boar] as const;
/** With so few seconds left a clock turns red. */
export const SHORT = 10;

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
  return (
    <div class={`seat-plate ${turn ? "turn" : ""}`} style={{ "--seat": `var(--seat-${seat % SIGNS.length})` }}>
      <span class="seat-shield" aria-hidden="true">
        <Icon of={icon ?? SIGNS[seat % SIGNS.length] ?? lion} />
      </span>
      <span class="seat-who">
        <span class="seat-name">{it.name}</span>
        <span class="seat-about">{about(table, seat).join(" · ")}</span>
        {children}
      </span>
      {turn && table.left !== null && (
        <span class={`seat-clock ${table.left < SHORT ? "short" : ""}`}>{clockText(table.left)}</span>
      )}
    </div>
  );
}

/** Whether somebody plays together with somebody else. */
export function together(teams: readonly number[]): boolean {
  return new Set(teams).size < teams.length;
}

/** The plate in words, for a thing that carries it. */
export function plateWords(table: Table, seat: number): string {
  return [table.seats[seat]?.name ?? "", ...about(table, seat)].join(", ");
}

/** What plays there; in a lesson it is no bot of any level. */
export function botWords(say: Table["say"], { level }: Seat): string {
  return level ? say("seat-bot", { level: level.label }) : say("seat-lesson");
}

/** Who plays there, whether it is his move, and how he has fared. */
function about({ say, seats, seat: eyes, turn, result }: Table, seat: number): string[] {
  const it = seats[seat];
  if (!it) return [];
  const who =
    it.kind === "bot"
      ? botWords(say, it)
      : it.stand_in
        ? say("seat-stand-in")
        : it.mine
          ? say(seat === eyes ? "seat-you" : "seat-here")
          : say(it.online ? "seat-online" : "seat-away");
  const place = result?.places[seat];
  return [
    who,
    ...(turn === seat ? [say("seat-turn")] : []),
    ...(place !== undefined ? [say("seat-place", { place })] : []),
  ];
}

export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
