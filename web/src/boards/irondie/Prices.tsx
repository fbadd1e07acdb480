// Every answer of a duel with its price: how much life it costs them, and oneself, this turn.

import { area, type Table } from "../contract";
import { classes, find } from "../lookup";
import { nameAt, sides } from "./dice";
import { as, these } from "./facets";
import { MetalDie } from "./MetalDie";
import { average, type Price, pricesOf, varies } from "./prices";
import { useSay } from "./words";

const ROWS = 4;

export function Prices({ table }: { table: Table }) {
  const say = useSay();
  const prices = pricesOf(table);
  if (!prices.length) return null;
  const pass = prices.find((it) => it.option.passes);
  const best = prices.filter((it) => it !== pass).slice(0, pass ? ROWS - 1 : ROWS);
  const rows = pass ? [...best, pass].sort((a, b) => b.gain - a.gain) : best;
  const { theirs } = sides(table);
  const rival = theirs.length > 1 ? say("their-side") : nameAt(table.seats, theirs[0] ?? 0);
  const columns = (["dealt", "taken"] as const).filter((which) => varies(prices, which));
  const shown = columns.length ? columns : (["dealt"] as const);
  const fixed = (["dealt", "taken"] as const).find((which) => !shown.includes(which as never));
  const [any] = prices;
  const duel = these(area(table.board, "duel"), "throw").length > 0;
  return (
    <section class="prices" aria-label={say("prices")}>
      <h3>
        {shown.map((which) => (
          <span key={which}>
            {which === "dealt" && theirs.length > 1 ? say("prices-dealt-team") : say(`prices-${which}`, { rival })}
          </span>
        ))}
        <small>{say("prices-average")}</small>
      </h3>
      <ul>
        {rows.map((it) => (
          <Row key={it.option.answer} table={table} it={it} shown={shown} duel={duel} />
        ))}
      </ul>
      <p class="prices-note">
        {say("prices-note")}{" "}
        {pass && pass !== rows[0] && pass.option.answer === table.asking?.obvious && `${say("prices-spent")} `}
        {fixed && any && say(`prices-${fixed}-fixed`, { rival, points: Math.round(average(any[fixed]) * 10) / 10 })}
      </p>
    </section>
  );
}

interface RowProps {
  table: Table;
  it: Price;
  shown: readonly ("dealt" | "taken")[];
  duel: boolean;
}

function Row({ table, it, shown, duel }: RowProps) {
  const say = useSay();
  const { option } = it;
  const [own, ...aims] = option.refs;
  const die = own ? as(find(table.board, own), "die") : undefined;
  const [target] = aims.flatMap((ref) => as(find(table.board, ref), "die") ?? []);
  const net = shown.length > 1 ? it.gain : average(it[shown[0] ?? "dealt"]);
  return (
    <li>
      <button
        type="button"
        class={classes("price", option.answer === table.asking?.obvious && "best")}
        aria-label={`${option.text}: ${shown.map((which) => `${say(`prices-${which}`, { rival: "" })} ${average(it[which]).toFixed(1)}`).join(", ")}`}
        onClick={() => table.act(option.answer)}
      >
        <span class="price-die">{die && <MetalDie facets={die.facets} />}</span>
        <span class="price-name">
          {die ? die.label : duel ? say("let-it") : say("no-duel")}
          {aims.length > 1 ? (
            <small>{say("at-many", { count: aims.length })}</small>
          ) : (
            target && (
              <small class="price-at">
                → <MetalDie facets={target.facets} value={target.value} />
                {target.value} {target.label}
              </small>
            )
          )}
        </span>
        <span class="price-bars">
          {shown.map((which) => (
            <span key={which} class={`price-bar ${which}`}>
              {it[which].map(({ points, chance }) => (
                <i key={points} class={`points-${Math.min(Math.max(points, 0), 5)}`} style={{ flexGrow: chance }}>
                  <span>
                    {points < 0 ? `+${-points}` : points}
                    {chance > 0.5 && chance < 1 && shown.length === 1 && <small> · {Math.round(100 * chance)} %</small>}
                  </span>
                </i>
              ))}
            </span>
          ))}
        </span>
        <b class="price-average">{net.toFixed(1).replace("-", "−")}</b>
      </button>
    </li>
  );
}
