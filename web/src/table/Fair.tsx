// The proof of the dice.
import { useState } from "preact/hooks";
import type { Fairness } from "../messages";
import { Dialog } from "../parts/Dialog";
import { say } from "../words";
import { beacon, checked, type Finding, reckons } from "./luck";

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
  const [told, setTold] = useState<readonly Finding[] | string | null>(null);
  return (
    <Dialog title={say("fair-title")} close={close}>
      <p>{say("fair-how")}</p>
      {taken > 0 && <p>{say("fair-what-if")}</p>}
      <dl class="facts">
        <dt>{say("fair-commitment")}</dt>
        <dd class="code">{fairness.commitment}</dd>
        {beacon(fairness.bound) && (
          <>
            <dt>{say("fair-beacon")}</dt>
            <dd class="code">{beacon(fairness.bound)}</dd>
          </>
        )}
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
            disabled={!reckons()}
            onClick={() => checked(table).then(setTold, (no: Error) => setTold(no.message))}
          >
            {say("verify")}
          </button>
        </p>
      )}
      {over && !reckons() && <p class="hint">{say("fair-no-reckoning")}</p>}
      <div role="status">
        {typeof told === "string" && <p class="notice bad">{told}</p>}
        {told !== null && typeof told !== "string" && (
          <>
            <ul class="findings">
              {told.map((it) => (
                <li key={it.what} class={it.right === false ? "notice bad" : "notice"}>
                  {it.right === null ? "–" : it.right ? "✓" : "✗"}{" "}
                  {say(`fair-found-${it.what}`, {
                    right: it.right === null ? "unknown" : it.right ? "yes" : "no",
                    count: it.count ?? 0,
                  })}
                </li>
              ))}
            </ul>
            <p class="hint">{say("fair-unchecked")}</p>
          </>
        )}
      </div>
    </Dialog>
  );
}
