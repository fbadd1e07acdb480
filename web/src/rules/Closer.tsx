// A thing of the table in large, beside where it lies: its picture, all of its text, and the rules it touches.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { printed } from "../boards/lookup";
import type { Term } from "../messages";
import { Look, usePictures } from "../parts/Look";
import { type CloserProps, lay } from "../parts/Peek";
import { language } from "../settings";
import { useLoaded } from "../useLoaded";
import { say } from "../words";
import { RuleWindow } from "./RuleWindow";
import { glossaryOf } from "./rulebook";
import "./closer.css";

export function Closer({ table, thing, box, byKey, close }: CloserProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState("");
  const picture = usePictures(table.game);
  const book = useLoaded(() => glossaryOf(table.game, language.value), table.game);
  const terms = book.it?.chapters.flatMap((chapter) => chapter.terms) ?? [];
  const term = terms.find((it) => same(it, thing.label || thing.name));
  const refusal = table.standing(thing.ref) === "refused" ? table.refusal(thing.ref) : undefined;
  const links = [refusal?.rule ?? "", term?.rule ?? "", term?.thing.ref ?? ""].filter(Boolean);
  useLayoutEffect(() => {
    if (panel.current) lay(panel.current, box);
  });
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    if (byKey) panel.current?.focus({ preventScroll: true });
    return () => {
      if (byKey) before?.focus?.({ preventScroll: true });
    };
  }, []);
  return (
    <div
      class="closer"
      role="dialog"
      aria-label={printed(thing)}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(e) => {
        if (e.key !== "Escape" || at) return;
        e.stopPropagation();
        close();
      }}
    >
      <Look thing={thing} board={table.board} picture={picture} odds={table.odds(thing.ref)} name={thing.name}>
        {refusal && <span class="look-note is-refusal">{refusal.text}</span>}
        <span class="closer-links">
          {[...new Set(links)].map((it) => (
            <button key={it} type="button" class="link" onClick={() => setAt(it)}>
              {it.includes(":") ? say("in-glossary") : it}
            </button>
          ))}
          <button type="button" class="link" onClick={close}>
            {say("close")}
          </button>
        </span>
      </Look>
      {at && <RuleWindow game={table.game} rule={null} at={at} close={() => setAt("")} />}
    </div>
  );
}

/** Whether a term is about a thing that bears this name. */
function same({ thing }: Term, name: string): boolean {
  return printed(thing) === name || thing.name === name;
}
