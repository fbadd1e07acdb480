// How the score went, round by round, and when somebody took the lead.
import type { Table } from "../boards/contract";
import { say } from "../words";
import { SIGNS } from "./SeatPlate";
import "./course.css";

const WIDE = 460;
const HIGH = 150;
/** So high a label is. */
const LABEL = 15;
/** Fewer rounds tell nothing. */
const FEWEST = 3;

/** The scores by round: those told last for it stay. */
export function roundsOf(told: readonly { round: number; scores: number[] }[], seats: number): number[][] {
  const rounds: number[][] = [];
  for (const { round, scores } of told) if (round > 0 && scores.length === seats) rounds[round] = scores;
  return rounds;
}

/** When another seat came to lead alone: the round and the seat. */
export function leads(rounds: readonly (readonly number[] | undefined)[]): [round: number, seat: number][] {
  let leader = -1;
  const found: [number, number][] = [];
  rounds.forEach((scores, round) => {
    const most = Math.max(...(scores ?? []));
    const ahead = scores?.indexOf(most) ?? -1;
    if (!scores || ahead === leader || scores.filter((it) => it === most).length > 1) return;
    leader = ahead;
    found.push([round, ahead]);
  });
  return found;
}

/** Heights of labels that no other label covers: in the same order, each as near to its own as there is room. */
export function apart(heights: readonly number[]): number[] {
  const found = [...heights];
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0));
  let edge = Number.NEGATIVE_INFINITY;
  for (const i of order) edge = found[i] = Math.max(found[i] ?? 0, edge + LABEL);
  edge = HIGH + LABEL;
  for (const i of order.reverse()) edge = found[i] = Math.min(found[i] ?? 0, edge - LABEL);
  return found;
}

interface CourseProps {
  table: Table;
  /** By round, the score of every seat; there need not be one of every round. */
  rounds: readonly (readonly number[] | undefined)[];
  /** What is counted, where it is no score, and what is said of who came to have most of it. */
  caption?: string;
  lead?(name: string, round: number): string;
}

export function Course({ table, rounds, caption, lead = tookLead }: CourseProps) {
  const known = Object.keys(rounds).map(Number);
  if (known.length < FEWEST || table.seats.length < 2) return null;
  const [first = 0, last = 0] = [known[0], known.at(-1)];
  const all = rounds.flatMap((it) => it ?? []);
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const x = (round: number) => (WIDE * (round - first)) / Math.max(1, last - first);
  const y = (score: number) => HIGH - (HIGH * (score - low)) / (high - low);
  const points = (seat: number) => known.map((round) => `${x(round)},${y(rounds[round]?.[seat] ?? 0)}`).join(" ");
  const labels = apart(table.seats.map(({ seat }) => y(rounds[last]?.[seat] ?? 0)));
  const changes = leads(rounds);
  return (
    <figure class="course">
      <figcaption>{caption ?? say("course")}</figcaption>
      <svg viewBox={`-8 -8 ${WIDE + 44} ${HIGH + 32}`} aria-hidden="true" focusable="false">
        {known.map((round) => (
          <text key={round} x={x(round)} y={HIGH + 18} text-anchor="middle">
            {round}
          </text>
        ))}
        {table.seats.map(({ seat }, i) => (
          <g key={seat} style={{ color: `var(--seat-${seat % SIGNS.length})` }} class={`course-line line-${seat % 4}`}>
            <polyline points={points(seat)} />
            <text x={WIDE + 8} y={(labels[i] ?? 0) + 4}>
              {rounds[last]?.[seat]}
            </text>
          </g>
        ))}
        {changes.map(([round, seat]) => (
          <circle key={round} cx={x(round)} cy={y(rounds[round]?.[seat] ?? 0)} r={5} />
        ))}
      </svg>
      <ol>
        {changes.map(([round, seat]) => (
          <li key={round} style={{ "--seat": `var(--seat-${seat % SIGNS.length})` }}>
            {lead(table.seats[seat]?.name ?? "", round)}
          </li>
        ))}
      </ol>
    </figure>
  );
}

function tookLead(name: string, round: number): string {
  return say("took-lead", { name, round });
}
