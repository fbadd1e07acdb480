// The clocks of a tournament: what is left of the round and of the match.
import { clockText, SHORT } from "../parts/SeatPlate";
import { say } from "../words";
import type { Stage } from "./stage";

/** Minutes at which those who do not look at a clock are told. */
const TOLD = [1, 5] as const;

export function Limits({ stage }: { stage: Stage }) {
  const limits = stage.limits.value;
  if (!limits.length) return null;
  const soon = limits.flatMap(({ label, left }) => {
    const minutes = TOLD.find((m) => left <= m * 60);
    return minutes === undefined ? [] : [say(left > 0 ? "time-soon" : "time-over", { label, minutes })];
  });
  return (
    <>
      <ul class="limits" aria-label={say("time-left")}>
        {limits.map(({ label, left }) => (
          <li key={label}>
            {label}{" "}
            <span class={left < SHORT ? "short" : ""} role="timer">
              {clockText(left)}
            </span>
          </li>
        ))}
      </ul>
      <p class="unseen" role="status">
        {soon.join(" ")}
      </p>
    </>
  );
}
