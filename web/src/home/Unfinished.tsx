// What somebody has left unfinished: the latest in sight, the others folded.
import type { Summary } from "../messages";
import { Icon } from "../parts/Icon";
import { SIGNS } from "../parts/SeatPlate";
import { say } from "../words";

/** Tables that are listed besides the latest. */
const MOST = 8;

export function Unfinished({ tables: [latest, ...others] }: { tables: readonly Summary[] }) {
  if (!latest) return null;
  return (
    <section class="unfinished" aria-label={say("continue")}>
      <a class={`resume ${latest.my_turn ? "turn" : ""}`} href={`/t/${latest.table}`} title={say("continue")}>
        <span class="resume-signs" aria-hidden="true">
          {latest.seats.slice(0, 2).map((s) => (
            <span key={s.seat} class="seat-shield" style={{ "--seat": `var(--seat-${s.seat})` }}>
              <Icon of={SIGNS[s.seat % SIGNS.length] ?? SIGNS[0]} />
            </span>
          ))}
        </span>
        <span class="resume-what">
          <b>{latest.title}</b>
          <small>{told(latest)}</small>
        </span>
        <span class="button primary">{say("resume")}</span>
      </a>
      {others.length > 0 && (
        <details class="unfinished-more">
          <summary>{say("continue-more", { count: others.length })}</summary>
          <ul>
            {others.slice(0, MOST).map((t) => (
              <li key={t.table}>
                <a class="resume-small" href={`/t/${t.table}`}>
                  <b>{t.title}</b> <small>{told(t)}</small>
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Who else sits there, and how it stands. */
function told({ seats, status, my_turn }: Summary): string {
  const others = seats.filter((s) => !s.mine).map((s) => (s.kind === "open" ? say("seat-open") : s.name));
  const stands = status === "gathering" ? "status-gathering" : my_turn ? "seat-turn" : "status-playing";
  return [...others, say(stands)].join(" · ");
}
