// Where a referee watches the clock: what those at the table may tell him together.
import { boardOf } from "../boards";
import { useLoaded } from "../useLoaded";
import { say } from "../words";
import type { Live } from "./live";

export function Referee({ live }: { live: Live }) {
  const about = live.about.value;
  const game = about?.game ?? "";
  const board = useLoaded(() => boardOf(game), game);
  const rulings = (about && board.it?.rulings?.(about.options)) ?? [];
  if (!rulings.length) return null;
  const people = live.stage.seats.value.filter((s) => s.kind === "person" && !s.mine && !s.stand_in);
  return (
    <details class="referee">
      <summary>{say("referee")}</summary>
      <ul class="options">
        {rulings.map((ruling) => (
          <li key={ruling}>
            <button
              type="button"
              class={`button small ${live.pulled.value === ruling ? "on" : ""}`}
              aria-pressed={live.pulled.value === ruling}
              onClick={() => live.pull(live.pulled.value === ruling ? 0 : ruling)}
            >
              {say("referee-ruling", { ruling })}
            </button>
          </li>
        ))}
      </ul>
      {people.length > 0 && <p class="hint">{say("referee-together")}</p>}
    </details>
  );
}
