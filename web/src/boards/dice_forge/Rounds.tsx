import { area, gauge, type Table } from "../contract";

/** The rounds of the game as stones on a track; the present one glows. */
export function Rounds({ table }: { table: Table }) {
  const islands = area(table.board, "islands");
  const round = gauge(islands, "round");
  if (!round?.value) return null;
  const now = round.value;
  const rounds = now + (gauge(islands, "rounds-left")?.value ?? 0);
  const label = `${round.label} ${now} / ${rounds}`;
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
