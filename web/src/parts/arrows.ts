// Arrow keys over the board: from a thing to the nearest one that way, whether it can be pressed or only looked at. Escape
// leads from the question to the board, and back.

const THINGS = ".spot[data-ref]:not(.holds):not([aria-hidden]), .spot-handle";
type Way = readonly [number, number];
const WAYS: Readonly<Record<string, Way>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
/** What lies aside counts as so much farther away than what lies ahead. */
const ASIDE = 2;

/** Take a step from where the focus is: a thing, or the question. */
export function followArrows(event: KeyboardEvent, board: HTMLElement): void {
  const from = event.target;
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(from instanceof HTMLElement)) return;
  const question = board.querySelector<HTMLElement>(".question h2");
  const things = [...board.querySelectorAll<HTMLElement>(THINGS)].filter((it) => it.offsetWidth > 0);
  const way = WAYS[event.key];
  if (from.matches(THINGS)) {
    if (event.key === "Escape") question?.focus();
    else if (way) {
      event.preventDefault();
      nearest(from, things, way)?.focus();
    }
  } else if (event.key === "Escape" && question && from.closest(".question")) {
    const open = things.filter((it) => it instanceof HTMLButtonElement);
    (open[0] ?? nearest(question, things, [0, 1]) ?? things[0])?.focus();
  }
}

function nearest(from: HTMLElement, things: readonly HTMLElement[], [x, y]: Way): HTMLElement | undefined {
  const [left, top] = centre(from);
  const found = things.flatMap((it) => {
    const [dx, dy] = [centre(it)[0] - left, centre(it)[1] - top];
    const ahead = dx * x + dy * y;
    return ahead < 1 ? [] : [{ it, far: ahead + ASIDE * Math.abs(dx * y + dy * x) }];
  });
  return found.sort((a, b) => a.far - b.far)[0]?.it;
}

function centre(it: HTMLElement): Way {
  const { left, top, width, height } = it.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}
