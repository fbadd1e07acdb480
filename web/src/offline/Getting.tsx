// Before the first table of one's own: waits until no other window keeps them, fetches what they need, and says how far
// that is.
import { useEffect, useState } from "preact/hooks";
import { Bar } from "../parts/Bar";
import { has, say } from "../words";
import { hold } from "./hold";
import { kept, sizeOf } from "./kept";
import { keep, keepRest, keeps, offered, standBetween } from "./kit";
import { alone, begin, end, place, playOwn } from "./own";

type Told = "looking" | "getting" | "begins" | "elsewhere";

export function Getting() {
  const [part, setPart] = useState(0);
  const [size, setSize] = useState("");
  const [told, setTold] = useState<Told>(place.value === "elsewhere" ? "elsewhere" : "looking");
  const [over, setOver] = useState(false);
  const [failed, setFailed] = useState("");
  useEffect(() => {
    const stop = new AbortController();
    hold({
      over,
      stop: stop.signal,
      elsewhere: () => setTold("elsewhere"),
      lost: () => end("elsewhere"),
    }).then(async (letGo) => {
      try {
        setTold("looking");
        await get(setPart, (bytes) => {
          setSize(String(Math.round(bytes / 100_000) / 10));
          setTold("getting");
        });
        if (stop.signal.aborted) return letGo();
        setTold("begins");
        await begin(letGo);
        keepRest().catch(() => {}); // what is missing is fetched when it is wanted
      } catch (why) {
        letGo();
        const said = (why as Error).message;
        setFailed(has(said) ? said : "own-broken");
      }
    });
    return () => stop.abort();
  }, [over]);
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
              {say(`own-${told}`, { size })}
            </p>
            {told === "getting" && <progress value={part} max={1} aria-label={say("own-title")} />}
          </>
        )}
        <p class="acts">
          {told === "elsewhere" && (
            <button type="button" class="button primary" onClick={() => setOver(true)}>
              {say("own-take-over")}
            </button>
          )}
          {!alone && (
            <button type="button" class="button" onClick={() => playOwn(false)}>
              {say("own-back")}
            </button>
          )}
        </p>
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
