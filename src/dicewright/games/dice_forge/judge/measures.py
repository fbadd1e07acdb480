"""The numbers that a player follows at this table: glory, reserves, and what a throw of the dice brings."""

from __future__ import annotations

from ....kernel.measure import Measure
from ....kernel.rule import rule
from ..box import DICE, SIDES, FaceKind, Resource
from ..rules.faces import kinds
from ..rules.turn import score
from ..state import Book, State
from .evaluate import actions_left, blessings_left
from .weights import Weights

CHOSEN = 6
"""Two resources or three can be chosen from: each is so many parts of this."""


@rule
def glory(g: State, b: Book, w: Weights, seat: int) -> int:
    return score(g, b, seat)


@rule
def their_glory(g: State, b: Book, w: Weights, seat: int) -> int:
    """Of the best of the others."""
    best = 0
    for other in range(g.place.shape[0]):
        if other != seat:
            best = max(best, score(g, b, other))
    return best


@rule
def reserve(g: State, b: Book, w: Weights, seat: int, resource: int) -> int:
    return g.have[seat, resource]


@rule
def throw(g: State, b: Book, w: Weights, seat: int, resource: int) -> int:
    """What both dice bring of a resource, in parts; of what one may choose, each counts in part."""
    total = 0
    for die in range(DICE):
        for side in range(SIDES):
            face = g.face[seat, die, side]
            given = CHOSEN * b.gives[face, resource]
            if b.does[face] == FaceKind.CHOICE:
                total += given // kinds(b, face)
            else:
                total += given
    return total


def _unit(g: State, b: Book, w: Weights, resource: int) -> int:
    """Gold and shards are worth something as long as they can be spent."""
    spendable = actions_left(g, b, g.asked) > 0
    return int(w.unit[resource]) if resource == Resource.VP or spendable else 0


MEASURES = (
    Measure("glory", glory, lambda g, b, w, which: int(w.unit[Resource.VP])),
    Measure("their-glory", their_glory, lambda g, b, w, which: -int(w.unit[Resource.VP])),
    Measure("reserve", reserve, _unit, many=Resource.VP, names="resource"),
    Measure(
        "throw",
        throw,
        lambda g, b, w, which: blessings_left(g, b) * _unit(g, b, w, which),
        parts=SIDES * CHOSEN,
        many=Resource.count,
        names="resource",
    ),
)
