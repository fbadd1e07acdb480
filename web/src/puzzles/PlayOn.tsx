// A new table that begins at a puzzle: oneself in the seat that was asked, bots in all others.
import { useState } from "preact/hooks";
import { api } from "../api";
import type { Say } from "../boards/words";
import type { Puzzle } from "../messages";
import { Dialog } from "../parts/Dialog";
import { go } from "../route";
import { myName } from "../settings";
import { useLoaded } from "../useLoaded";
import "../review/review.css";

export function PlayOn({ words, puzzle, close }: { words: Say; puzzle: Puzzle; close(): void }) {
  const lobby = useLoaded(api.lobby);
  const [chosen, setChosen] = useState("");
  const [notice, setNotice] = useState("");
  const level = chosen || (lobby.it?.usual ?? "");
  const others = puzzle.table.seats.length > 1;
  const begin = () =>
    api.playOn(puzzle.table.game, puzzle.id, { level, name: myName.value.trim() }).then(
      ({ table }) => go(`/t/${table}`),
      (no: Error) => setNotice(no.message),
    );
  return (
    <Dialog title={words("puzzle-play-on")} close={close} class="try-again">
      <p>{words(others ? "play-on-how" : "play-on-how-alone")}</p>
      {others && (
        <label class="try-again-level">
          <span>{words("play-on-level")}</span>
          <select class="input" value={level} onChange={(event) => setChosen(event.currentTarget.value)}>
            {lobby.it?.levels.map((it) => (
              <option key={it.value} value={it.value}>
                {it.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="button primary" disabled={others && !level} onClick={begin}>
        {words("play-on-begin")}
      </button>
      {(notice || lobby.failed) && (
        <p class="notice bad" role="alert">
          {notice || lobby.failed}
        </p>
      )}
    </Dialog>
  );
}
