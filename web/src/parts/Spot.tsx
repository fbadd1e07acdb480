// A thing on the board: pressable while the open question is about it, named, marked, with its odds.
import type { ComponentChildren } from "preact";
import type { Table } from "../boards/contract";

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
  title?: string;
  /** The thing it comes out of, when it is new. */
  from?: string | undefined;
}

export function Spot({ table, of, name, children, class: more, bare, holds, title, from }: SpotProps) {
  const standing = table.standing(of);
  const live = standing === "open" || standing === "picked";
  const options = live ? table.optionsOn(of) : [];
  const refusal = standing === "refused" ? table.refusal(of) : undefined;
  const only = options.length === 1 ? options[0] : undefined;
  const subset = table.asking?.form === "subset";
  const odds = bare ? [] : table.odds(of);
  const chance = odds.map((o) => `${o.label} ${percent(o.chance)}`).join(", ");
  const label = [name, only && only.text !== name ? only.text : "", chance, refusal?.text ?? ""]
    .filter(Boolean)
    .join(". ");
  const classes = `spot ${holds ? "holds" : ""} ${standing} ${more ?? ""}`;
  const pressed = subset || standing === "picked" ? standing === "picked" : undefined;
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
  if (!live)
    return (
      <div
        class={classes}
        data-ref={of}
        data-from={from}
        title={refusal?.text ?? title}
        role="group"
        aria-label={label}
      >
        {body}
      </div>
    );
  if (holds)
    return (
      <div class={classes} data-ref={of} data-from={from} role="group" aria-label={name}>
        <button
          type="button"
          class="spot-handle"
          title={only?.text ?? title}
          aria-label={label}
          aria-pressed={pressed}
          onClick={() => table.press(of)}
        />
        {body}
      </div>
    );
  return (
    <button
      type="button"
      class={classes}
      data-ref={of}
      data-from={from}
      title={only?.text ?? title}
      aria-pressed={pressed}
      onClick={() => table.press(of)}
    >
      {/* The name says it all, and more; the picture would only be spelled out again. */}
      <span class="unseen">{label}</span>
      <span class="spot-body" aria-hidden="true">
        {body}
      </span>
    </button>
  );
}

export function percent(chance: number): string {
  const p = chance * 100;
  return `${p > 0 && p < 1 ? p.toFixed(1) : Math.round(p)} %`;
}
