"""What nature draws and rolls for more than one purpose: a card of the deck, a die of the bag, what a die shows."""

from __future__ import annotations

from ..state import Book, State, Step
from .deck import CARD, revealed, take_from_deck
from .dice import DIE, ROLL
from .effects import pool_rerolled, top_bought
from .pool import pool_drawn, pool_rolled
from .setup import card_removed, first_trash, starting_drawn, starting_rolled


@CARD.answer
def card_drawn(g: State, b: Book, seat: int, a: int) -> None:
    """A card is bought unseen, removed, put on the trash pile, or laid out."""
    if g.sp > 0:
        top_bought(g, b, take_from_deck(g, a))
    elif g.step == Step.DECK:
        card_removed(g, b, a)
    elif g.step == Step.TRASH:
        first_trash(g, take_from_deck(g, a))
    else:
        revealed(g, take_from_deck(g, a))


@DIE.answer
def die_drawn(g: State, b: Book, seat: int, a: int) -> None:
    """A die for the pool, or a starting die."""
    if g.step == Step.ROLL:
        pool_drawn(g, a)
    else:
        starting_drawn(g, a)


@ROLL.answer
def die_rolled(g: State, b: Book, seat: int, a: int) -> None:
    """A die of the pool once more, one for the pool, or a starting die."""
    if g.sp > 0:
        pool_rerolled(g, a + 1)
    elif g.step == Step.ROLL:
        pool_rolled(g, a + 1)
    else:
        starting_rolled(g, a + 1)
