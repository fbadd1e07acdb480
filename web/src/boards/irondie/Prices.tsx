// Every answer of a duel with its price: how much life it costs them, and oneself, this turn.
import { decimal, percent } from "../../numbers";
import { area, type Table } from "../contract";
import { classes, find, sentences } from "../lookup";
import { nameAt, sides } from "./dice";
import { as, these } from "./facets";
import { MetalDie } from "./MetalDie";
import { average, type Price, pricesOf, varies } from "./prices";
import { useSay } from "./words";

const ROWS = 4;

type Loss = "dealt" | "taken";

export function Prices({ table }: { table: Table }) {
  const say = useSay();
  const prices = pricesOf(table);
  if (!prices.length) return null;
  const pass = prices.find((it) => it.option.passes);
  const best = prices.filter((it) => it !== pass).slice(0, pass ? ROWS - 1 : ROWS);
  const rows = pass ? [...best, pass].sort((a, b) => b.gain - a.gain) : best;
  const { theirs } = sides(table);
  const rival = nameAt(table.seats, theirs[0] ?? 0);
  // A team is not called by the name of one of them.
  const losing = (which: Loss) => (which === "dealt" && theirs.length > 1 ? "prices-dealt-team" : `prices-${which}`);
  const told = (how: "said" | "fixed", which: Loss, it: Price) =>
    say(`${losing(which)}-${how}`, { rival, points: Math.round(average(it[which]) * 10) / 10 });
  const columns = (["dealt", "taken"] as const).filter((which) => varies(prices, which));
  const shown = columns.length ? columns : (["dealt"] as const);
  const fixed = (["dealt", "taken"] as const).find((which) => !shown.includes(which as never));
  const [any] = prices;
  const duel = these(area(table.board, "duel"), "throw").length > 0;
  return (
    <section class="prices" aria-label={say("prices")}>
      <h3>
        {shown.map((which) => (
          <span key={which}>{say(losing(which), { rival })}</span>
        ))}
        <small>{say("prices-average")}</small>
      </h3>
      <ul>
        {rows.map((it) => (
          <Row
            key={it.option.answer}
            table={table}
            it={it}
            name={sentences(it.option.text, ...shown.map((which) => told("said", which, it)))}
            shown={shown}
            duel={duel}
          />
        ))}
      </ul>
      <p class="prices-note">
        {say("prices-note")}{" "}
        {pass && pass !== rows[0] && pass.option.answer === table.asking?.obvious && `${say("prices-spent")} `}
        {fixed && any && told("fixed", fixed, any)}
      </p>
    </section>
  );
}

interface RowProps {
  table: Table;
  it: Price;
  /** What it is and leads to, for those who do not see it. */
  name: string;
  shown: readonly Loss[];
  duel: boolean;
}

function Row({ table, it, name, shown, duel }: RowProps) {
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
        aria-label={name}
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
                  <span class={points > 9 || points < 0 ? "two-digits" : ""}>
                    {points < 0 ? `+${-points}` : points}
                    {chance > 0.5 && chance < 1 && shown.length === 1 && <small> · {percent(chance)}</small>}
                  </span>
                </i>
              ))}
            </span>
          ))}
        </span>
        <b class="price-average">{net < 0 ? `−${decimal(-net, 1)}` : decimal(net, 1)}</b>
      </button>
    </li>
  );
}
