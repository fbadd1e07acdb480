import { useEffect, useRef, useState } from "preact/hooks";
import { useOwn } from "../boards";
import { classes } from "../boards/lookup";
import type { Board, LogLine, Said, Seat } from "../messages";
import { Folded } from "../parts/Folded";
import { say } from "../words";
import { entriesOf } from "./entries";

/** Older lines are shown on demand, so that long games stay quick. */
const SHOWN = 120;

interface LogProps {
  lines: readonly LogLine[];
  seats: readonly Seat[];
  seat: number | null;
  board: Board | null;
  game: string;
}

/** What happened, a line a happening with the rest folded, under the turn it belongs to. */
export function Log({ lines, seats, seat, board, game }: LogProps) {
  const end = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const Entry = useOwn(game, "entry", Folded);
  const entries = entriesOf(lines);
  const from = all ? 0 : Math.max(0, entries.length - SHOWN);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length]);
  return (
    <div class="log">
      {from > 0 && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {say("log-earlier", { count: from })}
        </button>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
      <div ref={end} class="lines" role="log" aria-relevant="additions" aria-label={say("log")} tabIndex={0}>
        <ol>
          {entries.slice(from).map((entry, i) => (
            <li key={from + i} class={classes(entry[0]?.happening === "turn" && "turn", seatClass(entry))}>
              <Entry lines={entry} seats={seats} seat={seat} board={board} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The colour of the seat an entry is about; the words name it as well. */
function seatClass(lines: readonly LogLine[]): string {
  const seat = lines[0]?.args.seat;
  return seat !== undefined && seat >= 0 ? `by-${seat}` : "";
}

interface ChatProps {
  chat: readonly Said[];
  seats: readonly Seat[];
  send(text: string): boolean;
}

export function Chat({ chat, send }: ChatProps) {
  const [text, setText] = useState("");
  return (
    <section class="chat" aria-label={say("chat")}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard */}
      <div class="lines" role="log" aria-label={say("chat")} tabIndex={0}>
        <ol>
          {chat.length === 0 && <li class="hint">{say("chat-empty")}</li>}
          {chat.map((it) => (
            <li key={`${it.at} ${it.name} ${it.text}`} class={it.name ? undefined : "hint"}>
              {it.name && <b>{it.name}</b>} {it.text}
            </li>
          ))}
        </ol>
      </div>
      <form
        onSubmit={(e) => {
          e.preventDefault();
          if (text.trim() && send(text.trim())) setText("");
        }}
      >
        <input
          class="input"
          value={text}
          maxLength={400}
          placeholder={say("chat-say")}
          aria-label={say("chat-say")}
          onInput={(e) => setText(e.currentTarget.value)}
        />
        <button type="submit" class="button small">
          {say("chat-send")}
        </button>
      </form>
    </section>
  );
}
