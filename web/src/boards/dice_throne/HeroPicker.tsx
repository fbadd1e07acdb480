// Choosing a hero before the game: portraits with season and complexity.
import { useEffect, useState } from "preact/hooks";
import { Dialog } from "../../parts/Dialog";
import { language } from "../../settings";
import type { ChoiceProps } from "../contract";
import { classes } from "../lookup";
import type { Say } from "../words";
import { type HeroCard, heroes, MOST_COMPLEX } from "./heroes";
import { Portrait } from "./Look";
import { useThroneWords } from "./words";
import "./picker.css";

const ANY = "any";

export function HeroPicker({ game, value, seat, options, change }: ChoiceProps) {
  const say = useThroneWords();
  const [open, setOpen] = useState(false);
  const all = useHeroes(game);
  if (!say) return null;
  const chosen = all.find((hero) => hero.id === value);
  const taken = new Map(
    Object.entries(options)
      .filter(([name, hero]) => name.startsWith("hero.") && name !== `hero.${seat}` && hero !== "" && hero !== ANY)
      .map(([name, hero]) => [hero, Number(name.split(".")[1]) + 1]),
  );
  const pick = (hero: string) => {
    change(hero);
    setOpen(false);
  };
  return (
    <div class="hero-choice">
      <button type="button" class="hero-chosen" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="unseen">{say("hero")}: </span>
        <Portrait id={chosen?.id ?? ANY} />
        <span class="hero-chosen-words">
          <span class="hero-chosen-name">{chosen?.name ?? say("hero-any")}</span>
          {chosen ? <Facts hero={chosen} say={say} /> : <span class="hint">{say("hero-any-more")}</span>}
        </span>
      </button>
      {open && (
        <Dialog title={say("hero-choose")} close={() => setOpen(false)} class="hero-dialog">
          <button type="button" class={classes("hero-card any", !chosen && "chosen")} onClick={() => pick("")}>
            <Portrait id={ANY} />
            <span class="hero-card-words">
              <span class="hero-chosen-name">{say("hero-any")}</span>
              <span class="hint">{say("hero-any-more")}</span>
            </span>
          </button>
          {[...new Set(all.map((hero) => hero.season))].map((season) => (
            <section key={season} aria-label={say("season", { n: season })}>
              <h3>{say("season", { n: season })}</h3>
              <div class="hero-cards">
                {all
                  .filter((hero) => hero.season === season)
                  .map((hero) => (
                    <button
                      key={hero.id}
                      type="button"
                      class={classes("hero-card", hero.id === value && "chosen")}
                      aria-pressed={hero.id === value}
                      onClick={() => pick(hero.id)}
                    >
                      <Portrait id={hero.id} />
                      <span class="hero-card-words">
                        <span class="hero-chosen-name">{hero.name}</span>
                        <Facts hero={hero} say={say} />
                        {taken.has(hero.id) && (
                          <span class="hint">{say("hero-taken", { seat: taken.get(hero.id) ?? 0 })}</span>
                        )}
                      </span>
                    </button>
                  ))}
              </div>
            </section>
          ))}
        </Dialog>
      )}
    </div>
  );
}

/** Complexity as pips. */
function Facts({ hero, say }: { hero: HeroCard; say: Say }) {
  const words = say("complexity", { n: hero.complexity, of: MOST_COMPLEX });
  return (
    <span class="hero-facts" title={words}>
      <span class="unseen">{words}</span>
      {Array.from({ length: MOST_COMPLEX }, (_, i) => (
        <span key={`${i + 1}`} class={i < hero.complexity ? "full" : ""} aria-hidden="true" />
      ))}
    </span>
  );
}

function useHeroes(game: string): readonly HeroCard[] {
  const wanted = language.value;
  const [all, setAll] = useState<readonly HeroCard[]>([]);
  useEffect(() => {
    let here = true;
    heroes(game).then(
      (them) => here && setAll(them),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game, wanted]);
  return all;
}
