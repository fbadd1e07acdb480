// Puzzles of a game: a position out of a game on its real board, its question, and what comes of the answer.

import next from "icon:next-button";
import dice from "icon:perspective-dice-six-faces-random";
import previous from "icon:previous-button";
import book from "icon:read";
import scroll from "icon:scroll-unfurled";
import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../api";
import { classes } from "../boards/lookup";
import { type Say, useWordsOf } from "../boards/words";
import { sourcesIn } from "../languages";
import type { Puzzles, Rule } from "../messages";
import { Bar } from "../parts/Bar";
import { DrawerButton } from "../parts/DrawerButton";
import { useDrawer } from "../parts/drawer";
import { Icon } from "../parts/Icon";
import { Steer } from "../parts/Steer";
import { replace, route } from "../route";
import { RuleWindow } from "../rules/RuleWindow";
import { myName } from "../settings";
import { BoardHost } from "../table/BoardHost";
import { Question } from "../table/Question";
import { Headline } from "../table/TableScreen";
import { Log } from "../table/Talk";
import { useLoaded } from "../useLoaded";
import { say } from "../words";
import { Kept } from "./kept";
import { PlayOn } from "./PlayOn";
import { usePuzzle } from "./usePuzzle";
import { heading, Verdict } from "./Verdict";
import "../replay/film.css";
import "./puzzles.css";

const WORDS = sourcesIn(import.meta.glob("./words/*.ftl", { query: "?raw", import: "default" }));
const GRADES = [0, 1, 2, 3] as const;

export function PuzzleScreen({ id: game }: { id: string }) {
  const words = useWordsOf(WORDS);
  const all = useLoaded(() => api.puzzles(game), game);
  const kept = useMemo(() => new Kept(game), [game]);
  if (words && all.it?.puzzles.length) return <Puzzled {...{ words, kept }} all={all.it} />;
  return (
    <>
      <Bar />
      <main class="screen narrow" aria-busy={!all.failed && !(words && all.it)}>
        {all.failed && (
          <p class="notice bad" role="alert">
            {all.failed}
          </p>
        )}
        {words && all.it && (
          <>
            <h1>{words("puzzles-of", { game: all.it.title })}</h1>
            <p class="lead">{words("puzzles-none")}</p>
            <p class="acts">
              <a class="button primary" href="/">
                {say("games")}
              </a>
            </p>
          </>
        )}
      </main>
    </>
  );
}

interface PuzzledProps {
  words: Say;
  all: Puzzles;
  kept: Kept;
}

function Puzzled({ words, all, kept }: PuzzledProps) {
  const [grade, setGrade] = useState(0);
  const [drawer, setDrawer] = useDrawer();
  const [playing, setPlaying] = useState(false);
  const [rule, setRule] = useState<Rule | "book" | null>(null);
  const outcomes = kept.outcomes.value;
  const { value: place } = route;
  const here = place.at === "puzzles" ? all.puzzles.find((it) => it.id === place.puzzle) : undefined;
  const among = all.puzzles.filter((it) => grade === 0 || it.grade === grade);
  const fresh = among.filter((it) => !outcomes.has(it.id) && it.id !== here?.id);
  const missed = among.filter((it) => outcomes.get(it.id) === "missed" && it.id !== here?.id);
  const goTo = (id: string | undefined) => id && replace(`/puzzles/${all.game}/${id}`);
  const first = among.find((it) => !outcomes.has(it.id)) ?? among[0];
  // Without a puzzle in the address, or with one of another grade, it is the first that is still to be solved.
  const lost = place.at === "puzzles" && (!here || !among.includes(here));
  useEffect(() => {
    if (lost) goTo(first?.id);
  }, [lost, first?.id]);
  const me = myName.value.trim() || say("guest");
  const { solving, failed } = usePuzzle(all.game, here?.id ?? "", me, (it) =>
    kept.note(here?.id ?? "", it.answer === it.best ? "solved" : "missed"),
  );
  const at = here ? among.indexOf(here) : -1;
  const another = fresh[0] ?? missed[0];
  const anyOther = () => {
    const left = fresh.length ? fresh : missed;
    goTo(left[Math.floor(Math.random() * left.length)]?.id);
  };
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLElement && event.target.closest("input:not([type=radio]), select, dialog"))
        return;
      if (event.ctrlKey || event.metaKey || event.altKey || event.key.toLowerCase() !== "n") return;
      goTo((another ?? among[(at + 1) % among.length])?.id);
    };
    document.addEventListener("keydown", pressed);
    return () => document.removeEventListener("keydown", pressed);
  });
  const table = solving?.stage.table();
  const solution = solving?.solution.value ?? null;
  return (
    <div class={classes("frame steered puzzled", drawer && "with-drawer", solution && "answered")}>
      <Bar
        tools={
          <>
            <button
              type="button"
              class="button tool"
              aria-haspopup="dialog"
              title={say("rules")}
              onClick={() => setRule("book")}
            >
              <Icon of={book} /> <span class="unseen">{say("rules")}</span>
            </button>
            <DrawerButton icon={scroll} word={say("log")} open={drawer} press={() => setDrawer(!drawer)} />
          </>
        }
      >
        {table && <Headline parts={table.board.headline} />}
      </Bar>
      <section class="film puzzle-ways" aria-label={words("puzzle-ways")}>
        <select
          class="input"
          aria-label={words("puzzle-grades")}
          value={String(grade)}
          onChange={(event) => setGrade(Number(event.currentTarget.value))}
        >
          {GRADES.filter((it) => it === 0 || all.puzzles.some((p) => p.grade === it)).map((it) => (
            <option key={it} value={it}>
              {words("puzzle-grade", { grade: it })} {solvedOf(all, it, outcomes)}
            </option>
          ))}
        </select>
        <Steer word={words("puzzle-previous")} icon={previous} off={at <= 0} press={() => goTo(among[at - 1]?.id)} />
        <span class="puzzle-at">
          {words("puzzle-at", { n: at + 1, of: among.length })}
          {here && <Mark words={words} outcome={outcomes.get(here.id)} />}
        </span>
        <Steer
          word={words("puzzle-next")}
          icon={next}
          off={at < 0 || at + 1 >= among.length}
          press={() => goTo(among[at + 1]?.id)}
        />
        <Steer word={words("puzzle-random")} icon={dice} off={!fresh.length && !missed.length} press={anyOther} />
      </section>
      <main class="table" aria-busy={!solving && !failed}>
        <h1 class="unseen">{words("puzzles-of", { game: all.title })}</h1>
        {failed && (
          <p class="notice bad" role="alert">
            {failed}
          </p>
        )}
        {solving && table && (
          <BoardHost
            key={solving.puzzle.id}
            stage={solving.stage}
            table={table}
            question={
              <Question
                stage={solving.stage}
                table={table}
                why={(id) => void api.rule(all.game, id).then(setRule, () => setRule("book"))}
                composed={solving.composed.value}
                compose={(answer) => solving.compose(answer)}
                notice={solving.notice.value}
                otherwise={solution ? heading(words, solution) : "…"}
                beside={<span class="badge">{words("puzzle-how", { grade: solving.puzzle.grade })}</span>}
              >
                {solution && (
                  <>
                    {another && (
                      <button
                        type="button"
                        class="button primary main"
                        aria-keyshortcuts="n"
                        onClick={() => goTo(another.id)}
                      >
                        {words("puzzle-another")}
                      </button>
                    )}
                    <button type="button" class="button" onClick={() => setPlaying(true)}>
                      {words("puzzle-play-on")}
                    </button>
                    <button type="button" class="button plain" onClick={() => solving.begin()}>
                      {words("puzzle-again")}
                    </button>
                  </>
                )}
              </Question>
            }
          />
        )}
      </main>
      {solving && solution && <Verdict key={here?.id} {...{ words, solution }} puzzle={solving.puzzle} />}
      <aside class="talk" id="talk" aria-label={say("log")}>
        <h2>{say("log")}</h2>
        {solving && <Log stage={solving.stage} />}
      </aside>
      {playing && solving && <PlayOn {...{ words }} puzzle={solving.puzzle} close={() => setPlaying(false)} />}
      {rule && <RuleWindow game={all.game} rule={rule === "book" ? null : rule} close={() => setRule(null)} />}
    </div>
  );
}

/** How many of a grade are solved. */
function solvedOf({ puzzles }: Puzzles, grade: number, outcomes: Kept["outcomes"]["value"]): string {
  const of = puzzles.filter((it) => grade === 0 || it.grade === grade);
  return `${of.filter((it) => outcomes.get(it.id) === "solved").length}/${of.length}`;
}

/** Whether this one is solved already. */
function Mark({ words, outcome }: { words: Say; outcome: "solved" | "missed" | undefined }) {
  return outcome ? <b class={`puzzle-${outcome}`}>{words(`puzzle-${outcome}`)}</b> : null;
}
