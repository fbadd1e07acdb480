"""What a die may aim at, and the list of all throws a seat may declare.

The k-th option of the questions "open a duel" and "answer" is the k-th pair (die, target) in the order of these
rules; option 0 is to leave it. A pair is packed into one number, see `pack`.
"""

from __future__ import annotations

from ....kernel.rule import rule
from ..box import ARMY, MOST_DICE, NO_DIE, Class
from ..content.book import BITS, FULL
from ..content.switches import MassTypesInResponse
from ..state import Book, Owner, Reach, Reached, State, Why, Zone
from .table import klass, reserve, team_of

ANSWERING, OPENING = range(2)
"""The `opening` of a throw: an answer within a duel, or the throw that opens one."""
_WIDTH = 1 << MOST_DICE.bit_length()


@rule
def pack(i: int, target: int) -> int:
    """Die `i` of the asked seat aims at `target` (NO_DIE: at every die of its kind)."""
    return i * _WIDTH + target + 1


@rule
def packed_die(packed: int) -> int:
    return packed // _WIDTH


@rule
def packed_target(packed: int) -> int:
    return packed % _WIDTH - 1


@rule
def _declared(g: State, die: int) -> int:
    """Whether a die has been aimed at in this duel."""
    for k in range(g.stack):
        if g.s_target[k] == die or (g.s_many[k, die // ARMY] >> (die % ARMY)) & 1:
            return 1
    return 0


@rule
def owner_of(seat: int, t: int) -> int:
    """Whose die it is to the seat: its own, a team mate's, a foe's."""
    if t == seat:
        return Owner.SELF
    return Owner.MATE if team_of(t) == team_of(seat) else Owner.FOE


@rule
def permitted(g: State, b: Book, seat: int, kind: int, t: int, j: int, opening: int) -> int:
    """Whether a die of this type, thrown by the seat, may aim at die j of seat t. ID-type-10"""
    if (b.aims[kind] >> klass(g, b, t, j)) & 1 == 0:
        return 0
    can = b.reachable[opening, b.reach[kind], owner_of(seat, t), g.zone[t, j]]
    return _declared(g, t * ARMY + j) if can == Reached.IF_DECLARED else can


@rule
def _in_duel(g: State, b: Book, seat: int, kind: int) -> int:
    """Whether an opposing die that the type could aim at takes part in the duel."""
    for k in range(g.stack):
        die = g.s_die[k]
        t = die // ARMY
        j = die % ARMY
        if team_of(t) != team_of(seat) and g.zone[t, j] == Zone.SKIRMISH and (b.aims[kind] >> klass(g, b, t, j)) & 1:
            return 1
    return 0


@rule
def census(g: State, b: Book, seat: int, opening: int) -> int:
    """How many dice of each class the seat may aim at with each reach, packed by BITS. One pass over the table serves
    every die of the hand."""
    packed = 0
    for t in range(g.zone.shape[0]):
        owner = owner_of(seat, t)
        for j in range(ARMY):
            zone = g.zone[t, j]
            packed += b.reached[opening, owner, zone] << (klass(g, b, t, j) * BITS)
            if b.reached_if_declared[opening, owner, zone] != 0 and _declared(g, t * ARMY + j) == 1:
                packed += b.reached_if_declared[opening, owner, zone] << (klass(g, b, t, j) * BITS)
    return packed


@rule
def targets(g: State, b: Book, seat: int, kind: int, opening: int, counted: int) -> int:
    """In how many ways a type may be aimed, by the census; 0: it may not be thrown at all.
    ID-duel-4 ID-duel-6 ID-res-6"""
    reach = b.reach[kind]
    n = 0
    for c in range(Class.count):
        if (b.aims[kind] >> c) & 1:
            n += (counted >> ((reach * Class.count + c) * BITS)) & FULL
    if reach != Reach.ALL_OPPOSING or n == 0:
        return n
    if_in_duel = b.mass_types_in_response == MassTypesInResponse.IF_MATCHING_DIE_IN_DUEL
    if opening == ANSWERING and if_in_duel and _in_duel(g, b, seat, kind) == 0:
        return 0
    return 1


@rule
def unthrown(g: State, b: Book, seat: int, kind: int, opening: int, counted: int) -> int:
    """Why a die of this type cannot be thrown now; 0: it can. ID-duel-4 ID-duel-5 ID-duel-6"""
    if targets(g, b, seat, kind, opening, counted) > 0:
        return 0
    reach = b.reach[kind]
    mass = reach == Reach.ALL_OPPOSING and b.mass_types_in_response == MassTypesInResponse.NOT_ALLOWED
    if opening == ANSWERING and (reach == Reach.ONE_IN_STORAGE or mass):
        return Why.OPENS_ONLY
    return Why.EMPTY_STORAGE if reach == Reach.ONE_IN_STORAGE else Why.NO_TARGET


@rule
def nth_target(g: State, b: Book, seat: int, kind: int, opening: int, k: int) -> int:
    """The k-th of them, by seat and index; NO_DIE for a type that aims at every die of a kind."""
    if b.reach[kind] != Reach.ALL_OPPOSING:
        n = k
        for t in range(g.zone.shape[0]):
            for j in range(ARMY):
                if permitted(g, b, seat, kind, t, j, opening) == 1:
                    if n == 0:
                        return t * ARMY + j
                    n -= 1
    return NO_DIE


@rule
def choices(g: State, b: Book, seat: int, opening: int) -> int:
    """How many throws (die and target) the seat may declare now. ID-duel-4"""
    if reserve(g, seat) == 0:
        return 0
    counted = census(g, b, seat, opening)
    n = 0
    for i in range(ARMY):
        if g.zone[seat, i] == Zone.RESERVE:
            n += targets(g, b, seat, g.type[seat, i], opening, counted)
    return n


@rule
def nth_choice(g: State, b: Book, seat: int, opening: int, k: int) -> int:
    """The k-th of them, packed: by die, then by target."""
    counted = census(g, b, seat, opening)
    n = k
    for i in range(ARMY):
        if g.zone[seat, i] == Zone.RESERVE:
            kind = g.type[seat, i]
            m = targets(g, b, seat, kind, opening, counted)
            if n < m:
                return pack(i, nth_target(g, b, seat, kind, opening, n))
            n -= m
    return pack(0, NO_DIE)
