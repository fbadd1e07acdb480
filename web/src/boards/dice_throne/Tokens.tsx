// Status effects, companions and powers of a player. What may be gained and is not there yet lies there as an outline.
import { Icon } from "../../parts/Icon";
import { Spot } from "../../parts/Spot";
import { Token } from "../../parts/Token";
import { type Area, area, type Table } from "../contract";
import { classes, spoken } from "../lookup";
import { type Piece, these } from "./facets";
import { SIGNS, tokenPicture } from "./pictures";

interface TokensProps {
  table: Table;
  seat: number;
  small?: boolean;
}

export function Tokens({ table, seat, small = false }: TokensProps) {
  const held = area(table.board, "tokens", seat);
  const companions = area(table.board, "companions", seat);
  const powers = area(table.board, "powers", seat);
  const outlined = absent(table, seat);
  if (!held?.things.length && !companions && !powers && !outlined.length) return null;
  return (
    <div class="token-rows">
      {((held?.things.length ?? 0) > 0 || outlined.length > 0) && (
        <Row place={held} class="statuses">
          {these(held, "token").map((token) => (
            <TokenSpot key={token.ref} table={table} token={token} small={small} />
          ))}
          {outlined.map(([ref, name]) => (
            <Spot key={ref} table={table} of={ref} name={name} class="token-spot outlined">
              <Token name={name} icon={SIGNS.power} />
            </Spot>
          ))}
        </Row>
      )}
      {companions && companions.things.length > 0 && (
        <Row place={companions} class="companions">
          {these(companions, "token").map((token) => (
            <TokenSpot key={token.ref} table={table} token={token} small={small} />
          ))}
        </Row>
      )}
      {powers && (
        <Row place={powers} class="powers">
          {these(powers, "power").map((power) => (
            <Spot
              key={power.ref}
              table={table}
              of={power.ref}
              name={power.facets.used ? `${power.name}, ${table.say("used")}` : power.name}
              class={classes("power", tokenPicture(power.facets.token) && "by-token", power.facets.used && "used")}
            >
              <Icon of={tokenPicture(power.facets.token) ?? SIGNS.power} />
              <span>{power.name}</span>
            </Spot>
          ))}
        </Row>
      )}
    </div>
  );
}

interface RowProps {
  place: Area | undefined;
  class: string;
  children: preact.ComponentChildren;
}

function Row({ place, class: more, children }: RowProps) {
  return (
    <div class={`token-row ${more}`} role="group" aria-label={place?.title}>
      {children}
    </div>
  );
}

function TokenSpot({ table, token, small }: { table: Table; token: Piece<"token">; small: boolean }) {
  const { kind, limit } = token.facets;
  const was = table.happening?.was(token.ref);
  const changed = table.motion && table.happening !== null && (was?.value ?? 0) !== token.value;
  return (
    <Spot
      table={table}
      of={token.ref}
      name={spoken(token)}
      from={`staged:${token.ref}`}
      class={classes("token-spot", `of-${kind}`, changed && "renewed", token.value === 0 && "absent")}
    >
      <Token
        name={token.name}
        icon={tokenPicture(token.facets.token) ?? SIGNS.power}
        harms={kind === "negative"}
        {...(token.value === null || (kind !== "companion" && limit === 1) ? {} : { count: token.value })}
        small={small}
      />
    </Spot>
  );
}

/** Tokens that an option speaks of and that do not lie there: reference and name. */
function absent(table: Table, seat: number): [string, string][] {
  const lying = new Set(
    ["tokens", "companions"].flatMap((kind) => area(table.board, kind, seat)?.things.map((t) => t.ref) ?? []),
  );
  const found = new Map<string, string>();
  for (const option of table.options)
    for (const ref of option.refs)
      if (ref.startsWith(`token:${seat}:`) && !lying.has(ref) && !found.has(ref)) found.set(ref, option.text);
  return [...found];
}
