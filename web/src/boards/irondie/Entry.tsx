// A happening in the log: one line with the dice that decided it, the rest folded.

import type { Board, EntryProps, LogLine } from "../contract";
import { dieOf, line } from "./dice";
import { MetalDie } from "./MetalDie";

export function Entry({ lines, board }: EntryProps) {
  const [first, ...more] = lines;
  if (!first) return null;
  const threw = lines.filter((it) => it.kind === "threw" || it.kind === "dueled");
  switch (first.happening) {
    case "split":
      return (
        <>
          {lines
            .filter((it) => it.kind === "split-shown")
            .map((it) => (
              <span key={it.args.seat} class="log-throw">
                {it.text}
                <Dice board={board} lines={threw.filter((t) => Math.floor((t.args.die ?? 0) / 9) === it.args.seat)} />
              </span>
            ))}
        </>
      );
    case "duel": {
      const [thrown] = threw;
      return (
        <span class="log-duel">
          <Die board={board} die={first.args.die} value={thrown?.args.face} />{" "}
          {first.kind === "aimed" ? "→" : `→ ×${first.args.count}`}{" "}
          {first.kind === "aimed" && <Die board={board} die={first.args.target} />} <Told of={[first, ...more]} />
        </span>
      );
    }
    case "strike": {
      const changed = lines.filter((it) => it.kind === "changed");
      const verdict = line(lines, "won", "lost", "fizzled", "bonus", "no-target");
      return (
        <span class="log-duel">
          {verdict && <Die board={board} die={verdict.args.die} />}
          {changed.map((it) => (
            <span key={it.args.die} class="log-change">
              <Die board={board} die={it.args.die} value={it.args.to} /> {it.args.from} → {it.args.to}
            </span>
          ))}{" "}
          <Told of={lines} />
        </span>
      );
    }
    case "wounds":
      return (
        <span class="log-duel">
          {lines
            .filter((it) => it.kind === "spread")
            .map((it) => (
              <span key={it.args.die} class="log-change">
                <Die board={board} die={it.args.die} /> −{it.args.points}
              </span>
            ))}{" "}
          <Told of={lines} />
        </span>
      );
    case "damage":
      return (
        <>
          {lines
            .filter((it) => it.kind === "damage")
            .map((it) => (
              <span key={it.args.seat} class="log-throw">
                {it.text}
              </span>
            ))}
        </>
      );
  }
  return <Told of={lines} />;
}

function Told({ of: [first, ...more] }: { of: readonly LogLine[] }) {
  if (!more.length) return <>{first?.text}</>;
  return (
    <details>
      <summary>{first?.text}</summary>
      <ul>
        {more.map((it, i) => (
          <li key={i}>{it.text}</li>
        ))}
      </ul>
    </details>
  );
}

function Dice({ board, lines }: { board: Board | null; lines: readonly LogLine[] }) {
  return (
    <span class="log-dice">
      {lines.map((it) => (
        <Die key={it.args.die} board={board} die={it.args.die} value={it.args.face} />
      ))}
    </span>
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
