// What heroes have: reserves, tokens and feats on a plate, and two dice opened into their six faces.
import type { ComponentChildren } from "preact";
import { decimal } from "../../numbers";
import { Gauge } from "../../parts/Gauge";
import { Icon } from "../../parts/Icon";
import { plateWords, SeatPlate } from "../../parts/SeatPlate";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { type Area, area, areas, path, type Table } from "../contract";
import { classes, spoken } from "../lookup";
import { Coin, Face } from "./Face";
import { as, type Piece, RESOURCE_NAMES, these } from "./facets";
import { Pawn } from "./Islands";
import { FEATS, hammer, laurels, type Resource, TOKENS, trophy } from "./pictures";
import { changed, type Shown } from "./scene";
import { gloryOf, signed } from "./weighing";
import { useForgeWords } from "./words";

const START = 0;
/** What a face does that its name tells already. */
const PLAIN: ReadonlySet<string> = new Set(["all", "choice"]);

interface HeroProps {
  table: Table;
  seat: number;
  shown: Shown | null;
}

/** Across the table: the plate, and both dice folded to two rows. */
export function Rival({ table, seat, shown }: HeroProps) {
  return (
    <section
      class={classes("hero rival", table.turn === seat && "on")}
      style={{ "--seat": `var(--seat-${seat % 8})` }}
      aria-label={table.seats[seat]?.name}
    >
      <div class="rival-who">
        <Plate table={table} seat={seat} />
        <Counters table={table} seat={seat} shown={shown} />
      </div>
      <Belongings table={table} seat={seat} />
      <div class="rival-dice">
        {areas(table.board, "die", seat).map((die) => (
          <div key={die.ref} class={classes("six", path(die.ref)[1] === 0 ? "light" : "dark")}>
            <Spot table={table} of={die.ref} name={die.title} class="six-tag" echo>
              <i />
            </Spot>
            <Net table={table} die={die} />
          </div>
        ))}
      </div>
    </section>
  );
}

/** One's own plate, large. */
export function OwnPlate({ table, seat, shown }: HeroProps) {
  return (
    <section
      class={classes("hero own", table.turn === seat && "on")}
      style={{ "--seat": `var(--seat-${seat % 8})` }}
      aria-label={table.seats[seat]?.name}
    >
      <div class="own-top">
        <Plate table={table} seat={seat} />
        <Belongings table={table} seat={seat} />
      </div>
      <Counters table={table} seat={seat} shown={shown} />
    </section>
  );
}

/** One's own die, opened, with what it brings on average. */
export function OwnDie({ table, seat, die: which }: { table: Table; seat: number; die: number }) {
  const die = areas(table.board, "die", seat).find((it) => path(it.ref)[1] === which);
  const say = useForgeWords();
  if (!die) return null;
  const sides = these(die, "side");
  return (
    <div class={classes("own-die", which === 0 ? "light" : "dark")}>
      <Net table={table} die={die} own />
      <div class="own-die-words">
        <Spot table={table} of={die.ref} name={die.title} class="own-die-name" echo>
          {die.title}
        </Spot>
        {table.aids !== "none" && (
          <>
            <span class="own-die-more" aria-hidden="true">
              {say("per-roll")}
            </span>
            <span class="own-die-average" aria-hidden="true">
              {RESOURCE_NAMES.map((r) => {
                const n = average(sides, r);
                return n > 0 && <Average key={r} of={r} n={n} />;
              })}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

function Average({ of, n }: { of: Resource; n: number }) {
  return (
    <span class="amount">
      <Coin of={of} />
      <Sign of={decimal(n, 2)} />
    </span>
  );
}

/** What the faces of a die show of a resource; of a choice a fair share. */
function average(sides: readonly Piece<"side">[], of: Resource): number {
  const each = sides.map(({ facets }) => {
    const kinds = facets.does === "choice" ? RESOURCE_NAMES.filter((r) => facets[r]).length : 1;
    return facets.does === "all" || facets.does === "choice" ? (facets[of] ?? 0) / kinds : 0;
  });
  return each.reduce((sum, n) => sum + n, 0) / Math.max(1, sides.length);
}

// --- the plate ---

function Plate({ table, seat }: { table: Table; seat: number }) {
  const board = area(table.board, "seat", seat);
  const score = board?.gauges.find((g) => g.name === "score");
  return (
    <Whole table={table} area={board} seat={seat}>
      <SeatPlate table={table} seat={seat}>
        {score && <Gauge label={score.label} value={score.value} icon={trophy} small class="hero-score" />}
      </SeatPlate>
    </Whole>
  );
}

interface WholeProps {
  table: Table;
  area: Area | undefined;
  seat: number;
  children: ComponentChildren;
}

/** The hero as a whole, where somebody must be chosen. */
function Whole({ table, area, seat, children }: WholeProps) {
  if (!area) return <>{children}</>;
  const score = area.gauges.map((g) => `${g.label}: ${g.value}`);
  return (
    <Spot table={table} of={area.ref} name={[plateWords(table, seat), ...score].join(". ")} class="hero-whole">
      {children}
    </Spot>
  );
}

function Counters({ table, seat, shown }: HeroProps) {
  return (
    <div class="counters">
      {these(area(table.board, "seat", seat), "reserve").map((thing) => (
        <Counter key={thing.ref} table={table} thing={thing} seat={seat} shown={shown} />
      ))}
    </div>
  );
}

interface CounterProps extends HeroProps {
  thing: Piece<"reserve">;
}

/** A reserve: what there is, and beside it what there was before the scene that lies on the stage. */
function Counter({ table, thing, seat, shown }: CounterProps) {
  const resource = thing.facets.resource as Resource;
  const { limit } = thing.facets;
  const value = thing.value ?? 0;
  const by = shown ? changed(shown, seat, RESOURCE_NAMES.indexOf(resource)) : 0;
  return (
    <Spot
      table={table}
      of={thing.ref}
      name={spoken(thing)}
      class={classes("counter", `of-${resource}`, by > 0 && "rose", by < 0 && "fell")}
    >
      <span class="counter-row" data-counter={`${seat}:${RESOURCE_NAMES.indexOf(resource)}`}>
        <Coin of={resource} />
        {by !== 0 && value >= by && <Sign of={`${value - by} →`} class="counter-was" />}
        <Sign of={value} class="counter-now" />
        {limit !== undefined && by === 0 && <Sign of={`/ ${limit}`} class="counter-of" />}
      </span>
    </Spot>
  );
}

/** The counters of a rival alone, for phones: the rest of him is in a pane. */
export function Chip({ table, seat, shown }: HeroProps) {
  return (
    <div
      class={classes("chip", table.turn === seat && "on")}
      style={{ "--seat": `var(--seat-${seat % 8})` }}
      aria-hidden="true"
    >
      <SeatPlate table={table} seat={seat} />
      <span class="chip-row">
        {these(area(table.board, "seat", seat), "reserve").map(({ ref, value, facets }) => {
          const resource = facets.resource as Resource;
          const place = RESOURCE_NAMES.indexOf(resource);
          const by = shown ? changed(shown, seat, place) : 0;
          return (
            <span
              key={ref}
              class={classes("chip-counter", `of-${resource}`, by > 0 && "rose", by < 0 && "fell")}
              data-counter={`${seat}:${place}`}
            >
              <Coin of={resource} />
              <Sign of={value ?? 0} />
            </span>
          );
        })}
      </span>
    </div>
  );
}

// --- feats and tokens ---

function Belongings({ table, seat }: { table: Table; seat: number }) {
  const board = area(table.board, "seat", seat);
  const feats = area(table.board, "feats", seat);
  const [pawn] = these(board, "pawn");
  return (
    <div class="belongings" role="group" aria-label={feats?.title}>
      {pawn?.facets.portal === START && <Pawn table={table} pawn={pawn} />}
      {these(board, "hammer").map((thing) => (
        <Hammer key={thing.ref} table={table} thing={thing} />
      ))}
      {these(board, "hundreds", "token").map((thing) => (
        <TokenSpot key={thing.ref} table={table} thing={thing} />
      ))}
      {these(feats, "card").map((card) => (
        <FeatCard key={card.ref} table={table} card={card} />
      ))}
    </div>
  );
}

/** The track of the Blacksmith's Hammer. */
function Hammer({ table, thing }: { table: Table; thing: Piece<"hammer"> }) {
  const { spaces } = thing.facets;
  return (
    <Spot table={table} of={thing.ref} name={spoken(thing)} class="hammer" title={spoken(thing)}>
      <span class="hammer-row">
        <Icon of={hammer} />
        <Sign of={`${thing.value ?? 0}/${spaces}`} />
      </span>
      <span class="hammer-bar">
        <i style={{ width: `${(100 * (thing.value ?? 0)) / spaces}%` }} />
      </span>
    </Spot>
  );
}

function TokenSpot({ table, thing }: { table: Table; thing: Piece<"token"> }) {
  return (
    <Spot table={table} of={thing.ref} name={spoken(thing)} class="forge-token" title={thing.name}>
      <Icon of={TOKENS[thing.facets.token] ?? laurels} />
      {(thing.value ?? 1) > 1 && <Sign of={`×${thing.value}`} />}
    </Spot>
  );
}

function FeatCard({ table, card }: { table: Table; card: Piece<"card"> }) {
  const { feat } = card.facets;
  const used = (card.facets.used ?? 0) > 0;
  const name = used ? `${spoken(card)}, ${table.say("used")}` : spoken(card);
  const stacks = table.board.areas.flatMap((place) => these(place, "stack"));
  return (
    <Spot
      table={table}
      of={card.ref}
      name={name}
      title={card.name}
      from={stacks.find((stack) => stack.facets.feat === feat)?.ref}
      class={classes("feat", used && "used")}
    >
      <Icon of={FEATS[feat] ?? laurels} />
      {(card.value ?? 1) > 1 && <Sign of={`×${card.value}`} class="feat-count" />}
    </Spot>
  );
}

// --- dice ---

function Net({ table, die, own }: { table: Table; die: Area; own?: boolean }) {
  return (
    <div class="net" role="group" aria-label={die.title}>
      {these(die, "side").map((side, i) => (
        <Side key={side.ref} table={table} side={side} place={i} own={own ?? false} />
      ))}
    </div>
  );
}

function Side({ table, side, place, own }: { table: Table; side: Piece<"side">; place: number; own: boolean }) {
  const { facets } = side;
  const was = as(table.happening?.was(side.ref), "side");
  const forged = table.motion && was !== undefined && was.facets.face !== facets.face;
  // What a face would do in its place is told of the one in hand.
  const glory = own && area(table.board, "forging") ? gloryOf(table, side) : undefined;
  const best = glory !== undefined && proposed(table, side);
  return (
    <Spot
      table={table}
      of={side.ref}
      name={side.name}
      whole={PLAIN.has(facets.does)}
      class={classes("side", `side-${place}`, own && "own-side", facets.up && "up", best && "best")}
    >
      <Face of={facets} class={forged ? "snapped" : ""} />
      {glory !== undefined && <Sign of={signed(glory)} class={classes("side-worth", glory < 0 && "bad")} />}
    </Spot>
  );
}

/** Whether the main button means it. */
function proposed({ asking, options }: Table, { ref }: Piece<"side">): boolean {
  return options.find(({ answer }) => answer === asking?.obvious)?.refs.includes(ref) ?? false;
}
