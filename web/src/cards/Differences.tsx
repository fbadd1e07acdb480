// How a content file differs from what comes with the game: card, value as shipped and how sure that was, value here.
import type { Difference } from "../messages";
import { useCardWords } from "./words";
import "./differences.css";

export function Differences({ of }: { of: readonly Difference[] }) {
  const say = useCardWords();
  if (!say) return null;
  if (of.length === 0) return <p class="hint">{say("no-difference")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of the keyboard
    <div class="differences" tabIndex={0} role="region" aria-label={say("differences", { count: of.length })}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say("card")}</th>
            <th scope="col">{say("shipped")}</th>
            <th scope="col">{say("here")}</th>
          </tr>
        </thead>
        <tbody>
          {of.map((it) => (
            <tr key={it.path.join(".")}>
              <th scope="row">
                {it.thing} <small>{it.field}</small>
              </th>
              <td data-head={say("shipped")}>
                {it.shipped} {it.sure && <small class="badge">{it.sure}</small>}
              </td>
              <td data-head={say("here")}>
                {it.own} {it.own_sure && <small class="badge">{it.own_sure}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
