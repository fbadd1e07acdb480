// The way into a guided first game: to its table, or back to the one that was left.
import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import type { Summary } from "../messages";
import { Bar } from "../parts/Bar";
import { replace } from "../route";
import { myName } from "../settings";
import { say } from "../words";
import { guideOf, SEATS, scriptOf } from "./index";

/** The bot that plays on when the script has ended. */
const LEVEL = "greedy";

export function GuideScreen({ id }: { id: string }) {
  const [left, setLeft] = useState<Summary | null>(null);
  const [failed, setFailed] = useState("");
  const fail = (no: Error) => setFailed(no.message);
  useEffect(() => {
    unfinished(id)
      .then((it) => (it ? setLeft(it) : begin(id)), fail)
      .catch(fail);
  }, [id]);
  return (
    <>
      <Bar />
      <main class="screen narrow" aria-busy={!failed && !left}>
        <h1>{say("title-learn")}</h1>
        {failed && (
          <p class="notice bad" role="alert">
            {failed}
          </p>
        )}
        {left && !failed ? (
          <>
            <p class="lead">{say("guide-unfinished", { game: left.title })}</p>
            <p class="acts">
              <button type="button" class="button primary" onClick={() => replace(`/t/${left.table}`)}>
                {say("guide-resume")}
              </button>
              <button type="button" class="button" onClick={() => begin(id).catch(fail)}>
                {say("guide-again")}
              </button>
            </p>
          </>
        ) : (
          !failed && <p class="hint">{say("opening")}</p>
        )}
      </main>
    </>
  );
}

async function unfinished(game: string): Promise<Summary | undefined> {
  return (await api.mine()).find((it) => it.guided && it.game === game);
}

/** Sit down at a table that follows the guide, with what comes with the game. */
async function begin(game: string): Promise<void> {
  const guide = await guideOf(game);
  if (!guide) throw new Error(say("guide-none"));
  const me = { kind: "me" as const, name: myName.value.trim() };
  const rivals = Array.from({ length: SEATS - 1 }, () => ({ kind: "bot" as const, level: LEVEL }));
  const { table } = await api.create({
    game,
    options: guide.options,
    seats: [me, ...rivals],
    content: { text: "", name: "" },
    script: scriptOf(guide),
  });
  replace(`/t/${table}`);
}
