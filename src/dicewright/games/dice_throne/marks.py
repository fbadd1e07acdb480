"""What studies note of each seat: who began, the hero, the cards drawn and those played."""

from __future__ import annotations

from ...kernel.assembler import Column
from ...kernel.bits import nth_one, ones
from ...kernel.game import Setup
from ...kernel.mark import Mark, Thing, Things
from ...kernel.rule import rule
from ...kernel.words import text
from .content import COMMON
from .content.book import heroes_of
from .content.library import deck_of
from .content.parts import Card, Hero
from .content.switches import Promo
from .rules.effects import REACT
from .rules.main import MAIN
from .rules.timing import cards_to_play, reaction
from .show import names
from .state import Book, State, Window

_COMMON = frozenset(card.number for card in COMMON)


@rule
def began(g: State, b: Book, seat: int, a: int) -> int:
    return 1 if g.first == seat else 0


@rule
def drawn(g: State, b: Book, seat: int, a: int) -> int:
    return g.hand[seat]


@rule
def played(g: State, b: Book, seat: int, a: int) -> int:
    """Upgrades are among them; who sells a card does not play it."""
    if a <= 0 or g.asked != seat:
        return 0
    card = 0
    if g.question == MAIN:
        cards = cards_to_play(g, b, Window.MAIN, seat)
        if a <= ones(cards):
            card = nth_one(cards, a - 1)
    elif g.question == REACT:
        card = reaction(g, b, b.code[g.f_pc[g.sp - 1], Column.WHAT], seat, a - 1)
    return 1 << card if card > 0 else 0


def _starter(setup: Setup, seat: int) -> Things:
    return {0: Thing("began", text("thing-began"))}


def _cards(setup: Setup, seat: int) -> Things:
    hero = heroes_of(setup)[seat]
    promo = setup.options["promo"] == Promo.names[Promo.YES]
    return {card.number: _thing(hero, card) for card in deck_of(hero) if promo or not card.is_promo}


def _thing(hero: Hero, card: Card) -> Thing:
    """A card of everybody's is the same whoever holds it."""
    if card.number in _COMMON:
        return Thing(card.name, names.card(None, card))
    return Thing(f"{hero.name}.{card.name}", text("thing-card", hero=names.hero(hero), card=names.card(hero, card)))


def _without(g: State, b: Book, seat: int, card: int) -> None:
    """The deck has a card less from the beginning."""
    g.deck[seat] &= ~(1 << card)
    g.left[seat] -= 1
    b.decks[seat] &= ~(1 << card)


MARKS = (
    Mark("began", began, _starter),
    Mark("drawn", drawn, _cards, leave_out=_without),
    Mark("played", played, _cards, leave_out=_without),
)
