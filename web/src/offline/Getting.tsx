// Before the first table of one's own: fetches what it needs, and says how far that is.
import { useEffect, useState } from "preact/hooks";
import { Bar } from "../parts/Bar";
import { has, say } from "../words";
import { kept, sizeOf } from "./kept";
import { keep, keepRest, keeps, offered, standBetween } from "./kit";
import { alone, begin, playOwn } from "./own";

export function Getting({ ready }: { ready(): void }) {
  const [part, setPart] = useState(0);
  const [size, setSize] = useState("");
  const [begins, setBegins] = useState(false);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    get(setPart, (bytes) => setSize(String(Math.round(bytes / 100_000) / 10)))
      .then(() => setBegins(true))
      .then(begin)
      .then(() => {
        ready();
        keepRest().catch(() => {}); // what is missing is fetched when it is wanted
      })
      .catch((why: Error) => setFailed(has(why.message) ? why.message : "own-broken"));
  }, []);
  return (
    <>
      <Bar />
      <main class="screen narrow">
        <h1>{say("own-title")}</h1>
        {failed ? (
          <p class="notice bad" role="alert">
            {say(failed)}
          </p>
        ) : (
          <>
            <p class="lead" role="status">
              {begins ? say("own-begins") : size ? say("own-getting", { size }) : say("own-looking")}
            </p>
            {size && !begins && <progress value={part} max={1} aria-label={say("own-title")} />}
          </>
        )}
        {!alone && (
          <button type="button" class="button" onClick={() => playOwn(false)}>
            {say("own-back")}
          </button>
        )}
      </main>
    </>
  );
}

/** What is kept already is enough where there is no net. Fails with the words that say why. */
async function get(tell: (part: number) => void, told: (bytes: number) => void): Promise<void> {
  if (!keeps) throw new Error("own-not-here");
  const [have, there] = await Promise.all([kept(), offered()]);
  if (!have && !there) throw new Error("own-not-there");
  try {
    await standBetween();
    if (there && have?.version !== there.version) {
      told(sizeOf(there));
      await keep(there, tell);
    }
  } catch (why) {
    if (!have) throw new Error((why as Error).name === "QuotaExceededError" ? "own-full" : "own-failed");
  }
}
