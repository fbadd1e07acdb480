// How it stands at the end: what each has done by its sources, the blows that weighed most, health turn by turn.
import { Course } from "../../parts/Course";
import { Icon } from "../../parts/Icon";
import { area, type EndProps, type Table } from "../contract";
import { classes, reading } from "../lookup";
import { these } from "./facets";
import { COLOURS, picturesOf, SIGNS } from "./pictures";
import { type Deeds, type Tally, tallyOf } from "./tally";
import { useThroneWords } from "./words";
import "./score.css";

type Say = NonNullable<ReturnType<typeof useThroneWords>>;

export function Score({ table, lines }: EndProps) {
  const say = useThroneWords();
  if (!say) return null;
  const tally = tallyOf(lines);
  return (
    <div class="throne-score">
      <Sources table={table} tally={tally} say={say} />
      {tally.blows.length > 0 && (
        <section class="throne-story">
          <h3>{say("turning-points")}</h3>
          <ol class="throne-blows">
            {tally.blows.map(({ turn, cause, line }, i) => (
              <li key={i}>
                <b>{say("turn-n", { n: turn })}</b>
                <span>{cause ? say("blow", { cause: cause.text, line: line.text }) : line.text}</span>
              </li>
            ))}
          </ol>
          <Course
            table={table}
            rounds={healthOf(table, tally)}
            caption={say("health-by-turn")}
            lead={(name, turn) => say("health-lead", { name, turn })}
          />
        </section>
      )}
    </div>
  );
}

/** By turn, the health of every seat: until it changes, it is what everybody begins with. */
function healthOf(table: Table, { health }: Tally): number[][] {
  const begins = (seat: number) => these(area(table.board, "seat", seat), "hero")[0]?.facets.full ?? 0;
  return health.map((known) => table.seats.map(({ seat }) => known.get(seat) ?? begins(seat)));
}

const DEEDS: readonly (keyof Deeds)[] = [
  "attack",
  "best",
  "defense",
  "suffered",
  "prevented",
  "healed",
  "cards",
  "upgrades",
];

function Sources({ table, tally, say }: { table: Table; tally: Tally; say: Say }) {
  const place = (seat: number) => table.result?.places[seat] ?? 0;
  const order = [...table.seats].sort((a, b) => place(a.seat) - place(b.seat));
  const seatOf = (seat: number) => area(table.board, "seat", seat);
  const rows: [string, (seat: number) => number][] = [
    ["score-place", place],
    ["score-health", (seat) => reading(seatOf(seat), "health")],
    ...DEEDS.map((deed): [string, (seat: number) => number] => [`score-${deed}`, (seat) => tally.deeds(seat)[deed]]),
  ];
  return (
    <table class="end-table">
      <thead>
        <tr>
          <td />
          {order.map(({ seat, name }) => {
            const [hero] = these(seatOf(seat), "hero");
            return (
              <th key={seat} scope="col" style={{ "--hero": COLOURS[hero?.facets.hero ?? ""] }}>
                <span class="throne-shield" aria-hidden="true">
                  <Icon of={picturesOf(hero?.facets.hero ?? "")?.portrait ?? SIGNS.crown} />
                </span>
                <span class="end-name">{hero?.name}</span>
                <small>{name}</small>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} class={classes(name === "score-place" && "end-places")}>
            <th scope="row">{say(name)}</th>
            {order.map(({ seat }) => (
              <td key={seat}>{value(seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
