// What a main phase offers, on the stage while nothing else lies there: the cards that can be played, what each leaves
// of the combat points, and what comes next. They are played from the hand; here one only reads.
import { Icon } from "../../parts/Icon";
import { area, gauge, type Option, type Table } from "../contract";
import { classes, find, notes, printed, worthOf } from "../lookup";
import { Effect } from "./Ability";
import { as, type Piece } from "./facets";
import { EDGES, SIGNS } from "./pictures";
import { useSay } from "./words";
import "./means.css";

/** So many have room beside each other. */
const MOST = 3;
/** A sale is offered by this rule; it needs no room here. */
export const SALE = "DT-card-6";

export function Means({ table }: { table: Table }) {
  const say = useSay();
  const seat = table.asking?.seat ?? 0;
  const cp = gauge(area(table.board, "seat", seat), "cp")?.value ?? 0;
  const playable = playableOf(table);
  const shown = playable.slice(0, MOST);
  return (
    <div class="means" aria-hidden="true">
      {shown.length > 0 ? (
        <ul class="means-cards">
          {shown.map(({ card, worth }, i) => (
            <li
              key={card.ref}
              class={classes("mean", i === 0 && worth > 0 && "best")}
              style={{ "--edge": EDGES[card.facets.kind] }}
            >
              <span class="mean-head">
                {i === 0 && worth > 0 && <Icon of={SIGNS.best} />}
                <b>{printed(card)}</b>
                <span class="mean-cost">
                  <Icon of={SIGNS.coin} /> {cp} → {cp - card.facets.price}
                </span>
              </span>
              <Effect text={notes(card, "effect")[0]?.text ?? ""} />
            </li>
          ))}
        </ul>
      ) : (
        <p class="means-none">{say("means-none", { cp })}</p>
      )}
      <p class="means-next">
        {playable.length > MOST && <span>{say("means-more", { count: playable.length - MOST })}</span>}
        <span>
          {say("means-next", { phase: say(table.board.phase === "main-1" ? "phase-offense" : "phase-discard") })}
        </span>
      </p>
    </div>
  );
}

/** The cards of the hand that can be played now: first what is worth most, then what costs most. */
function playableOf(table: Table): { card: Piece<"card">; worth: number }[] {
  const found = table.options.flatMap((option) => {
    const card = option.rule === SALE ? undefined : cardOn(table, option);
    return card ? [{ card, worth: worthOf(table, option) }] : [];
  });
  return found.sort((a, b) => b.worth - a.worth || b.card.facets.cost - a.card.facets.cost);
}

function cardOn(table: Table, option: Option): Piece<"card"> | undefined {
  const ref = option.refs.find((it) => it.startsWith("card:"));
  return ref ? as(find(table.board, ref), "card") : undefined;
}
