// Keeps a note beside what it is about while things move; in the rail, where there is one, it simply stands.
import { written } from "./frames";
import { placeOf } from "./placing";

/** Where the rail stands beside the table. */
export const WIDE = "(width >= 1180px)";
/** What a note does not cover where it can lie elsewhere. */
const KEPT = ".board .die, .board .spot.open";

/** Lay the note where it belongs. `laid` says for which places that was done last; the answer says it now. */
export function lay(note: HTMLElement | null, about: readonly Element[], laid: string): string {
  if (!note) return laid;
  const boxes = (what: Iterable<Element>) => [...what].map((e) => e.getBoundingClientRect());
  const [question = new DOMRect()] = boxes(document.querySelectorAll(".question"));
  const [bar = new DOMRect()] = boxes(document.querySelectorAll(".bar"));
  const { width, height } = note.getBoundingClientRect();
  const wide = matchMedia(WIDE).matches;
  const now = `${wide} ${innerWidth} ${innerHeight} ${width} ${height} ${written([...boxes(about), question])}`;
  if (now === laid) return laid;
  const place = placeOf(
    { width, height },
    {
      about: boxes(about),
      question,
      bar,
      kept: boxes(document.querySelectorAll(KEPT)),
      window: { width: innerWidth, height: innerHeight },
    },
  );
  note.style.left = wide ? "" : `${place.left}px`;
  note.style.top = wide ? "" : `${place.top}px`;
  return now;
}
