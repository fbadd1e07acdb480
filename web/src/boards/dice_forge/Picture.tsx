// The picture of the game on the home page; the signs in it are from game-icons.net.
import anvil from "icon:anvil";
import moon from "icon:moon";
import sun from "icon:sun";
import hammer from "icon:thor-hammer";
import { Cube, Sign } from "../../home/drawing";
import "./picture.css";

export default function Forge() {
  return (
    <>
      <g class="sky-sun">
        <Sign of={sun} x={54} y={46} size={54} class="spin slow" />
      </g>
      <g class="sky-moon">
        <Sign of={moon} x={288} y={34} size={34} />
      </g>
      <g class="iron">
        <Sign of={anvil} x={160} y={134} size={110} />
      </g>
      <Cube x={150} y={74} size={50} turn={-6} class="hot">
        <rect class="socket" x={-18} y={-18} width={36} height={36} rx={5} />
        <g class="gold">
          <Sign of={sun} x={0} y={0} size={26} />
        </g>
      </Cube>
      <g class="drawn-hammer">
        <Sign of={hammer} x={222} y={84} size={76} />
      </g>
      {[0, 1, 2, 3, 4, 5].map((i) => (
        <circle key={i} class={`spark s${i}`} cx={168} cy={92} r={2.6} />
      ))}
      <g transform="translate(58 136)">
        {["g", "r", "b"].map((c, i) => (
          <rect key={c} class={`stone ${c}`} x={i * 24 - 30} y={-4 * i} width={22} height={22} rx={4} />
        ))}
      </g>
    </>
  );
}
