// A thing on the board: pressable while the open question is about it, named, marked, with its odds.
//
// Who does not see the board hears the name, and after it what there is to know; the picture is not spelled out again.
import type { ComponentChildren } from "preact";
import type { Table } from "../boards/contract";
import { find, inFull, sentences } from "../boards/lookup";
import { percent } from "../numbers";

interface SpotProps {
  table: Table;
  /** The reference the thing has in messages: `die:0:3`. */
  of: string;
  /** What it is called for those who do not see it. */
  name: string;
  children: ComponentChildren;
  class?: string;
  /** Draw the odds yourself. */
  bare?: boolean;
  /** Other spots lie inside, so it cannot be a button; a handle behind them is. */
  holds?: boolean;
  /** The name tells all there is to know. */
  whole?: boolean;
  /** Something near it says the same: it is heard only while it can be pressed. */
  echo?: boolean;
  title?: string;
  /** The thing it comes out of, when it is new. */
  from?: string | undefined;
}

export function Spot({ table, of, name, children, class: also, bare, holds, whole, echo, title, from }: SpotProps) {
  const standing = table.standing(of);
  const later = standing === "later" || undefined;
  const live = later || standing === "open" || standing === "picked";
  const options = live ? table.optionsOn(of) : [];
  const refusal = standing === "refused" ? table.refusal(of) : undefined;
  const only = options.length === 1 ? options[0] : undefined;
  const subset = table.asking?.form === "subset";
  const odds = bare ? [] : table.odds(of);
  const chance = odds.map((o) => `${o.label} ${percent(o.chance)}`).join(", ");
  const more = [only && only.text !== name ? only.text : "", chance, refusal?.text ?? ""].filter(Boolean);
  const label = more.length ? sentences(name, ...more) : name;
  const notes = whole || echo ? [] : (find(table.board, of)?.notes ?? []);
  const description = notes.length ? sentences(...notes.map(inFull)) : undefined;
  const classes = `spot ${holds ? "holds" : ""} ${standing} ${also ?? ""}`;
  const pressed = subset || standing === "picked" ? standing === "picked" : undefined;
  const shown = only?.text ?? refusal?.text ?? title;
  const body = (
    <>
      {children}
      {odds[0] && (
        <span class="spot-odds" aria-hidden="true">
          {percent(odds[0].chance)}
        </span>
      )}
      {standing === "picked" && <span class="spot-tick" aria-hidden="true" />}
    </>
  );
  if (holds)
    return (
      <div class={classes} data-ref={of} data-from={from} title={shown} role="group" aria-label={live ? name : label}>
        {live && (
          <button
            type="button"
            class="spot-handle"
            title={shown}
            aria-label={label}
            aria-pressed={pressed}
            aria-disabled={later}
            onClick={() => table.press(of)}
          />
        )}
        {body}
      </div>
    );
  const picture = (
    <span class="spot-body" title={shown} aria-hidden="true">
      {body}
    </span>
  );
  if (!live)
    return (
      <div class={classes} data-ref={of} data-from={from} tabIndex={echo ? undefined : -1} aria-hidden={echo}>
        <span class="unseen">{label}</span>
        {description && <span class="unseen">{description}</span>}
        {picture}
      </div>
    );
  return (
    <button
      type="button"
      class={classes}
      data-ref={of}
      data-from={from}
      aria-pressed={pressed}
      aria-disabled={later}
      aria-description={description}
      onClick={() => table.press(of)}
    >
      <span class="unseen">{label}</span>
      {picture}
    </button>
  );
}
