// One puzzle on a stage: its position, its question, and what comes of an answer.
import { signal } from "@preact/signals";
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { awaited } from "../awaited";
import type { Puzzle, Scene, Solution } from "../messages";
import { language } from "../settings";
import { Stage } from "../table/stage";

/** Options come in pieces of at most this many. */
const PIECE = 100;

export class Solving {
  readonly stage: Stage;
  readonly solution = signal<Solution | null>(null);
  readonly notice = signal("");
  /** The words of the subset that is switched on now. */
  readonly composed = signal<{ answer: number; text: string } | null>(null);
  private readonly scene: Scene | null;
  private closed = false;

  constructor(
    readonly puzzle: Puzzle,
    me: string,
    private readonly told: (it: Solution) => void,
  ) {
    const { table } = puzzle;
    this.scene = table.scene;
    this.stage = new Stage(table.game, (answer) => void this.answer(answer));
    this.stage.patient = false;
    this.stage.seats.value = table.seats.map((it) => (it.mine ? { ...it, name: me } : it));
    this.stage.aids.value = table.aids;
    this.begin();
  }

  /** Ask, as if nothing had been answered. */
  begin(): void {
    this.solution.value = null;
    this.notice.value = "";
    this.composed.value = null;
    this.stage.begin(this.scene, this.puzzle.table.lines);
    void this.fetch();
  }

  close(): void {
    this.closed = true;
    this.stage.close();
  }

  /** The words of a subset. */
  compose(answer: number): void {
    if (this.composed.value?.answer !== answer)
      void this.options(answer, 1).then((found) => {
        const [one] = found;
        if (one) this.composed.value = { answer: one.answer, text: one.text };
      });
  }

  private async answer(answer: number): Promise<void> {
    this.notice.value = "";
    try {
      const solution = await api.solution(this.puzzle.table.game, this.puzzle.id, answer);
      if (this.closed) return;
      this.stage.begin(this.scene && { ...this.scene, asking: null }, this.puzzle.table.lines);
      this.solution.value = solution;
      this.told(solution);
    } catch (no) {
      this.notice.value = (no as Error).message;
    }
    this.stage.release();
  }

  /** The options that did not come with the question. */
  private async fetch(): Promise<void> {
    const asking = this.scene?.asking;
    const { options } = this.stage;
    while (asking?.form === "pick" && options.value.length < asking.count && !this.closed) {
      const more = await this.options(options.value.length, PIECE);
      if (more.length === 0 || this.stage.scene.value !== this.scene) return;
      options.value = [...options.value, ...more];
    }
  }

  private async options(start: number, count: number) {
    try {
      return (await api.puzzleOptions(this.puzzle.table.game, this.puzzle.id, start, count)).options;
    } catch (no) {
      this.notice.value = (no as Error).message;
      return [];
    }
  }
}

interface Loaded {
  solving: Solving | null;
  failed: string;
}

/** The puzzle of this id, in the language that is set; whoever thinks about it is called so. */
export function usePuzzle(game: string, id: string, me: string, told: (it: Solution) => void): Loaded {
  const [found, setFound] = useState<Loaded & { of: string }>({ solving: null, failed: "", of: "" });
  const wanted = `${language.value} ${id}`;
  useEffect(() => {
    if (!id) return;
    let it: Solving | null = null;
    const stop = awaited(
      api.puzzle(game, id),
      (puzzle) => {
        it = new Solving(puzzle, me, told);
        setFound({ solving: it, failed: "", of: wanted });
      },
      (no) => setFound({ solving: null, failed: no.message, of: wanted }),
    );
    return () => {
      stop();
      it?.close();
    };
  }, [game, wanted]);
  return found.of === wanted ? found : { solving: null, failed: "" };
}
