// The log of Dice Throne: a roll with its dice, an exchange from the attack to what it cost; the rest is folded.
import { Folded, Rest } from "../../parts/Folded";
import { Icon } from "../../parts/Icon";
import type { EntryProps, LogLine } from "../contract";
import { classes } from "../lookup";
import { faceOf } from "./codes";
import { COLOURS, SIGNS, symbolOf } from "./pictures";
import "./entry.css";

/** Lines whose dice say all there is to them. */
const DICE = ["rolled", "extra-die"];
/** Bookkeeping: the heading of the turn and the numbers on the plates tell it. */
const ASIDE = ["phase", "activated", "shuffled", "target"];
/** What an exchange consists of after its attack. */
const GOES_ON = ["attack", "roll", "defence", "damage", "status", "card"];
/** The phase that follows the roll phases, by its number: with it an exchange is over. */
const MAIN_2 = 7;
/** What of it is told at once; everything else is folded. */
const TOLD = [
  "declared",
  "defended",
  "played",
  "health",
  "avoided",
  "failed",
  "out",
  "saved",
  "passed-quickly",
  ...DICE,
];

/** An attack, its defence, the cards played between and what came of it are one entry. */
export function joined(entries: readonly (readonly LogLine[])[]): LogLine[][] {
  const found: LogLine[][] = [];
  let fought = false;
  for (const entry of entries) {
    const kind = entry[0]?.happening ?? "";
    const opens = entry.some((line) => line.kind === "declared" || line.kind === "attempt");
    const goesOn: boolean = fought && !opens && GOES_ON.includes(kind);
    if (goesOn) found.at(-1)?.push(...entry);
    else found.push([...entry]);
    const over = entry.some((line) => line.kind === "phase" && (line.args.phase ?? 0) >= MAIN_2);
    fought = !over && (goesOn || entry.some((line) => line.kind === "declared"));
  }
  return found;
}

export function Entry({ lines }: EntryProps) {
  if (lines[0]?.happening === "turn") return <Folded lines={lines} />;
  const fought = lines[0]?.kind === "declared";
  const told = lines.filter((line) => (fought ? TOLD.includes(line.kind) : !ASIDE.includes(line.kind)));
  const shown = told.length > 0 ? told : lines.slice(0, 1);
  const folded = fought ? lines.filter((line) => !shown.includes(line) && !ASIDE.includes(line.kind)) : [];
  return (
    <>
      {isDie(shown[0]) && <span>{shown[0]?.text} </span>}
      {partsOf(shown).map((part, i) => {
        const key = part[0] && lines.indexOf(part[0]); // so that what is told later is added, and read aloud
        return isDie(part[0]) ? (
          <span key={key} class="entry-dice">
            {part.map((line, k) => (
              <Face key={`${k} ${line.args.face}`} line={line} named={line === shown[0]} />
            ))}
          </span>
        ) : (
          <span key={key} class={classes(i > 0 && "entry-more", `entry-${part[0]?.kind}`)}>
            {part[0]?.text}{" "}
          </span>
        );
      })}
      <Rest lines={folded} />
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

/** A die of the log; `named`: a text beside it says already what it is. */
function Face({ line, named }: { line: LogLine; named: boolean }) {
  const { hero, symbol } = faceOf(line.args.face ?? 0);
  return (
    <span class="entry-die" style={{ "--hero": COLOURS[hero] }} title={line.text}>
      <Icon of={symbolOf(hero, symbol) ?? SIGNS.die} />
      {!named && <span class="unseen">{line.text} </span>}
    </span>
  );
}
