// How it stands at the end, player by player: life, dice, and what was done to the others.

import { area, type EndProps } from "../contract";
import { classes, gauge } from "../lookup";
import { ownerOf, refOf } from "./dice";
import { useIronWords } from "./words";

export function Score({ table, lines }: EndProps) {
  const say = useIronWords();
  if (!say) return null;
  const place = (seat: number) => table.result?.places[seat] ?? 0;
  const order = [...table.seats].sort((a, b) => place(a.seat) - place(b.seat));
  const count = (kind: string, seat: number) => area(table.board, kind, seat)?.things.length ?? 0;
  const struck = (kind: string, seat: number) =>
    lines.filter((it) => it.kind === kind && ownerOf(refOf(it.args.die ?? 0)) === seat).length;
  const team = table.seats.length > 2;
  const rows: [string, (seat: number) => number][] = [
    ["score-place", place],
    ["score-life", (seat) => gauge(area(table.board, "life", seat), "life-points")],
    ["score-life-dice", (seat) => count("life", seat)],
    [team ? "score-damage-team" : "score-damage", (seat) => dealt(lines, seat, team)],
    ["score-won", (seat) => struck("won", seat)],
    ["score-failed", (seat) => struck("lost", seat)],
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

/** The damage of a player, or of his whole team: that is how it is told. */
function dealt(lines: EndProps["lines"], seat: number, team: boolean): number {
  const by = (n: number) => n === seat || (team && n === seat % 2);
  return lines.reduce((sum, it) => sum + (it.kind === "damage" && by(it.args.by ?? -1) ? (it.args.damage ?? 0) : 0), 0);
}
