// A duel as a chain in the order in which it is carried out: the last throw first, each with an arrow to what it hits.

import { soft } from "../../parts/soft";
import { area, type Table } from "../contract";
import { classes, find } from "../lookup";
import { dieOf, type IronPiece, nameAt, ownerOf, refOf } from "./dice";
import { as, these } from "./facets";
import { IronDie } from "./IronDie";
import { MetalDie } from "./MetalDie";
import { useSay } from "./words";

/** So many dice of a chain have room for their names. */
const NAMED = 6;

interface Link {
  die: IronPiece;
  aims: IronPiece[];
  count: number;
  /** It is not thrown yet. */
  coming: boolean;
  /** How many throws came before it. */
  order: number;
}

export function Chain({ table }: { table: Table }) {
  const links = linksOf(table);
  const nodes = links.length + links.filter((it, i) => !follows(it, links[i + 1])).length;
  const shown = new Set(links.map((it) => it.die.ref));
  const loose = table.board.areas
    .filter((zone) => zone.ref.startsWith("skirmish:"))
    .flatMap((zone) => these(zone, "die"))
    .filter((die) => !shown.has(die.ref));
  return (
    <div class="chain">
      {loose.length > 0 && (
        <div class="chain-loose">
          {loose.map((die) => (
            <IronDie key={die.ref} table={table} die={die} />
          ))}
        </div>
      )}
      <ol
        class={classes("chain-links", nodes > NAMED && "many")}
        style={{ "--nodes": String(nodes), "--arrows": String(links.length) }}
      >
        {links.map((it, i) => (
          <Throw key={it.die.ref} table={table} it={it} first={i === 0} follows={follows(it, links[i + 1])} />
        ))}
      </ol>
    </div>
  );
}

/** Whether a throw hits the very die of the throw that is carried out after it. */
function follows({ aims }: Link, next: Link | undefined): boolean {
  return next !== undefined && aims.length === 1 && aims[0]?.ref === next.die.ref;
}

function Throw({ table, it, first, follows }: { table: Table; it: Link; first: boolean; follows: boolean }) {
  const say = useSay();
  const { die, aims, coming } = it;
  const owner = ownerOf(die.ref);
  const mine = owner === table.seat;
  const [target] = aims;
  const caption = say(`${it.order ? "answered" : "opened"}-${mine ? "you" : "other"}`, {
    name: nameAt(table.seats, owner),
  });
  return (
    <li class="chain-throw">
      <figure class={classes("chain-node", first && "first", coming && "coming")}>
        <figcaption>{coming && mine ? say("your-answer") : caption}</figcaption>
        {coming ? (
          <span class="iron-die asks">
            <MetalDie facets={{ ...die.facets, klass: "" }} />
            <b>?</b>
          </span>
        ) : (
          <IronDie table={table} die={die} />
        )}
        <span class="chain-tag">
          {soft(die.label)} {coming ? "" : die.value}
        </span>
      </figure>
      <span class="chain-arrow">
        <small>{say(first ? "first" : "then")}</small>
        <svg viewBox="0 0 106 26" aria-hidden="true">
          <path d="M0 10H78V2L104 13 78 24V16H0Z" />
        </svg>
        <small>
          {!coming && target && die.value && target.value && aims.length === 1 ? compare(die.value, target.value) : ""}
        </small>
      </span>
      {!follows && (
        <figure class="chain-node target">
          <figcaption>
            {target
              ? say(ownerOf(target.ref) === table.seat ? "at-yours" : "at-theirs", {
                  name: nameAt(table.seats, ownerOf(target.ref)),
                })
              : ""}
          </figcaption>
          <span class={classes("chain-aims", aims.length > 1 && "many")}>
            {aims.map((aim) => (
              <span key={aim.ref} class="iron-die" title={aim.name}>
                <MetalDie facets={aim.facets} value={aim.value} />
              </span>
            ))}
          </span>
          {it.count > 1 && <span class="chain-tag">{say("at-many", { count: it.count })}</span>}
          {aims.length === 1 && target && (
            <span class="chain-tag">
              {soft(target.label)} {target.value}
            </span>
          )}
        </figure>
      )}
    </li>
  );
}

/** As numbers are compared, whatever follows from it. */
export function compare(one: number, other: number): string {
  return `${one} ${one > other ? ">" : one < other ? "<" : "="} ${other}`;
}

/** The throws that wait, the last first; before them the one that is being aimed, or that the main answer would add. */
function linksOf(table: Table): Link[] {
  const { board, last, asking } = table;
  const found = (ref: string) => as(find(board, ref), "die");
  const throws = these(area(board, "duel"), "throw").flatMap((it, i, all) => {
    const die = found(it.facets.die);
    const aims = it.facets.aims.flatMap((ref) => found(ref) ?? []);
    return die ? [{ die, aims, count: aims.length, coming: false, order: all.length - 1 - i }] : [];
  });
  if (last?.kind === "duel" && last.beat === "enter") {
    const [aimed] = last.lines;
    const die = dieOf(board, aimed?.args.die);
    const target = aimed?.kind === "aimed" ? found(refOf(aimed.args.target ?? -1)) : undefined;
    if (die)
      return [
        { die, aims: target ? [target] : [], count: aimed?.args.count ?? 1, coming: true, order: throws.length },
        ...throws,
      ];
  }
  if (asking?.kind === "answer" || asking?.kind === "open") {
    const option = thought(table);
    const [own, ...aims] = option?.refs ?? [];
    const die = own ? found(own) : undefined;
    if (die)
      return [
        { die, aims: aims.flatMap((ref) => found(ref) ?? []), count: aims.length, coming: true, order: throws.length },
        ...throws,
      ];
  }
  return throws;
}

/** The answer one is thinking of: the one that is left of what was picked, else the main one. */
function thought(table: Table) {
  const left = table.options.filter((o) => [...table.picked].every((ref) => o.refs.includes(ref)));
  return (
    left.find((o) => o.answer === table.asking?.obvious && o.refs.length > 0) ??
    (table.picked.size ? left[0] : undefined)
  );
}
