// A hero: reserves, two dice unfolded with the side that lies up, feats, tokens, and the face in hand while forging.
import type { ComponentChildren } from "preact";
import { Gauge } from "../../parts/Gauge";
import { Icon } from "../../parts/Icon";
import { plateWords, SeatPlate } from "../../parts/SeatPlate";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { type Area, area, areas, path, type Table } from "../contract";
import { classes, spoken } from "../lookup";
import { Face } from "./Face";
import { as, type Piece, these } from "./facets";
import { Pawn } from "./Islands";
import { anvil, FEATS, hammer, laurels, RESOURCES, type Resource, TOKENS, trophy } from "./pictures";

const DICE = ["light", "dark"] as const;
const START = 0;
/** What a face does that its name tells already. */
const PLAIN: ReadonlySet<string> = new Set(["all", "choice"]);

interface HeroProps {
  table: Table;
  seat: number;
  /** Seen from across the table: smaller. */
  far?: boolean;
}

export function Hero({ table, seat, far }: HeroProps) {
  const board = area(table.board, "seat", seat);
  const feats = area(table.board, "feats", seat);
  const forging = area(table.board, "forging", seat);
  const [pawn] = these(board, "pawn");
  const score = board?.gauges.find((g) => g.name === "score");
  return (
    <section class={classes("hero", far && "far")} aria-label={table.seats[seat]?.name}>
      <div class="hero-who">
        <Whole table={table} area={board} seat={seat}>
          <SeatPlate table={table} seat={seat}>
            {score && <Gauge label={score.label} value={score.value} icon={trophy} small class="hero-score" />}
          </SeatPlate>
        </Whole>
        <div class="reserves">
          {these(board, "reserve").map((thing) => (
            <Reserve key={thing.ref} table={table} thing={thing} />
          ))}
        </div>
        <div class="tokens">
          {pawn?.facets.portal === START && <Pawn table={table} pawn={pawn} />}
          {these(board, "hammer").map((thing) => (
            <Hammer key={thing.ref} table={table} thing={thing} />
          ))}
          {these(board, "hundreds", "token").map((thing) => (
            <TokenSpot key={thing.ref} table={table} thing={thing} />
          ))}
        </div>
      </div>
      <div class="hero-dice">
        {these(forging, "new-face").map((face) => (
          <Spot
            key={face.ref}
            table={table}
            of={face.ref}
            name={`${forging?.title}: ${face.name}`}
            from={everywhere(table, "face").find((pile) => pile.facets.face === face.facets.face)?.ref}
            class="new-face"
          >
            <Icon of={anvil} class="new-face-anvil" />
            <Face of={face.facets} />
          </Spot>
        ))}
        {areas(table.board, "die", seat).map((die) => (
          <Unfolded key={die.ref} table={table} die={die} />
        ))}
      </div>
      {feats && feats.things.length > 0 && (
        <div class="hero-feats" role="group" aria-label={feats.title}>
          {these(feats, "card").map((card) => (
            <FeatCard key={card.ref} table={table} card={card} />
          ))}
        </div>
      )}
    </section>
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

function Reserve({ table, thing }: { table: Table; thing: Piece<"reserve"> }) {
  const resource = thing.facets.resource as Resource;
  const { limit } = thing.facets;
  return (
    <Spot table={table} of={thing.ref} name={spoken(thing)} class={`reserve of-${resource}`}>
      <Gauge
        label={thing.name}
        value={thing.value ?? 0}
        icon={RESOURCES[resource]}
        small
        {...(limit ? { of: limit } : {})}
      />
    </Spot>
  );
}

/** The track of the Blacksmith's Hammer. */
function Hammer({ table, thing }: { table: Table; thing: Piece<"hammer"> }) {
  return (
    <Spot table={table} of={thing.ref} name={spoken(thing)} class="hammer">
      <Gauge label={thing.name} value={thing.value ?? 0} of={thing.facets.spaces} icon={hammer} small />
    </Spot>
  );
}

function TokenSpot({ table, thing }: { table: Table; thing: Piece<"token"> }) {
  return (
    <Spot table={table} of={thing.ref} name={spoken(thing)} class="forge-token">
      <Icon of={TOKENS[thing.facets.token] ?? laurels} />
      {(thing.value ?? 1) > 1 && <Sign of={`×${thing.value}`} />}
    </Spot>
  );
}

/** A die opened into its six faces, and the die itself as it lies. */
function Unfolded({ table, die }: { table: Table; die: Area }) {
  const [seat, which] = path(die.ref);
  const sides = these(die, "side");
  const up = sides.find((side) => side.facets.up);
  const rolled =
    table.motion &&
    (table.happening?.lines.some((l) => l.kind === "rolled" && l.args.seat === seat && l.args.die === which) ?? false);
  return (
    <div class={`forge-die ${DICE[which ?? 0]}`}>
      <Spot table={table} of={die.ref} name={die.title} class="cube-spot" echo>
        <span class={classes("cube", rolled && "tumbling")} style={{ "--order": String(which ?? 0) }}>
          {up && <Face of={up.facets} />}
        </span>
      </Spot>
      <div class="net" role="group" aria-label={die.title}>
        {sides.map((side, i) => (
          <Side key={side.ref} table={table} side={side} place={i} />
        ))}
      </div>
    </div>
  );
}

function Side({ table, side, place }: { table: Table; side: Piece<"side">; place: number }) {
  const was = as(table.happening?.was(side.ref), "side");
  const forged = table.motion && was !== undefined && was.facets.face !== side.facets.face;
  return (
    <Spot
      table={table}
      of={side.ref}
      name={side.name}
      whole={PLAIN.has(side.facets.does)}
      class={classes("side", `side-${place}`, side.facets.up && "up")}
    >
      <Face of={side.facets} class={forged ? "snapped" : ""} />
    </Spot>
  );
}

/** The stacks, or the piles of faces, that a new card or face may come from. */
function everywhere<Kind extends "stack" | "face">(table: Table, kind: Kind): Piece<Kind>[] {
  return table.board.areas.flatMap((place) => these(place, kind));
}

function FeatCard({ table, card }: { table: Table; card: Piece<"card"> }) {
  const { feat } = card.facets;
  const used = (card.facets.used ?? 0) > 0;
  const name = used ? `${spoken(card)}, ${table.say("used")}` : spoken(card);
  return (
    <Spot
      table={table}
      of={card.ref}
      name={name}
      from={everywhere(table, "stack").find((stack) => stack.facets.feat === feat)?.ref}
      class={classes("feat", used && "used")}
    >
      <Icon of={FEATS[feat] ?? laurels} class="feat-picture" />
      <span class="feat-name">{card.name}</span>
      {(card.value ?? 1) > 1 && <Sign of={`×${card.value}`} class="feat-count" />}
    </Spot>
  );
}
