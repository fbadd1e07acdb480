// The picture of the game on the home page; the signs in it are from game-icons.net.
import sword from "icon:broadsword";
import knight from "icon:visored-helm";
import { Cube, Sign, Spots } from "../../home/drawing";
import "./picture.css";

const SHEET: readonly [string, number][] = [
  ["red", 5],
  ["blue", 3],
  ["green", 6],
  ["gold", 4],
  ["purple", 2],
  ["white", 6],
  ["black", 1],
  ["red", 4],
  ["green", 5],
];

export default function Character() {
  return (
    <>
      <rect class="drawn-sheet" x={104} y={14} width={180} height={154} rx={10} />
      {[0, 1, 2].map((row) => (
        <g key={row} transform={`translate(0 ${42 + row * 46})`}>
          <rect class="row-name" x={116} y={-8} width={42} height={16} rx={4} />
          {[0, 1, 2].map((place) => {
            const [colour, n] = SHEET[row * 3 + place] ?? ["white", 1];
            return (
              <Cube key={place} x={182 + place * 40} y={0} size={32} class={`dyed ${colour} d${(row + place) % 5}`}>
                <Spots n={n} size={32} />
              </Cube>
            );
          })}
        </g>
      ))}
      <circle class="medal" cx={54} cy={66} r={40} />
      <g class="pale">
        <Sign of={knight} x={54} y={66} size={54} />
      </g>
      <g class="steel">
        <Sign of={sword} x={56} y={136} size={54} />
      </g>
    </>
  );
}
