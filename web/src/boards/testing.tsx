// For tests: a recorded scene on the stage of the real table.
import { type ComponentType, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, vi } from "vitest";
import type { LogLine, Scene, Seat } from "../messages";
import type { WholeStep } from "../table/follow";
import { Stage } from "../table/stage";
import type { BoardProps, Table } from "./contract";

/** What `web/record.py` writes: a scene, its name and who sits at the table. */
export interface Recorded extends Pick<Scene, "board" | "asking"> {
  name: string;
  eyes: number;
  teams: number[];
}

const NAMES = ["Ada", "Brecht", "Chiara", "Dorota", "Emil", "Frida"] as const;

export function stageOf(game: string, it: Recorded, answer: (answer: number) => void = () => {}): Stage {
  const stage = new Stage(game, answer);
  stage.seats.value = it.teams.map((_, seat) => seatOf(seat, seat === it.eyes));
  stage.begin(sceneOf(it), []);
  return stage;
}

export function sceneOf({ eyes, board, asking, teams }: Recorded): Scene {
  const places = teams.map((_, seat) => seat + 1);
  return {
    eyes,
    board,
    asking,
    cover: false,
    waiting: null,
    undo: false,
    due: null,
    clock: { limit: 0, think: 0, left: null, limits: [] },
    result: asking ? null : { places, text: "", moves: 0, resigned: [] },
    odds: {},
  };
}

function seatOf(seat: number, mine: boolean): Seat {
  const name = NAMES[seat] ?? `${seat}`;
  return {
    seat,
    name,
    mine,
    kind: mine ? "person" : "bot",
    level: { value: "greedy", label: "greedy" },
    online: true,
    stand_in: false,
    resigned: false,
    team: seat,
  };
}

/** What happens in a step, by the kinds of its happenings. */
export type Script = readonly (readonly [kind: string, lines: readonly LogLine[]])[];

/** The step in which a script happens, the board as it was recorded all the time. */
export function stepOf(script: Script, { board }: Recorded, scene: Scene): WholeStep {
  const lines = script.flatMap(([, told]) => told);
  const happenings = script.map(([kind, told]) => ({ kind, lines: [...told], board }));
  return { happenings, lines, log: lines, scene } as unknown as WholeStep;
}

/** Somewhere to draw, and mostly a clock that stands still, anew for every test of the file. */
export function drawing(clock: "still" | "running" = "still"): () => HTMLElement {
  let root: HTMLElement;
  beforeEach(() => {
    if (clock === "still") vi.useFakeTimers();
    root = document.createElement("div");
    document.body.append(root);
  });
  afterEach(() => {
    render(null, root);
    root.remove();
    vi.useRealTimers();
  });
  return () => root;
}

/** Draw what is on a stage, and again whenever something is picked; the table as it stands then comes back. */
export async function draw(Board: ComponentType<BoardProps>, stage: Stage, at: HTMLElement): Promise<() => Table> {
  const table = () => stage.table() as Table;
  const again = () => act(() => render(<Board table={table()} question={<p id="question" />} />, at));
  await again();
  stage.picked.subscribe(() => void again());
  return table;
}
