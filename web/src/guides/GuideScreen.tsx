// A guided first game: a real match, played along a script, with a word about every decision.
import type { FluentBundle } from "@fluent/bundle";
import { useMemo, useState } from "preact/hooks";
import { api } from "../api";
import { playNow } from "../home/Home";
import type { Rule, Scene, Seat } from "../messages";
import { Bar } from "../parts/Bar";
import { RuleWindow } from "../rules/RuleWindow";
import { language } from "../settings";
import { BoardHost } from "../table/BoardHost";
import { followed, type WholeStep } from "../table/follow";
import { Question } from "../table/Question";
import { Stage } from "../table/stage";
import { Headline } from "../table/TableScreen";
import { Log } from "../table/Talk";
import { useLoaded } from "../useLoaded";
import { bundleOf, phrase, say } from "../words";
import { type Guide, guideOf, guideWords, type Note } from "./index";

interface Lesson {
  guide: Guide;
  title: string;
  steps: WholeStep[];
  words: FluentBundle;
}

export function GuideScreen({ id }: { id: string }) {
  const lesson = useLoaded(() => learn(id), id);
  if (lesson.it) return <Player key={language.value} lesson={lesson.it} />;
  return (
    <>
      <Bar />
      <main class="screen narrow" aria-busy={!lesson.failed}>
        {lesson.failed ? (
          <p class="notice bad" role="alert">
            {lesson.failed}
          </p>
        ) : (
          <p class="hint">{say("opening")}</p>
        )}
      </main>
    </>
  );
}

async function learn(game: string): Promise<Lesson> {
  const guide = await guideOf(game);
  if (!guide) throw new Error(say("guide-none"));
  const { notes: _, ...script } = guide;
  const wanted = language.value;
  const [replay, source, { games }] = await Promise.all([api.script(script), guideWords(wanted), api.lobby()]);
  const title = games.find((g) => g.name === game)?.title ?? game;
  return { guide, title, steps: followed(replay.steps), words: bundleOf(wanted, source) };
}

/** How far this person has come, by title; a change of language goes on from there. */
const reached = new Map<string, number>();

class Course {
  readonly stage: Stage;
  /** How many notes have been answered. */
  private done: number;

  constructor(
    readonly lesson: Lesson,
    private readonly changed: (done: number, wrong: boolean) => void,
  ) {
    const { guide, steps } = lesson;
    this.done = reached.get(guide.game) ?? 0;
    this.stage = new Stage(
      guide.game,
      (answer) => this.answer(answer),
      () => this.preset(),
    );
    this.stage.patient = false; // each note waits by itself
    this.stage.seats.value = seatsOf(guide, steps);
    const at = this.note?.at ?? steps.length;
    const before = steps.slice(0, at);
    const now = before.at(-1);
    if (now)
      this.stage.begin(
        this.guided(now).scene,
        before.flatMap((s) => s.lines),
      );
  }

  get note(): Note | undefined {
    return this.lesson.guide.notes[this.done];
  }

  /** The words of the note, or of the last one that had any. */
  get words(): string {
    const { guide, words } = this.lesson;
    const said = guide.notes.slice(0, this.done + 1).findLast((n) => n.say);
    return this.note && said?.say ? phrase(words, said.say) : "";
  }

  private answer(answer: number): void {
    const note = this.note;
    if (!note || answer !== note.press) {
      this.stage.release();
      this.changed(this.done, true);
      return;
    }
    this.done++;
    reached.set(this.lesson.guide.game, this.done);
    const until = this.note?.at ?? this.lesson.steps.length;
    for (const step of this.lesson.steps.slice(note.at, until)) this.stage.push(this.guided(step));
    this.changed(this.done, false);
  }

  again(): void {
    reached.delete(this.lesson.guide.game);
  }

  /** Switch on what the script would switch on. */
  private preset(): void {
    const asking = this.stage.scene.value?.asking;
    const press = this.note?.press ?? 0;
    if (asking?.form !== "subset") return;
    const on = asking.things.filter((_, i) => Math.floor(press / 2 ** i) % 2 === 1);
    this.stage.picked.value = new Set(on.map((t) => t.ref));
  }

  /** A step of the script with only the scripted option left to press. */
  private guided(step: WholeStep): WholeStep {
    const asking = step.scene.asking;
    const note = this.lesson.guide.notes.find((n) => n.at === step.version);
    let scene: Scene = { ...step.scene, undo: false, clock: { limit: 0, left: null, limits: [] } };
    if (asking && !note) scene = { ...scene, asking: null };
    else if (asking?.form === "pick") {
      const options = asking.options.filter((o) => o.answer === note?.press);
      scene = { ...scene, asking: { ...asking, options, count: options.length, refused: [] } };
    }
    return { ...step, scene };
  }
}

function seatsOf(guide: Guide, steps: readonly WholeStep[]): Seat[] {
  const eyes = steps[0]?.scene.eyes ?? 0;
  return Array.from({ length: guide.seats }, (_, seat) => ({
    seat,
    kind: seat === eyes ? ("person" as const) : ("bot" as const),
    name: say(seat === eyes ? "guide-you" : "guide-rival"),
    level: null,
    online: true,
    mine: seat === eyes,
    stand_in: false,
  }));
}

function Player({ lesson }: { lesson: Lesson }) {
  const [, redraw] = useState(0);
  const [notice, setNotice] = useState("");
  const [rule, setRule] = useState<Rule | null>(null);
  const [round, setRound] = useState(0);
  // Another round is another course.
  const course = useMemo(
    () =>
      new Course(lesson, (done, wrong) => {
        setNotice(wrong ? say("guide-try") : "");
        redraw(done);
      }),
    [lesson, round],
  );
  const { stage } = course;
  const table = stage.table();
  const scene = stage.scene.value;
  if (!table || !scene) return null;
  const { guide } = lesson;
  const settled = !stage.busy.value;
  const over = settled && !course.note;
  const why = (id: string) => void api.rule(guide.game, id).then(setRule, (no: Error) => setNotice(no.message));
  const play = async () => {
    const lobby = await api.lobby();
    const game = lobby.games.find((g) => g.name === guide.game);
    if (game) await playNow(game, lobby.levels);
  };
  return (
    <div class="frame">
      <Bar>
        <Headline parts={table.board.headline} />
      </Bar>
      <main class="table">
        <h1 class="unseen">{say("learn-game", { game: lesson.title })}</h1>
        <section class="guide-note" aria-live="polite">
          <p>{over ? say("guide-end") : course.words}</p>
          <div class="guide-acts">
            <span class="hint">
              {say("guide-step", {
                step: course.note ? guide.notes.indexOf(course.note) + 1 : guide.notes.length,
                total: guide.notes.length,
              })}
            </span>
            {over && (
              <>
                <button
                  type="button"
                  class="button primary"
                  onClick={() => play().catch((no: Error) => setNotice(no.message))}
                >
                  {say("guide-play")}
                </button>
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    course.again();
                    setRound(round + 1);
                  }}
                >
                  {say("guide-again")}
                </button>
              </>
            )}
          </div>
        </section>
        <BoardHost
          stage={stage}
          table={table}
          question={
            <Question stage={stage} table={table} why={why} notice={notice} otherwise={scene.waiting?.text ?? ""} />
          }
        />
      </main>
      <aside class="talk" aria-label={say("talk")}>
        <h2>{say("log")}</h2>
        <Log stage={stage} />
      </aside>
      {rule && <RuleWindow game={guide.game} rule={rule} close={() => setRule(null)} />}
    </div>
  );
}
