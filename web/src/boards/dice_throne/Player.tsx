// A player: portrait, health and combat points, status effects, companions, and what can be used with them.
import { Gauge } from "../../parts/Gauge";
import { roomy } from "../../parts/roomy";
import { plateWords, SeatPlate } from "../../parts/SeatPlate";
import { Spot } from "../../parts/Spot";
import { area, gauge, type Table } from "../contract";
import { classes } from "../lookup";
import { FarBoard } from "./FarBoard";
import { MOST_CP, these } from "./facets";
import { FarCards } from "./Hand";
import { Health } from "./Health";
import { COLOURS, picturesOf, SIGNS } from "./pictures";
import { Tokens } from "./Tokens";
import { useSay } from "./words";

interface PlayerProps {
  table: Table;
  seat: number;
  /** Seen from across the table. */
  far?: boolean;
  /** The hero board is opened from here; otherwise it lies elsewhere. */
  board?: boolean;
}

export function Player({ table, seat, far, board }: PlayerProps) {
  const say = useSay();
  const place = area(table.board, "seat", seat);
  const [hero] = these(place, "hero");
  if (!place || !hero) return null;
  const { team, shared, out, full } = hero.facets;
  const [own] = these(area(table.board, "seat", table.seat ?? 0), "hero");
  const ally = far && shared && own?.facets.team === team;
  const tags = [...(ally ? [say("teammate")] : []), ...(out ? [say("out")] : [])];
  const name = table.seats[seat]?.name ?? "";
  const colour = COLOURS[hero.facets.hero];
  const dials = place.gauges.map((g) => `${g.label}: ${g.value}`).join(", ");
  return (
    <section
      class={classes("player", far && "far-player", ally && "ally", out && "out", table.motion && fate(table, seat))}
      style={{ "--hero": colour }}
      aria-label={`${name}: ${hero.name}`}
    >
      <Spot table={table} of={place.ref} name={`${plateWords(table, seat)}. ${dials}`} class="player-spot">
        <SeatPlate table={table} seat={seat} icon={picturesOf(hero.facets.hero)?.portrait ?? SIGNS.crown} />
        <span class="dials">
          <Health
            table={table}
            seat={seat}
            health={gauge(place, "health")}
            full={full}
            label={shared ? `${gauge(place, "health")?.label} (${say("shared")})` : undefined}
          />
          <Dial kind="cp" icon={SIGNS.coin} of={MOST_CP} gauge={gauge(place, "cp")} />
          {far && (
            <>
              <Dial kind="hand" icon={SIGNS.hand} gauge={gauge(place, "hand")} />
              <Dial kind="deck" icon={SIGNS.deck} gauge={gauge(place, "deck")} />
            </>
          )}
        </span>
      </Spot>
      <Spot table={table} of={hero.ref} name={[hero.name, ...tags].join(", ")} class="hero-name">
        {/* Of several on a phone there is room for one name: the one that questions and the stage call them by. */}
        <span>{far && table.seats.length > 2 && !roomy.value ? name : hero.name}</span>
        {tags.map((tag) => (
          <span key={tag} class="hero-tag">
            {tag}
          </span>
        ))}
      </Spot>
      <div class="player-side">
        <Tokens table={table} seat={seat} small={far} />
        {far && <FarCards table={table} seat={seat} />}
      </div>
      {board && <FarBoard table={table} seat={seat} folded />}
    </section>
  );
}

interface DialProps {
  kind: string;
  icon: string;
  gauge: { label: string; value: number } | undefined;
  of?: number;
}

/** A number that turns like the dial of the box: the rim fills with it. */
function Dial({ kind, icon, gauge: it, of }: DialProps) {
  if (!it) return null;
  const part = of ? Math.max(0, Math.min(1, it.value / of)) : 0;
  return (
    <span class={classes("dial", `dial-${kind}`, of !== undefined && "rim")} style={{ "--part": String(part) }}>
      <Gauge label={it.label} value={it.value} icon={icon} small />
    </span>
  );
}

/** What the step being shown did to a player. */
function fate(table: Table, seat: number): string {
  for (const line of table.happening?.lines ?? []) {
    if (line.args.seat !== seat) continue;
    if (line.kind === "health") return (line.args.n ?? 0) < 0 ? "struck" : "mended";
  }
  return "";
}
