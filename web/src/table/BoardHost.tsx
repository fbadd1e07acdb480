// Draws a stage: loads the game's board, gives it the table and the question, lets things fly after every change.

import type { ComponentChildren, ComponentType } from "preact";
import { useEffect, useErrorBoundary, useLayoutEffect, useRef, useState } from "preact/hooks";
import { awaited } from "../awaited";
import { boardOf } from "../boards";
import type { BoardProps, Table } from "../boards/contract";
import { Motion } from "../parts/motion";
import type { Stage } from "./stage";

/** No game has this name: it gets the board that fits all. */
const PLAIN = "";
/** A press that lasts this long skips everything that waits. */
const HELD_MS = 400;

interface BoardHostProps {
  stage: Stage;
  table: Table;
  question: ComponentChildren;
}

export function BoardHost({ stage, table, question }: BoardHostProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    stage.root = root.current;
    stage.drawn();
  });
  return (
    // Numbers count while something happens; after a jump they stand at once.
    <Motion.Provider value={table.motion && table.happening !== null}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the space bar does the same; see TableScreen */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press anywhere skips what is being shown */}
      <div
        class="board"
        ref={root}
        data-game={stage.game}
        onClick={() => stage.playing && stage.skip()}
        onPointerDown={() => hold(() => stage.skipAll())}
      >
        <Safe key={stage.game} stage={stage} game={stage.game} table={table} question={question} />
      </div>
    </Motion.Provider>
  );
}

/** Do something if the press lasts. */
function hold(act: () => void): void {
  const timer = setTimeout(act, HELD_MS);
  for (const end of ["pointerup", "pointercancel"])
    addEventListener(end, () => clearTimeout(timer), { once: true, capture: true });
}

/** A board that cannot be had or fails to draw something must not end the game: the plain one takes over. */
function Safe({ game, stage, ...props }: BoardProps & { game: string; stage: Stage }) {
  const [broken] = useErrorBoundary((error) => console.error(error));
  const [missing, setMissing] = useState(false);
  const wanted = broken || missing ? PLAIN : game;
  const [board, setBoard] = useState<{ of: string; it: ComponentType<BoardProps> } | null>(null);
  useEffect(
    () =>
      awaited(
        boardOf(wanted),
        (module) => {
          stage.staging = module.staging ?? {};
          setBoard({ of: wanted, it: module.default });
        },
        () => setMissing(true),
      ),
    [wanted, stage],
  );
  return board?.of === wanted ? <board.it {...props} /> : null;
}
