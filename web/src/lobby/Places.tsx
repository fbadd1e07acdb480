// Who sits where: each place with who plays it and what is chosen for it; teams side by side, each in its colour.
// Two change places by drawing one onto the other, or with the arrows.
import exchange from "icon:card-exchange";
import arrow from "icon:plain-arrow";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Say } from "../boards/words";
import { type Label, NAME, type NewSeat } from "../messages";
import { Icon } from "../parts/Icon";
import { SIGNS, together } from "../parts/SeatPlate";
import { say } from "../words";
import { useDraw } from "./drag";
import { neighbour, WAYS, type Way } from "./setup";

interface PlacesProps {
  words: Say;
  seats: readonly NewSeat[];
  /** The team of each seat. */
  teams: readonly number[];
  levels: readonly Label[];
  change(seat: number, it: NewSeat): void;
  swap(a: number, b: number): void;
  /** What is chosen for a seat besides. */
  more(seat: number): ComponentChildren;
}

export function Places({ words, seats, teams, levels, change, swap, more }: PlacesProps) {
  const [moved, setMoved] = useState<{ seat: number; way: Way } | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { drawn, begin } = useDraw(swap);
  // Who has moved a seat by keyboard goes along with it.
  useLayoutEffect(() => {
    if (!moved) return;
    const there = list.current?.querySelectorAll<HTMLButtonElement>(`[data-seat="${moved.seat}"] [data-way]`) ?? [];
    const same = [...there].find((b) => b.dataset.way === moved.way && !b.disabled);
    (same ?? [...there].find((b) => !b.disabled))?.focus();
  }, [moved]);
  const teamed = together(teams);
  const move = (from: number, way: Way) => {
    const to = neighbour(from, way, teams);
    if (to === undefined) return;
    swap(from, to);
    setMoved({ seat: to, way });
  };
  return (
    <div class={`lobby-places ${teamed ? "teamed" : ""}`}>
      {teamed && (
        <div class="team-heads" aria-hidden="true">
          {[...new Set(teams)].map((team) => (
            <b key={team} style={{ "--team": `var(--seat-${team})` }}>
              {say("team-number", { n: team + 1 })}
            </b>
          ))}
        </div>
      )}
      <ul class="places" ref={list}>
        {seats.map((seat, i) => {
          const team = teams[i] ?? i;
          const lifted = drawn?.from === i;
          return (
            <li
              key={`${i}`}
              data-seat={i}
              class={`${lifted ? "lifted-seat" : ""} ${drawn?.to === i ? "under" : ""}`}
              style={{
                "--seat": `var(--seat-${i % SIGNS.length})`,
                "--team": `var(--seat-${team % SIGNS.length})`,
                ...(teamed ? { "--column": team + 1 } : {}),
                ...(lifted ? { transform: `translate(${drawn.x}px, ${drawn.y}px)` } : {}),
              }}
            >
              <span
                class={`seat-shield ${seats.length > 1 ? "seat-handle" : ""}`}
                aria-hidden="true"
                title={seats.length > 1 ? words("seat-draw") : undefined}
                onPointerDown={(e) => seats.length > 1 && begin(i, e)}
              >
                <Icon of={SIGNS[i % SIGNS.length] ?? SIGNS[0]} />
              </span>
              <div class="seat-row">
                <SeatChoice
                  n={i}
                  team={teamed ? team : null}
                  seat={seat}
                  levels={levels}
                  change={(it) => change(i, it)}
                />
                {teamed && (
                  <b class="seat-team" aria-hidden="true">
                    {say("team-number", { n: team + 1 })}
                  </b>
                )}
                {seats.length > 1 && (
                  <span class="seat-moves">
                    {WAYS.filter((way) => teamed || way !== "across").map((way) => (
                      <button
                        key={way}
                        type="button"
                        class={`button plain tool way-${way}`}
                        data-way={way}
                        disabled={neighbour(i, way, teams) === undefined}
                        aria-label={words(`seat-${way}`, { n: i + 1 })}
                        title={words(`seat-${way}`, { n: i + 1 })}
                        onClick={() => move(i, way)}
                      >
                        <Icon of={way === "across" ? exchange : arrow} />
                      </button>
                    ))}
                  </span>
                )}
              </div>
              {more(i)}
            </li>
          );
        })}
      </ul>
      <p class="unseen" role="status">
        {moved && words("seat-moved", { n: moved.seat + 1 })}
      </p>
    </div>
  );
}

interface SeatChoiceProps {
  n: number;
  /** null: everybody for himself. */
  team: number | null;
  seat: NewSeat;
  levels: readonly Label[];
  change(it: NewSeat): void;
}

function SeatChoice({ n, team, seat, levels, change }: SeatChoiceProps) {
  const value = seat.kind === "bot" ? `bot ${seat.level}` : seat.kind;
  const called = say("seat-number", { n: n + 1 });
  return (
    <>
      <select
        class="input"
        aria-label={team === null ? called : `${called}, ${say("team-number", { n: team + 1 })}`}
        value={value}
        onChange={(e) => {
          const [kind, level] = e.currentTarget.value.split(" ");
          change(kind === "bot" ? { kind, level: level ?? "" } : { kind: kind as NewSeat["kind"] });
        }}
      >
        <option value="me">{say("kind-me")}</option>
        {levels.map((l) => (
          <option key={l.value} value={`bot ${l.value}`}>
            {say("kind-bot", { level: l.label })}
          </option>
        ))}
        <option value="open">{say("kind-open")}</option>
        <option value="same">{say("kind-same")}</option>
      </select>
      {seat.kind === "same" && (
        <input
          class="input"
          value={seat.name ?? ""}
          maxLength={NAME}
          placeholder={say("their-name")}
          aria-label={say("their-name")}
          onInput={(e) => change({ ...seat, name: e.currentTarget.value })}
        />
      )}
    </>
  );
}
