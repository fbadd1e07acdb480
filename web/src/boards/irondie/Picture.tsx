// The picture of the game on the home page; the signs in it are from game-icons.net.
import { useId } from "preact/hooks";
import { Spots } from "../../home/drawing";
import "./picture.css";

export default function Iron() {
  const metal = useId();
  return (
    <>
      <defs>
        <linearGradient id={metal} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stop-color="#eef2f4" />
          <stop offset=".45" stop-color="#98a4aa" />
          <stop offset=".55" stop-color="#c9d2d6" />
          <stop offset="1" stop-color="#59646a" />
        </linearGradient>
      </defs>
      <path class="mat" d="M20 150 60 40h200l40 110z" />
      <g class="hop d0" fill={`url(#${metal})`}>
        <path class="drawn-cast" d="m80 62 34 20v40l-34 20-34-20V82z" />
        <path class="facets" d="m80 62v40m34-20-34 20-34-20m34 20v40" />
      </g>
      <g class="hop d2" fill={`url(#${metal})`}>
        <path class="drawn-cast" d="m164 40 42 74h-84z" />
        <path class="facets" d="m164 40-6 50 48 24m-48-24-36 24" />
      </g>
      <g class="hop d4" fill={`url(#${metal})`}>
        <path class="drawn-cast" d="m242 54 30 34-30 54-30-54z" />
        <path class="facets" d="M212 88h60m-30-34-10 34 10 54 10-54z" />
      </g>
      <g class="hop d3" fill={`url(#${metal})`}>
        <rect class="drawn-cast" x={134} y={116} width={46} height={46} rx={9} />
        <g transform="translate(157 139)">
          <Spots n={5} size={46} />
        </g>
      </g>
      <path class="clash" d="m196 96 6 12 13-4-7 11 11 8-13 2 1 13-9-9-10 9 1-13-13-3 11-7-7-12 13 5z" />
    </>
  );
}
