// A die: a bone cube with its symbol and its value, which tumbles when it is rolled and rises when it is kept.
import type { ComponentChildren } from "preact";
import { Icon } from "./Icon";

interface DieProps {
  value?: number | null;
  /** An engraved symbol; without one the die shows pips (1 to 6) or its number. */
  icon?: string;
  /** Tumble now. `order` staggers several dice. */
  tumbling?: boolean;
  order?: number;
  kept?: boolean;
  /** A class for another material or colour. */
  class?: string;
  children?: ComponentChildren;
}

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[50, 50]],
  2: [
    [28, 28],
    [72, 72],
  ],
  3: [
    [26, 26],
    [50, 50],
    [74, 74],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [26, 26],
    [74, 26],
    [50, 50],
    [26, 74],
    [74, 74],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

export function Die({ value, icon, tumbling, order = 0, kept, class: more, children }: DieProps) {
  return (
    <span
      class={`die ${tumbling ? "tumbling" : ""} ${kept ? "kept" : ""} ${more ?? ""}`}
      style={{ "--order": String(order) }}
      aria-hidden="true"
    >
      <span class="die-cube">{children ?? <Face value={value} icon={icon} />}</span>
    </span>
  );
}

function Face({ value, icon }: { value?: number | null | undefined; icon?: string | undefined }) {
  if (icon)
    return (
      <>
        <Icon of={icon} class="die-symbol" />
        {value ? <span class="die-value">{value}</span> : null}
      </>
    );
  return <Pips value={value ?? 0} />;
}

export function Pips({ value }: { value: number }) {
  const pips = PIPS[value];
  if (!pips) return <span class="die-number">{value || ""}</span>;
  return (
    <svg class="die-pips" viewBox="0 0 100 100" aria-hidden="true">
      {pips.map(([x, y]) => (
        <circle key={`${x}-${y}`} cx={x} cy={y} r="9" fill="currentColor" />
      ))}
    </svg>
  );
}
