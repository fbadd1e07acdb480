// Home: four games to play at once, what was left unfinished, and the way in by link.
import { useState } from "preact/hooks";
import { api } from "../api";
import { hasGuide } from "../guides";
import type { GameInfo, Lobby, Summary } from "../messages";
import { Bar } from "../parts/Bar";
import { go } from "../route";
import { myName } from "../settings";
import { useLoaded } from "../useLoaded";
import { has, say } from "../words";
import { Picture } from "./Picture";

export function Home() {
  const lobby = useLoaded(api.lobby);
  const mine = useLoaded(api.mine);
  const [notice, setNotice] = useState("");
  const [opening, setOpening] = useState("");
  const play = (game: GameInfo, level: string) => {
    setOpening(game.name);
    playNow(game, level).catch((no: Error) => {
      setOpening("");
      setNotice(no.message);
    });
  };
  return (
    <>
      <Bar />
      <main class="screen home">
        <header class="home-head">
          <h1>{say("home-title")}</h1>
          <p class="lead">{say("home-lead")}</p>
        </header>
        {(notice || lobby.failed) && (
          <p class="notice bad" role="alert">
            {notice || lobby.failed}
          </p>
        )}
        {mine.it && mine.it.length > 0 && <Unfinished tables={mine.it} />}
        <Games lobby={lobby.it} opening={opening} play={play} />
        <section class="home-more">
          <ByLink />
          <nav class="panel home-links" aria-label={say("more")}>
            <a href="/finished">{say("finished")}</a>
            <a href="/about">{say("about")}</a>
          </nav>
        </section>
      </main>
    </>
  );
}

/** Sit down against a bot of the best level, with everything else as usual. */
export async function playNow(game: GameInfo, level: string): Promise<void> {
  const seats = game.seats.includes(2) ? 2 : (game.seats[0] ?? 1);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }));
  const me = { kind: "me" as const, name: myName.value.trim() };
  const { table } = await api.create({ game: game.name, seats: [me, ...bots] });
  go(`/t/${table}`);
}

interface GamesProps {
  lobby: Lobby | null;
  opening: string;
  play(game: GameInfo, level: string): void;
}

function Games({ lobby, opening, play }: GamesProps) {
  return (
    <ul class="games" aria-busy={!lobby} aria-label={say("games")}>
      {lobby?.games.map((game) => (
        <li key={game.name} class="game" data-game={game.name}>
          <Picture game={game.name} />
          <div class="game-words">
            <h2>{game.title}</h2>
            <p>{say(has(`about-${game.name}`) ? `about-${game.name}` : "about-game")}</p>
            <p class="hint">
              {say("game-seats", { least: game.seats[0] ?? 1, most: game.seats.at(-1) ?? 1 })}
              {" · "}
              <a class="game-rules" href={`/rules/${game.name}`} aria-label={say("rules-game", { game: game.title })}>
                {say("rules")}
              </a>
            </p>
            {game.content && <p class="hint">{say("game-content", { name: game.content.name })}</p>}
          </div>
          <div class="game-acts">
            <button
              type="button"
              class="button primary"
              disabled={opening !== ""}
              aria-label={say("play-now-game", { game: game.title })}
              onClick={() => play(game, lobby.usual)}
            >
              {say(opening === game.name ? "opening" : "play-now")}
            </button>
            <a class="button" href={`/new?game=${game.name}`} aria-label={say("new-table-game", { game: game.title })}>
              {say("new-table")}
            </a>
            {hasGuide(game.name) && (
              <a
                class="button plain"
                href={`/learn?game=${game.name}`}
                aria-label={say("learn-game", { game: game.title })}
              >
                {say("learn")}
              </a>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}

function Unfinished({ tables }: { tables: readonly Summary[] }) {
  return (
    <section class="unfinished" aria-label={say("continue")}>
      <h2>{say("continue")}</h2>
      <ul>
        {tables.slice(0, 6).map((t) => (
          <li key={t.table}>
            <a class={`resume ${t.my_turn ? "turn" : ""}`} href={`/t/${t.table}`}>
              <b>{t.title}</b>
              <span>{t.seats.map((s) => (s.kind === "open" ? say("seat-open") : s.name)).join(" · ")}</span>
              <span class="badge">
                {t.status === "gathering"
                  ? say("status-gathering")
                  : t.my_turn
                    ? say("seat-turn")
                    : say("status-playing")}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ByLink() {
  const [link, setLink] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      class="panel by-link"
      onSubmit={(e) => {
        e.preventDefault();
        const table = link.trim().split("/").pop() ?? "";
        if (/^[a-z2-7]{16}$/.test(table)) go(`/t/${table}`);
        else setWrong(true);
      }}
    >
      <label class="field">
        <span>{say("join-by-link")}</span>
        <input
          class="input"
          value={link}
          placeholder={`${location.origin}/t/…`}
          aria-invalid={wrong}
          onInput={(e) => {
            setLink(e.currentTarget.value);
            setWrong(false);
          }}
        />
        {wrong && <small role="alert">{say("join-wrong-link")}</small>}
      </label>
      <button type="submit" class="button">
        {say("join")}
      </button>
    </form>
  );
}
