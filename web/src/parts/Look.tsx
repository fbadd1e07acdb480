// A thing in large: its picture, its name, everything that is to be known of it, and how likely things are.

import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { awaited } from "../awaited";
import { boardOf } from "../boards";
import type { Board, BoardModule, Chance, Thing } from "../boards/contract";
import { inFull, printed } from "../boards/lookup";
import { percent } from "../numbers";
import "./look.css";

interface LookProps {
  thing: Thing;
  board?: Board | null;
  /** How the game draws it. */
  picture: BoardModule["look"] | undefined;
  odds?: readonly Chance[];
  name?: ComponentChildren;
  /** How a line of its text is shown. */
  line?: (text: string) => ComponentChildren;
  children?: ComponentChildren;
}

export function Look({ thing, board = null, picture: Picture, odds = [], name, line, children }: LookProps) {
  return (
    <div class="look">
      <span class="look-picture" aria-hidden="true">
        {Picture && <Picture thing={thing} board={board} />}
      </span>
      <div class="look-words">
        <strong class="look-name">{name ?? printed(thing)}</strong>
        {thing.notes.map((note) => (
          <span key={inFull(note)} class={`look-note is-${note.role}`}>
            {line ? line(inFull(note)) : inFull(note)}
          </span>
        ))}
        {odds.length > 0 && (
          <ul class="look-odds">
            {odds.map((o) => (
              <li key={o.label} style={{ "--chance": String(o.chance) }}>
                <span>{o.label}</span> <b>{percent(o.chance)}</b>
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </div>
  );
}

/** How a game draws its things, as soon as its board is here. */
export function usePictures(game: string): BoardModule["look"] | undefined {
  const [found, setFound] = useState<{ it: BoardModule["look"] }>();
  useEffect(() => awaited(boardOf(game), (module) => setFound({ it: module.look })), [game]);
  return found?.it;
}
