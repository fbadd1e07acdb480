// The picture of the game on the home page; the signs in it are from game-icons.net.
import sword from "icon:broadsword";
import fire from "icon:fire";
import shuriken from "icon:ninja-star";
import arrow from "icon:striking-arrows";
import { Cube, Sign } from "../../home/drawing";

export default function Throne() {
  return (
    <>
      <path class="shield red" d="M28 26h76v58c0 34-18 52-38 62-20-10-38-28-38-62z" />
      <path class="shield blue" d="M216 26h76v58c0 34-18 52-38 62-20-10-38-28-38-62z" />
      <g class="pale">
        <Sign of={fire} x={66} y={78} size={58} class="flicker" />
        <Sign of={shuriken} x={254} y={78} size={56} class="spin" />
      </g>
      {[sword, fire, arrow, fire, sword].map((sign, i) => (
        <Cube
          key={`${i}`}
          x={92 + i * 34}
          y={130 + (i % 2 ? 10 : -4)}
          size={36}
          turn={[-9, 6, -3, 10, -6][i] ?? 0}
          class={`d${i}`}
        >
          <g class="engraved">
            <Sign of={sign} x={0} y={0} size={22} />
          </g>
        </Cube>
      ))}
    </>
  );
}
