// A throw is carried out: the two are compared, then the value turns; what waits in the chain stands beside it.

import { area, type LogLine, type Table } from "../contract";
import { classes, find, set } from "../lookup";
import { compare } from "./Chain";
import { before, dieOf, type IronPiece, line, refOf } from "./dice";
import { as, these } from "./facets";
import { Figure, Shown } from "./figures";
import { useSay } from "./words";

const VERDICTS: Readonly<Record<string, string>> = { won: "beats", lost: "fails", bonus: "pays" };

export function Strike({ table }: { table: Table }) {
  const say = useSay();
  const last = table.last;
  if (!last) return null;
  const first = line(last.lines, "won", "lost", "fizzled", "bonus", "no-target");
  const source = dieOf(table.board, first?.args.die);
  const target = dieOf(table.board, first?.args.target);
  const value = (die: IronPiece) => before(table, die.ref) ?? die.value;
  const moved = line(last.lines, "moved");
  const done = last.beat !== "enter";
  const changed = last.lines.flatMap((it) => {
    const { die: at, from = 0, to = 0, face = 0 } = it.args;
    const die = it.kind === "changed" || it.kind === "unchanged" ? dieOf(table.board, at) : undefined;
    if (!die) return [];
    return [it.kind === "changed" ? { die, from, to } : { die, from: face, to: face }];
  });
  const [change] = changed;
  const verdict = first ? (VERDICTS[first.kind] ?? "nothing") : "";
  const effect = change?.die ?? target;
  return (
    <div class={classes("strike", done && "done", verdict)}>
      {source && <Figure table={table} die={source} value={value(source)} />}
      {source ? (
        <div class="strike-middle">
          <b class="strike-verdict" key={String(done)}>
            {done ? say(`strike-${verdict}`) : "…"}
          </b>
          {target && value(source) && value(target) && (
            <span class="strike-compare">{compare(value(source) ?? 0, value(target) ?? 0)}</span>
          )}
          <svg viewBox="0 0 106 26" aria-hidden="true">
            <path d="M0 10H78V2L104 13 78 24V16H0Z" />
          </svg>
          {done && moved && <span class="strike-moved">{zoneSaid(say, moved)}</span>}
        </div>
      ) : (
        change && <b class="strike-by">{signed(change.to - change.from)}</b>
      )}
      {changed.length > 1
        ? changed.map((it) => (
            <Figure key={it.die.ref} table={table} die={it.die} value={it.from} now={done ? it.to : it.from} />
          ))
        : effect && (
            <Figure
              table={table}
              die={effect}
              value={change?.from ?? value(effect)}
              now={done ? change?.to : undefined}
            />
          )}
      <Waiting table={table} but={first?.args.die} />
      <p class="scene-words">{done ? (first?.text ?? last.lines[0]?.text ?? "") : ""}</p>
    </div>
  );
}

/** The throws of the duel that are carried out after this one. */
function Waiting({ table, but }: { table: Table; but: number | undefined }) {
  const say = useSay();
  const throws = these(area(table.board, "duel"), "throw").filter(
    (it) => it.facets.die !== (but === undefined ? "" : refOf(but)),
  );
  if (!throws.length) return null;
  const die = (ref: string) => as(find(table.board, ref), "die");
  return (
    <ol class="strike-waiting" aria-label={say("then")}>
      {throws.map((it) => {
        const [by, ...aims] = [it.facets.die, ...it.facets.aims.slice(0, 3)].flatMap((ref) => die(ref) ?? []);
        return (
          <li key={it.ref}>
            <small>{say("then")}</small>
            {by && <Shown die={by} value={by.value} />}
            <span aria-hidden="true">→</span>
            {aims.map((aim) => (
              <Shown key={aim.ref} die={aim} value={aim.value} />
            ))}
            {it.facets.aims.length > aims.length && <small>+{it.facets.aims.length - aims.length}</small>}
          </li>
        );
      })}
    </ol>
  );
}

function signed(n: number): string {
  return n > 0 ? `+${n}` : n < 0 ? set(n) : "±0";
}

function zoneSaid(say: (id: string) => string, moved: LogLine): string {
  return say(`zone-${["reserve", "battle", "skirmish", "storage", "abyss"][moved.args.to ?? 0]}`);
}
