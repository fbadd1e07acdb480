// Health as a bar: what is about to be lost is hatched, then the bar falls; the number that did it flies in from the stage.
import { Gauge } from "../../parts/Gauge";
import { area, type Gauge as Reading, type Table } from "../contract";
import { classes, find, reading } from "../lookup";
import { teamOf } from "./Fight";
import { as } from "./facets";
import { SIGNS } from "./pictures";
import { useSay } from "./words";

interface HealthProps {
  table: Table;
  seat: number;
  health: Reading | undefined;
  full: number;
  label: string | undefined;
}

export function Health({ table, seat, health, full, label }: HealthProps) {
  const say = useSay();
  if (!health) return null;
  const will = expected(table, seat, health.value);
  const part = (n: number) => `${Math.max(0, Math.min(100, (100 * n) / full))}%`;
  const least = Math.min(will, health.value);
  const tolls = lost(table, seat);
  return (
    <span class={classes("health", will < health.value && "at-risk")}>
      <span class="health-bar" aria-hidden="true">
        <span class="health-left" style={{ width: part(least) }} />
        <span class="health-risk" style={{ left: part(least), width: part(health.value - least) }} />
      </span>
      <Gauge label={label ?? health.label} value={health.value} icon={SIGNS.heart} small />
      {will !== health.value && (
        <span class="health-will" data-now={will}>
          {say("will-be", { n: will })}
        </span>
      )}
      {tolls.map((n, i) => (
        <span
          key={`${i} ${n}`}
          class={classes("health-toll", n > 0 && "good")}
          data-ref={`toll:${seat}:${i}`}
          data-from="staged:number"
          aria-hidden="true"
        >
          {n > 0 ? `+${n}` : `−${-n}`}
        </span>
      ))}
    </span>
  );
}

/** What it will be: as the damage that is being told says, or the attack as it stands. */
function expected(table: Table, seat: number, now: number): number {
  const { happening, board } = table;
  if (happening?.kind === "damage" && happening.beat === "enter")
    return of(table, seat).reduce((sum, n) => sum + n, now);
  const attack = area(board, "attack");
  const target = as(find(board, "target"), "target")?.facets.seat;
  if (target === undefined || teamOf(table, target) !== teamOf(table, seat)) return now;
  return Math.max(0, now - reading(attack, "final"));
}

/** What was lost and won just now. */
function lost(table: Table, seat: number): number[] {
  return table.happening?.kind === "damage" && table.happening.beat === "result" ? of(table, seat) : [];
}

function of(table: Table, seat: number): number[] {
  const lines = table.happening?.lines.filter((line) => line.kind === "health") ?? [];
  return lines
    .filter(({ args }) => teamOf(table, args.seat ?? -1) === teamOf(table, seat))
    .map(({ args }) => args.n ?? 0);
}
