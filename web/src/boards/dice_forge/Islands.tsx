// The islands: two arms of stacks, moon above and sun below, that meet at the far island. Each has a portal for a pawn.
import gate from "icon:magic-gate";
import { Icon } from "../../parts/Icon";
import { SIGNS } from "../../parts/SeatPlate";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { soft } from "../../parts/soft";
import { area, path, type Table } from "../contract";
import { classes, find, printed } from "../lookup";
import { Coin } from "./Face";
import { as, type Piece, these } from "./facets";
import { FEATS, laurels } from "./pictures";
import { useForgeWords } from "./words";

/** Above: the moon's arm; below: the sun's. The far island has both. */
const FAR = 4;

export function Islands({ table }: { table: Table }) {
  const islands = area(table.board, "islands");
  const portals = new Map<number, Piece<"stack">[]>();
  for (const stack of these(islands, "stack")) {
    const { portal } = stack.facets;
    portals.set(portal, [...(portals.get(portal) ?? []), stack]);
  }
  return (
    <section class="islands" aria-label={islands?.title}>
      {[...portals].map(([portal, stacks]) => (
        <div
          key={portal}
          class={classes("island", `island-${portal}`, portal < FAR ? "moonlit" : portal > FAR && "sunlit")}
        >
          <Portal table={table} portal={portal} />
          {stacks.map((stack) => (
            <Stack key={stack.ref} table={table} stack={stack} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** The head of an island, and at its end the pawn of whoever stands there. */
function Portal({ table, portal }: { table: Table; portal: number }) {
  const say = useForgeWords();
  const here = table.seats
    .map((_, seat) => as(find(table.board, `pawn:${seat}`), "pawn"))
    .filter((pawn) => pawn?.facets.portal === portal);
  return (
    <span class={here.length ? "portal taken" : "portal"}>
      <Icon of={gate} />
      <span class="portal-name">{say("portal", { n: portal })}</span>
      {here.map((pawn) => pawn && <Pawn key={pawn.ref} table={table} pawn={pawn} />)}
    </span>
  );
}

/** A hero's pawn: the colour and the sign of its seat. */
export function Pawn({ table, pawn }: { table: Table; pawn: Piece<"pawn"> }) {
  const [seat = 0] = path(pawn.ref);
  const name = `${table.seats[seat]?.name}: ${pawn.name}`;
  return (
    <Spot table={table} of={pawn.ref} name={name} class="pawn" title={name}>
      <PawnBody seat={seat} />
    </Spot>
  );
}

export function PawnBody({ seat }: { seat: number }) {
  return (
    <span class="pawn-body" style={{ "--seat": `var(--seat-${seat % SIGNS.length})` }} aria-hidden="true">
      <Icon of={SIGNS[seat % SIGNS.length] ?? SIGNS[0]} />
    </span>
  );
}

/** A stack of one feat: its price, the glory printed on it, and how many cards are left. */
function Stack({ table, stack }: { table: Table; stack: Piece<"stack"> }) {
  const left = stack.value ?? 0;
  const { feat, sun, moon, glory } = stack.facets;
  return (
    <Spot
      table={table}
      of={stack.ref}
      name={`${stack.name}, ${table.say("left", { n: left })}`}
      class={classes("stack", left === 0 && "gone")}
    >
      <span class="stack-head">
        <span class="stack-price">
          {sun > 0 && <Priced of="sun" n={sun} />}
          {moon > 0 && <Priced of="moon" n={moon} />}
        </span>
        {glory > 0 && (
          <span class="stack-glory">
            <Sign of={glory} />
            <Icon of={laurels} />
          </span>
        )}
      </span>
      <Icon of={FEATS[feat] ?? FEATS.elder ?? ""} class="stack-picture" />
      <span class="stack-name">{soft(printed(stack))}</span>
      <Left n={left} of={table.seats.length} />
    </Spot>
  );
}

/** A price on its coin. */
export function Priced({ of, n }: { of: "gold" | "sun" | "moon"; n: number }) {
  return (
    <span class="priced">
      <Coin of={of} />
      <Sign of={n} />
    </span>
  );
}

/** How many are left of those there were, as dots. */
export function Left({ n, of }: { n: number; of: number }) {
  return (
    <span class="left" aria-hidden="true">
      {Array.from({ length: Math.max(n, of) }, (_, i) => (
        <i key={i} class={i < n ? "" : "no"} />
      ))}
    </span>
  );
}
