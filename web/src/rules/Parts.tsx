// The frame of a list in parts: their names beside it lead to them.
import type { ComponentChildren, Ref } from "preact";

interface PartsProps {
  label: string;
  parts: readonly { name: string; title: string; count: number }[];
  /** How much was found; "" while nobody searches. */
  found: string;
  /** What to do where nothing was. */
  none: string;
  list: Ref<HTMLDivElement>;
  children: ComponentChildren;
}

export function Parts({ label, parts, found, none, list, children }: PartsProps) {
  return (
    <>
      <nav class="book-areas" aria-label={label}>
        <ul>
          {parts.map((part) => (
            <li key={part.name}>
              <button type="button" class="book-part" onClick={() => lead(part.name)}>
                {part.title} {found && <span class="badge">{part.count}</span>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      <div class="book-rules" ref={list}>
        <p class={found ? "hint" : "unseen"} role="status">
          {found}
        </p>
        {none && <p class="hint">{none}</p>}
        {children}
      </div>
    </>
  );
}

function lead(part: string): void {
  const head = document.querySelector<HTMLElement>(`[data-part="${part}"] :is(h2, summary)`);
  head?.scrollIntoView({ block: "start" });
  head?.focus({ preventScroll: true });
}
