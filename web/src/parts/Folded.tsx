// An entry of the log of which the first line is shown and the rest is folded.
import unfold from "icon:plain-arrow";
import type { LogLine } from "../messages";
import { say } from "../words";
import { Icon } from "./Icon";

/** The first line stands for all of them. What is folded is not read aloud by itself, nor the first line anew when more
 * is told of it. */
export function Folded({ lines: [first, ...more] }: { lines: readonly LogLine[] }) {
  return (
    <>
      <span>{first?.text}</span>
      {more.length > 0 && (
        <details aria-live="off">
          <summary aria-label={say("entry-more", { count: more.length })}>
            <Icon of={unfold} />
          </summary>
          <ul>
            {more.map((line, i) => (
              <li key={i}>{line.text}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
