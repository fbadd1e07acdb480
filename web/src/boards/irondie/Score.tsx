// How it stands at the end: what each player has done by its sources, the damage turn by turn, the turning points.

import { EndStory, EndTable, SeatHead } from "../../parts/EndTable";
import { area, type EndProps } from "../contract";
import { reading } from "../lookup";
import { dieOf, mates, nameAt } from "./dice";
import { MetalDie } from "./MetalDie";
import { type Tally, tallyOf } from "./tally";
import { useIronWords } from "./words";
import "./score.css";

type Say = (id: string, args?: Record<string, string | number>) => string;

export function Score({ table, lines }: EndProps) {
  const say = useIronWords();
  if (!say) return null;
  const tally = tallyOf(lines);
  return (
    <div class="end-account">
      <Sources table={table} tally={tally} say={say} />
      <EndStory
        title={say("turning-points")}
        moments={tally.moments.map(({ turn, line }) => {
          const die = dieOf(table.board, line.args.die);
          return {
            when: say("turn-n", { n: turn }),
            what: (
              <>
                {die && (
                  <span class="log-die" aria-hidden="true">
                    <MetalDie facets={die.facets} />
                  </span>
                )}
                <span>{line.text}</span>
              </>
            ),
          };
        })}
      >
        <Turns table={table} tally={tally} say={say} />
      </EndStory>
    </div>
  );
}

interface PartProps {
  table: EndProps["table"];
  tally: Tally;
  say: Say;
}

function Sources({ table, tally, say }: PartProps) {
  const count = (kind: string, seat: number) => area(table.board, kind, seat)?.things.length ?? 0;
  const team = table.seats.length > 2;
  const dealt = (seat: number) =>
    tally.turns.reduce((sum, it) => sum + (it.dealt.get(seat) ?? (team ? (it.dealt.get(seat % 2) ?? 0) : 0)), 0);
  const rows: [string, (seat: number) => number | string][] = [
    ["score-life", (seat) => reading(area(table.board, "life", seat), "life-points")],
    ["score-life-dice", (seat) => count("life", seat)],
    [team ? "score-damage-team" : "score-damage", dealt],
    ["score-struck", (seat) => tally.deeds(seat).struck],
    ["score-given", (seat) => tally.deeds(seat).given],
    ["score-throws", (seat) => `${tally.deeds(seat).won} / ${tally.deeds(seat).thrown}`],
    ["score-destroyed", (seat) => tally.deeds(seat).destroyed],
    ["score-lost", (seat) => count("abyss", seat)],
  ];
  return (
    <EndTable
      table={table}
      style={({ seat }) => ({ "--seat": `var(--seat-${seat})` })}
      head={(it) => <SeatHead of={it} />}
      rows={rows.map(([key, value]) => ({ key, label: say(key), value }))}
    />
  );
}

/** The damage of each turn: ours up, theirs down. */
function Turns({ table, tally, say }: PartProps) {
  const self = table.seat ?? 0;
  const side = (dealt: ReadonlyMap<number, number>, ours: boolean) =>
    [...dealt].reduce((sum, [by, n]) => sum + (mates(by, self) === ours ? n : 0), 0);
  if (tally.turns.every((it) => [...it.dealt.values()].every((n) => n === 0))) return null;
  const most = Math.max(1, ...tally.turns.flatMap((it) => [side(it.dealt, true), side(it.dealt, false)]));
  const several = table.seats.length > 2;
  const rival = table.seats.find((it) => !mates(it.seat, self))?.seat ?? 1;
  const names = several
    ? [say("our-side"), say("their-side")]
    : [nameAt(table.seats, self), nameAt(table.seats, rival)];
  return (
    <figure class="iron-turns">
      <figcaption>{say("damage-by-turn", { one: names[0] ?? "", other: names[1] ?? "" })}</figcaption>
      <ol>
        {tally.turns.map(({ turn, dealt }) => {
          const [ours, theirs] = [side(dealt, true), side(dealt, false)];
          return (
            <li key={turn} aria-label={`${say("turn-n", { n: turn })}: ${ours} : ${theirs}`}>
              <span class="bar-ours" style={{ "--high": ours / most }}>
                {ours || ""}
              </span>
              <small>{turn}</small>
              <span class="bar-theirs" style={{ "--high": theirs / most }}>
                {theirs || ""}
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
