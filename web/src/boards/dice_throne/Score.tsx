// How it stands at the end: what each has done by its sources, the blows that weighed most, health turn by turn.
import { Course } from "../../parts/Course";
import { EndStory, EndTable } from "../../parts/EndTable";
import { Icon } from "../../parts/Icon";
import { area, type EndProps, type Table } from "../contract";
import { reading } from "../lookup";
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
    <div class="end-account">
      <Sources table={table} tally={tally} say={say} />
      <EndStory
        title={say("turning-points")}
        moments={tally.blows.map(({ turn, cause, line }) => ({
          when: say("turn-n", { n: turn }),
          what: <span>{cause ? say("blow", { cause: cause.text, line: line.text }) : line.text}</span>,
        }))}
      >
        <Course
          table={table}
          rounds={healthOf(table, tally)}
          caption={say("health-by-turn")}
          lead={(name, turn) => say("health-lead", { name, turn })}
        />
      </EndStory>
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
  const seatOf = (seat: number) => area(table.board, "seat", seat);
  const heroOf = (seat: number) => these(seatOf(seat), "hero")[0];
  return (
    <EndTable
      table={table}
      style={({ seat }) => ({ "--hero": COLOURS[heroOf(seat)?.facets.hero ?? ""] })}
      head={({ seat, name }) => (
        <>
          <span class="throne-shield" aria-hidden="true">
            <Icon of={picturesOf(heroOf(seat)?.facets.hero ?? "")?.portrait ?? SIGNS.crown} />
          </span>
          <span class="end-name">{heroOf(seat)?.name}</span>
          <small>{name}</small>
        </>
      )}
      rows={[
        { key: "health", label: say("score-health"), value: (seat) => reading(seatOf(seat), "health") },
        ...DEEDS.map((deed) => ({
          key: deed,
          label: say(`score-${deed}`),
          value: (seat: number) => tally.deeds(seat)[deed],
        })),
      ]}
    />
  );
}
