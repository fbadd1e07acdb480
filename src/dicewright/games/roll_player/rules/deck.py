"""The market deck, the discard pile, the trash pile and the row of the market.

A deck has no order until somebody draws: drawing is a question to nature. Cards of the first rank lie on top and are
drawn before the others, until a reshuffle mixes all. RP-set-9 RP-clean-4
"""

from __future__ import annotations

from ....kernel.question import NATURE, ask
from ....kernel.record import Record
from ....kernel.rule import rule, tell
from ..state import E_RESHUFFLED, E_REVEALED, E_TRASHED, K_CARD


@rule
def ask_top_card(g: Record) -> None:
    """Nature draws the top card of the deck."""
    ask(g, K_CARD, NATURE, g.top_n if g.top_n > 0 else g.deck_n)


@rule
def take_from_deck(g: Record, i: int) -> int:
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
def put_on_pile(g: Record, card: int) -> None:
    """The discard pile lies open. RP-gen-3"""
    g.pile[g.pile_n] = card
    g.pile_n += 1


@rule
def take_from_pile(g: Record, i: int) -> int:
    card = int(g.pile[i])
    g.pile_n -= 1
    for k in range(i, g.pile_n):
        g.pile[k] = g.pile[k + 1]
    g.pile[g.pile_n] = 0
    return card


@rule
def put_on_trash(g: Record, card: int) -> None:
    g.trash[g.trash_n] = card
    g.trash_n += 1
    tell(g, E_TRASHED, card)


@rule
def add_to_row(g: Record, card: int) -> None:
    """At the right end. RP-solo-8"""
    g.row[g.row_n] = card
    g.row_n += 1


@rule
def take_from_row(g: Record, i: int) -> int:
    """The others keep their order, and no new card comes. RP-mkt-5"""
    card = int(g.row[i])
    g.row_n -= 1
    for k in range(i, g.row_n):
        g.row[k] = g.row[k + 1]
    g.row[g.row_n] = 0
    return card


@rule
def reshuffle(g: Record, b: Record) -> None:
    """The whole discard pile becomes the deck. The trash pile stays where it is, unless a switch says otherwise.
    RP-clean-4 RP-solo-7"""
    for k in range(g.pile_n):
        g.deck[g.deck_n] = g.pile[k]
        g.pile[k] = 0
        g.deck_n += 1
    g.pile_n = 0
    if b.solo_trash == 1:
        for k in range(g.trash_n):
            g.deck[g.deck_n] = g.trash[k]
            g.trash[k] = 0
            g.deck_n += 1
        g.trash_n = 0
    g.top_n = 0
    if g.deck_n > 0:
        tell(g, E_RESHUFFLED)


@rule
def reveal(g: Record, b: Record) -> int:
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
def revealed(g: Record, card: int) -> None:
    add_to_row(g, card)
    tell(g, E_REVEALED, card)
