// What made the result of every side, as bars that add up to it; and how well each seat was played.
import type { Say } from "../boards/words";
import type { Picture, ReviewSide, Seat } from "../messages";
import { percent } from "../numbers";
import { changed, colourOf, nameOf, written } from "./sides";

export function Accounts({ words, picture, seats }: { words: Say; picture: Picture; seats: readonly Seat[] }) {
  const most = Math.max(
    picture.alone ? 1 : 0.1,
    ...picture.sides.flatMap((it) => [it.start, it.luck, it.play, it.others, it.end].map(Math.abs)),
  );
  return (
    <div class="accounts">
      {picture.sides.map((side) => (
        <Account key={side.side} {...{ words, picture, seats, side, most }} />
      ))}
    </div>
  );
}

interface AccountProps {
  words: Say;
  picture: Picture;
  seats: readonly Seat[];
  side: ReviewSide;
  /** The longest bar of all. */
  most: number;
}

function Account({ words, picture, seats, side, most }: AccountProps) {
  const { alone } = picture;
  const played = picture.seats.filter((it) => side.seats.includes(it.seat));
  const others = picture.sides.length > 1;
  return (
    <section class="account" style={{ "--seat": colourOf(side) }}>
      <h4>{nameOf(side, seats)}</h4>
      <table>
        <caption class="unseen">{words("review-account", { name: nameOf(side, seats) })}</caption>
        <tbody>
          <Row label={words("review-start")} told={written(side.start, alone)} amount={side.start} most={most} whole />
          <Row label={words("review-luck")} told={changed(side.luck, alone)} amount={side.luck} most={most} />
          <Row label={words("review-play")} told={changed(side.play, alone)} amount={side.play} most={most} />
          {others && (
            <Row label={words("review-others")} told={changed(side.others, alone)} amount={side.others} most={most} />
          )}
          <Row label={words("review-end")} told={written(side.end, alone)} amount={side.end} most={most} whole />
        </tbody>
      </table>
      {played.map((it) => (
        <p key={it.seat} class="account-played">
          {side.seats.length > 1 && `${seats[it.seat]?.name ?? ""}: `}
          {it.precision !== null && words("review-precision", { precision: percent(it.precision) })}
          {it.like && ` ${words("review-like", { level: it.like })}`}
        </p>
      ))}
    </section>
  );
}

interface RowProps {
  label: string;
  told: string;
  amount: number;
  most: number;
  /** What one stands at, and not what changed it. */
  whole?: boolean;
}

function Row({ label, told, amount, most, whole }: RowProps) {
  return (
    <tr class={whole ? "whole" : amount < 0 ? "less" : "more"}>
      <th scope="row">{label}</th>
      <td class="account-bar" aria-hidden="true">
        <span style={{ "--part": String(Math.min(1, Math.abs(amount) / most)) }} />
      </td>
      <td>{told}</td>
    </tr>
  );
}
