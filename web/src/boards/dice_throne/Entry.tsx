// The log of Dice Throne: a roll with its dice, an attack, what it cost; the rest of a happening is folded.
import { Folded } from "../../parts/Folded";
import { Icon } from "../../parts/Icon";
import type { EntryProps, LogLine } from "../contract";
import { classes } from "../lookup";
import SHEET from "./heroes.json";
import { COLOURS, SIGNS, symbolOf } from "./pictures";
import "./entry.css";

/** A face carries its hero along: `FACE_CODES` of the rules. */
const FACES = 8;
const BY_NUMBER = new Map(SHEET.map((hero) => [hero.number, hero]));
/** Lines whose dice say all there is to them. */
const DICE = ["rolled", "extra-die"];

/** Bookkeeping: the heading of the turn and the numbers on the plates tell it. */
const ASIDE = ["phase", "activated", "shuffled"];

export function Entry({ lines }: EntryProps) {
  if (lines[0]?.happening === "turn") return <Folded lines={lines} />;
  const told = lines.filter((line) => !ASIDE.includes(line.kind));
  return (
    <>
      {partsOf(told.length > 0 ? told : lines.slice(0, 1)).map((part, i) =>
        isDie(part[0]) ? (
          <span key={`${i + 1}`} class="entry-dice">
            {part.map((line, k) => (
              <Face key={`${k} ${line.args.face}`} line={line} />
            ))}
          </span>
        ) : (
          <span key={`${i + 1}`} class={classes(i > 0 && "entry-more", part[0]?.kind === "health" && "entry-health")}>
            {part[0]?.text}{" "}
          </span>
        ),
      )}
    </>
  );
}

/** Dice in a row lie together; everything else has a line of its own. */
function partsOf(lines: readonly LogLine[]): LogLine[][] {
  const parts: LogLine[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    if (isDie(line) && isDie(last?.[0])) last?.push(line);
    else parts.push([line]);
  }
  return parts;
}

function isDie(line: LogLine | undefined): boolean {
  return line !== undefined && DICE.includes(line.kind);
}

function Face({ line }: { line: LogLine }) {
  const code = line.args.face ?? 0;
  const hero = BY_NUMBER.get(Math.floor(code / FACES));
  const symbol = hero?.dice.split(" ")[(code % FACES) - 1] ?? "";
  return (
    <span class="entry-die" style={{ "--hero": COLOURS[hero?.id ?? ""] }} title={line.text}>
      <Icon of={symbolOf(hero?.id ?? "", symbol) ?? SIGNS.die} />
      <span class="unseen">{line.text} </span>
    </span>
  );
}
