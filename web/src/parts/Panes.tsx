// Parts of a board side by side; on a tablet, tabs and what stays below them; on a phone, panes to swipe through, with a tab
// each. The pane that the open question is about comes into sight by itself.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../boards/contract";
import { classes } from "../boards/lookup";
import "./panes.css";

/** What the open question can be answered on. */
const OPEN = "button.spot.open";

/** So much of it is enough to know that it is there. */
const SEEN = 48;

interface Pane {
  id: string;
  title: string;
  content: ComponentChildren;
  /** Where there is room for two, it lies below the others all the time. */
  stays?: boolean;
}

interface PanesProps {
  table: Table;
  panes: readonly Pane[];
  /** The pane that belongs to what is going on, for a question that lies on none of them. */
  meant?: string | undefined;
  class?: string;
}

export function Panes({ table, panes, meant, class: more }: PanesProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [asked, setAsked] = useState<readonly boolean[]>([]);
  const [scrolls, setScrolls] = useState(false);
  const now = useRef(0);
  const width = useRef(0);
  const upper = useRef(panes.findIndex((pane) => !pane.stays));
  now.current = current;
  if (!panes[current]?.stays) upper.current = current;
  const align = (i: number, behavior: ScrollBehavior) => {
    const pane = strip.current?.children[i];
    if (!(pane instanceof HTMLElement) || !strip.current) return;
    const { clientWidth, scrollWidth } = strip.current;
    if (scrollWidth > clientWidth)
      strip.current.scrollTo?.({ left: pane.offsetLeft - strip.current.offsetLeft, behavior });
    else {
      const last = [...pane.querySelectorAll(OPEN)].at(-1);
      if (last && last.getBoundingClientRect().top > innerHeight - SEEN)
        last.scrollIntoView?.({ block: "nearest", behavior });
    }
  };
  const show = (i: number) => {
    setCurrent(i);
    align(i, table.motion ? "smooth" : "auto");
  };
  // Whoever turns the phone or opens the log goes on with the same pane.
  useEffect(() => {
    if (!strip.current || typeof ResizeObserver === "undefined") return;
    const watch = new ResizeObserver(() => {
      setScrolls((strip.current?.scrollWidth ?? 0) > (strip.current?.clientWidth ?? 0));
      align(now.current, "auto");
      width.current = strip.current?.clientWidth ?? 0;
    });
    watch.observe(strip.current);
    return () => watch.disconnect();
  }, []);
  useEffect(() => {
    const found = [...(strip.current?.children ?? [])].map((pane) => pane.querySelector(OPEN) !== null);
    setAsked(found);
    const first = found.indexOf(true);
    const wanted = first >= 0 ? first : panes.findIndex((pane) => pane.id === meant);
    if (wanted >= 0 && !found[current] && wanted !== current) show(wanted);
  }, [table.asking, table.options, meant]);
  const swiped = () => {
    const it = strip.current;
    // A screen that changes its size scrolls as well; nobody has swiped then.
    if (it && it.clientWidth > 0 && it.clientWidth === width.current)
      setCurrent(Math.round(it.scrollLeft / it.clientWidth));
  };
  const place = (pane: Pane, i: number) => (pane.stays ? "stays" : i === upper.current && "upper");
  return (
    <div class={`panes ${more ?? ""}`}>
      <nav class="panes-tabs" aria-label={panes.map((pane) => pane.title).join(", ")}>
        {panes.map((pane, i) => (
          <button
            type="button"
            key={pane.id}
            class={classes("panes-tab", asked[i] && "asked", place(pane, i))}
            aria-current={i === current ? "true" : undefined}
            onClick={() => show(i)}
          >
            {pane.title}
          </button>
        ))}
      </nav>
      <div class="panes-strip" ref={strip} onScroll={swiped} tabIndex={scrolls ? 0 : undefined}>
        {panes.map((pane, i) => (
          <div key={pane.id} class={classes("pane", `pane-${pane.id}`, place(pane, i))}>
            {pane.content}
          </div>
        ))}
      </div>
    </div>
  );
}
