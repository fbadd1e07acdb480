// The finished games, a page at a time: look at them again, take them along.

import { useEffect, useState } from "preact/hooks";
import { api } from "../api";
import { Picture } from "../home/Picture";
import type { Summaries, Summary } from "../messages";
import { Bar } from "../parts/Bar";
import { Download } from "../parts/Download";
import { language } from "../settings";
import { useLoaded } from "../useLoaded";
import { say } from "../words";

export function Finished() {
  const first = useLoaded(() => api.finished());
  const [behind, setBehind] = useState<Summaries | null>(null);
  const [failed, setFailed] = useState("");
  useEffect(() => setBehind(null), [first.it]); // in another language
  const { tables, more } = behind ?? first.it ?? { tables: [], more: "" };
  const goOn = async () => {
    try {
      const page = await api.finished(more);
      setBehind({ tables: [...tables, ...page.tables], more: page.more });
      setFailed("");
    } catch (no) {
      setFailed(no instanceof Error ? no.message : String(no));
    }
  };
  return (
    <>
      <Bar />
      <main class="screen narrow" aria-busy={!first.it}>
        <h1>{say("finished")}</h1>
        {(first.failed || failed) && (
          <p class="notice bad" role="alert">
            {first.failed || failed}
          </p>
        )}
        {first.it && tables.length === 0 && !more && (
          <div class="finished-none">
            <Picture game="" />
            <p class="lead">{say("finished-none")}</p>
            <a class="button primary" href="/">
              {say("games")}
            </a>
          </div>
        )}
        <ul class="finished">
          {tables.map((t) => (
            <Game key={t.table} it={t} />
          ))}
        </ul>
        {more && (
          <button type="button" class="button" onClick={goOn}>
            {say("more")}
          </button>
        )}
      </main>
    </>
  );
}

function Game({ it }: { it: Summary }) {
  const when = new Date(it.changed * 1000).toLocaleString(language.value, { dateStyle: "medium", timeStyle: "short" });
  return (
    <li class="panel">
      <Picture game={it.game} />
      <h2>
        {it.title}
        {it.what_if && ` · ${say("what-if")}`}
      </h2>
      <p class="hint">
        <time dateTime={new Date(it.changed * 1000).toISOString()}>{when}</time> · {say("moves", { count: it.moves })}
      </p>
      <p>
        {it.seats.map((s) => s.name).join(" · ")}
        {it.result && ` — ${it.result.text}`}
      </p>
      <p class="acts">
        <a
          class="button small primary"
          href={`/t/${it.table}/replay`}
          aria-label={`${say("replay")}: ${it.title}, ${when}`}
        >
          {say("replay")}
        </a>
        <a class="button small" href={`/t/${it.table}/review`} aria-label={`${say("review")}: ${it.title}, ${when}`}>
          {say("review")}
        </a>
        <Download class="button small" table={it.table} label={`${say("download")}: ${it.title}, ${when}`}>
          {say("download")}
        </Download>
      </p>
    </li>
  );
}
