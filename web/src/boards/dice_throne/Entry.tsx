// The log of Dice Throne: a roll with its dice, an exchange from the attack to what it cost; the rest is folded.
import { Folded, Rest } from "../../parts/Folded";
import { Icon } from "../../parts/Icon";
import { area, type Board, type EntryProps, type LogLine } from "../contract";
import { classes } from "../lookup";
import { faceOf } from "./codes";
import { these } from "./facets";
import { COLOURS, SIGNS, symbolOf } from "./pictures";
import { thrown } from "./thrown";
import "./entry.css";

/** Lines whose dice say all there is to them. */
const DICE = ["rolled", "extra-die"];
/** Dice that now show something else. */
const TURNED = ["rerolled", "changed"];
/** Bookkeeping: the heading of the turn and the numbers on the plates tell it. */
const ASIDE = ["phase", "activated", "shuffled", "target"];
/** What something does that somebody plays or uses: with it, or once he has it, it is a matter of course. */
const FOLDED = ["cp-gained", "cp-lost", "token-lost", "healed", "damage"];
/** Cards and powers that are used, and statuses and abilities that take effect. */
const ACTS = ["played", "upgraded", "sold", "power", "token-due", "slot-due"];
/** What comes of them, until something else begins. */
const COMES = ["roll", "damage", "status"];
const OPENS = [...ACTS, "attempt", "declared", "defended"];
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
  ...TURNED,
];

/** An attack, its defence, the cards played between and what came of it are one entry; so are a card or a status and
 * what it does. */
export function joined(entries: readonly (readonly LogLine[])[]): LogLine[][] {
  const found: LogLine[][] = [];
  let fought = false;
  let acts = false;
  for (const entry of entries) {
    const [first] = entry;
    const kind = first?.happening ?? "";
    const opens = entry.some((line) => line.kind === "declared" || line.kind === "attempt");
    const goesOn: boolean = fought && !opens && GOES_ON.includes(kind);
    const comes: boolean = acts && COMES.includes(kind) && !entry.some((line) => OPENS.includes(line.kind));
    if (goesOn || comes) found.at(-1)?.push(...entry);
    else found.push([...entry]);
    const over = entry.some((line) => line.kind === "phase" && (line.args.phase ?? 0) >= MAIN_2);
    fought = !over && (goesOn || entry.some((line) => line.kind === "declared"));
    acts = comes || ACTS.includes(first?.kind ?? "");
  }
  return found;
}

export function Entry({ lines, board, seats }: EntryProps) {
  if (lines[0]?.happening === "turn") return <Folded lines={lines} />;
  const fought = lines[0]?.kind === "declared";
  const acts = ACTS.includes(lines[0]?.kind ?? "");
  const health = lines.some((line) => line.kind === "health");
  // Without a number on a plate that it moves, damage and healing say themselves that they came to nothing.
  const aside = (line: LogLine) =>
    ASIDE.includes(line.kind) ||
    (acts && FOLDED.includes(line.kind) && (health || !["healed", "damage"].includes(line.kind)));
  const told = lines.filter((line) => (fought ? TOLD.includes(line.kind) : !aside(line)));
  const shown = told.length > 0 ? told : lines.slice(0, 1);
  const several = thrown(shown, seats);
  const folded = lines.filter((line) => !shown.includes(line) && !ASIDE.includes(line.kind));
  return (
    <>
      {isDie(shown[0]) && <span>{several ?? shown[0]?.text} </span>}
      {partsOf(shown).map((part, i) => {
        const key = part[0] && lines.indexOf(part[0]); // so that what is told later is added, and read aloud
        return part[0] && TURNED.includes(part[0].kind) ? (
          <Turned key={key} line={part[0]} board={board} />
        ) : isDie(part[0]) ? (
          <span key={key} class="entry-dice">
            {part.map((line, k) => (
              <Face key={`${k} ${line.args.face}`} line={line} named={line === shown[0] && !several} />
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

/** A die that shows another number than before: rolled again, or turned. */
function Turned({ line, board }: { line: LogLine; board: Board | null }) {
  const { seat, was, face } = line.args;
  const [hero] = these(board ? area(board, "seat", seat) : undefined, "hero");
  return (
    <span class="entry-dice" style={{ "--hero": COLOURS[hero?.facets.hero ?? ""] }} title={line.text}>
      <span class="unseen">{line.text} </span>
      <b class="entry-die was" aria-hidden="true">
        {was}
      </b>
      <span aria-hidden="true">→</span>
      <b class="entry-die" aria-hidden="true">
        {face}
      </b>
    </span>
  );
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
