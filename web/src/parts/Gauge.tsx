// A number with its name; it counts to its new value, and shows for a moment by how much it changed.
import { useEffect, useRef, useState } from "preact/hooks";
import { set } from "../boards/lookup";
import { Icon } from "./Icon";
import { useMotion } from "./motion";

interface GaugeProps {
  label: string;
  value: number;
  icon?: string;
  /** Where it ends, if it does: draws a bar. */
  of?: number;
  /** Only the icon is seen; the label stays in the accessible name. */
  small?: boolean;
  class?: string;
}

const COUNTING_MS = 400;

export function Gauge({ label, value, icon, of, small, class: more }: GaugeProps) {
  const [shown, change] = useCounting(value);
  return (
    <span class={`gauge ${more ?? ""}`} title={label}>
      {icon && <Icon of={icon} />}
      <span class={small ? "unseen" : "gauge-label"}>{label} </span>
      <span class={`gauge-value ${change > 0 ? "rose" : change < 0 ? "fell" : ""}`}>
        {set(shown)}
        {of !== undefined && <span class="gauge-of"> / {of}</span>}
      </span>
      {change !== 0 && (
        <span key={`${value}`} class={`gauge-change ${change > 0 ? "rose" : "fell"}`} aria-hidden="true">
          {change > 0 ? `+${change}` : `−${-change}`}
        </span>
      )}
      {of !== undefined && (
        <span class="gauge-bar" aria-hidden="true">
          <span style={{ width: `${Math.max(0, Math.min(100, (100 * value) / Math.max(1, of)))}%` }} />
        </span>
      )}
    </span>
  );
}

/** The number to show on the way to `value`, and the change while it is on its way. */
function useCounting(value: number): [number, number] {
  const motion = useMotion();
  const [shown, show] = useState(value);
  const [change, setChange] = useState(0);
  const before = useRef(value);
  useEffect(() => {
    const from = before.current;
    before.current = value;
    if (!motion || from === value) {
      show(value);
      setChange(0);
      return;
    }
    setChange(value - from);
    let began = 0;
    let frame = requestAnimationFrame(function count(now) {
      began ||= now; // by the clock of frames alone: on a busy machine it lags behind the other
      const done = Math.min(1, (now - began) / COUNTING_MS);
      show(Math.round(from + (value - from) * done));
      if (done < 1) frame = requestAnimationFrame(count);
    });
    const end = setTimeout(() => setChange(0), 2 * COUNTING_MS);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
      show(value);
    };
  }, [value, motion]);
  return [shown, change];
}
