// Beside the table: what happened, and what people say.
import { useEffect, useRef, useState } from "preact/hooks";
import type { LogLine, Said, Seat } from "../messages";
import { say } from "../words";

/** Older lines are shown on demand, so that long games stay quick. */
const SHOWN = 120;

export function Log({ lines }: { lines: readonly LogLine[] }) {
  const end = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const from = all ? 0 : Math.max(0, lines.length - SHOWN);
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
          {lines.slice(from).map((line, i) => (
            <li key={from + i} class={seatClass(line)}>
              {line.text}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

/** The colour of the seat a line is about; the words name it as well. */
function seatClass(line: LogLine): string {
  const seat = line.args.seat;
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
            <li key={`${it.at} ${it.name}`}>
              <b>{it.name}</b> {it.text}
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
