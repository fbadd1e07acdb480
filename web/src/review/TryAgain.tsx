// What if: a new table that goes on from a moment of a finished game, oneself in one seat and bots in all others.
import { useState } from "preact/hooks";
import { api } from "../api";
import type { Say } from "../boards/words";
import type { Label, Summary } from "../messages";
import { Dialog } from "../parts/Dialog";
import { go } from "../route";
import { useLoaded } from "../useLoaded";

interface TryAgainProps {
  words: Say;
  about: Summary;
  /** The step of the replay at which the table stands as it will there. */
  step: number;
  seat: number;
  close(): void;
}

export function TryAgain({ words, about, step, seat, close }: TryAgainProps) {
  const lobby = useLoaded(api.lobby);
  const [chosen, setChosen] = useState("");
  const [notice, setNotice] = useState("");
  const levels = lobby.it ? known(lobby.it.levels, about) : [];
  const level = chosen || before(about) || (lobby.it?.usual ?? "");
  const begin = () =>
    api
      .fork(about.table, {
        at: step + 1,
        seats: about.seats.map((it) => (it.seat === seat ? { kind: "me", name: nameIn(it) } : { kind: "bot", level })),
      })
      .then(
        ({ table }) => go(`/t/${table}`),
        (no: Error) => setNotice(no.message),
      );
  const others = about.seats.length > 1;
  return (
    <Dialog title={words("what-if")} close={close} class="try-again">
      <p>{words(others ? "what-if-how" : "what-if-how-alone", { name: about.seats[seat]?.name ?? "" })}</p>
      <p class="hint">{words("what-if-dice")}</p>
      {others && (
        <label class="try-again-level">
          <span>{words("what-if-level")}</span>
          <select class="input" value={level} onChange={(event) => setChosen(event.currentTarget.value)}>
            {levels.map((it) => (
              <option key={it.value} value={it.value}>
                {it.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="button primary" disabled={others && !level} onClick={begin}>
        {words("what-if-begin")}
      </button>
      {(notice || lobby.failed) && (
        <p class="notice bad" role="alert">
          {notice || lobby.failed}
        </p>
      )}
    </Dialog>
  );
}

/** The level of the bot that one played against. */
function before(about: Summary): string {
  return about.seats.find((it) => it.kind === "bot")?.level?.value ?? "";
}

/** Every level there is to choose, and the one that was played against even if it is not offered. */
function known(levels: readonly Label[], about: Summary): Label[] {
  const played = about.seats.find((it) => it.kind === "bot")?.level;
  return played && !levels.some((it) => it.value === played.value) ? [played, ...levels] : [...levels];
}

/** Whoever sat there keeps his name; in the seat of a bot one is a guest. */
function nameIn(it: Summary["seats"][number]): string {
  return it.kind === "person" ? it.name : "";
}
