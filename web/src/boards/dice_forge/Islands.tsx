// The islands: two arms of stacks, moon above and sun below, that meet at the far island. Each has a portal for a pawn.
import { Icon } from "../../parts/Icon";
import { SIGNS } from "../../parts/SeatPlate";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { area, path, type Table } from "../contract";
import { find, printed } from "../lookup";
import { Amount } from "./Face";
import { as, type Piece, these } from "./facets";
import { FEATS } from "./pictures";

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
        <div key={portal} class={`island island-${portal} of-${stacks.length}`}>
          <Portal table={table} portal={portal} />
          {stacks.map((stack) => (
            <Stack key={stack.ref} table={table} stack={stack} />
          ))}
        </div>
      ))}
    </section>
  );
}

/** An arch, and in it the pawn of whoever stands there. */
function Portal({ table, portal }: { table: Table; portal: number }) {
  const here = table.seats
    .map((_, seat) => as(find(table.board, `pawn:${seat}`), "pawn"))
    .filter((pawn) => pawn?.facets.portal === portal);
  return (
    <span class={here.length ? "portal taken" : "portal"}>
      <svg viewBox="0 0 44 50" aria-hidden="true" focusable="false">
        <path class="portal-stone" d="M2 50V22C2 10 11 2 22 2S42 10 42 22V50H34V23C34 16 29 11 22 11S10 16 10 23V50Z" />
        <path class="portal-light" d="M10 50V23C10 16 15 11 22 11S34 16 34 23V50Z" />
      </svg>
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
      <span class="pawn-body" style={{ "--seat": `var(--seat-${seat % SIGNS.length})` }}>
        <Icon of={SIGNS[seat % SIGNS.length] ?? SIGNS[0]} />
      </span>
    </Spot>
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
      class={`stack ${left ? "" : "gone"} cards-${Math.min(left, 4)}`}
    >
      <span class="stack-price">
        {sun > 0 && <Amount of="sun" n={sun} />}
        {moon > 0 && <Amount of="moon" n={moon} />}
      </span>
      <Icon of={FEATS[feat] ?? FEATS.elder ?? ""} class="stack-picture" />
      <span class="stack-name">{printed(stack)}</span>
      <span class="stack-foot">
        {glory > 0 ? <Amount of="vp" n={glory} /> : <span />}
        <Sign of={`×${left}`} class="stack-left" />
      </span>
    </Spot>
  );
}
