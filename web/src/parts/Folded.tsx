// An entry of the log of which the first line is shown and the rest is folded.
import unfold from "icon:plain-arrow";
import type { LogLine } from "../messages";
import { say } from "../words";
import { Icon } from "./Icon";

/** The first line stands for all of them, and is not read aloud anew when more is told of it. */
export function Folded({ lines: [first, ...more] }: { lines: readonly LogLine[] }) {
  return (
    <>
      <span>{first?.text}</span>
      <Rest lines={more} />
    </>
  );
}

/** Lines that are not read aloud by themselves, folded. */
export function Rest({ lines }: { lines: readonly LogLine[] }) {
  if (lines.length === 0) return null;
  return (
    <details aria-live="off">
      <summary aria-label={say("entry-more", { count: lines.length })}>
        <Icon of={unfold} />
      </summary>
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{line.text}</li>
        ))}
      </ul>
    </details>
  );
}
