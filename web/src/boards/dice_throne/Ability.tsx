// An ability as printed: its name and level, what the dice must show, what it does, and how likely that is now.
import type { ComponentChildren } from "preact";
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { percent, Spot } from "../../parts/Spot";
import { facet, number, type Table, type Thing } from "../contract";
import { classes, find, inFull, printed, sentences } from "../lookup";
import type { Say } from "../words";
import { SIGNS, SYMBOLS } from "./pictures";
import { useSay } from "./words";

const SURE = new Set(["sourced", "corrected"]);
const KINDS_OF: Readonly<Record<string, string>> = {
  defensive: SIGNS.shield,
  passive: SIGNS.passive,
  ultimate: SIGNS.crown,
};

interface AbilityProps {
  table: Table;
  ability: Thing;
  hero: string;
  /** The lower half of an upgrade. */
  second?: boolean;
}

export function Ability({ table, ability, hero, second }: AbilityProps) {
  const say = useSay();
  const under = find(table.board, "declared");
  const going = under !== undefined && facet(under, "of") === ability.ref;
  const [kind = "", ...notes] = ability.notes.map(inFull);
  const needs = facet(ability, "needs");
  const wanted = needs ? needs.split("|") : [];
  const mark = engraving(ability, hero);
  // What is not as sure as print says so itself, last; here a sign stands for it.
  const doubtful = !SURE.has(facet(ability, "sure"));
  const lines = doubtful ? notes.slice(0, -1) : notes;
  const pips = !second && number(ability, "levels") > 1 ? <Pips ability={ability} /> : null;
  const apart = facet(ability, "kind") !== "offensive";
  return (
    <Spot
      table={table}
      of={ability.ref}
      name={told(table, ability, say)}
      class={classes(
        "ability",
        `ability-${facet(ability, "kind")}`,
        second && "second",
        facet(ability, "available") === "true" && "available",
        going && "going",
      )}
      bare
      whole
    >
      <span class="ability-head">
        <span class="ability-name">
          {printed(ability)}
          {!second && number(ability, "level") > 1 && <span class="ability-level"> {ability.mark}</span>}
        </span>
        {!needs && pips}
        {apart && !second && (
          <Icon of={KINDS_OF[facet(ability, "kind")] ?? SIGNS.power} title={kind} class="ability-kind" />
        )}
        {doubtful && <Sign of="≈" class="ability-doubt" />}
        <Badge table={table} ability={ability} />
      </span>
      {mark && <Icon of={mark} class="ability-mark" />}
      {lines.map((note, i) => (
        <Line key={note} note={note} needs={wanted[i]} hero={hero} beside={i === 0 && needs !== "" ? pips : null} />
      ))}
    </Spot>
  );
}

/** An ability in words, with how near it is. */
export function told(table: Table, ability: Thing, say: Say): string {
  const [odds] = table.odds(ability.ref);
  const ready = facet(ability, "available") === "true";
  const near = ready ? say("ready") : odds && `${percent(odds.chance)} ${odds.label}`;
  return sentences(ability.name, near, ...ability.notes.map(inFull));
}

/** Faint on the paper: the symbol that the ability asks for last, or the sign of its kind. */
function engraving(ability: Thing, hero: string): string | undefined {
  const last = facet(ability, "needs").split(/[,|]/).at(-1)?.replace("?", "") ?? "";
  return SYMBOLS[hero]?.[last] ?? KINDS_OF[facet(ability, "kind")];
}

/** Ready, or the chance of getting there. */
function Badge({ table, ability }: { table: Table; ability: Thing }) {
  const say = useSay();
  if (facet(ability, "available") === "true") return <span class="badge-ready">{say("ready")}</span>;
  const odds = table.odds(ability.ref)[0];
  if (!odds) return null;
  return (
    <span class="badge-chance" title={odds.label}>
      {percent(odds.chance)}
    </span>
  );
}

interface LineProps {
  note: string;
  needs: string | undefined;
  hero: string;
  beside: ComponentChildren;
}

/** A line of text. A requirement stands before the first colon; it is shown in symbols instead. */
function Line({ note, needs, hero, beside }: LineProps) {
  const colon = needs ? note.indexOf(": ") : -1;
  return (
    <span class="ability-line">
      {needs && (
        <span class="needs-row">
          <Needs needs={needs} hero={hero} words={note.slice(0, colon)} />
          {beside}
        </span>
      )}
      <Effect text={note.slice(colon < 0 ? 0 : colon + 2)} />
    </span>
  );
}

export function Needs({ needs, hero, words }: { needs: string; hero: string; words: string }) {
  if (needs.endsWith("-straight"))
    return (
      <span class="needs">
        <span class="need-row">{words}</span>
      </span>
    );
  return (
    <span class="needs" title={words}>
      {needs.split(",").map((need, i) => {
        const icon = SYMBOLS[hero]?.[need.replace("?", "")] ?? SIGNS.die;
        return (
          <span key={`${i} ${need}`} class={need.endsWith("?") ? "need more" : "need"}>
            <Icon of={icon} />
          </span>
        );
      })}
    </span>
  );
}

const NUMBERS = /(\d+(?:\/\d+)*)/;

/** Text with its numbers set off, as they are on the boards. */
export function Effect({ text }: { text: string }) {
  return (
    <span class="effect">
      {text.split(NUMBERS).map((part, i) => (i % 2 ? <b key={`${i} ${part}`}>{part}</b> : part))}
    </span>
  );
}

/** How far the ability is upgraded: a slot for each level. */
function Pips({ ability }: { ability: Thing }) {
  const say = useSay();
  const level = number(ability, "level");
  const of = number(ability, "levels");
  return (
    <span class="ability-pips" title={say("level", { n: level, of })}>
      {Array.from({ length: of }, (_, i) => (
        <span key={`${i + 1}`} class={i < level ? "full" : ""} />
      ))}
    </span>
  );
}
