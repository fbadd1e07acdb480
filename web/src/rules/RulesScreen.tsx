// The rules page: the book of one game, and the way to those of the others.
import { api } from "../api";
import { Bar } from "../parts/Bar";
import { route } from "../route";
import { useLoaded } from "../useLoaded";
import { Book } from "./Book";
import { useRuleWords } from "./words";

export function RulesScreen({ id }: { id: string }) {
  const words = useRuleWords();
  const at = route.value;
  const lobby = useLoaded(api.lobby);
  const game = lobby.it?.games.find((g) => g.name === id);
  if (!words) return null;
  return (
    <>
      <Bar />
      <main class="screen rules-screen">
        {lobby.failed && (
          <p class="notice bad" role="alert">
            {lobby.failed}
          </p>
        )}
        {lobby.it && (
          <header class="screen-head rules-head">
            <h1>{game ? words("rules-of", { game: game.title }) : words("no-rules")}</h1>
            <p class="lead">{words("rules-lead")}</p>
            <nav class="screen-ways" aria-label={words("rules-games")}>
              <ul>
                {lobby.it.games.map((g) => (
                  <li key={g.name}>
                    <a class="button small" href={`/rules/${g.name}`} aria-current={g.name === id ? "page" : undefined}>
                      {g.title}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          </header>
        )}
        {game && <Book game={id} at={at.at === "rules" ? at.rule : ""} href={(rule) => `/rules/${id}#${rule}`} />}
      </main>
    </>
  );
}
