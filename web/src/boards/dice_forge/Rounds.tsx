import { area, type Table } from "../contract";
import { gauge, gaugeLabel } from "../lookup";

/** The rounds of the game as stones on a track; the present one glows. */
export function Rounds({ table }: { table: Table }) {
  const islands = area(table.board, "islands");
  const now = gauge(islands, "round");
  const rounds = now + gauge(islands, "rounds-left");
  if (now === 0) return null;
  const label = `${gaugeLabel(islands, "round")} ${now} / ${rounds}`;
  return (
    <span class="rounds" role="img" aria-label={label} title={label}>
      {Array.from({ length: rounds }, (_, i) => i + 1).map((round) => (
        <span key={round} class={round < now ? "round past" : round === now ? "round now" : "round"}>
          {round}
        </span>
      ))}
    </span>
  );
}
