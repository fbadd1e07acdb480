// A table that is played with other cards than come with the game says so, and how they differ, before anybody sits down.
import { api } from "../api";
import type { Played } from "../messages";
import { useLoaded } from "../useLoaded";
import { say } from "../words";
import { Differences } from "./Differences";

interface PlayedWithProps {
  table: string;
  content: Played;
  /** Whether the differences are in sight at once. */
  open?: boolean;
}

export function PlayedWith({ table, content, open }: PlayedWithProps) {
  const { it, failed } = useLoaded(() => api.tableContent(table), table);
  return (
    <details class="panel played-with" open={open}>
      <summary>{say("own-cards-what", { name: content.name, count: content.changes })}</summary>
      {failed && <p class="notice bad">{failed}</p>}
      {it && <Differences of={it.differences} />}
    </details>
  );
}
