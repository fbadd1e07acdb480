// An ability as printed: its name and level, what the dice must show, what it does, and how likely that is now.
import type { ComponentChildren } from "preact";
import { percent } from "../../numbers";
import { Icon } from "../../parts/Icon";
import { roomy } from "../../parts/roomy";
import { Sign } from "../../parts/Sign";
import { Spot } from "../../parts/Spot";
import { soft } from "../../parts/soft";
import type { Note, Table } from "../contract";
import { classes, find, inFull, notes, printed, sentences } from "../lookup";
import type { Say } from "../words";
import { as, type Piece } from "./facets";
import { SIGNS, symbolOf } from "./pictures";
import { useSay } from "./words";

const KINDS_OF: Readonly<Record<string, string>> = {
  defensive: SIGNS.shield,
  passive: SIGNS.passive,
  ultimate: SIGNS.crown,
};

/** What stands for any symbol of a straight. */
export const ROW = "row";

/** An ability of the hero board, or the lower half of an upgrade. */
export type AnyAbility = Piece<"ability" | "second">;

interface AbilityProps {
  table: Table;
  ability: AnyAbility;
  hero: string;
}

export function Ability({ table, ability, hero }: AbilityProps) {
  const say = useSay();
  const under = as(find(table.board, "declared"), "declared");
  const going = under?.facets.of === ability.ref;
  const { kind, available } = ability.facets;
  const second = !("level" in ability.facets);
  const uses = notes(ability, "use");
  const mark = engraving(ability, hero);
  // What is not as sure as print says so itself; here a sign stands for it.
  const doubtful = notes(ability, "reconstructed").length > 0;
  const lines = ability.notes.filter(({ role }) => role !== "kind" && role !== "reconstructed");
  const pips = <Pips ability={ability} />;
  const apart = kind !== "offensive";
  return (
    <Spot
      table={table}
      of={ability.ref}
      name={told(table, ability, say)}
      class={classes("ability", `ability-${kind}`, second && "second", available && "available", going && "going")}
      bare
      whole
    >
      <span class="ability-head">
        <span class="ability-name">
          {soft(printed(ability))}
          <Numeral ability={ability} />
        </span>
        {uses.length === 0 && pips}
        {apart && !second && <Icon of={kindSign(ability)} title={kindWords(ability)} class="ability-kind" />}
        {doubtful && <Sign of="≈" class="ability-doubt" />}
        <Badge table={table} ability={ability} />
      </span>
      {mark && <Icon of={mark} class="ability-mark" />}
      {lines.map((note) => (
        <AbilityNote key={inFull(note)} note={note} hero={hero} beside={note === uses[0] ? pips : null} />
      ))}
    </Spot>
  );
}

/** An ability in words, with how near it is. */
export function told(table: Table, ability: AnyAbility, say: Say): string {
  const [odds] = table.odds(ability.ref);
  const near = ability.facets.available ? say("ready") : odds && `${percent(odds.chance)} ${odds.label}`;
  return sentences(ability.name, near, ...ability.notes.map(inFull));
}

/** What kind of ability it is, in words. */
export function kindWords(ability: AnyAbility): string {
  return notes(ability, "kind")[0]?.text ?? "";
}

/** The sign of its kind. */
export function kindSign(ability: AnyAbility): string {
  return KINDS_OF[ability.facets.kind] ?? SIGNS.power;
}

/** Faint on the paper: the symbol that the ability asks for last, or the sign of its kind. */
function engraving(ability: AnyAbility, hero: string): string | undefined {
  const last = notes(ability, "use").at(-1)?.symbols?.at(-1) ?? "";
  return symbolOf(hero, last) ?? KINDS_OF[ability.facets.kind];
}

/** The level of an upgraded ability. */
export function Numeral({ ability }: { ability: AnyAbility }) {
  const upgraded = "level" in ability.facets && ability.facets.level > 1;
  return upgraded ? <span class="ability-level"> {ability.mark}</span> : null;
}

/** The dice that are to be rolled again, a bit each. */
function rolling(table: Table): number {
  return (table.asking?.things ?? []).reduce((sum, { ref }, i) => sum + (table.picked.has(ref) ? 2 ** i : 0), 0);
}

/** Ready, or the chance of getting there. */
function Badge({ table, ability }: { table: Table; ability: AnyAbility }) {
  const say = useSay();
  if (ability.facets.available) return <span class="badge-ready">{say("ready")}</span>;
  const [best, ...after] = table.odds(ability.ref);
  if (!best) return null;
  // While dice are chosen, the chance of this very choice; beside it what another one could reach.
  const chosen = table.asking?.kind === "keep" ? after[rolling(table)] : undefined;
  const odds = chosen ?? best;
  const less = chosen !== undefined && best.chance - chosen.chance > 0.005;
  return (
    <span
      class={classes("badge-chance", less && "less")}
      title={best.label}
      style={{ "--chance": String(odds.chance) }}
    >
      {percent(odds.chance)}
      {less && <span class="badge-best">{say("best-chance", { chance: percent(best.chance) })}</span>}
    </span>
  );
}

interface AbilityNoteProps {
  note: Note;
  hero: string;
  beside: ComponentChildren;
}

/** A line of text. What a use needs stands above what it does. */
function AbilityNote({ note, hero, beside }: AbilityNoteProps) {
  const use = note.role === "use";
  return (
    <span class="ability-line">
      {use && (
        <span class="needs-row">
          <Needs use={note} hero={hero} />
          {beside}
        </span>
      )}
      <Effect text={use ? note.text : inFull(note)} />
    </span>
  );
}

/** What a use needs, in symbols; a straight in words. On phones each symbol stands once, with how many it takes, and a
 * straight is steps. */
export function Needs({ use, hero }: { use: Note; hero: string }) {
  const { title, symbols = [], more = [] } = use;
  const [first] = symbols;
  const picture = (symbol: string) => <Icon of={symbolOf(hero, symbol) ?? SIGNS.die} />;
  if (!roomy.value && first !== undefined)
    return (
      <span class="needs counted" title={title}>
        {[...new Set(symbols)].map((symbol) => (
          <span key={symbol} class="need-count">
            {howMany(symbols.filter((it) => it === symbol).length, more.includes(symbol))}
            <span class="need">{symbol === ROW ? <Icon of={SIGNS.row} /> : picture(symbol)}</span>
          </span>
        ))}
      </span>
    );
  if (first === undefined || first === ROW)
    return (
      <span class="needs" title={title}>
        <span class="need-row">{title}</span>
      </span>
    );
  return (
    <span class="needs" title={title}>
      {[...symbols, ...more].map((symbol, i) => (
        <span key={`${i} ${symbol}`} class={i < symbols.length ? "need" : "need more"}>
          {picture(symbol)}
        </span>
      ))}
    </span>
  );
}

/** A symbol itself says that it takes one. */
function howMany(count: number, andMore: boolean): string {
  return andMore ? `${count}+` : count > 1 ? `${count}` : "";
}

/** What an ability or a card does, in words. */
export function Effect({ text }: { text: string }) {
  return (
    <span class="effect">
      <span>{text}</span>
    </span>
  );
}

/** How far the ability can be upgraded, and how far it is: a slot for each level. */
function Pips({ ability: { facets } }: { ability: AnyAbility }) {
  const say = useSay();
  if (!("level" in facets) || facets.levels === 1) return null;
  const { level, levels: of } = facets;
  return (
    <span class="ability-pips" title={say("level", { n: level, of })}>
      {Array.from({ length: of }, (_, i) => (
        <span key={`${i + 1}`} class={i < level ? "full" : ""} />
      ))}
    </span>
  );
}
