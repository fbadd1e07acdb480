// A happening in the log: one line with the dice that decided it, the rest folded.

import type { ComponentChildren } from "preact";
import { Rest } from "../../parts/Folded";
import type { Board, EntryProps, LogLine } from "../contract";
import { dieOf, line, ownerOf, refOf } from "./dice";
import { MetalDie } from "./MetalDie";

/** What a duel consists of, from its first throw until its dice are cleared away. */
const OF_DUEL = ["duel", "pass", "strike"];

/** All throws of a duel and what became of them are one entry. */
export function joined(entries: readonly (readonly LogLine[])[]): LogLine[][] {
  const found: LogLine[][] = [];
  let open = false;
  for (const entry of entries) {
    const kind = entry[0]?.happening ?? "";
    if (open && OF_DUEL.includes(kind)) found.at(-1)?.push(...entry);
    else found.push([...entry]);
    open = (kind === "duel" || (open && OF_DUEL.includes(kind))) && !entry.some((it) => it.kind === "duel-over");
  }
  return found;
}

export function Entry({ lines, board }: EntryProps) {
  const [first] = lines;
  const of = (...kinds: string[]) => lines.filter((it) => kinds.includes(it.kind));
  switch (first?.happening) {
    case "split":
      return (
        <EntryText said={of("split-shown")}>
          {of("split-shown").map((it) => (
            <span key={it.args.seat} class="log-dice">
              {of("threw")
                .filter((threw) => ownerOf(refOf(threw.args.die ?? 0)) === it.args.seat)
                .map((threw) => (
                  <Die key={threw.args.die} board={board} die={threw.args.die} value={threw.args.face} />
                ))}
            </span>
          ))}
        </EntryText>
      );
    case "duel":
      return <Duel lines={lines} board={board} />;
    case "strike":
      return (
        <EntryText said={[first]} rest={lines.slice(1)}>
          <Strike lines={lines} board={board} />
        </EntryText>
      );
    case "wounds":
      return (
        <EntryText pictured said={of("spread")} rest={lines.filter((it) => it.kind !== "spread")}>
          <span class="log-dice">
            {of("spread").map((it) => (
              <span key={it.args.die} class="log-change">
                <Die board={board} die={it.args.die} /> −{it.args.points}
              </span>
            ))}
          </span>
        </EntryText>
      );
    case "damage":
    case "pass":
    case "advantage":
      return <EntryText said={lines.filter((it) => it.happening)} rest={lines.filter((it) => !it.happening)} />;
  }
  return <EntryText said={lines.slice(0, 1)} rest={lines.slice(1)} />;
}

interface PartProps {
  lines: readonly LogLine[];
  board: Board | null;
}

/** A duel, throw by throw and blow by blow; what else came of it is folded. */
function Duel({ lines, board }: PartProps) {
  const parts = partsOf(lines);
  const said = (part: readonly LogLine[]) =>
    part.filter((it, i) => i === 0 || it.kind === "dueled" || it.happening === "pass");
  return (
    <>
      {parts.map((part, i) => (
        <EntryText key={i} said={said(part)}>
          {part[0]?.happening === "duel" && <Throw lines={part} board={board} />}
          {part[0]?.happening === "strike" && <Strike lines={part} board={board} />}
        </EntryText>
      ))}
      <Rest lines={parts.flatMap((part) => part.filter((it) => !said(part).includes(it)))} />
    </>
  );
}

/** Each throw, each pass and each blow, with what came of it. */
function partsOf(lines: readonly LogLine[]): LogLine[][] {
  const parts: LogLine[][] = [];
  for (const it of lines) {
    if (parts.length === 0 || it.begins || it.happening === "pass") parts.push([]);
    parts.at(-1)?.push(it);
  }
  return parts;
}

function Throw({ lines, board }: PartProps) {
  const [first] = lines;
  return (
    <span class="log-dice">
      <Die board={board} die={first?.args.die} value={line(lines, "dueled")?.args.face} />→
      {first?.kind === "aimed" ? <Die board={board} die={first.args.target} /> : `×${first?.args.count}`}
    </span>
  );
}

function Strike({ lines, board }: PartProps) {
  const [first] = lines;
  return (
    <span class="log-dice">
      {first?.kind !== "changed" && <Die board={board} die={first?.args.die} />}
      {lines.map(
        (it, i) =>
          it.kind === "changed" && (
            <span key={i} class="log-change">
              <Die board={board} die={it.args.die} value={it.args.to} /> {it.args.from} → {it.args.to}
            </span>
          ),
      )}
    </span>
  );
}

interface EntryTextProps {
  /** What is seen and heard. */
  said: readonly LogLine[];
  /** What is folded. */
  rest?: readonly LogLine[];
  /** Pictures, for who sees them. */
  children?: ComponentChildren;
  /** The pictures say it all. */
  pictured?: boolean;
}

function EntryText({ said, rest = [], children, pictured }: EntryTextProps) {
  return (
    <>
      {/* A line of its own each: what is added to an entry later is read aloud by itself. */}
      <span class={pictured ? "unseen" : "log-words"}>
        {said.map((it, i) => (
          <span key={i}>{it.text} </span>
        ))}
      </span>
      <Rest lines={rest} />
      <span class="log-pictures" aria-hidden="true" aria-live="off">
        {children}
      </span>
    </>
  );
}

function Die({ board, die, value }: { board: Board | null; die: number | undefined; value?: number | undefined }) {
  const found = board ? dieOf(board, die) : undefined;
  if (!found) return null;
  return (
    <span class="log-die" title={found.name}>
      <MetalDie facets={found.facets} value={value} />
    </span>
  );
}
