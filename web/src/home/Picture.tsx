// A small lively picture for each game, drawn beside its board; a game without one gets a few dice.
import type { ComponentType } from "preact";
import { Cube, Spots } from "./drawing";
import "./picture.css";

const OWN = import.meta.glob<ComponentType>("../boards/*/Picture.tsx", { eager: true, import: "default" });

export function Picture({ game }: { game: string }) {
  const Drawing = OWN[`../boards/${game}/Picture.tsx`] ?? Dice;
  return (
    <svg
      class={`picture picture-${game}`}
      viewBox="0 0 320 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <Drawing />
    </svg>
  );
}

function Dice() {
  return (
    <>
      {[3, 5, 6, 2].map((n, i) => (
        <Cube
          key={n}
          x={70 + i * 60}
          y={90 + (i % 2 ? 14 : -12)}
          size={52}
          turn={[-10, 7, -4, 12][i] ?? 0}
          class={`d${i}`}
        >
          <Spots n={n} size={52} />
        </Cube>
      ))}
    </>
  );
}
