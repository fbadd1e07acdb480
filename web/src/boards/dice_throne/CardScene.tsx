// A card on its way: it comes to the middle, large, says what it does, and goes to its place.
import { type Area, area, type Happening, type LogLine, type Table, type Thing } from "../contract";
import { classes, find, inFull, notes, printed } from "../lookup";
import { cardOf } from "./exchange";
import { as, these } from "./facets";
import { CardPaper } from "./Hand";
import { COLOURS } from "./pictures";

/** What is told of cards that everybody sees. */
const TOLD = ["played", "upgraded", "sold", "discarded"];

export function isCard(shown: Happening | null): boolean {
  return shown?.kind === "card";
}

interface CardSceneProps {
  table: Table;
  shown: Happening | null;
  /** Cards whose effects are being done. */
  playing: Area | undefined;
  /** Something else lies below. */
  over: boolean;
  /** Something is asked: what lies below is not to be covered. */
  aside: boolean;
}

export function CardScene({ table, shown, playing, over, aside }: CardSceneProps) {
  const line = shown?.lines.find(({ kind }) => TOLD.includes(kind));
  const at = line && cardOf(line);
  const open = these(playing, "playing");
  const card = at
    ? (open.find((it) => it.ref === `playing:${at.seat}:${at.number}`) ?? cardAt(table, shown, at))
    : open.at(-1);
  const seat = at?.seat ?? Number(open.at(-1)?.ref.split(":")[1] ?? 0);
  const [hero] = these(area(table.board, "seat", seat), "hero");
  if (over && aside)
    return (
      <p class="cards-aside" aria-hidden="true">
        {open.map((it) => (
          <span key={it.ref} data-ref={it.ref}>
            {printed(it)}
          </span>
        ))}
      </p>
    );
  return (
    <div
      class={classes("card-scene", over && "over", shown?.beat)}
      style={{ "--hero": COLOURS[hero?.facets.hero ?? ""] }}
      aria-hidden="true"
    >
      {card ? <Shown card={card} from={at ? `card:${at.seat}:${at.number}` : undefined} /> : null}
      {line && <Words line={line} shown={shown} />}
      {/* Every card that is being played lies here, also under the one that is told of. */}
      {open.map((it) => it !== card && <span key={it.ref} data-ref={it.ref} hidden />)}
    </div>
  );
}

function Shown({ card, from }: { card: Thing; from: string | undefined }) {
  const paper = as(card, "card", "discarded", "playing");
  return (
    <span class="card-large" data-ref={paper ? card.ref : "staged:card"} data-from={from}>
      {paper ? (
        <CardPaper card={paper} />
      ) : (
        <span class="upgrade-paper">
          <b>{card.name}</b>
          <span>{[...notes(card, "use"), ...notes(card, "effect")].map(inFull).join(" ")}</span>
        </span>
      )}
    </span>
  );
}

/** What is told of it, and what came of it. */
function Words({ line, shown }: { line: LogLine; shown: Happening | null }) {
  const more = shown?.lines.filter((it) => it !== line && it.happening !== "") ?? [];
  return (
    <span class="card-words">
      <b>{line.text}</b>
      {more.slice(0, 3).map((it, i) => (
        <span key={`${i} ${it.text}`}>{it.text}</span>
      ))}
    </span>
  );
}

/** The card where it was or has gone: in hand, on the pile; an upgrade is the ability that it has become. */
function cardAt(table: Table, shown: Happening | null, at: { seat: number; number: number }): Thing | undefined {
  const ref = `${at.seat}:${at.number}`;
  const kinds = ["playing", "card", "discarded"];
  const places = [
    (it: string) => find(table.board, it),
    (it: string) => shown?.was(it),
    (it: string) => shown?.becomes(it),
  ];
  for (const place of places)
    for (const kind of kinds) {
      const card = place(`${kind}:${ref}`);
      if (card) return card;
    }
  const abilities = these(area(table.board, "abilities", at.seat), "ability");
  const after = abilities.find((it) => shown?.becomes(it.ref)?.name !== shown?.was(it.ref)?.name);
  return after && shown?.becomes(after.ref);
}
