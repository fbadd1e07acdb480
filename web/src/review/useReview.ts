// A finished game looked at again, here or at the server: pictures, each finer than the one before.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Picture, Review } from "../messages";
import { language } from "../settings";
import { thinks } from "../thinking/able";

/** How far it is. `going`: more may come; `left`: it was left for another game before it was done. */
export interface Reviewed {
  picture: Picture | null;
  part: number;
  before: number;
  going: boolean;
  left: boolean;
  failed: string;
}

const NOTHING: Reviewed = { picture: null, part: 0, before: 0, going: true, left: false, failed: "" };

/** Follows the review of a game as long as it is wanted, and what begins it again. */
export function useReview(table: string, wanted: boolean): { review: Reviewed; again(): void } {
  const [review, setReview] = useState(NOTHING);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    const stop = new AbortController();
    const told = (change: (before: Reviewed) => Partial<Reviewed>) =>
      stop.signal.aborted || setReview((before) => ({ ...before, ...change(before) }));
    told(() => ({ going: true, left: false, failed: "" }));
    let over = false;
    const line = (it: Review) => {
      over = it.over || it.failed !== "";
      told((before) => ({ ...it, picture: it.picture ?? before.picture }));
    };
    pictures(table, stop.signal, line).then(
      () => told(() => ({ going: false, left: !over })),
      (no: Error) => told(() => ({ going: false, failed: no.message })),
    );
    return () => stop.abort();
  }, [table, wanted, language.value, times]);
  return { review, again: () => setTimes(times + 1) };
}

/** What the page finds out itself; where it cannot, what the server does. */
async function pictures(table: string, stop: AbortSignal, each: (it: Review) => void): Promise<void> {
  const { lookAgain } = await import("../thinking/reviewing");
  if (thinks && (await lookAgain(table, stop, each))) return;
  if (!stop.aborted) await api.review(table, stop, each);
}
