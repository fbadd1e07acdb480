// What the end screen is made of: numbers side by side, and how they came about.
import type { ComponentChildren } from "preact";
import type { Seat, Table } from "../boards/contract";
import { classes } from "../boards/lookup";
import { say } from "../words";
import { Icon } from "./Icon";
import { botWords, SIGNS } from "./SeatPlate";
import "./endTable.css";

interface EndRow {
  key: string;
  label: string;
  value(seat: number): ComponentChildren;
  /** What is made up of all other rows. */
  whole?: boolean;
  best?(seat: number): boolean;
}

interface EndTableProps {
  table: Table;
  rows: readonly EndRow[];
  head(seat: Seat): ComponentChildren;
  style?(seat: Seat): Record<`--${string}`, string | undefined>;
}

/** Every number of the players, the first in front. */
export function EndTable({ table, rows, head, style }: EndTableProps) {
  const place = (seat: number) => table.result?.places[seat] ?? 0;
  const order = [...table.seats].sort((a, b) => place(a.seat) - place(b.seat));
  return (
    <table class="end-table">
      <thead>
        <tr>
          <td />
          {order.map((it) => (
            <th key={it.seat} scope="col" style={style?.(it)}>
              {head(it)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {order.length > 1 && (
          <tr class="end-places">
            <th scope="row">{say("place")}</th>
            {order.map(({ seat }) => (
              <td key={seat}>{place(seat)}</td>
            ))}
          </tr>
        )}
        {rows.map(({ key, label, value, whole, best }) => (
          <tr key={key} class={classes(whole && "end-whole")}>
            <th scope="row">{label}</th>
            {order.map(({ seat }) => (
              <td key={seat} class={classes(best?.(seat) && "best")}>
                {value(seat)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Whose the numbers are: sign, name, and who plays. */
export function SeatHead({ of }: { of: Seat }) {
  return (
    <>
      <span class="seat-shield" aria-hidden="true">
        <Icon of={SIGNS[of.seat % SIGNS.length] ?? SIGNS[0]} />
      </span>
      <span class="end-name">{of.name}</span>
      <small>{of.mine ? say("seat-you") : of.kind === "bot" ? botWords(say, of) : ""}</small>
    </>
  );
}

interface Moment {
  when: string;
  what: ComponentChildren;
}

interface EndStoryProps {
  title: string;
  moments: readonly Moment[];
  /** The curve of it. */
  children: ComponentChildren;
}

/** The moments that weighed most; nothing where there were none. */
export function EndStory({ title, moments, children }: EndStoryProps) {
  if (moments.length === 0) return null;
  return (
    <section class="end-story">
      <h3>{title}</h3>
      <ol class="end-moments">
        {moments.map(({ when, what }, i) => (
          <li key={i}>
            <b>{when}</b>
            {what}
          </li>
        ))}
      </ol>
      {children}
    </section>
  );
}
