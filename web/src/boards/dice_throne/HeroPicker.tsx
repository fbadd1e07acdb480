// Choosing a hero before the game: portraits on the left, the whole sheet of the one that is looked at beside them.
import { useRef, useState } from "preact/hooks";
import { Dialog } from "../../parts/Dialog";
import { soft } from "../../parts/soft";
import { useLoaded } from "../../useLoaded";
import type { ChoiceProps } from "../contract";
import { classes } from "../lookup";
import type { Say } from "../words";
import { Complexity } from "./Complexity";
import { HeroSheet } from "./HeroSheet";
import { type HeroCard, heroes } from "./heroes";
import { Portrait } from "./Look";
import { useThroneWords } from "./words";
import "./picker.css";

const ANY = "any";

export function HeroPicker({ game, value, seat, options, change }: ChoiceProps) {
  const say = useThroneWords();
  const [open, setOpen] = useState(false);
  const all = useLoaded(() => heroes(game), game).it ?? [];
  if (!say) return null;
  const chosen = all.find((hero) => hero.id === value);
  const taken = new Map(
    Object.entries(options)
      .filter(([name, hero]) => name.startsWith("hero.") && name !== `hero.${seat}` && hero !== "" && hero !== ANY)
      .map(([name, hero]) => [hero, Number(name.split(".")[1]) + 1]),
  );
  return (
    <div class="hero-choice">
      <button type="button" class="lobby-card hero-chosen" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span class="unseen">{say("hero")}: </span>
        <Portrait id={chosen?.id ?? ANY} />
        <span class="hero-chosen-words">
          <span class="hero-chosen-name">{soft(chosen?.name ?? say("hero-any"))}</span>
          {chosen ? <Complexity hero={chosen} say={say} /> : <span class="hint">{say("hero-any-more")}</span>}
        </span>
      </button>
      {open && (
        <Dialog title={say("hero-choose")} close={() => setOpen(false)} class="hero-dialog">
          <Heroes
            game={game}
            all={all}
            first={chosen}
            taken={taken}
            say={say}
            pick={(hero) => {
              change(hero);
              setOpen(false);
            }}
          />
        </Dialog>
      )}
    </div>
  );
}

interface HeroesProps {
  game: string;
  all: readonly HeroCard[];
  first: HeroCard | undefined;
  /** Who sits at another seat already: the seat's number. */
  taken: ReadonlyMap<string, number>;
  say: Say;
  pick(hero: string): void;
}

function Heroes({ game, all, first, taken, say, pick }: HeroesProps) {
  // Who is looked at; null: whoever the lot brings.
  const [looked, look] = useState<HeroCard | null>(first ?? null);
  const take = useRef<HTMLButtonElement>(null);
  const show = (hero: HeroCard | null) => {
    look(hero);
    take.current?.focus(); // one more press takes him
  };
  return (
    <div class="hero-picker">
      <div class="hero-list">
        <button
          type="button"
          class={classes("lobby-card hero-card", !looked && "chosen")}
          aria-pressed={!looked}
          onClick={() => show(null)}
        >
          <Portrait id={ANY} />
          <span class="hero-card-words">
            <span class="hero-chosen-name">{say("hero-any")}</span>
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
                    class={classes("lobby-card hero-card", hero === looked && "chosen")}
                    aria-pressed={hero === looked}
                    onClick={() => show(hero)}
                    onDblClick={() => pick(hero.id)}
                  >
                    <Portrait id={hero.id} />
                    <span class="hero-card-words">
                      <span class="hero-chosen-name">{soft(hero.name)}</span>
                      <Complexity hero={hero} say={say} />
                      {taken.has(hero.id) && (
                        <span class="hint">{say("hero-taken", { seat: taken.get(hero.id) ?? 0 })}</span>
                      )}
                    </span>
                  </button>
                ))}
            </div>
          </section>
        ))}
      </div>
      <div class="hero-beside">
        {looked ? <HeroSheet key={looked.id} game={game} hero={looked} say={say} /> : <p>{say("hero-any-more")}</p>}
      </div>
      <p class="hero-take">
        <button type="button" class="button primary" ref={take} onClick={() => pick(looked?.id ?? "")}>
          {looked ? say("hero-take", { hero: looked.name }) : say("hero-take-any")}
        </button>
      </p>
    </div>
  );
}
