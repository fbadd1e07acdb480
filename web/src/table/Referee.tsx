// Where a referee watches the clock: what those at the table may tell him together.
import { say } from "../words";
import type { Live } from "./live";

/** Rulings by game, where the table was set up with a referee: the number, and its message. */
const RULINGS: Readonly<Record<string, (options: Readonly<Record<string, string>>) => readonly number[]>> = {
  irondie: (options) => (options.clock === "on" ? [1, 2] : []),
};

export function Referee({ live }: { live: Live }) {
  const about = live.about.value;
  const rulings = about ? (RULINGS[about.game]?.(about.options) ?? []) : [];
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
