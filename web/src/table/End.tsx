// The end: who took which place and with what, and what one may do next.
import laurels from "icon:laurels";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { awaited } from "../awaited";
import { useOwn } from "../boards";
import type { BoardModule, Table } from "../boards/contract";
import { classes, set } from "../boards/lookup";
import { Course, roundsOf } from "../parts/Course";
import { Download } from "../parts/Download";
import { EndTable, SeatHead } from "../parts/EndTable";
import { Icon } from "../parts/Icon";
import { SIGNS } from "../parts/SeatPlate";
import { go } from "../route";
import { say } from "../words";
import { company } from "./attention";
import type { Live } from "./live";
import { boardsOf, toldIn } from "./past";
import { rematch } from "./rematch";
import { best, scoresOf, wholeOf } from "./scores";
import "./end.css";

export function End({ live, table, back }: { live: Live; table: Table; back(): void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { result } = table;
  const Scores = useOwn(table.game, "end", Numbers);
  const course = useOwn(table.game, "course", NONE);
  if (!result) return null;
  const mine = table.seat === null ? undefined : result.places[table.seat];
  const won =
    !result.resigned.includes(table.seat ?? -1) && (mine === 1 || (mine === undefined && table.seats.length === 1));
  // Alone one plays for what is told last.
  const reached = table.seats.length === 1 && live.stage.lines.value.at(-1)?.text;
  return (
    <section class={classes("end", won && "won")} aria-label={say("question")}>
      <header class="end-head">
        {mine !== undefined && table.seats.length > 1 && (
          <span class="end-place" aria-hidden="true">
            <Icon of={laurels} />
            <b>{mine}</b>
          </span>
        )}
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {result.text}
          </h2>
          <p class="lead">
            {reached && <b>{reached} · </b>}
            {live.about.value?.title} · {say("moves", { count: result.moves })}
          </p>
        </div>
      </header>
      <div class="end-scores">
        {Scores &&
          (Scores === Numbers ? (
            <Numbers table={table} course={course ?? NONE} />
          ) : (
            <Whole of={Scores} {...{ live, table }} />
          ))}
        {course && course !== NONE && <Rounds course={course} {...{ live, table }} />}
      </div>
      <Afterwards live={live} back={back} />
    </section>
  );
}

type Of<K extends keyof BoardModule> = NonNullable<BoardModule[K]>;

/** What a game says that has no scores from round to round. */
const NONE: Of<"course"> = () => ({ round: 0, scores: [] });

/** A score that is counted from all that was told; the log here may have begun late. */
function Whole({ of: Scores, live, table }: { of: Of<"end">; live: Live; table: Table }) {
  const [lines, setLines] = useState(live.stage.lines.value);
  // What is here already stays if nothing comes.
  useEffect(() => awaited(toldIn(live.table, table.seat), setLines), [live.table, table.seat]);
  return <Scores table={table} lines={lines} />;
}

/** How the score went from round to round. */
function Rounds({ course, live, table }: { course: Of<"course">; live: Live; table: Table }) {
  const [rounds, setRounds] = useState<number[][]>([]);
  useEffect(() => {
    const seats = table.seats.length;
    return awaited(boardsOf(live.table, table.seat), (boards) => {
      setRounds(
        roundsOf(
          boards.map((board) => course(board, seats)),
          seats,
        ),
      );
    });
  }, [live.table, table.seat, course]);
  return <Course table={table} rounds={rounds} />;
}

interface NumbersProps {
  table: Table;
  course?: Of<"course">;
}

/** Every number that belongs to the players, side by side. */
function Numbers({ table, course = NONE }: NumbersProps) {
  const rows = scoresOf(table.board, table.seats.length);
  const whole = wholeOf(rows, course(table.board, table.seats.length).scores);
  return (
    <EndTable
      table={table}
      style={({ seat }) => ({ "--seat": `var(--seat-${seat % SIGNS.length})` })}
      head={(it) => <SeatHead of={it} />}
      rows={rows.map((row) => ({
        key: row.key,
        label: row.label,
        value: (seat) => set(row.values[seat] ?? 0),
        whole: row === whole,
        best: (seat) => table.seats.length > 1 && best(row, seat),
      }))}
    />
  );
}

function Afterwards({ live, back }: { live: Live; back(): void }) {
  const [notice, setNotice] = useState("");
  const about = live.about.value;
  if (!about) return null;
  const again = async () => {
    const table = await rematch(live);
    // The others find the way by what is said at this table.
    if (company(live.stage.seats.value)) live.say(say("rematch-said", { link: `${location.origin}/t/${table}` }));
    go(`/t/${table}`);
  };
  return (
    <div class="afterwards">
      <button type="button" class="button" onClick={back}>
        {say("see-table")}
      </button>
      <Download class="button" table={live.table}>
        {say("download")}
      </Download>
      <a class="button" href={`/t/${live.table}/replay`}>
        {say("watch-again")}
      </a>
      <a class="button" href={`/t/${live.table}/review`}>
        {say("review")}
      </a>
      <a class="button" href={`/new?game=${about.game}`}>
        {say("play-otherwise")}
      </a>
      <button
        type="button"
        class="button primary main"
        onClick={() => again().catch((no: Error) => setNotice(no.message))}
      >
        {say("play-again")}
      </button>
      {notice && (
        <p class="notice bad" role="alert">
          {notice}
        </p>
      )}
    </div>
  );
}
