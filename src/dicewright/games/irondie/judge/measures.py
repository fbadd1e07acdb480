"""The numbers that a player follows at this table: life after the damage that now threatens, and dice."""

from __future__ import annotations

from ....kernel.measure import Measure
from ....kernel.rule import rule
from ..box import ARMY, Class
from ..rules.table import klass, team_of
from ..state import Book, Phase, State, Zone
from .weights import Weights


@rule
def strength(g: State, b: Book, team: int, kind: int) -> int:
    """What the dice of a class that lie in the battle add up to."""
    total = 0
    for seat in range(g.zone.shape[0]):
        if team_of(seat) == team:
            for i in range(ARMY):
                if g.zone[seat, i] == Zone.BATTLE and klass(g, b, seat, i) == kind:
                    total += g.value[seat, i]
    return total


@rule
def life_left(g: State, b: Book, team: int) -> int:
    """Before damage is dealt: after what would be dealt now."""
    life = strength(g, b, team, Class.LIFE)
    if g.phase < Phase.DAMAGE:
        life -= max(0, strength(g, b, 1 - team, Class.ATTACK) - strength(g, b, team, Class.DEFENSE))
    return max(0, life)


@rule
def lying(g: State, team: int, zone: int) -> int:
    """How many dice of a team lie in a zone."""
    n = 0
    for seat in range(g.zone.shape[0]):
        if team_of(seat) == team:
            for i in range(ARMY):
                if g.zone[seat, i] == zone:
                    n += 1
    return n


@rule
def life(g: State, b: Book, w: Weights, seat: int) -> int:
    return life_left(g, b, team_of(seat))


@rule
def their_life(g: State, b: Book, w: Weights, seat: int) -> int:
    return life_left(g, b, 1 - team_of(seat))


@rule
def lead(g: State, b: Book, w: Weights, seat: int) -> int:
    """In dice to throw. One side’s own say nothing: at the end of a turn all dice come back at once, those of both."""
    return lying(g, team_of(seat), Zone.RESERVE) - lying(g, 1 - team_of(seat), Zone.RESERVE)


@rule
def lost(g: State, b: Book, w: Weights, seat: int) -> int:
    return lying(g, team_of(seat), Zone.ABYSS)


@rule
def their_lost(g: State, b: Book, w: Weights, seat: int) -> int:
    return lying(g, 1 - team_of(seat), Zone.ABYSS)


LIFE = 4
"""A point of life, in the half points that the weights count: it counts double."""

MEASURES = (
    Measure("life", life, lambda g, b, w, which: LIFE),
    Measure("their-life", their_life, lambda g, b, w, which: -LIFE),
    Measure("lead", lead, lambda g, b, w, which: int(w.hand)),
    Measure("lost", lost, lambda g, b, w, which: -int(w.lost_die)),
    Measure("their-lost", their_lost, lambda g, b, w, which: int(w.lost_die)),
)
