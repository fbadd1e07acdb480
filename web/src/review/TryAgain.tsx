// What if: what the answers at a moment of a finished game promised, and a new table that goes on from there, oneself in one
// seat and bots in all others.
import { api } from "../api";
import type { Say } from "../boards/words";
import { LevelDialog } from "../lobby/LevelDialog";
import type { Summary } from "../messages";
import { Hindsight } from "./Hindsight";

interface TryAgainProps {
  words: Say;
  about: Summary;
  /** The step of the replay at which the table stands as it will there. */
  step: number;
  seat: number;
  close(): void;
}

export function TryAgain({ words, about, step, seat, close }: TryAgainProps) {
  const { seats, table } = about;
  const others = seats.length > 1;
  const open = (level: string) =>
    api.fork(table, {
      at: step + 1,
      seats: seats.map((it) => (it.seat === seat ? { kind: "me", name: nameIn(it) } : { kind: "bot", level })),
    });
  return (
    <LevelDialog
      title={words("what-if")}
      begin={words("what-if-begin")}
      others={others}
      before={seats.find((it) => it.kind === "bot")?.level ?? undefined}
      open={open}
      close={close}
    >
      <Hindsight words={words} table={table} at={step + 1} />
      <p>{words(others ? "what-if-how" : "what-if-how-alone", { name: seats[seat]?.name ?? "" })}</p>
      <p class="hint">{words("what-if-dice")}</p>
    </LevelDialog>
  );
}

/** Whoever sat there keeps his name; in the seat of a bot one is a guest. */
function nameIn(it: Summary["seats"][number]): string {
  return it.kind === "person" ? it.name : "";
}
