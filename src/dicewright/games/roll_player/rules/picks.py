"""What an effect lets its owner pick: dice, steps, rows, cards; and why not the others."""

from __future__ import annotations

from ....kernel.machine import NO_MORE, it, me
from ....kernel.rule import rule
from ..content.verbs import Selector
from ..grid import Direction
from ..state import BOARD, CELLS, INITIATIVE_CARDS, MARKET_CARDS, NO_CHOICE, ROWS, Book, Colour, State, Why
from .cards import unaffordable
from .dice import unplaceable, unwalkable
from .pool import untakeable


@rule
def candidate(g: State, b: Book, selector: int, k: int) -> int:
    """The k-th thing a `Pick` offers. Nearly all of them offer to leave it first."""
    seat = int(me(g))
    if selector == Selector.OTHER_DIE:
        return _nth_other_die(g, seat, int(it(g)), k)
    if selector == Selector.BAG_DIE:
        return _nth_in_bag(g, k)
    if selector == Selector.OTHER_ROW:
        return _nth_other_row(g, seat, it(g) // CELLS, k)
    if selector == Selector.POOL_DIE:
        return _nth_in_pool(g, k)
    if k == 0:
        return NO_CHOICE
    if selector == Selector.ANY_DIE:
        return _nth_die(g, seat, k - 1)
    if selector == Selector.DIE_AND_STEP:
        return _nth_step(g, seat, k - 1)
    if selector == Selector.WAY:
        return _nth_direction(g, seat, k - 1)
    if selector == Selector.ANY_POOL_DIE:
        return _nth_in_pool(g, k - 1)
    if selector == Selector.SWAPPABLE_DIE:
        return _nth_swappable(g, seat, k - 1)
    if selector == Selector.MOVABLE_DIE:
        return _nth_movable(g, seat, k - 1)
    if selector == Selector.PILE_CARD:
        return k - 1 if k <= g.pile_n and g.row_n < MARKET_CARDS else NO_MORE
    if selector == Selector.PILE_TO_BUY:
        return _nth_to_buy(g, b, seat, k - 1)
    return NO_MORE


@rule
def _nth_die(g: State, seat: int, k: int) -> int:
    """The cell of the k-th die on a board, row by row."""
    for row in range(ROWS):
        n = g.filled[seat, row]
        if k < n:
            return row * CELLS + k
        k -= n
    return NO_MORE


@rule
def unswappable(g: State, seat: int, cell: int, other: int) -> int:
    """Why a die does not change places with another one: nothing would change. RP-act-2"""
    face = g.value[seat, other]
    if face == 0:
        return Why.NO_DIE
    if face != g.value[seat, cell] or g.colour[seat, other] != g.colour[seat, cell]:
        return 0
    return Why.ITSELF if other == cell else Why.LOOKS_ALIKE


@rule
def _nth_other_die(g: State, seat: int, cell: int, k: int) -> int:
    for row in range(ROWS):
        for other in range(row * CELLS, row * CELLS + g.filled[seat, row]):
            if unswappable(g, seat, cell, other) == 0:
                if k == 0:
                    return other
                k -= 1
    return NO_MORE


@rule
def _all_alike(g: State, seat: int) -> bool:
    """Whether no two dice on a board look different."""
    first = _nth_die(g, seat, 0)
    return first == NO_MORE or _nth_other_die(g, seat, first, 0) == NO_MORE


@rule
def _nth_swappable(g: State, seat: int, k: int) -> int:
    """A die that nothing can be done with is not offered: the only one, or one of many that look alike. Where two look
    different, every die looks different from one of them. RP-act-2"""
    return NO_MORE if _all_alike(g, seat) else _nth_die(g, seat, k)


LOWERED, RAISED = 0b1111100, 0b0111110
"""Faces that can show one less, and one more, a bit each: a die does not go round between 1 and 6. RP-act-3"""


@rule
def unturnable(face: int, more: int) -> int:
    """Why a die cannot show one less, or with `more` one more."""
    if more == 1:
        return 0 if (RAISED >> face) & 1 else Why.SHOWS_SIX
    return 0 if (LOWERED >> face) & 1 else Why.SHOWS_ONE


@rule
def _nth_step(g: State, seat: int, k: int) -> int:
    for cell in range(BOARD):
        face = g.value[seat, cell]
        if (LOWERED >> face) & 1:
            if k == 0:
                return cell * 2
            k -= 1
        if (RAISED >> face) & 1:
            if k == 0:
                return cell * 2 + 1
            k -= 1
    return NO_MORE


@rule
def _nth_direction(g: State, seat: int, k: int) -> int:
    for direction in range(Direction.count):
        if unwalkable(g, seat, direction) == 0:
            if k == 0:
                return direction
            k -= 1
    return NO_MORE


@rule
def _nth_in_bag(g: State, k: int) -> int:
    for colour in range(Colour.count):
        if g.bag[colour] > 0:
            if k == 0:
                return colour
            k -= 1
    return NO_MORE


@rule
def _nth_in_pool(g: State, k: int) -> int:
    """Only dice on cards not taken yet. RP-skill-3 RP-skill-7 RP-skill-8"""
    for card in range(INITIATIVE_CARDS):
        if untakeable(g, card) == 0:
            if k == 0:
                return card
            k -= 1
    return NO_MORE


@rule
def unshiftable(g: State, seat: int, row: int, to: int) -> int:
    """Why a die of one row cannot move to another. RP-skill-12"""
    return Why.ITSELF if to == row else unplaceable(g, seat, to)


@rule
def _nth_other_row(g: State, seat: int, row: int, k: int) -> int:
    for to in range(ROWS):
        if unshiftable(g, seat, row, to) == 0:
            if k == 0:
                return to
            k -= 1
    return NO_MORE


@rule
def _nth_movable(g: State, seat: int, k: int) -> int:
    """On a full board no die can move. RP-skill-12"""
    for row in range(ROWS):
        if _nth_other_row(g, seat, row, 0) != NO_MORE:
            n = g.filled[seat, row]
            if k < n:
                return row * CELLS + k
            k -= n
    return NO_MORE


@rule
def _nth_to_buy(g: State, b: Book, seat: int, k: int) -> int:
    """RP-skill-9"""
    for i in range(g.pile_n):
        if unaffordable(g, b, seat, g.pile[i]) == 0:
            if k == 0:
                return i
            k -= 1
    return NO_MORE
