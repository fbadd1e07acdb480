// Small scenes for tests.
import type { Asking, Board, Option, Scene, Step, Thing } from "../src/messages";

export function thing(ref: string, value: number | null = null): Thing {
  return { ref, name: ref, label: ref, value, facets: {}, notes: [], mark: "" };
}

export function board(...things: Thing[]): Board {
  const area = { ref: "area:0", title: "Area", seat: 0, things, gauges: [] };
  return { turn: 0, phase: "", headline: [], reconstructed: [], places: [area.ref], areas: [area] };
}

export function option(answer: number, ...refs: string[]): Option {
  return { answer, text: `option ${answer}`, rule: "R", refs, passes: false, effect: "" };
}

export function pick(...options: Option[]): Asking {
  return {
    kind: "turn",
    seat: 0,
    text: "What?",
    rule: "R",
    count: options.length,
    form: "pick",
    things: [],
    refused: [],
    options,
    obvious: null,
    needless: false,
    taste: false,
  };
}

export function subset(...things: Thing[]): Asking {
  return { ...pick(), count: 2 ** things.length, form: "subset", things };
}

export function scene(asking: Asking | null, on: Board = board()): Scene {
  return {
    eyes: 0,
    cover: false,
    board: on,
    asking,
    waiting: null,
    undo: false,
    due: null,
    clock: { limit: 0, think: 0, left: null, limits: [] },
    result: null,
    odds: {},
  };
}

export function step(version: number, it: Scene, ...lines: string[]): Step {
  return {
    type: "step",
    version,
    back: false,
    anew: false,
    before: [],
    happenings: lines.map((text, i) => ({
      kind: "roll",
      lines: [{ kind: "event", happening: "roll", begins: true, args: {}, text }],
      board: i < lines.length - 1 ? { ...it.board, areas: [] } : null,
    })),
    scene: it,
    fairness: null,
  };
}
