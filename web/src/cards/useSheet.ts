// The cards of a game: how they are shipped, how they stand in the draft, and what the server says of the draft.
import { useEffect, useRef, useState } from "preact/hooks";
import { api, Refusal } from "../api";
import type { Checked, Difference, Entry, Fault, Sheet } from "../messages";
import { language } from "../settings";
import { useLoaded } from "../useLoaded";
import { type Draft, draftFor, fileName, keepDraft, keyOf, spell } from "./draft";

/** How long to wait for another change before the server is asked. */
const PATIENCE_MS = 250;

/** How long to wait where the server is asked too often. */
const LATER_MS = 1500;

export interface Cards {
  sheet: Sheet | null;
  failed: string;
  draft: Draft;
  /** By card, as it would lie on the table. */
  looks: ReadonlyMap<string, Entry["look"]>;
  faults: readonly Fault[];
  differences: readonly Difference[];
  /** Whether there is something to take back. */
  canUndo: boolean;
  /** Change it. What is put at one place, one after the other, is taken back together, until that place is `settled`. */
  put(draft: Draft, place?: string): void;
  settled(): void;
  undo(): void;
}

export function useCards(game: string, card: string): Cards {
  const { it: sheet, failed } = useLoaded(() => api.sheet(game), game);
  const draft = draftFor(game).value;
  const [told, setTold] = useState<Checked>({ faults: [], differences: [], entries: [] });
  const [looks, setLooks] = useState<ReadonlyMap<string, Entry["look"]>>(new Map());
  const [wrong, setWrong] = useState("");
  const before = useRef<Draft[]>([]);
  const open = useRef("");
  const known = useRef("");
  const text = spell(draft);
  // The card in hand is asked for at every change; all of them once, and when the language is another.
  useEffect(() => {
    if (!sheet) return;
    let here = true;
    const whole = known.current !== `${game} ${language.value}`;
    const ask = () =>
      api
        .checkContent(game, {
          content: { text, name: fileName(game) },
          entries: whole ? "all" : card ? "one" : "none",
          path: card.split(".").slice(0, 4),
        })
        .then(
          (it) => {
            if (!here) return;
            known.current = `${game} ${language.value}`;
            setWrong("");
            setTold(it);
            setLooks(
              (old) => new Map([...(whole ? [] : old), ...it.entries.map((e) => [keyOf(e.path), e.look] as const)]),
            );
          },
          (no: Error) => {
            if (!here) return;
            if (no instanceof Refusal && no.code === "too-fast") timer = setTimeout(ask, LATER_MS);
            else setWrong(no.message);
          },
        );
    let timer = setTimeout(ask, whole ? 0 : PATIENCE_MS);
    return () => {
      here = false;
      clearTimeout(timer);
    };
  }, [sheet, text, card]);
  return {
    sheet,
    failed: failed || wrong,
    draft,
    looks,
    faults: told.faults,
    differences: told.differences,
    canUndo: before.current.length > 0,
    put: (next, place = "") => {
      if (!place || place !== open.current) before.current.push(draft);
      open.current = place;
      keepDraft(game, next);
    },
    settled: () => {
      open.current = "";
    },
    undo: () => {
      open.current = "";
      const last = before.current.pop();
      if (last) keepDraft(game, last);
    },
  };
}
