// Statuses on their way: what it is, whom it comes to; then it flies to the plate.
import { Token } from "../../parts/Token";
import { area, type Happening, type LogLine, type Table } from "../contract";
import { classes, find } from "../lookup";
import { as, these } from "./facets";
import { COLOURS, SIGNS, tokenPicture } from "./pictures";
import { useSay } from "./words";

export function isStatus(shown: Happening | null): boolean {
  return shown?.kind === "status";
}

export function StatusScene({ table, shown, over }: { table: Table; shown: Happening; over: boolean }) {
  const told = shown.lines.filter((line) => line.happening === "status");
  return (
    <div class={classes("status-scene", over && "over", shown.beat)} aria-hidden="true">
      {told.slice(0, 4).map((line, i) => (
        <Change key={`${i} ${line.text}`} table={table} shown={shown} line={line} />
      ))}
    </div>
  );
}

function Change({ table, shown, line }: { table: Table; shown: Happening; line: LogLine }) {
  const say = useSay();
  const { seat = 0, token, n = 0 } = line.args;
  const ref = `token:${seat}:${token}`;
  const thing = as(find(table.board, ref) ?? shown.was(ref), "token");
  const [hero] = these(area(table.board, "seat", seat), "hero");
  const gained = line.kind === "token-gained";
  if ((!gained && line.kind !== "token-lost") || !thing) return <span class="status-words">{line.text}</span>;
  const who = seat === table.seat ? say("you") : (table.seats[seat]?.name ?? "");
  return (
    <span class="status-change" style={{ "--hero": COLOURS[hero?.facets.hero ?? ""] }}>
      <span class={classes("status-token", `of-${thing.facets.kind}`)} data-ref={`staged:${ref}`}>
        <Token
          name={thing.name}
          icon={tokenPicture(thing.facets.token) ?? SIGNS.power}
          harms={thing.facets.kind === "negative"}
          small
        />
      </span>
      <b>{thing.name}</b>
      <span class={classes("status-n", !gained && "gone")}>{gained ? `+${n}` : `−${n}`}</span>
      <span class="status-who">{who}</span>
    </span>
  );
}
