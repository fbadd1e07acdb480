// The waiting room: who sits where, the link to send, and the form to sit down.
import { useState } from "preact/hooks";
import { api } from "../api";
import { Picture } from "../home/Picture";
import { Bar } from "../parts/Bar";
import { Icon } from "../parts/Icon";
import { NameField } from "../parts/NameField";
import { botWords, SIGNS, together } from "../parts/SeatPlate";
import { go } from "../route";
import { myName } from "../settings";
import { has, say } from "../words";
import type { Live } from "./live";
import { OwnCards } from "./OwnCards";

export function Gathering({ live, anew }: { live: Live; anew(): void }) {
  const [notice, setNotice] = useState("");
  const [copied, setCopied] = useState(false);
  const about = live.about.value;
  const seats = live.stage.seats.value;
  const seated = seats.some((s) => s.mine);
  const teamed = together(seats.map((s) => s.team));
  const free = seats.some((s) => s.kind === "open");
  const host = seats.find((s) => s.kind === "person" && !s.mine);
  const link = `${location.origin}/t/${live.table}`;
  const sit = (seat: number | null) => {
    const name = myName.value.trim() || say("guest");
    api.join(live.table, { name, seat }).then(anew, (no: Error) => setNotice(no.message));
  };
  const leave = () =>
    api.leave(live.table).then(
      () => go("/"),
      (no: Error) => setNotice(no.message),
    );
  return (
    <>
      <Bar />
      <main class="screen gathering">
        <header class="gathering-head">
          <Picture game={about?.game ?? ""} />
          <div>
            <h1>
              {host && !seated ? say("gathering-host", { name: host.name, game: about?.title ?? "" }) : about?.title}
            </h1>
            <p class="lead">{say(seated ? "gathering-wait" : free ? "gathering-join" : "gathering-full")}</p>
            {about && <p class="hint">{say(has(`about-${about.game}`) ? `about-${about.game}` : "about-game")}</p>}
            {about && <p class="hint">{say(`aids-${about.aids}`)}</p>}
          </div>
        </header>
        {about?.content && <OwnCards table={live.table} content={about.content} open />}
        {!seated && free && <NameField />}
        <ul class="places">
          {seats.map((s) => (
            <li
              key={s.seat}
              class={teamed ? "in-team" : ""}
              style={{
                "--seat": `var(--seat-${s.seat % SIGNS.length})`,
                "--team": `var(--seat-${s.team % SIGNS.length})`,
              }}
            >
              <span class="seat-shield" aria-hidden="true">
                <Icon of={SIGNS[s.seat % SIGNS.length] ?? SIGNS[0]} />
              </span>
              <span>
                <span class="seat-name">{s.kind === "open" ? say("seat-open") : s.name}</span>
                {teamed && <b class="seat-team">{say("team-number", { n: s.team + 1 })}</b>}
              </span>
              <span class="seat-about">{s.kind === "bot" ? botWords(say, s) : s.mine ? say("seat-you") : ""}</span>
              {live.pause.value.mine && s.kind === "person" && !s.mine && (
                <button
                  type="button"
                  class="button plain"
                  onClick={() => api.remove(live.table, s.seat).catch((no: Error) => setNotice(no.message))}
                >
                  {say("seat-remove", { name: s.name })}
                </button>
              )}
              {!seated && s.kind === "open" && (
                <button type="button" class="button primary" onClick={() => sit(s.seat)}>
                  {say("sit-down")}
                </button>
              )}
            </li>
          ))}
        </ul>
        {seated && free && (
          <div class="panel invite">
            <label class="field">
              <span>{say("invite")}</span>
              <input class="input" readOnly value={link} onFocus={(e) => e.currentTarget.select()} />
            </label>
            <button
              type="button"
              class="button"
              onClick={() => navigator.clipboard?.writeText(link).then(() => setCopied(true))}
            >
              {say(copied ? "copied" : "copy")}
            </button>
          </div>
        )}
        {(notice || live.notice.value) && (
          <p class="notice bad" role="alert">
            {notice || live.notice.value}
          </p>
        )}
        {seated && (
          <p>
            <button type="button" class="button plain" onClick={leave}>
              {say("leave")}
            </button>
          </p>
        )}
      </main>
    </>
  );
}
