// A table that is played with other cards than come with the game says so, and how they differ, before anybody sits down.
import { api } from "../api";
import type { Played } from "../messages";
import { useLoaded } from "../useLoaded";
import { Differences } from "./Differences";
import { useCardWords } from "./words";

export interface PlayedWithProps {
  table: string;
  content: Played;
  /** Whether the differences are in sight at once. */
  open?: boolean;
}

export function PlayedWith({ table, content, open }: PlayedWithProps) {
  const say = useCardWords();
  const { it, failed } = useLoaded(() => api.tableContent(table), table);
  if (!say) return null;
  return (
    <details class="panel played-with" open={open}>
      <summary>{say("played-with-file", { name: content.name, count: content.changes })}</summary>
      {failed && <p class="notice bad">{failed}</p>}
      {it && <Differences of={it.differences} />}
    </details>
  );
}
