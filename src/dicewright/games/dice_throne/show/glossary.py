"""Everything in the box, made from the declarations: statuses, the cards of every deck, and hero by hero the dice, the
board with the chances of its abilities, the statuses and the cards."""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.describe import Chance, Chapter, Note, Ref, Term, Thing
from ....kernel.words import text
from ..content import COMMON, HEROES
from ..content.library import shipped
from ..content.parts import Ability, AbilityKind, Card, Hero, Side, Status, StatusKind, Use
from ..content.tokens import Token
from ..judge.rolls import chance
from ..numbers import FACES, HEALTH_DUEL
from ..state import Book
from . import names
from .facets import AbilityFacets, DieFacets, HeroFacets, SecondFacets, TokenFacets, card_facets
from .texts import (
    ability_kind,
    card_notes,
    hero_notes,
    level_notes,
    second_uses,
    status_notes,
    sure_note,
    sureness,
    use_note,
)


def glossary(book: Book) -> Iterator[Chapter]:
    """The same for all: it tells of every hero, whoever sits at the table."""
    heroes = [shipped(hero.number) for hero in HEROES]
    found: dict[Token, Status] = {status.token: status for hero in heroes for status in hero.statuses}
    yield Chapter("statuses", text("zone-tokens"), tuple(_status(s) for s in found.values() if not _companion(s)))
    yield Chapter("companions", text("zone-companions"), tuple(_status(s) for s in found.values() if _companion(s)))
    yield Chapter("cards", text("common-cards"), tuple(_card(heroes[0], card) for card in COMMON))
    for hero in heroes:
        yield Chapter(hero.name, names.hero(hero), tuple(_sheet(hero)))


def _sheet(hero: Hero) -> Iterator[Term]:
    facets = HeroFacets(hero=hero.name, team=0, full=HEALTH_DUEL)
    figure = Thing(Ref("hero", (hero.number,)), names.hero(hero), None, facets, hero_notes(hero))
    yield Term(figure, f"DT-hero-{names.hyphens(hero.name)}")
    for face in range(1, FACES + 1):
        symbol = names.symbol_on(hero, face)
        die = DieFacets(hero=hero.name, symbol=symbol)
        name, label = names.face(hero.number, face), names.symbol(hero, symbol)
        yield Term(Thing(Ref("die", (hero.number, face)), name, face, die, label=label))
    for slot, ability in enumerate(hero.abilities):
        yield from _ability(hero, slot, ability)
    yield from (_status(status) for status in hero.statuses)
    yield from (_card(hero, card) for card in hero.cards)


def _ability(hero: Hero, slot: int, ability: Ability) -> Iterator[Term]:
    """As it is printed on the board; what it can become is told by its upgrades."""
    level = ability.levels[0]
    facets = AbilityFacets(
        ability=ability.name,
        kind=AbilityKind.names[ability.kind],
        level=1,
        levels=len(ability.levels),
        slot=slot,
    )
    kind = Note(ability_kind(ability), "kind")
    notes = (kind, *_side(ability), *level_notes(hero, ability, 0), *sure_note(sureness(level)))
    own = [use for use in level.uses if not use.name]
    thing = Thing(Ref("ability", (hero.number, slot)), names.slot(hero, slot), None, facets, notes, names.NUMERALS[0])
    yield Term(thing, odds=_odds(hero, own))
    for use in second_uses(level):
        second = SecondFacets(ability=use.name, kind=AbilityKind.names[ability.kind], slot=slot)
        name = names.ability(hero, use.name)
        it = Thing(Ref("second", (hero.number, slot)), name, None, second, (kind, use_note(hero, use)))
        yield Term(it, odds=_odds(hero, [use]))


def _side(ability: Ability) -> tuple[Note, ...]:
    """Of a board that has two."""
    return () if ability.side == Side.ANY else (Note(text(f"side-{Side.names[ability.side]}")),)


def _odds(hero: Hero, uses: list[Use]) -> tuple[Chance, ...]:
    return tuple(Chance(chance(use.needs), names.needs(hero, use.needs)) for use in uses)


def _companion(status: Status) -> bool:
    return status.kind == StatusKind.COMPANION


def _status(status: Status) -> Term:
    facets = TokenFacets(token=status.token.name, kind=StatusKind.names[status.kind], limit=status.limit)
    thing = Thing(Ref("token", (status.token,)), names.token(status.token), None, facets, status_notes(status))
    return Term(thing, "" if _companion(status) else f"DT-status-{names.hyphens(status.token.name)}")


def _card(hero: Hero, card: Card) -> Term:
    facets = card_facets(card)
    name, of = names.card(hero, card), 0 if facets.common else hero.number
    thing = Thing(Ref("card", (of, card.number)), name, None, facets, card_notes(hero, card, facets.common))
    return Term(thing, f"DT-cards-{card.number}" if facets.common else "")
