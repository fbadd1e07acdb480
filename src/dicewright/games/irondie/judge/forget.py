"""For bots: another choice in place of every covered one that a seat cannot see."""

from __future__ import annotations

from ....kernel.chance import below, following
from ....kernel.rule import rule
from ..box import ARMY
from ..rules.damage import least, most, returnable, still_to_take
from ..rules.side_set import has_side_set, legal_swaps
from ..rules.table import index_of, is_life, reserve, seat_of, team_of
from ..state import Book, State, Step


@rule
def forget(g: State, b: Book, seat: int, seed: int) -> None:
    """Put something else the seat holds possible in place of what it cannot see: the sealed choices of the other
    side. ID-battle-3 ID-dmg-5 ID-end-2 ID-tour-9"""
    for other in range(g.zone.shape[0]):
        if seat >= 0 and team_of(other) == team_of(seat):
            continue
        seed = following(seed)
        if g.step == Step.SPLIT and g.cursor > other:
            g.sealed[other] = below(seed, 1 << reserve(g, other))
        elif g.step == Step.TAKE_BACK and g.cursor > other:
            n = returnable(g, b, other)
            if n > 0:
                g.sealed[other] = below(seed, n + 1)
        elif g.step == Step.SWAP and g.cursor > other and has_side_set(g, other):
            g.sealed[other] = below(seed, legal_swaps(g, b, other))
    if g.step == Step.SPREAD:
        _spread_anew(g, b, seat, seed)


@rule
def _spread_anew(g: State, b: Book, seat: int, seed: int) -> None:
    """Place the damage of the other side again, as far as it has been placed."""
    for die in range(g.zone.shape[0] * ARMY):
        other = seat_of(die)
        if seat < 0 or team_of(other) != team_of(seat):
            g.spread[other, index_of(die)] = 0
    for die in range(min(g.cursor, g.zone.shape[0] * ARMY)):
        other = seat_of(die)
        i = index_of(die)
        if seat >= 0 and team_of(other) == team_of(seat):
            continue
        if is_life(g, b, other, i):
            left = still_to_take(g, b, die)
            if left > 0:
                seed = following(seed)
                low = least(g, b, die)
                g.spread[other, i] = low + below(seed, most(g, die, left) - low + 1)
