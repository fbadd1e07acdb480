"""What helps whoever forges, beside the board: what a blessing brings on average, and what a new face would change.

What it brings of each resource is mathematics; what it is worth in glory goes by the weights of bots, and is advice.
"""

from __future__ import annotations

from collections.abc import Iterator

from ....kernel.describe import Chance, Ref
from ..box import DICE, SIDES, Resource
from ..rules.temple import FORGE
from ..state import Seen
from . import names
from .averages import EXACT, average, change, dice_of, places

Chances = list[Chance]


def odds(seen: Seen) -> dict[Ref, Chances]:
    """With `brings` what a blessing brings now, and with `brings-more:<die>:<side>` what it would bring more with the
    face in hand in the place of that side: one for each resource."""
    now = average(dice_of(seen.view, seen.view.asked))
    more = {Ref("brings-more", place): _each(by) for place, by in _changes(seen)}
    return {Ref("brings"): _each(now), **more} if more else {}


def worths(seen: Seen) -> dict[Ref, Chances]:
    """With `glory-more:<die>:<side>` what that is worth in glory."""
    return {Ref("glory-more", place): [_told(Resource.VP, by[-1])] for place, by in _changes(seen)}


def _changes(seen: Seen) -> Iterator[tuple[tuple[int, int], tuple[int, ...]]]:
    """Of every side that the face in hand can come to, or one like it on the same die."""
    v = seen.view
    if v.question != FORGE or seen.seat != v.asked:
        return
    dice = dice_of(v, v.asked)
    offered = {(die, v.face[v.asked, die, side]) for die, side in places(v, seen.book, v.asked)}
    for die in range(DICE):
        for side in range(SIDES):
            if (die, v.face[v.asked, die, side]) in offered:
                yield (die, side), change(dice, die, side, v.forging)


def _each(hundredths: tuple[int, ...]) -> Chances:
    return [_told(resource, hundredths[resource]) for resource in range(Resource.count)]


def _told(resource: int, hundredths: int) -> Chance:
    return Chance(1.0, names.resource(resource), hundredths / EXACT)
