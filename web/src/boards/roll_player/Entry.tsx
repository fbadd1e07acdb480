// The log: one line a draft or a purchase, with the dice it was about; the rest is folded.
import { Folded, Rest } from "../../parts/Folded";
import { say } from "../../words";
import type { EntryProps, LogLine } from "../contract";
import { COLOURS, LETTERS, SIDES } from "./facets";
import { RollDie } from "./RollDie";

/** What stands for a happening, the first that is there. */
const TELLING = ["placed", "bought", "discarded", "took-gold", "used", "copied", "ability", "total"];

export function Entry({ lines }: EntryProps) {
  const pool = lines.filter((line) => line.kind === "pool");
  if (pool.length > 1) return <Pool lines={pool} />;
  const placed = lines.filter((line) => line.kind === "placed");
  if (placed.length > 1) return <Start placed={placed} lines={lines} />;
  const main = TELLING.map((kind) => lines.find((line) => line.kind === kind)).find((line) => line) ?? lines[0];
  if (!main) return null;
  return (
    <>
      <Dice lines={[main]} />
      <Folded lines={[main, ...lines.filter((line) => line !== main)]} />
    </>
  );
}

/** The dice of a round, as they lie on the initiative cards. */
function Pool({ lines }: { lines: readonly LogLine[] }) {
  return (
    <>
      <Dice lines={lines} />
      <span class="unseen">{lines.map((line) => line.text).join(". ")}</span>
    </>
  );
}

/** Before the first round all place what they have drawn. */
function Start({ placed, lines }: { placed: readonly LogLine[]; lines: readonly LogLine[] }) {
  return (
    <>
      <span>{say("starting-dice-placed")}</span> <Dice lines={placed} />
      <Rest lines={lines} />
    </>
  );
}

function Dice({ lines }: { lines: readonly LogLine[] }) {
  const dice = lines.filter((line) => line.args.die !== undefined);
  if (!dice.length) return null;
  return (
    <span class="log-dice" aria-hidden="true">
      {dice.map(({ args }, i) => {
        const code = args.die ?? 0;
        const face = args.face ?? (code % SIDES) + 1;
        const colour = Math.floor(code / SIDES);
        const mark = `${LETTERS[colour] ?? ""}${face}`;
        return <RollDie key={i} die={{ mark, value: face, facets: { colour: COLOURS[colour] ?? "" } }} small />;
      })}
    </span>
  );
}
