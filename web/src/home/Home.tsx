// Home: four games to play at once, what was left unfinished, and the ways to everything else.
import cards from "icon:card-play";
import door from "icon:entry-door";
import film from "icon:film-strip";
import puzzle from "icon:jigsaw-piece";
import book from "icon:read";
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { api } from "../api";
import { hasGuide } from "../guides";
import { LANGUAGES, ownName } from "../languages";
import type { GameInfo, Lobby } from "../messages";
import { alone, own, playOwn } from "../offline/own";
import { Bar } from "../parts/Bar";
import { FileButton } from "../parts/FileButton";
import { Icon } from "../parts/Icon";
import { go } from "../route";
import { language, myName } from "../settings";
import { useLoaded } from "../useLoaded";
import { has, say } from "../words";
import { Picture } from "./Picture";
import { Unfinished } from "./Unfinished";
import "./home.css";

/** Bytes of a saved game at most. */
const SAVE = 160_000;

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
  const games = lobby.it?.games ?? [];
  const lead = games.find((g) => g.name === mine.it?.[0]?.game) ?? games[0];
  return (
    <>
      <Bar />
      <main class="screen home">
        <header class="home-head">
          <div>
            <h1>{say("home-title")}</h1>
            <p class="lead">{say("home-lead")}</p>
          </div>
          {mine.it && mine.it.length > 0 && <Unfinished tables={mine.it} />}
        </header>
        {(notice || lobby.failed) && (
          <p class="notice bad" role="alert">
            {notice || lobby.failed}
          </p>
        )}
        <Games lobby={lobby.it} lead={lead?.name ?? ""} opening={opening} play={play} />
        <section class="home-more" aria-label={say("more")}>
          <ByLink />
          <Way icon={book} title={say("learn-all")} text={say("learn-all-what")}>
            {lead && hasGuide(lead.name) && (
              <a href={`/learn?game=${lead.name}`}>{say("learn-game", { game: lead.title })}</a>
            )}
          </Way>
          <Puzzles games={games} />
          <Way icon={cards} title={say("edit-own")} text={say("edit-own-what")}>
            {games
              .filter((g) => g.own_content === "edited")
              .map((g) => (
                <a key={g.name} href={`/cards?game=${g.name}`} aria-label={say("edit-own-game", { game: g.title })}>
                  {g.title}
                </a>
              ))}
          </Way>
          <Way icon={film} title={say("home-watch-again")} text={say("home-watch-again-what")}>
            <a href="/finished">{say("finished")}</a>
          </Way>
        </section>
        <footer class="home-foot">
          <a href="/about">{say("about")}</a>
          <Own />
          <Languages />
        </footer>
      </main>
    </>
  );
}

/** Sit down against a bot of the best level, with everything else as usual. */
async function playNow(game: GameInfo, level: string): Promise<void> {
  const seats = game.seats.includes(2) ? 2 : (game.seats[0] ?? 1);
  const bots = Array.from({ length: seats - 1 }, () => ({ kind: "bot" as const, level }));
  const me = { kind: "me" as const, name: myName.value.trim() };
  const { table } = await api.create({ game: game.name, seats: [me, ...bots] });
  go(`/t/${table}`);
}

interface GamesProps {
  lobby: Lobby | null;
  /** The game that is likeliest wanted. */
  lead: string;
  opening: string;
  play(game: GameInfo, level: string): void;
}

function Games({ lobby, lead, opening, play }: GamesProps) {
  return (
    <ul class="games" aria-busy={!lobby} aria-label={say("games")}>
      {lobby?.games.map((game) => (
        <li key={game.name} class={`game ${game.name === lead ? "likely" : ""}`} data-game={game.name}>
          <div class="game-picture">
            <Picture game={game.name} />
          </div>
          <div class="game-words">
            <h2>{game.title}</h2>
            <p>{say(has(`about-${game.name}`) ? `about-${game.name}` : "about-game")}</p>
          </div>
          <div class="game-start">
            <p class="hint">
              {say("game-seats", { least: game.seats[0] ?? 1, most: game.seats.at(-1) ?? 1 })}
              {game.content && <span>{say("game-content", { name: game.content.name })}</span>}
            </p>
            <button
              type="button"
              class="button primary"
              disabled={opening !== ""}
              aria-label={say("play-now-game", { game: game.title })}
              onClick={() => play(game, lobby.usual)}
            >
              {say(opening === game.name ? "opening" : "play-now")}
            </button>
          </div>
          <div class="game-acts">
            <a
              class="button plain"
              href={`/new?game=${game.name}`}
              aria-label={say("new-table-game", { game: game.title })}
            >
              {say("new-table")}
            </a>
            <a
              class="button plain game-rules"
              href={`/rules/${game.name}`}
              aria-label={say("rules-game", { game: game.title })}
            >
              {say("rules")}
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

/** What to think about, of each game that brings some along. */
function Puzzles({ games }: { games: readonly GameInfo[] }) {
  const some = games.filter((g) => g.puzzles > 0);
  if (some.length === 0) return null;
  return (
    <Way icon={puzzle} title={say("title-puzzles")} text={say("puzzles-what")}>
      {some.map((g) => (
        <a key={g.name} href={`/puzzles/${g.name}`} aria-label={say("puzzles-game", { game: g.title })}>
          {g.title}
        </a>
      ))}
    </Way>
  );
}

interface WayProps {
  icon: string;
  title: string;
  text: string;
  children: ComponentChildren;
}

/** Something else to do here. */
function Way({ icon, title, text, children }: WayProps) {
  return (
    <div class="panel home-way">
      <Icon of={icon} />
      <h2>{title}</h2>
      <p class="hint">{text}</p>
      <p class="home-links">{children}</p>
    </div>
  );
}

/** A game that was saved, here or elsewhere. */
function GoOn() {
  const [notice, setNotice] = useState("");
  const take = async (file: File) => {
    if (file.size > SAVE) throw new Error(say("save-none"));
    const { table } = await api.takeUp({ save: await file.text(), name: myName.value.trim() });
    go(`/t/${table}`);
  };
  return (
    <p class="home-links">
      <FileButton
        class="link"
        label={say("take-up")}
        accept=".save,text/plain"
        take={(file) => void take(file).catch((no: Error) => setNotice(no.message))}
      />
      {notice && (
        <span class="notice bad" role="alert">
          {notice}
        </span>
      )}
    </p>
  );
}

function ByLink() {
  const [link, setLink] = useState("");
  const [wrong, setWrong] = useState(false);
  return (
    <form
      class="panel home-way by-link"
      onSubmit={(e) => {
        e.preventDefault();
        const table = link.trim().split("/").pop() ?? "";
        if (/^[a-z2-7]{16}$/.test(table)) go(`/t/${table}`);
        else setWrong(true);
      }}
    >
      <Icon of={door} />
      <h2>{say("join-by-link")}</h2>
      <input
        class="input"
        value={link}
        placeholder="…/t/…"
        aria-label={say("join-by-link")}
        aria-invalid={wrong}
        onInput={(e) => {
          setLink(e.currentTarget.value);
          setWrong(false);
        }}
      />
      <button type="submit" class="button">
        {say("join")}
      </button>
      {wrong && (
        <small class="hint" role="alert">
          {say("join-wrong-link")}
        </small>
      )}
      <GoOn />
    </form>
  );
}

/** Whose tables these are: those of a server, or one's own. */
function Own() {
  if (alone) return <p class="hint">{say("own-here")}</p>;
  return (
    <p>
      {own.value && <span class="hint">{say("own-here")} </span>}
      <button type="button" class="link" title={own.value ? "" : say("own-what")} onClick={() => playOwn(!own.value)}>
        {say(own.value ? "own-back" : "own-begin")}
      </button>
    </p>
  );
}

function Languages() {
  return (
    <p class="home-languages">
      {LANGUAGES.map((it) => (
        <button
          key={it}
          type="button"
          class="link"
          lang={it}
          aria-pressed={language.value === it}
          onClick={() => {
            language.value = it;
          }}
        >
          {ownName(it)}
        </button>
      ))}
    </p>
  );
}
