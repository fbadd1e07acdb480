// The end: where the glory of every hero came from.
import { area, type Table } from "../contract";
import { classes, names, reading } from "../lookup";
import { PawnBody } from "./Islands";
import { useForgeWords } from "./words";

export function Score({ table, seats }: { table: Table; seats: readonly number[] }) {
  const say = useForgeWords();
  const sources = area(table.board, "seat", 0)?.gauges.filter((g) => g.name.startsWith("source-")) ?? [];
  const of = (seat: number, name: string) => reading(area(table.board, "seat", seat), name);
  const most = (name: string) => Math.max(...seats.map((seat) => of(seat, name)));
  const cell = (seat: number, name: string) => (
    <td key={seat} class={classes(of(seat, name) === most(name) && most(name) > 0 && "most")}>
      {of(seat, name)}
    </td>
  );
  return (
    <table class="score">
      <thead>
        <tr>
          <th scope="col">{say("score-title")}</th>
          {seats.map((seat) => (
            <th key={seat} scope="col">
              <PawnBody seat={seat} /> {names(table, [seat])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sources.map(({ name, label }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            {seats.map((seat) => cell(seat, name))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{say("score-sum")}</th>
          {seats.map((seat) => cell(seat, "score"))}
        </tr>
      </tfoot>
    </table>
  );
}
