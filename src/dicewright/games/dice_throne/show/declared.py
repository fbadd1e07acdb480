"""Which declarations stand behind the numbers of a table."""

from __future__ import annotations

from ....kernel.memory import once, remembered
from ..content.library import Library, deck_of, library_of
from ..content.parts import Card, Hero
from ..state import Seen


@once
@remembered
def library(seen: Seen) -> Library:
    """The declarations in force."""
    return library_of(seen.view, seen.book)


def hero_of(seen: Seen, seat: int) -> Hero:
    return library(seen).heroes[seat]


def card_of(hero: Hero, number: int) -> Card:
    return next(card for card in deck_of(hero) if card.number == number)
