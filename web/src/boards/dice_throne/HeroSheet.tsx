// A hero before the game: dice, board with the chances of its abilities, statuses, and on demand the cards.
import type { Chapter, Term } from "../../messages";
import { percent } from "../../numbers";
import { Look as Large } from "../../parts/Look";
import { soft } from "../../parts/soft";
import { glossaryOf } from "../../rules/rulebook";
import { language } from "../../settings";
import { useLoaded } from "../../useLoaded";
import { kindOf } from "../contract";
import { inFull, printed } from "../lookup";
import type { Say } from "../words";
import { Effect, Needs } from "./Ability";
import { Complexity } from "./Complexity";
import { as, MOST_COMPLEX } from "./facets";
import type { HeroCard } from "./heroes";
import { Look, Portrait } from "./Look";
import { COLOURS } from "./pictures";
import "./sheet.css";

export function HeroSheet({ game, hero, say }: { game: string; hero: HeroCard; say: Say }) {
  const book = useLoaded(() => glossaryOf(game, language.value), game);
  const chapter = book.it?.chapters.find((it) => it.name === hero.id);
  const of = (...kinds: string[]) => chapter?.terms.filter((it) => kinds.includes(kindOf(it.thing.ref))) ?? [];
  const [figure] = of("hero");
  return (
    <article class="hero-sheet" style={{ "--hero": COLOURS[hero.id] }} aria-label={hero.name} aria-busy={!chapter}>
      <header class="hero-sheet-head">
        <Portrait id={hero.id} />
        <div>
          <h3>{hero.name}</h3>
          {/* The complexity is shown in pips. */}
          {figure?.thing.notes
            .filter((note) => note.role !== "kind")
            .map((note) => (
              <p key={inFull(note)}>{inFull(note)}</p>
            ))}
        </div>
        <p class="hero-sheet-complexity">
          <Complexity hero={hero} say={say} />
          <span aria-hidden="true">{say("complexity", { n: hero.complexity, of: MOST_COMPLEX })}</span>
        </p>
      </header>
      {book.failed && <p class="notice bad">{book.failed}</p>}
      <ul class="hero-sheet-dice" aria-label={say("dice")}>
        {of("die").map(({ thing }) => (
          <li key={thing.ref}>
            <Look thing={thing} board={null} />
            <span>{soft(printed(thing))}</span>
          </li>
        ))}
      </ul>
      <p class="hint">{say("sheet-odds")}</p>
      <ul class="hero-sheet-board">
        {of("ability", "second").map((term) => (
          <Printed key={term.thing.ref} term={term} hero={hero.id} />
        ))}
      </ul>
      <ul class="hero-sheet-statuses" aria-label={say("statuses")}>
        {of("token").map(({ thing }) => (
          <li key={thing.ref}>
            <Look thing={thing} board={null} />
            <div>
              <b>{thing.name}</b>
              {thing.notes.map((note) => (
                <span key={inFull(note)}>{inFull(note)}</span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      {chapter && <Deck chapter={chapter} say={say} />}
    </article>
  );
}

/** An ability as it is printed, and how likely it is. */
function Printed({ term: { thing, odds }, hero }: { term: Term; hero: string }) {
  const kind = as(thing, "ability", "second")?.facets.kind ?? "";
  const [best] = odds;
  return (
    <li class={`hero-sheet-ability of-${kind}`} style={{ "--chance": String(best?.chance ?? 0) }}>
      <span class="hero-sheet-name">{thing.name}</span>
      {best && (
        <span class="hero-sheet-chance" title={odds.map((o) => `${o.label} ${percent(o.chance)}`).join(", ")}>
          {odds.map((o) => percent(o.chance)).join(" / ")}
        </span>
      )}
      {thing.notes.map((note) => (
        <span key={inFull(note)} class={`hero-sheet-line is-${note.role}`}>
          {note.role === "use" && <Needs use={note} hero={hero} />}
          <Effect text={note.role === "use" ? note.text : inFull(note)} />
        </span>
      ))}
    </li>
  );
}

function Deck({ chapter, say }: { chapter: Chapter; say: Say }) {
  const cards = chapter.terms.filter((it) => kindOf(it.thing.ref) === "card");
  return (
    <details class="hero-sheet-cards">
      <summary>{say("sheet-cards", { count: cards.length })}</summary>
      <ul>
        {cards.map(({ thing }) => (
          <li key={thing.ref}>
            <Large thing={thing} picture={Look} />
          </li>
        ))}
      </ul>
    </details>
  );
}
