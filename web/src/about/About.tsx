// Who made what: the games, the pictures, the letters.
import { Bar } from "../parts/Bar";
import { say } from "../words";

const GAMES: readonly [string, string][] = [
  ["Dice Throne", "Nate Chatellier, Manny Trembley · Roxley, Dice Throne Inc."],
  ["Dice Forge", "Régis Bonnessée · Libellud"],
  ["Roll Player", "Keith Matejka · Thunderworks Games"],
  ["IRONDIE", "Davide Averara · Bluestar"],
];

export function About() {
  return (
    <>
      <Bar />
      <main class="screen narrow about">
        <h1>{say("about")}</h1>
        <p class="lead">{say("about-what")}</p>
        <h2>{say("about-games")}</h2>
        <p>{say("about-owners")}</p>
        <dl class="facts">
          {GAMES.map(([game, who]) => (
            <div key={game}>
              <dt>{game}</dt>
              <dd>{who}</dd>
            </div>
          ))}
        </dl>
        <h2>{say("about-credits")}</h2>
        <ul class="credits">
          <li>{say("about-icons")}</li>
          <li>{say("about-faces")}</li>
          <li>{say("about-code")}</li>
        </ul>
        <h2>{say("about-privacy")}</h2>
        <p>{say("about-privacy-text")}</p>
      </main>
    </>
  );
}
