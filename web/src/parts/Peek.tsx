// What there is to know about a thing: point at it or go to it, and a note opens beside it. Press what cannot be answered
// with, hold a thing with a finger, or press Z, and it is shown in large, with the rules it touches. Nothing of it answers.
import type { ComponentChildren } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import type { Table, Thing } from "../boards/contract";
import { later } from "../boards/later";
import { find, inFull } from "../boards/lookup";
import { followArrows } from "./arrows";
import { beside } from "./beside";
import "./peek.css";

const PATIENCE_MS = 220;
/** What a note does not cover where it can lie elsewhere: the question and whatever answers it, then dice. */
const ANSWERS = ".question, .question details[open] > .question-panel, .board .spot.open";
const DICE = ".board :is(.die, .cube, .iron-die), .board [data-ref^='die:']";

/** What does something of its own when it is pressed. */
const PRESSED = "button, a, summary, input, select, label, .closer, .question";
const CLOSELY = "z";

interface PeekProps {
  table: Table;
  class?: string;
  children: ComponentChildren;
}

interface Note {
  ref: string;
  box: DOMRect;
}

/** A thing that is shown in large. */
export interface CloserProps {
  table: Table;
  thing: Thing;
  box: DOMRect;
  /** Whether it was asked for by keyboard: then it gets the focus. */
  byKey: boolean;
  close(): void;
}

const Closer = later(async () => (await import("../rules/Closer")).Closer);

/** The root of a board. Everything inside that carries a reference to a thing with notes can be looked at. */
export function Peek({ table, class: more, children }: PeekProps) {
  const [note, show] = useState<Note | null>(null);
  const [large, enlarge] = useState<(Note & { byKey: boolean }) | null>(null);
  const thing = large && find(table.board, large.ref);
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
  const closely = (target: EventTarget | null, byKey: boolean) => {
    const element = thingAt(target);
    const ref = element?.dataset.ref ?? "";
    if (!element || !find(table.board, ref)) return false;
    hide();
    enlarge({ ref, box: element.getBoundingClientRect(), byKey });
    return true;
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
      onPointerDown={(e) => {
        hide();
        if (!(e.target as Element).closest(".closer")) enlarge(null);
      }}
      onClick={(e) => {
        // What can be pressed does what it does; while something is shown, a press goes on.
        if (!table.happening && !(e.target as Element).closest(PRESSED)) closely(e.target, false);
      }}
      onFocusIn={(e) => (e.target as Element).matches(":focus-visible") && open(e.target, 0)}
      onFocusOut={hide}
      onKeyDown={(e) => {
        if (e.key.toLowerCase() === CLOSELY && !e.ctrlKey && !e.metaKey && !e.altKey && closely(e.target, true))
          e.preventDefault();
        else followArrows(e, e.currentTarget);
      }}
      onContextMenu={(e) => {
        // a finger that stays
        if ((e as unknown as PointerEvent).pointerType === "mouse") return;
        if (closely(e.target, false)) e.preventDefault();
      }}
    >
      {children}
      {note && !large && <Bubble table={table} note={note} />}
      {large && thing && (
        <Closer
          key={large.ref}
          table={table}
          thing={thing}
          box={large.box}
          byKey={large.byKey}
          close={() => enlarge(null)}
        />
      )}
    </div>
  );
}

function thingAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-ref]") : null;
}

/** Lay something beside a thing, where it covers neither answers nor dice. */
export function lay(it: HTMLElement, thing: DOMRect): void {
  const boxes = (what: string) => [...document.querySelectorAll(what)].map((e) => e.getBoundingClientRect());
  const window = { width: innerWidth, height: innerHeight };
  const { left, top } = beside(thing, it.getBoundingClientRect(), boxes(ANSWERS), window, boxes(DICE));
  it.style.left = `${left}px`;
  it.style.top = `${top}px`;
  it.style.visibility = "visible";
}

function Bubble({ table, note }: { table: Table; note: Note }) {
  const bubble = useRef<HTMLDivElement>(null);
  const thing = find(table.board, note.ref);
  const refusal = table.standing(note.ref) === "refused" ? table.refusal(note.ref) : undefined;
  const empty = !thing || (thing.notes.length === 0 && !refusal);
  useEffect(() => {
    const it = bubble.current;
    if (!it) return;
    lay(it, note.box);
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
