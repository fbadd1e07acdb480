// The log of the table, and what people say.
import { useEffect, useRef, useState } from "preact/hooks";
import { useOwn } from "../boards";
import { classes } from "../boards/lookup";
import { type LogLine, SAID, type Said, type Seat } from "../messages";
import { Folded, Rest } from "../parts/Folded";
import { say } from "../words";
import { entriesOf } from "./entries";
import type { Stage } from "./stage";

/** Older lines are shown on demand, so that long games stay quick. */
const SHOWN = 120;

function asTheyAre(entries: readonly (readonly LogLine[])[]): LogLine[][] {
  return entries.map((entry) => [...entry]);
}

/** What happened, a line a happening with the rest folded, under the turn it belongs to. A press on one puts it on the
 * stage again, as it rested. */
export function Log({ stage }: { stage: Stage }) {
  const lines = stage.lines.value;
  const { eyes = null, board = null } = stage.scene.value ?? {};
  const end = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const Entry = useOwn(stage.game, "entry", Folded);
  const join = useOwn(stage.game, "joined", asTheyAre) ?? asTheyAre;
  const entries = placed(join(entriesOf(lines)));
  const from = all ? 0 : Math.max(0, entries.length - SHOWN);
  useEffect(() => {
    const list = end.current;
    if (list) list.scrollTop = list.scrollHeight;
  }, [lines.length, Entry]);
  if (!Entry) return <div class="log" />;
  return (
    <div class="log">
      {from > 0 && (
        <button type="button" class="link" onClick={() => setAll(true)}>
          {say("log-earlier", { count: from })}
        </button>
      )}
      <div
        ref={end}
        class="lines"
        role="log"
        aria-relevant="additions"
        aria-live={stage.hurt.value ? "assertive" : "polite"}
        aria-label={say("log")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reached by keyboard
        tabIndex={0}
        onKeyDown={moveAlong}
      >
        <ol>
          {entries.slice(from).map(({ entry, at, to }) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the list walks to it by arrow keys, and Enter presses it
            <li
              key={at}
              tabIndex={-1}
              data-entry={at}
              class={classes(
                entry[0]?.happening === "turn" && "turn",
                seatClass(entry),
                stage.scenes.skipped(eyes, at, to) && "skipped",
              )}
              onClick={({ target }) => target instanceof Element && !target.closest("details") && stage.look(at, to)}
            >
              {entry[0]?.happening === "turn" ? (
                <Turn lines={entry} />
              ) : (
                <Entry lines={entry} seats={stage.seats.value} seat={eyes} board={board} />
              )}
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Turn({ lines: [first, ...more] }: { lines: readonly LogLine[] }) {
  return (
    <>
      <h3>{first?.text}</h3>
      <Rest lines={more} />
    </>
  );
}

/** Entries with the lines of the log they hold: from, and up to but without. */
function placed(entries: readonly LogLine[][]): { entry: LogLine[]; at: number; to: number }[] {
  let to = 0;
  return entries.map((entry) => {
    const at = to;
    to += entry.length;
    return { entry, at, to };
  });
}

/** Arrow keys move along the entries, from the newest; Enter presses one. */
function moveAlong(event: KeyboardEvent): void {
  const entries = [...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("[data-entry]")];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) {
    const next = at < 0 ? entries.length - 1 : Math.max(0, Math.min(entries.length - 1, at + step));
    entries[next]?.focus();
    event.preventDefault();
  } else if (event.key === "Enter" && at >= 0) {
    entries[at]?.click();
    event.preventDefault();
  }
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
          maxLength={SAID}
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
