// How hard a hero is to play.
import type { Say } from "../words";
import { MOST_COMPLEX } from "./facets";
import type { HeroCard } from "./heroes";
import "./picker.css";

/** Complexity as pips. */
export function Complexity({ hero, say }: { hero: HeroCard; say: Say }) {
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
