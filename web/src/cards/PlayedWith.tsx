// A table that is played with other cards than come with the game says so, and how they differ, before anybody sits down.
import { api } from "../api";
import type { Played } from "../messages";
import { useLoaded } from "../useLoaded";
import { Differences } from "./Differences";
import { useCardWords } from "./words";

export function PlayedWith({ table, content, open }: { table: string; content: Played; open?: boolean }) {
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
