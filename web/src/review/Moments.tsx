// The moments that decided a game, of one seat: what could have been better, what was well decided, and what luck did.
import { useState } from "preact/hooks";
import type { Say } from "../boards/words";
import type { Picture, ReviewMoment, Seat } from "../messages";

const KINDS = ["bad", "good", "lucky", "unlucky"] as const;

interface MomentsProps {
  words: Say;
  picture: Picture;
  seats: readonly Seat[];
  show(step: number): void;
  tryAgain(step: number, seat: number): void;
}

export function Moments({ words, picture, seats, show, tryAgain }: MomentsProps) {
  const [seat, setSeat] = useState(seats.find((it) => it.mine)?.seat ?? 0);
  // Luck is told of a side, and stands with its first seat.
  const first = picture.sides.find((it) => it.seats.includes(seat))?.seats[0] ?? seat;
  const of = (kind: ReviewMoment["kind"]) =>
    picture.moments.filter((it) => it.kind === kind && it.seat === (kind === "bad" || kind === "good" ? seat : first));
  return (
    <section class="moments" aria-labelledby="moments-title">
      <header>
        <h3 id="moments-title">{words("review-moments")}</h3>
        {seats.length > 1 && (
          <select
            class="input"
            aria-label={words("review-whose")}
            value={String(seat)}
            onChange={(event) => setSeat(Number(event.currentTarget.value))}
          >
            {seats.map((it) => (
              <option key={it.seat} value={it.seat}>
                {it.name}
              </option>
            ))}
          </select>
        )}
      </header>
      {KINDS.every((kind) => of(kind).length === 0) && <p class="hint">{words("review-no-moments")}</p>}
      {KINDS.map(
        (kind) =>
          of(kind).length > 0 && (
            <div key={kind} class={`moments-of ${kind}`}>
              <h4>{words(`review-${kind}`)}</h4>
              <ul>
                {of(kind).map((it) => (
                  <Moment key={it.step} {...{ words, it, show, tryAgain }} />
                ))}
              </ul>
            </div>
          ),
      )}
    </section>
  );
}

interface MomentProps {
  words: Say;
  it: ReviewMoment;
  show(step: number): void;
  tryAgain(step: number, seat: number): void;
}

function Moment({ words, it, show, tryAgain }: MomentProps) {
  const decided = it.kind === "bad" || it.kind === "good";
  return (
    <li>
      <p>{it.text}</p>
      {it.lines.length > 0 && <p class="moment-lines">{it.lines.join(" · ")}</p>}
      <p class="moment-ways">
        <button
          type="button"
          class="link"
          aria-label={`${words("review-show")}: ${it.text}`}
          onClick={() => show(it.step)}
        >
          {words("review-show")}
        </button>
        {decided && (
          <button
            type="button"
            class="link"
            aria-label={`${words("review-try-again")}: ${it.text}`}
            onClick={() => tryAgain(it.step, it.seat)}
          >
            {words("review-try-again")}
          </button>
        )}
      </p>
    </li>
  );
}
