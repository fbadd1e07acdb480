// The plainer scenes of the stage, each drawn from the lines of its happening and the dice they name.

import type { Table } from "../contract";
import { classes } from "../lookup";
import { before, dieOf, ownerOf, refOf } from "./dice";
import { Figure, Shown } from "./figures";
import { useSay } from "./words";

interface SceneProps {
  table: Table;
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
        const to = Math.max(0, from - (it.args.points ?? 0));
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
