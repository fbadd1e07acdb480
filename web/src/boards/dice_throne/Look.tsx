// A thing of the box as a picture: a die, what an ability needs, a token, a card, a hero.
import { Die } from "../../parts/Die";
import { Icon } from "../../parts/Icon";
import { Sign } from "../../parts/Sign";
import { Token } from "../../parts/Token";
import { area, type Board, type LookProps, path, type Thing } from "../contract";
import { notes } from "../lookup";
import { Needs } from "./Ability";
import { as, these } from "./facets";
import SHEET from "./heroes.json";
import { COLOURS, EDGES, KINDS, picturesOf, SIGNS, symbolOf, tokenPicture } from "./pictures";
import "./look.css";

const KINDS_OF: Readonly<Record<string, string>> = {
  defensive: SIGNS.shield,
  passive: SIGNS.passive,
  ultimate: SIGNS.crown,
  offensive: SIGNS.swords,
};

export function Look({ thing, board }: LookProps) {
  const hero = heroOf(thing, board);
  const die = as(thing, "die", "extra-die");
  const ability = as(thing, "ability", "second");
  const token = as(thing, "token");
  const card = as(thing, "card", "discarded");
  return (
    <span class="throne-look" style={{ "--hero": COLOURS[hero] }}>
      {die && <Die value={die.value} icon={symbolOf(die.facets.hero, die.facets.symbol) ?? SIGNS.die} />}
      {ability && <Paper ability={ability} hero={hero} kind={ability.facets.kind} />}
      {token && (
        <Token
          name={thing.name}
          icon={picturesOf(hero)?.tokens[token.facets.token] ?? tokenPicture(token.facets.token) ?? SIGNS.power}
          harms={token.facets.kind === "negative"}
          small
        />
      )}
      {card && (
        <span class="look-card" style={{ "--edge": EDGES[card.facets.kind] }}>
          <Sign of={card.facets.cost} class="look-price" />
          <Icon of={KINDS[card.facets.kind] ?? SIGNS.hand} />
        </span>
      )}
      {as(thing, "hero") && <Portrait id={hero} />}
      {as(thing, "power") && <Icon of={SIGNS.power} class="throne-look-power" />}
    </span>
  );
}

/** The symbols that its first use asks for, or the sign of its kind. */
function Paper({ ability, hero, kind }: { ability: Thing; hero: string; kind: string }) {
  const [use] = notes(ability, "use");
  return (
    <span class={`throne-look-paper of-${kind}`}>
      {use?.symbols?.length ? <Needs use={use} hero={hero} /> : <Icon of={KINDS_OF[kind] ?? SIGNS.power} />}
    </span>
  );
}

/** Whose it is: at a table the hero of its seat; in the glossary its number stands for him. */
function heroOf(thing: Thing, board: Board | null): string {
  const own = as(thing, "hero")?.facets.hero ?? as(thing, "die", "extra-die")?.facets.hero;
  const [first = 0] = path(thing.ref);
  const [seated] = board ? these(area(board, "seat", first), "hero") : [];
  return own ?? seated?.facets.hero ?? SHEET.find((hero) => hero.number === first)?.id ?? "";
}

export function Portrait({ id }: { id: string }) {
  return (
    <span class="hero-portrait" style={{ "--hero": COLOURS[id] }} aria-hidden="true">
      <Icon of={picturesOf(id)?.portrait ?? SIGNS.die} />
    </span>
  );
}
