// A finished game, scene by scene: slide, go on, jump from turn to turn, let it run, go on otherwise from any point, check its dice;
// and the review of it, which leads to its moments.

import fork from "icon:divert";
import eye from "icon:eyeball";
import backward from "icon:fast-backward-button";
import forward from "icon:fast-forward-button";
import curve from "icon:histogram";
import next from "icon:next-button";
import pause from "icon:pause-button";
import dice from "icon:perspective-dice-six-faces-random";
import play from "icon:play-button";
import previous from "icon:previous-button";
import saving from "icon:save";
import scroll from "icon:scroll-unfurled";
import { signal } from "@preact/signals";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { api } from "../api";
import { awaited } from "../awaited";
import { classes } from "../boards/lookup";
import { useWordsOf } from "../boards/words";
import { sourcesIn } from "../languages";
import type { Fairness, Summary } from "../messages";
import { Bar } from "../parts/Bar";
import { Download } from "../parts/Download";
import { DrawerButton } from "../parts/DrawerButton";
import { useDrawer } from "../parts/drawer";
import { Icon } from "../parts/Icon";
import { Steer } from "../parts/Steer";
import { Curve } from "../review/Curve";
import { ReviewPanel } from "../review/ReviewPanel";
import { TryAgain } from "../review/TryAgain";
import { useReview } from "../review/useReview";
import { go, route } from "../route";
import { language } from "../settings";
import { BoardHost } from "../table/BoardHost";
import { entriesOf } from "../table/entries";
import { FairWindow } from "../table/Fair";
import { followed, type WholeStep } from "../table/follow";
import { Question } from "../table/Question";
import { lying } from "../table/scenes";
import { Stage } from "../table/stage";
import { Headline } from "../table/TableScreen";
import { Log } from "../table/Talk";
import { useLoaded } from "../useLoaded";
import { say } from "../words";
import "./film.css";

const WORDS = sourcesIn(import.meta.glob("../review/words/*.ftl", { query: "?raw", import: "default" }));
/** Of the curve beside the board. */
const BESIDE = 110;
const PIECE = 20;
/** Even at full speed a replay shows each step this long. */
const LEAST_MS = 150;

/** The steps of a finished game, fetched in pieces as they are needed. */
class Film {
  readonly total = signal(0);
  /** The steps in which a turn begins. */
  readonly turns = signal<readonly number[]>([]);
  readonly failed = signal("");
  private readonly pieces = new Map<number, Promise<WholeStep[]>>();

  constructor(
    private readonly table: string,
    private readonly seat: number | null,
  ) {}

  async step(at: number): Promise<WholeStep | undefined> {
    const start = at - (at % PIECE);
    let piece = this.pieces.get(start);
    if (!piece) {
      piece = api.replay(this.table, start, PIECE, this.seat).then((it) => {
        this.total.value = it.total;
        if (start === 0) this.turns.value = it.turns;
        return followed(it.steps);
      });
      this.pieces.set(start, piece);
    }
    return (await piece)[at - start];
  }

  /** The next move after one that has something to show; the last where nothing more has. */
  async scene(at: number, last: number): Promise<number> {
    for (let next = at + 1; next < last; next++)
      if ((await this.step(next))?.happenings.some((it) => it.kind)) return next;
    return last;
  }
}

export function ReplayScreen({ id }: { id: string }) {
  const about = useLoaded(() => api.table(id));
  return (
    <>
      {about.it ? <Player key={`${language.value}`} about={about.it} /> : <Bar />}
      {about.failed && (
        <main class="screen narrow">
          <p class="notice bad" role="alert">
            {about.failed}
          </p>
        </main>
      )}
    </>
  );
}

function Player({ about }: { about: Summary }) {
  const [eyes, setEyes] = useState<number | null>(about.seats.find((s) => s.mine)?.seat ?? 0);
  const [at, setAt] = useState(0);
  const [running, setRunning] = useState(false);
  const [fair, setFair] = useState<Fairness | null>(null);
  const [notice, setNotice] = useState("");
  const [drawer, setDrawer] = useDrawer();
  const [trying, setTrying] = useState<{ step: number; seat: number } | null>(null);
  const words = useWordsOf(WORDS);
  const reviewing = route.value.at === "replay" && route.value.review;
  /** Once it has been asked for it goes on, whatever is looked at meanwhile. */
  const asked = useRef(false);
  asked.current ||= reviewing;
  const { review, again } = useReview(about.table, asked.current);
  const film = useMemo(() => new Film(about.table, eyes), [about.table, eyes]);
  const stage = useMemo(() => watched(about.game), [about.game]);
  /** Whether the next change of place is played, and not jumped to. */
  const playing = useRef(false);
  const [shown, setShown] = useState<{ at: number; film: Film; step: WholeStep } | null>(null);
  stage.seats.value = about.seats;

  useEffect(() => {
    // On from what is shown, every scene is played; anywhere else the table stands at once as it stood then.
    const follows = playing.current && shown?.film === film && shown.at < at && at - shown.at <= PIECE;
    const from = follows ? shown.at : at - 1;
    playing.current = false;
    const wanted = Array.from({ length: at - from }, (_, i) => film.step(from + 1 + i));
    return awaited(
      Promise.all(wanted),
      (found) => {
        const steps = found.flatMap((step) => step ?? []).map(uncovered);
        const step = steps.at(-1);
        if (!step) return;
        stage.finish();
        if (follows) for (const it of steps) stage.push(it);
        else stage.begin(step.scene, step.log, lying(step.log, step.scene));
        setShown({ at, film, step });
      },
      (no) => setNotice(no.message),
    );
  }, [at, film]);

  const last = Math.max(0, film.total.value - 1);
  const turns = film.turns.value;
  /** To the next move that has something to show, and play it. */
  const goOn = async () => {
    const next = await film.scene(at, last);
    playing.current = true;
    setAt(next);
  };
  useEffect(() => {
    if (!running || shown?.at !== at || stage.busy.value) return;
    if (at >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => void goOn(), LEAST_MS);
    return () => clearTimeout(timer);
  }, [running, at, last, shown, stage.busy.value]);

  const table = stage.table();
  const scene = stage.scene.value;
  const show = (step: number) => {
    setRunning(false);
    setAt(step);
    go(`/t/${about.table}/replay`);
  };
  const showFair = async () => {
    const step = await film.step(last);
    setFair(
      step?.fairness ?? {
        commitment: about.commitment,
        book: about.book,
        seeds: [],
        server_seed: null,
        bound: "",
        pledges: [],
      },
    );
  };
  return (
    <div class={classes("frame steered replay", drawer && "with-drawer", reviewing && "reviewing")}>
      <Bar
        tools={
          <>
            <button
              type="button"
              class="button tool"
              aria-pressed={reviewing}
              title={say("review")}
              onClick={() => go(`/t/${about.table}/${reviewing ? "replay" : "review"}`)}
            >
              <Icon of={curve} /> <span class="unseen">{say("review")}</span>
            </button>
            <button
              type="button"
              class="button tool"
              title={say("what-if")}
              disabled={!scene || scene.result !== null}
              onClick={() => setTrying({ step: (shown?.step.version ?? 1) - 1, seat: eyes ?? 0 })}
            >
              <Icon of={fork} class="film-fork" /> <span class="film-word">{say("what-if")}</span>
            </button>
            <button type="button" class="button tool" title={say("verify")} onClick={() => void showFair()}>
              <Icon of={dice} /> <span class="unseen">{say("verify")}</span>
            </button>
            <Download class="button tool" table={about.table} title={say("download")} label={say("download")}>
              <Icon of={saving} />
            </Download>
            <DrawerButton icon={scroll} word={say("log")} open={drawer} press={() => setDrawer(!drawer)} />
          </>
        }
      >
        {table && <Headline parts={table.board.headline} />}
      </Bar>
      <section class="film" aria-label={say("replay")}>
        <Steer
          word={say("turn-back")}
          icon={backward}
          off={at === 0}
          press={() => setAt(turns.findLast((turn) => turn < at) ?? 0)}
        />
        <Steer word={say("step-back")} icon={previous} off={at === 0} press={() => setAt(Math.max(at - 1, 0))} />
        <button
          type="button"
          class="button primary tool"
          aria-label={say(running ? "pause" : "run")}
          onClick={() => setRunning(!running)}
        >
          <Icon of={running ? pause : play} />
        </button>
        <Steer word={say("step-on")} icon={next} off={at >= last} press={() => void goOn()} />
        <Steer
          word={say("turn-on")}
          icon={forward}
          off={at >= last}
          press={() => setAt(turns.find((turn) => turn > at) ?? last)}
        />
        <span class="film-line">
          <input
            type="range"
            min={0}
            max={last}
            value={at}
            aria-label={say("step-of", { step: at, total: last })}
            onInput={(e) => setAt(Number(e.currentTarget.value))}
          />
          <span class="film-turns" aria-hidden="true">
            {turns.map((turn) => (
              <i key={turn} style={{ left: `${(100 * turn) / Math.max(1, last)}%` }} />
            ))}
          </span>
        </span>
        <span class="film-at">
          {at} / {last}
        </span>
        <Icon of={eye} class="film-eye" />
        <select
          class="input"
          aria-label={say("eyes")}
          title={say("eyes")}
          value={eyes === null ? "" : String(eyes)}
          onChange={(e) => setEyes(e.currentTarget.value === "" ? null : Number(e.currentTarget.value))}
        >
          {about.seats.map((s) => (
            <option key={s.seat} value={s.seat}>
              {s.name}
            </option>
          ))}
          <option value="">{say("eyes-watcher")}</option>
        </select>
      </section>
      <main class={reviewing ? "review-main" : "table"}>
        <h1 class="unseen">{say("replay-of", { game: about.title })}</h1>
        {notice && (
          <p class="notice bad" role="alert">
            {notice}
          </p>
        )}
        {reviewing && words && (
          <ReviewPanel
            {...{ words, about, review, again, at, show }}
            go={setAt}
            tryAgain={(step, seat) => setTrying({ step, seat })}
          />
        )}
        {!reviewing && table && scene && (
          <BoardHost
            stage={stage}
            table={{ ...table, asking: null, standing: () => "quiet" }}
            question={
              <Question
                stage={stage}
                table={{ ...table, asking: null }}
                why={() => {}}
                notice=""
                otherwise={
                  scene.result?.text ??
                  stage.said(entriesOf(shown?.step.log ?? []).at(-1) ?? []) ??
                  scene.asking?.text ??
                  ""
                }
              />
            }
          />
        )}
      </main>
      <aside class="talk" id="talk" aria-label={say("talk")}>
        {words && review.picture && !reviewing && (
          <Curve {...{ words, at }} picture={review.picture} seats={about.seats} go={setAt} high={BESIDE} />
        )}
        <h2>{say("log")}</h2>
        <Log stage={stage} />
      </aside>
      {trying && words && <TryAgain {...{ words, about, ...trying }} close={() => setTrying(null)} />}
      {fair && (
        <FairWindow
          table={about.table}
          fairness={fair}
          over
          taken={about.what_if?.answers ?? 0}
          close={() => setFair(null)}
        />
      )}
    </div>
  );
}

/** Nobody has to change places at a screen to watch. */
function uncovered(step: WholeStep): WholeStep {
  return { ...step, scene: { ...step.scene, cover: false } };
}

/** A stage that waits for nobody. */
function watched(game: string): Stage {
  const stage = new Stage(game, () => {});
  stage.patient = false;
  return stage;
}
