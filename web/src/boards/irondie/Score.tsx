// How it stands at the end: what each player has done by its sources, the damage turn by turn, the turning points.

import { area, type EndProps } from "../contract";
import { classes, reading } from "../lookup";
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
    <div class="iron-score">
      <Sources table={table} tally={tally} say={say} />
      {tally.moments.length > 0 && (
        <section class="iron-story">
          <h3>{say("turning-points")}</h3>
          <ol class="iron-moments">
            {tally.moments.map(({ turn, line }, i) => {
              const die = dieOf(table.board, line.args.die);
              return (
                <li key={i}>
                  <b>{say("turn-n", { n: turn })}</b>
                  {die && (
                    <span class="log-die" aria-hidden="true">
                      <MetalDie facets={die.facets} />
                    </span>
                  )}
                  <span>{line.text}</span>
                </li>
              );
            })}
          </ol>
          <Turns table={table} tally={tally} say={say} />
        </section>
      )}
    </div>
  );
}

interface PartProps {
  table: EndProps["table"];
  tally: Tally;
  say: Say;
}

function Sources({ table, tally, say }: PartProps) {
  const place = (seat: number) => table.result?.places[seat] ?? 0;
  const order = [...table.seats].sort((a, b) => place(a.seat) - place(b.seat));
  const count = (kind: string, seat: number) => area(table.board, kind, seat)?.things.length ?? 0;
  const team = table.seats.length > 2;
  const dealt = (seat: number) =>
    tally.turns.reduce((sum, it) => sum + (it.dealt.get(seat) ?? (team ? (it.dealt.get(seat % 2) ?? 0) : 0)), 0);
  const rows: [string, (seat: number) => number | string][] = [
    ["score-place", place],
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
    <table class="end-table">
      <thead>
        <tr>
          <td />
          {order.map((it) => (
            <th key={it.seat} scope="col" style={{ "--seat": `var(--seat-${it.seat})` }}>
              <span class="end-name">{it.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, value]) => (
          <tr key={name} class={classes(name === "score-place" && "end-places")}>
            <th scope="row">{say(name)}</th>
            {order.map((it) => (
              <td key={it.seat}>{value(it.seat)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
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
