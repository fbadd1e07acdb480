// A window that leads to a new table at which bots take all other seats: how well they play.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import type { Label } from "../messages";
import { Dialog } from "../parts/Dialog";
import { go } from "../route";
import { useLoaded } from "../useLoaded";
import { say } from "../words";
import "./levelDialog.css";

interface LevelDialogProps {
  title: string;
  /** What the button says that sets it up. */
  begin: string;
  /** Whether there are other seats. */
  others: boolean;
  /** The level that was played against, even if it is not offered. */
  before?: Label | undefined;
  open(level: string): Promise<{ table: string }>;
  close(): void;
  /** What the table will be. */
  children: ComponentChildren;
}

export function LevelDialog({ title, begin, others, before, open, close, children }: LevelDialogProps) {
  const lobby = useLoaded(api.lobby);
  const [chosen, setChosen] = useState("");
  const [notice, setNotice] = useState("");
  const offered = lobby.it?.levels ?? [];
  const levels = before && !offered.some((it) => it.value === before.value) ? [before, ...offered] : offered;
  const level = chosen || before?.value || (lobby.it?.usual ?? "");
  const setUp = () =>
    open(level).then(
      ({ table }) => go(`/t/${table}`),
      (no: Error) => setNotice(no.message),
    );
  return (
    <Dialog title={title} close={close} class="level-dialog">
      {children}
      {others && (
        <label class="level-choice">
          <span>{say("level-of-bots")}</span>
          <select class="input" value={level} onChange={(event) => setChosen(event.currentTarget.value)}>
            {levels.map((it) => (
              <option key={it.value} value={it.value}>
                {it.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <button type="button" class="button primary" disabled={others && !level} onClick={setUp}>
        {begin}
      </button>
      {(notice || lobby.failed) && (
        <p class="notice bad" role="alert">
          {notice || lobby.failed}
        </p>
      )}
    </Dialog>
  );
}
