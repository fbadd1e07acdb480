// The ways out of a running game: let it wait, give it up, get up from it.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Seat } from "../messages";
import { Dialog } from "../parts/Dialog";
import { saveGame } from "../parts/Download";
import { say } from "../words";
import { company } from "./attention";
import type { Live } from "./live";

export function Ways({ live, leave }: { live: Live; leave(): void }) {
  const [resigning, setResigning] = useState(false);
  const { on } = live.pause.value;
  return (
    <nav class="ways" aria-label={say("ways")}>
      {!on && (
        <button type="button" class="link" onClick={() => live.connection.send({ type: "pause", on: true })}>
          {say(live.pause.value.mine ? "pause-game" : "pause-ask")}
        </button>
      )}
      {!company(live.stage.seats.value) && (
        <button
          type="button"
          class="link"
          onClick={() =>
            saveGame(live.table).catch((no: Error) => {
              live.notice.value = no.message;
            })
          }
        >
          {say("save-game")}
        </button>
      )}
      <button type="button" class="link" onClick={() => setResigning(true)}>
        {say("resign")}
      </button>
      <button type="button" class="link" onClick={leave}>
        {say("leave")}
      </button>
      {resigning && <Resigning live={live} close={() => setResigning(false)} />}
    </nav>
  );
}

/** Whether one really gives up, and what it means at this table. */
function Resigning({ live, close }: { live: Live; close(): void }) {
  const seats = live.stage.seats.value;
  const eyes = live.stage.scene.value?.eyes;
  const mine = seats.find((s) => s.mine && s.seat === eyes) ?? seats.find((s) => s.mine && !s.resigned);
  if (!mine) return null;
  return (
    <Dialog title={say("resign-sure")} close={close}>
      <p>{meaning(seats, mine)}</p>
      <p class="acts">
        <button type="button" class="button primary" onClick={close}>
          {say("resign-not")}
        </button>
        <button
          type="button"
          class="button"
          data-resign
          onClick={() => {
            live.connection.send({ type: "resign", seat: mine.seat });
            close();
          }}
        >
          {say("resign")}
        </button>
      </p>
    </Dialog>
  );
}

/** What giving up leads to; the server decides it. */
function meaning(seats: readonly Seat[], mine: Seat): string {
  const others = seats.filter((s) => s.seat !== mine.seat && !s.resigned);
  const [rival] = others;
  if (!rival) return say("resign-alone");
  if (others.length === 1) return say("resign-duel", { name: rival.name });
  return say(others.some((s) => s.kind === "person") ? "resign-many" : "resign-alone");
}

/** Hides the table while the game waits, for all alike. */
export function Paused({ live }: { live: Live }) {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => button.current?.focus(), []);
  const { wanted, mine } = live.pause.value;
  const seats = live.stage.seats.value;
  const asked = seats.some((s) => s.mine && wanted.includes(s.seat));
  return (
    <div class="curtain paused">
      <h1>{say("paused")}</h1>
      <p role="status">
        {names(seats, wanted) ? say("resume-wanted", { names: names(seats, wanted) }) : say("paused-more")}
      </p>
      {seats.some((s) => s.mine && !s.stand_in) && (
        <button
          type="button"
          class="button primary"
          ref={button}
          disabled={asked}
          onClick={() => live.connection.send({ type: "pause", on: false })}
        >
          {say(mine ? "resume-game" : "resume-ask")}
        </button>
      )}
    </div>
  );
}

/** Others want a pause: one press agrees. */
export function PauseWanted({ live }: { live: Live }) {
  const { on, wanted } = live.pause.value;
  const seats = live.stage.seats.value;
  if (on || !wanted.length) return null;
  const asked = seats.some((s) => s.mine && wanted.includes(s.seat));
  return (
    <>
      <span class="badge" role="status">
        {say("pause-wanted", { names: names(seats, wanted) })}
      </span>
      {!asked && (
        <button type="button" class="link" onClick={() => live.connection.send({ type: "pause", on: true })}>
          {say("pause-agree")}
        </button>
      )}
    </>
  );
}

function names(seats: readonly Seat[], some: readonly number[]): string {
  return some.map((seat) => seats[seat]?.name ?? "").join(", ");
}
