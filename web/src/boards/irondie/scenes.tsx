// The scenes of the stage, each drawn from the lines of its happening and the dice they name.

import heart from "icon:hearts";
import { Icon } from "../../parts/Icon";
import { area, type LogLine, type Table } from "../contract";
import { classes } from "../lookup";
import { compare } from "./Chain";
import { before, dieOf, type IronPiece, line, nameAt, ownerOf, refOf, sides } from "./dice";
import { these } from "./facets";
import { MetalDie } from "./MetalDie";
import { useSay } from "./words";

interface SceneProps {
  table: Table;
}

/** A die as it counted in a scene. */
function Shown({ die, value, class: more }: { die: IronPiece; value: number | null; class?: string }) {
  return (
    <span class={classes("iron-die", more)} title={die.name}>
      <MetalDie facets={die.facets} value={value} />
    </span>
  );
}

function Figure({
  table,
  die,
  value,
  now,
}: {
  table: Table;
  die: IronPiece;
  value: number | null;
  now?: number | null;
}) {
  const say = useSay();
  const owner = ownerOf(die.ref);
  return (
    <figure class="scene-die">
      <figcaption>{owner === table.seat ? say("yours") : nameAt(table.seats, owner)}</figcaption>
      <Shown
        die={die}
        value={now ?? value}
        class={now !== undefined && now !== value ? ((now ?? 0) < (value ?? 0) ? "struck" : "raised") : ""}
      />
      <span class="chain-tag">
        {die.label} {value}
        {now !== undefined && now !== value && <b> → {now}</b>}
      </span>
    </figure>
  );
}

/** What a throw or a colour bonus does: the two are compared, then the value turns. */
export function Strike({ table }: SceneProps) {
  const say = useSay();
  const last = table.last;
  if (!last) return null;
  const first = line(last.lines, "won", "lost", "fizzled", "bonus", "no-target");
  const changes = last.lines.filter((it) => it.kind === "changed");
  const source = dieOf(table.board, first?.args.die);
  const value = (die: IronPiece) => before(table, die.ref) ?? die.value;
  const target = dieOf(table.board, first?.args.target);
  const moved = last.lines.find((it) => it.kind === "moved");
  const done = last.beat !== "enter";
  const others = changes.flatMap((it) => {
    const die = dieOf(table.board, it.args.die);
    return die ? [{ die, from: it.args.from ?? null, to: it.args.to ?? null }] : [];
  });
  const [change] = others;
  const verdict = first
    ? first.kind === "won"
      ? "beats"
      : first.kind === "lost"
        ? "fails"
        : first.kind === "bonus"
          ? "pays"
          : "nothing"
    : "";
  const effect = change?.die ?? target;
  return (
    <div class={classes("strike", done && "done", verdict)}>
      {source && <Figure table={table} die={source} value={value(source)} />}
      <div class="strike-middle">
        {verdict && (
          <b class="strike-verdict" key={String(done)}>
            {done ? say(`strike-${verdict}`) : "…"}
          </b>
        )}
        {source && target && value(source) && value(target) && (
          <span class="strike-compare">{compare(value(source) ?? 0, value(target) ?? 0)}</span>
        )}
        <svg viewBox="0 0 106 26" aria-hidden="true">
          <path d="M0 10H78V2L104 13 78 24V16H0Z" />
        </svg>
        {done && moved && <span class="strike-moved">{zoneSaid(say, moved)}</span>}
      </div>
      {others.length > 1
        ? others.map((it) => (
            <Figure key={it.die.ref} table={table} die={it.die} value={it.from} now={done ? it.to : it.from} />
          ))
        : effect && (
            <Figure
              table={table}
              die={effect}
              value={change?.from ?? value(effect)}
              now={done ? (change?.to ?? undefined) : undefined}
            />
          )}
      <p class="scene-words">{done ? (first?.text ?? last.lines[0]?.text ?? "") : ""}</p>
    </div>
  );
}

function zoneSaid(say: (id: string) => string, moved: LogLine): string {
  return say(`zone-${["reserve", "battle", "skirmish", "storage", "abyss"][moved.args.to ?? 0]}`);
}

/** Attack less defence, both ways: what is left goes to life. */
export function Damage({ table }: SceneProps) {
  const say = useSay();
  const last = table.last;
  const done = last?.beat !== "enter";
  const { self } = sides(table);
  const lines = [...(last?.lines ?? [])].filter((it) => it.kind === "damage");
  lines.sort((a, b) => Number(mine(b, self)) - Number(mine(a, self)));
  return (
    <div class="damage-scene">
      {lines.map((it) => (
        <div key={it.args.seat} class={classes("damage-row", mine(it, self) ? "by-us" : "on-us")}>
          <Row table={table} seats={crew(table, it.args.by ?? 0)} sector="attack" total={it.args.attack ?? 0} />
          <b class="damage-op">−</b>
          <Row table={table} seats={crew(table, it.args.seat ?? 0)} sector="defense" total={it.args.defense ?? 0} />
          <b class="damage-op">=</b>
          <b class={classes("medallion", (it.args.damage ?? 0) === 0 && "none", done && "counts")}>
            {done ? it.args.damage : "…"}
          </b>
          <span class="damage-to">
            <Icon of={heart} />
            {(it.args.seat ?? 0) % 2 === self % 2
              ? say("from-your-life")
              : say("from-their-life", { rival: rivalName(table, it.args.seat ?? 0, say) })}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Whether the attack is ours. */
function mine(it: LogLine, self: number): boolean {
  return (it.args.by ?? 0) % 2 === self % 2;
}

function crew(table: Table, seat: number): number[] {
  return table.seats.map((it) => it.seat).filter((other) => other % 2 === seat % 2);
}

function rivalName(table: Table, seat: number, say: (id: string) => string): string {
  return table.seats.length > 2 ? say("their-side") : nameAt(table.seats, seat);
}

function Row({ table, seats, sector, total }: { table: Table; seats: number[]; sector: string; total: number }) {
  const say = useSay();
  const dice = seats.flatMap((seat) => these(area(table.board, sector, seat), "die"));
  return (
    <span class={`damage-side sector-${sector}`}>
      <small>{say(sector)}</small>
      <span class="damage-dice">
        {dice.map((die) => (
          <Shown key={die.ref} die={die} value={die.value} />
        ))}
      </span>
      <b>{total}</b>
    </span>
  );
}

/** The life dice that take the damage. */
export function Wounds({ table }: SceneProps) {
  const last = table.last;
  const done = last?.beat !== "enter";
  const wounds = (last?.lines ?? []).filter((it) => it.kind === "spread");
  return (
    <div class="wounds">
      {wounds.map((it) => {
        const die = dieOf(table.board, it.args.die);
        if (!die) return null;
        const from = before(table, die.ref) ?? die.value ?? 0;
        const to = from - (it.args.points ?? 0);
        return (
          <div key={die.ref} class={classes("wound", done && to <= 0 && "fallen")}>
            <Figure table={table} die={die} value={from} now={done ? to : undefined} />
            <b class="wound-points">−{it.args.points}</b>
          </div>
        );
      })}
    </div>
  );
}

/** What both sides have thrown and kept. */
export function Thrown({ table, seats }: SceneProps & { seats: readonly number[] }) {
  const lines = table.last?.lines ?? [];
  return (
    <div class={classes("thrown", seats.length > 2 && "several")}>
      {seats.map((seat) => {
        const split = lines.find((it) => it.kind === "split-shown" && it.args.seat === seat);
        const dice = lines.flatMap((it) => {
          const die =
            it.kind === "threw" && ownerOf(refOf(it.args.die ?? 0)) === seat
              ? dieOf(table.board, it.args.die)
              : undefined;
          return die ? [{ die, face: it.args.face ?? 0 }] : [];
        });
        return (
          split && (
            <div key={seat} class="thrown-row" style={{ "--seat": `var(--seat-${seat})` }}>
              <p>{split.text}</p>
              <span class="thrown-dice">
                {dice.map(({ die, face }, i) => (
                  <span key={die.ref} class="thrown-die" style={{ "--order": String(i) }}>
                    <Shown
                      die={die}
                      value={face}
                      class={table.motion && table.last?.beat === "result" ? "tumbling" : ""}
                    />
                    <small>{die.label}</small>
                  </span>
                ))}
              </span>
            </div>
          )
        );
      })}
    </div>
  );
}

/** Who may open the first duel. */
export function Advantage({ table }: SceneProps) {
  return (
    <div class="scene-plain">
      {table.last?.lines.map((it) => (
        <p key={it.text}>{it.text}</p>
      ))}
    </div>
  );
}

/** Between the scenes: whatever was told last. */
export function Turn({ table }: SceneProps) {
  const say = useSay();
  const said = table.last?.lines ?? [];
  return (
    <div class="scene-plain">
      {said.length > 0 ? said.map((it) => <p key={it.text}>{it.text}</p>) : <p class="dim">{say("stage-empty")}</p>}
    </div>
  );
}
