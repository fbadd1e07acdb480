"""The market deck, the discard pile, the trash pile and the row of the market.

A deck has no order until somebody draws: drawing is a question to nature. Cards of the first rank lie on top and are
drawn before the others, until a reshuffle mixes all. RP-set-9 RP-clean-4
"""

from __future__ import annotations

from ....kernel.question import NATURE, Question, ask
from ....kernel.rule import rule
from .. import box
from .. import events as tell
from ..content.readings import SoloTrash
from ..state import Book, State

CARD = Question(15, "card", "RP-set-9")
"""Nature: a card of the market deck. Answered in `nature`, for it is drawn for many things."""

CARD_COUNT = len(box.CARDS)


@rule
def build_deck(g: State, b: Book) -> None:
    """First rank on top, or all mixed. RP-set-9 RP-var-2 RP-solo-2"""
    for rank in range(1, 3):
        for card in range(CARD_COUNT):
            if b.rank[card] == rank and b.boxed[card] == 0:
                g.deck[g.deck_n] = card
                g.deck_n += 1
                if rank == 1 and b.mixed_deck == 0:
                    g.top_n += 1


@rule
def ask_top_card(g: State) -> None:
    """Nature draws the top card of the deck."""
    ask(g, CARD, NATURE, g.top_n if g.top_n > 0 else g.deck_n)


@rule
def take_from_deck(g: State, i: int) -> int:
    """Take the card in the i-th place out of the deck."""
    card = int(g.deck[i])
    last = g.deck_n - 1
    if i < g.top_n:
        g.top_n -= 1
        g.deck[i] = g.deck[g.top_n]
        i = g.top_n
    g.deck[i] = g.deck[last]
    g.deck[last] = 0
    g.deck_n = last
    return card


@rule
def put_on_pile(g: State, card: int) -> None:
    """The discard pile lies open. RP-gen-3"""
    g.pile[g.pile_n] = card
    g.pile_n += 1


@rule
def take_from_pile(g: State, i: int) -> int:
    card = int(g.pile[i])
    g.pile_n -= 1
    for k in range(i, g.pile_n):
        g.pile[k] = g.pile[k + 1]
    g.pile[g.pile_n] = 0
    return card


@rule
def put_on_trash(g: State, card: int) -> None:
    g.trash[g.trash_n] = card
    g.trash_n += 1
    tell.trashed(g, card)


@rule
def add_to_row(g: State, card: int) -> None:
    """At the right end. RP-solo-8"""
    g.row[g.row_n] = card
    g.row_n += 1


@rule
def take_from_row(g: State, i: int) -> int:
    """The others keep their order, and no new card comes. RP-mkt-5"""
    card = int(g.row[i])
    g.row_n -= 1
    for k in range(i, g.row_n):
        g.row[k] = g.row[k + 1]
    g.row[g.row_n] = 0
    return card


@rule
def reshuffle(g: State, b: Book) -> None:
    """The whole discard pile becomes the deck. The trash pile stays where it is, unless a switch says otherwise.
    RP-clean-4 RP-solo-7"""
    for k in range(g.pile_n):
        g.deck[g.deck_n] = g.pile[k]
        g.pile[k] = 0
        g.deck_n += 1
    g.pile_n = 0
    if b.solo_trash == SoloTrash.RESHUFFLED:
        for k in range(g.trash_n):
            g.deck[g.deck_n] = g.trash[k]
            g.trash[k] = 0
            g.deck_n += 1
        g.trash_n = 0
    g.top_n = 0
    if g.deck_n > 0:
        tell.reshuffled(g)


@rule
def reveal(g: State, b: Book) -> int:
    """Draw the next card of a new market; 0 when the row is full, or no card is left anywhere. RP-set-11 RP-clean-4"""
    if g.row_n >= b.cards_out:
        return 0
    if g.deck_n == 0:
        reshuffle(g, b)
    if g.deck_n == 0:
        return 0
    ask_top_card(g)
    return 1


@rule
def revealed(g: State, card: int) -> None:
    add_to_row(g, card)
    tell.revealed(g, card)
