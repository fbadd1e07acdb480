// The proof of the dice.
import { useState } from "preact/hooks";
import { api } from "../api";
import type { Fairness } from "../messages";
import { Dialog } from "../parts/Dialog";
import { say } from "../words";

export function FairWindow({
  table,
  fairness,
  over,
  taken,
  close,
}: {
  table: string;
  fairness: Fairness;
  over: boolean;
  /** How many answers were taken over from another game. */
  taken: number;
  close(): void;
}) {
  const [told, setTold] = useState<{ fair: boolean; text: string } | null>(null);
  return (
    <Dialog title={say("fair-title")} close={close}>
      <p>{say("fair-how")}</p>
      {taken > 0 && <p>{say("fair-what-if")}</p>}
      <dl class="facts">
        <dt>{say("fair-commitment")}</dt>
        <dd class="code">{fairness.commitment}</dd>
        <dt>{say("fair-server-seed")}</dt>
        <dd class="code">{fairness.server_seed ?? say("fair-later")}</dd>
        <dt>{say("fair-book")}</dt>
        <dd class="code">{fairness.book}</dd>
        {fairness.seeds.length > 0 && (
          <>
            <dt>{say("fair-seeds")}</dt>
            {fairness.seeds.map((seed, i) => (
              <dd key={`${i} ${seed}`} class="code">
                {seed || "–"}
              </dd>
            ))}
          </>
        )}
      </dl>
      {over && (
        <p>
          <button
            type="button"
            class="button primary"
            onClick={() => api.verify(table).then(setTold, (no: Error) => setTold({ fair: false, text: no.message }))}
          >
            {say("verify")}
          </button>
        </p>
      )}
      <div role="status">
        {told && (
          <p class={`notice ${told.fair ? "" : "bad"}`}>
            {told.fair ? "✓ " : "✗ "}
            {told.text}
          </p>
        )}
      </div>
    </Dialog>
  );
}
