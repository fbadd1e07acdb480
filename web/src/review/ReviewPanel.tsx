// A finished game looked at again: how the chances stood, what luck and play made of them, and the moments that decided.
import { useState } from "preact/hooks";
import type { Say } from "../boards/words";
import type { Picture, Seat, Summary } from "../messages";
import { percent } from "../numbers";
import { Accounts } from "./Accounts";
import { Curve, Legend } from "./Curve";
import { Moments } from "./Moments";
import { savePicture } from "./picture";
import { nameOf, pointAt, valuesAt, written } from "./sides";
import type { Reviewed } from "./useReview";
import "./review.css";

const HIGH = 240;

interface ReviewPanelProps {
  words: Say;
  about: Summary;
  review: Reviewed;
  again(): void;
  /** The step of the replay, and going to another one. */
  at: number;
  go(step: number): void;
  /** Show the board of a step. */
  show(step: number): void;
  tryAgain(step: number, seat: number): void;
}

export function ReviewPanel({ words, about, review, again, at, go, show, tryAgain }: ReviewPanelProps) {
  const { picture } = review;
  return (
    <section class="review" aria-labelledby="review-title" aria-busy={review.going}>
      <header class="review-head">
        <div>
          <h2 id="review-title">{words("review")}</h2>
          {about.result && <p class="lead">{about.result.text}</p>}
        </div>
        <p class="acts">
          <a class="button small" href={`/puzzles/${about.game}`}>
            {words("review-puzzles")}
          </a>
          {picture && (
            <button type="button" class="button small" onClick={() => void savePicture(words, about, picture)}>
              {words("review-save")}
            </button>
          )}
        </p>
      </header>
      <Progress {...{ words, review, again }} />
      {picture && picture.points.length > 1 && (
        <>
          <figure class="review-curve">
            <figcaption>
              <h3>{words(picture.alone ? "review-curve-alone" : "review-curve")}</h3>
              <Legend picture={picture} seats={about.seats} />
            </figcaption>
            <Curve {...{ words, picture, at, go }} seats={about.seats} high={HIGH} />
            <Readout {...{ words, picture, at, show }} seats={about.seats} />
          </figure>
          <section class="review-accounts">
            <h3>{words("review-accounts")}</h3>
            <Accounts {...{ words, picture }} seats={about.seats} />
            <p class="hint">{picture.how}</p>
          </section>
          <Moments {...{ words, picture, show, tryAgain }} seats={about.seats} />
          <Numbers {...{ words, picture, show }} seats={about.seats} />
        </>
      )}
      {picture && picture.points.length < 2 && <p class="hint">{words("review-nothing")}</p>}
    </section>
  );
}

/** How far the thinking is, or why there is no more of it. */
function Progress({ words, review, again }: { words: Say; review: Reviewed; again(): void }) {
  const { picture, part, before, going, left, failed } = review;
  const told = !going
    ? ""
    : before > 0 && !picture
      ? words("review-waiting", { before })
      : words(picture ? "review-finer" : "review-looking");
  return (
    <div class="review-progress">
      <p role="status" class={going ? undefined : "unseen"}>
        {told || (picture && !failed ? words("review-done") : "")}
      </p>
      {going && <progress max={1} value={part} aria-label={percent(part)} />}
      {failed && (
        <p class="notice bad" role="alert">
          {failed}
        </p>
      )}
      {(failed || left) && (
        <button type="button" class="button small" onClick={again}>
          {words("review-again")}
        </button>
      )}
    </div>
  );
}

interface PartProps {
  words: Say;
  picture: Picture;
  seats: readonly Seat[];
}

/** The point one has come to, in words, and the way to its board. */
function Readout({ words, picture, seats, at, show }: PartProps & { at: number; show(step: number): void }) {
  const now = pointAt(picture.points, at);
  const point = picture.points[now];
  return (
    <p class="review-readout">
      <span>
        <b>{point?.when}</b> · {valuesAt(picture, now, seats)}
      </span>
      <button type="button" class="link" onClick={() => show(point?.step ?? 0)}>
        {words("review-show")}
      </button>
    </p>
  );
}

/** The curve in numbers, for whoever does not see it. */
function Numbers({ words, picture, seats, show }: PartProps & { show(step: number): void }) {
  const [open, setOpen] = useState(false);
  return (
    <details class="review-numbers" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{words("review-numbers")}</summary>
      {open && (
        <table>
          <thead>
            <tr>
              <th scope="col">{words("review-when")}</th>
              {picture.sides.map((side) => (
                <th key={side.side} scope="col">
                  {nameOf(side, seats)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {picture.points.map((point) => (
              <tr key={point.step}>
                <th scope="row">
                  <button type="button" class="link" onClick={() => show(point.step)}>
                    {point.step} · {point.when}
                  </button>
                </th>
                {point.values.map((value, k) => (
                  <td key={picture.sides[k]?.side}>{value === null ? "" : written(value, picture.alone)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
