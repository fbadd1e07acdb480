// One window at a time keeps the tables: of two, each would write what the other does not know of.

const NAME = "dicewright-tables";
/** A window that is being loaded anew lets go of them within this time. */
const SOON_MS = 1500;

interface Wish {
  /** Take them over from another window; else one waits until that is closed. */
  over: boolean;
  /** Nobody waits any more. */
  stop: AbortSignal;
  /** Another window keeps them. */
  elsewhere(): void;
  /** Another window has taken them over. */
  lost(): void;
}

/** Keep the tables; what it gives lets go of them. */
export function hold({ over, stop, elsewhere, lost }: Wish): Promise<() => void> {
  if (!navigator.locks) return Promise.resolve(() => {});
  const late = setTimeout(elsewhere, SOON_MS);
  stop.addEventListener("abort", () => clearTimeout(late));
  return new Promise((resolve) => {
    let held = false;
    const keep = () =>
      new Promise<void>((letGo) => {
        clearTimeout(late);
        held = true;
        resolve(letGo);
      });
    navigator.locks.request(NAME, over ? { steal: true } : { signal: stop }, keep).catch(() => held && lost());
  });
}
