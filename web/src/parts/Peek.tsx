// What there is to know about a thing: point at it, go to it, or hold it with a finger, and a note opens beside it.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Table } from "../boards/contract";
import { find, inFull } from "../boards/lookup";
import { followArrows } from "./arrows";
import { beside } from "./beside";
import "./peek.css";

const PATIENCE_MS = 220;
/** What a note never covers where it can lie elsewhere: the question with its answers, whatever is pressed, and dice. */
const KEPT = ".question, .board .spot.open, .board .die, .board [data-ref^='die:']";

interface PeekProps {
  table: Table;
  class?: string;
  children: ComponentChildren;
}

interface Note {
  ref: string;
  box: DOMRect;
}

/** The root of a board. Everything inside that carries a reference to a thing with notes can be looked at. */
export function Peek({ table, class: more, children }: PeekProps) {
  const [note, show] = useState<Note | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const pointed = useRef<Element | null>(null);
  const hide = () => {
    clearTimeout(waiting.current);
    show(null);
  };
  const open = (target: EventTarget | null, patience: number) => {
    clearTimeout(waiting.current);
    const element = thingAt(target);
    if (!element) return hide();
    const ref = element.dataset.ref ?? "";
    waiting.current = setTimeout(() => show({ ref, box: element.getBoundingClientRect() }), patience);
  };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && hide();
    // Whoever goes to a thing scrolls it into sight: the note goes along.
    const onScroll = () => open(document.querySelector("[data-ref]:focus-visible"), 0);
    addEventListener("keydown", onKey);
    addEventListener("scroll", onScroll, true);
    return () => {
      clearTimeout(waiting.current);
      removeEventListener("keydown", onKey);
      removeEventListener("scroll", onScroll, true);
    };
  }, []);
  return (
    // The listeners only open notes and move the focus; everything that can be pressed is a button inside.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      class={more}
      onPointerMove={(e) => {
        // Only a mouse that moves points at something: under one that rests things come and go.
        const element = thingAt(e.target);
        if (e.pointerType !== "mouse" || element === pointed.current) return;
        pointed.current = element;
        open(element, PATIENCE_MS);
      }}
      onPointerLeave={() => {
        pointed.current = null;
        hide();
      }}
      onPointerDown={hide}
      onFocusIn={(e) => (e.target as Element).matches(":focus-visible") && open(e.target, 0)}
      onFocusOut={hide}
      onKeyDown={(e) => followArrows(e, e.currentTarget)}
      onContextMenu={(e) => {
        // a finger that stays
        if ((e as unknown as PointerEvent).pointerType === "mouse") return;
        e.preventDefault();
        open(e.target, 0);
      }}
    >
      {children}
      {note && <Bubble table={table} note={note} />}
    </div>
  );
}

function thingAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-ref]") : null;
}

function Bubble({ table, note }: { table: Table; note: Note }) {
  const bubble = useRef<HTMLDivElement>(null);
  const thing = find(table.board, note.ref);
  const refusal = table.standing(note.ref) === "refused" ? table.refusal(note.ref) : undefined;
  const empty = !thing || (thing.notes.length === 0 && !refusal);
  useEffect(() => {
    const it = bubble.current;
    if (!it) return;
    const kept = [...document.querySelectorAll(KEPT)].map((e) => e.getBoundingClientRect());
    const { left, top } = beside(note.box, it.getBoundingClientRect(), kept, {
      width: innerWidth,
      height: innerHeight,
    });
    it.style.left = `${left}px`;
    it.style.top = `${top}px`;
    it.style.visibility = "visible";
  });
  if (empty) return null;
  return (
    // Whoever does not see it has heard it with the thing itself.
    <div class="peek" aria-hidden="true" ref={bubble}>
      <strong class="peek-name">{thing.name}</strong>
      {refusal && <span class="peek-refusal">{refusal.text}</span>}
      {thing.notes.map(inFull).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </div>
  );
}
