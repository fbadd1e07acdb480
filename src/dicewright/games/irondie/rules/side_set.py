"""Between the rounds of a match: the exchange with the side set, and the new round."""

from __future__ import annotations

from ....kernel.flow import step
from ....kernel.question import Question, ask
from ....kernel.rule import rule
from .. import events as tell
from ..box import ARMY, MOST_RARE, NO_DIE, SIDE, Class
from ..state import Book, Limit, State, Step, Zone

ALL_CLASSES = (1 << Class.count) - 1

SWAP = Question(18, "swap", "ID-tour-9", sealed=True)
"""0 keep the set, else one of the legal exchanges with the side set."""


@rule
def has_side_set(g: State, seat: int) -> bool:
    """Whether the seat brought a side set. ID-tour-7"""
    return g.side_type[seat, 0] != NO_DIE


@rule
def legal_swap(g: State, b: Book, seat: int, mask: int) -> int:
    """Whether the nine dice of the mask (the last three bits are the side set) make a legal set.
    ID-tour-8 ID-set-2 ID-set-3"""
    rare = 0
    classes = 0
    for i in range(ARMY + SIDE):
        if (mask >> i) & 1:
            if i < ARMY:
                kind = g.type[seat, i]
                rare += g.rare[seat, i]
            else:
                kind = g.side_type[seat, i - ARMY]
                rare += g.side_rare[seat, i - ARMY]
            classes |= 1 << b.klass[kind]
    return 1 if rare <= MOST_RARE and classes == ALL_CLASSES else 0


@rule
def legal_swaps(g: State, b: Book, seat: int) -> int:
    """How many sets the seat can make of its twelve dice."""
    n = 0
    for m in range(b.swaps.shape[0]):
        n += legal_swap(g, b, seat, b.swaps[m])
    return n


@rule
def nth_swap(g: State, b: Book, seat: int, k: int) -> int:
    """The mask of the k-th legal set; the 0th keeps the set as it is."""
    n = k
    for m in range(b.swaps.shape[0]):
        if legal_swap(g, b, seat, b.swaps[m]) == 1:
            if n == 0:
                return b.swaps[m]
            n -= 1
    return b.swaps[0]


@step(Step.SWAP)
def swap_side_sets(g: State, b: Book) -> None:
    """Everyone may exchange dice with his side set in secret; then the new sets are shown. ID-tour-9"""
    seats = g.zone.shape[0]
    while g.cursor < seats:
        if has_side_set(g, g.cursor):
            ask(g, SWAP, g.cursor, legal_swaps(g, b, g.cursor))
            return
        g.cursor += 1
    for seat in range(seats):
        if g.sealed[seat] > 0:
            _exchange(g, seat, nth_swap(g, b, seat, g.sealed[seat]))
            g.sealed[seat] = 0
    _new_round(g)


@SWAP.answer
def take_swap(g: State, b: Book, seat: int, a: int) -> None:
    g.sealed[seat] = a
    g.cursor += 1


@rule
def _exchange(g: State, seat: int, mask: int) -> None:
    """Put the chosen side dice where dice left the set, and those into the side set. ID-tour-9 ID-tour-10"""
    count = 0
    chosen = mask
    for k in range(SIDE):
        if (mask >> (ARMY + k)) & 1:
            i = 0
            while (mask >> i) & 1:
                i += 1
            mask |= 1 << i
            count += 1
            kind, colour, rare = g.type[seat, i], g.colour[seat, i], g.rare[seat, i]
            g.type[seat, i] = g.side_type[seat, k]
            g.colour[seat, i] = g.side_colour[seat, k]
            g.rare[seat, i] = g.side_rare[seat, k]
            g.side_type[seat, k] = kind
            g.side_colour[seat, k] = colour
            g.side_rare[seat, k] = rare
    tell.swapped(g, seat, count, chosen)


@rule
def _new_round(g: State) -> None:
    """All dice back in hand, as at the start. ID-tour-1"""
    for seat in range(g.zone.shape[0]):
        for i in range(ARMY):
            g.zone[seat, i] = Zone.RESERVE
            g.value[seat, i] = 0
            g.pays[seat, i] = 0
            g.spread[seat, i] = 0
        g.due[seat] = 0
        g.sealed[seat] = 0
    g.turn = 0
    g.settled = 0
    g.check = 0
    g.limit = Limit.NONE
    g.stack = 0
    g.step = Step.TURN
    g.cursor = -1
