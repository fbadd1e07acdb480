"""What can be read off the table: whose a die is, its class, where it lies, what it is worth."""

from __future__ import annotations

from ....kernel.rule import rule
from ..box import ARMY, Class
from ..state import Book, State, Zone


@rule
def team_of(seat: int) -> int:
    """The teams sit opposite each other: even seats on one side, odd ones on the other, `seat ^ 1` face to face.
    ID-team-1"""
    return seat & 1


@rule
def seat_of(die: int) -> int:
    return die // ARMY


@rule
def index_of(die: int) -> int:
    return die % ARMY


@rule
def klass(g: State, b: Book, seat: int, i: int) -> int:
    """The class of a die, which its type decides and which it keeps in every zone. ID-die-4 ID-type-10"""
    return b.klass[g.type[seat, i]]


@rule
def in_play(g: State, seat: int, i: int) -> bool:
    """Battle zone or skirmish zone. ID-zone-2"""
    return g.zone[seat, i] == Zone.BATTLE or g.zone[seat, i] == Zone.SKIRMISH


@rule
def reserve(g: State, seat: int) -> int:
    """Dice in hand."""
    n = 0
    for i in range(ARMY):
        if g.zone[seat, i] == Zone.RESERVE:
            n += 1
    return n


@rule
def is_life(g: State, b: Book, seat: int, i: int) -> bool:
    """Whether it is a life die in the life sector. ID-zone-1"""
    return g.zone[seat, i] == Zone.BATTLE and klass(g, b, seat, i) == Class.LIFE


@rule
def life_dice(g: State, b: Book, seat: int) -> int:
    n = 0
    for i in range(ARMY):
        if is_life(g, b, seat, i):
            n += 1
    return n


@rule
def nth_life_die(g: State, b: Book, seat: int, k: int) -> int:
    n = k
    for i in range(ARMY):
        if is_life(g, b, seat, i):
            if n == 0:
                return i
            n -= 1
    return 0


@rule
def has_life(g: State, b: Book, team: int) -> int:
    """Whether a team has a life die in a life sector. ID-over-1 ID-team-3"""
    for seat in range(g.zone.shape[0]):
        if team_of(seat) == team:
            for i in range(ARMY):
                if is_life(g, b, seat, i):
                    return 1
    return 0


@rule
def strength(g: State, b: Book, seat: int, wanted: int) -> int:
    """The sum of a seat's dice of a class in the battle zone. ID-dmg-1"""
    n = 0
    for i in range(ARMY):
        if g.zone[seat, i] == Zone.BATTLE and klass(g, b, seat, i) == wanted:
            n += g.value[seat, i]
    return n


@rule
def life_points(g: State, b: Book, seat: int) -> int:
    """The sum of the values in the life sector. ID-adv-1"""
    return strength(g, b, seat, Class.LIFE)
