"""What a blessing brings on average, and by how much a new face would change it: advice, no rule.

Every choice is taken as the resource that bots hold dearest. Ships and mirrors bring nothing that could be counted; in
glory they count what bots think of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from ..content.faces import DECLARED_FACES, REWARD_A, DieFace
from ..judge.weights import SPECIAL, UNIT
from ..rules.temple import unreplaced
from ..state import DICE, SIDES, Book, Face, FaceKind, Resource, Seen, State

Dice = tuple[tuple[int, ...], tuple[int, ...]]
"""The faces of both dice, by number."""
GIFTS = tuple(range(Resource.count))
EXACT = 100
"""Averages are told in hundredths."""
KEPT = 20_000
"""Pairs of dice whose averages are kept: those asked for last."""


def dice_of(v: State, seat: int) -> Dice:
    light, dark = (tuple(v.face[seat, die, side] for side in range(SIDES)) for die in range(DICE))
    return light, dark


def replaced(dice: Dice, die: int, side: int, face: int) -> Dice:
    """The same dice with another face on one of them."""
    light, dark = (list(faces) for faces in dice)
    (light, dark)[die][side] = face
    return tuple(light), tuple(dark)


@cache
def _alone(number: int, other: int) -> tuple[int, ...]:
    """What a face gives beside another, before shields compare."""
    face = DECLARED_FACES[number - 1]
    gives = face.gives()
    if face.does in (FaceKind.CHOICE, FaceKind.BOAR):
        dearest = max(GIFTS, key=lambda resource: gives[resource] * UNIT[resource])
        gives = [n if resource == dearest else 0 for resource, n in enumerate(gives)]
    return tuple(n * (3 if other == Face.X3 else 1) for n in gives)


@cache
def _beside(number: int, other: int) -> tuple[int, ...]:
    """What a face gives beside another. DF-triple-1 DF-shield-1 DF-shield-2"""
    face, found = DECLARED_FACES[number - 1], _alone(other, number)
    if face.does == FaceKind.SHIELD and DECLARED_FACES[other - 1].does != FaceKind.SHIELD and found[face.matches]:
        return tuple(DieFace("", FaceKind.ALL, REWARD_A).gives())
    return _alone(number, other)


def average(dice: Dice) -> tuple[int, ...]:
    """What a blessing brings by resource, and last of all in glory; in hundredths."""
    light, dark = dice
    return _average(tuple(sorted(light)), tuple(sorted(dark)))


@lru_cache(maxsize=KEPT)
def _average(light: tuple[int, ...], dark: tuple[int, ...]) -> tuple[int, ...]:
    """The same for dice whose faces are in order: which side bears which does not matter."""
    total = [0] * Resource.count
    worth = 0
    for pair in ((one, two) for one in light for two in dark):
        for number, other in (pair, pair[::-1]):
            gives = _beside(number, other)
            worth += SPECIAL.get(DECLARED_FACES[number - 1].does, 0) or sum(n * UNIT[r] for r, n in enumerate(gives))
            for resource in GIFTS:
                total[resource] += gives[resource]
    rolls = SIDES * SIDES
    return (*(round(EXACT * n / rolls) for n in total), round(EXACT * worth / UNIT[Resource.VP] / rolls))


def change(dice: Dice, die: int, side: int, face: int) -> tuple[int, ...]:
    """By how much a face in the place of another would change that."""
    now, then = average(dice), average(replaced(dice, die, side, face))
    return tuple(after - before for before, after in zip(now, then, strict=True))


def places(v: State, b: Book, seat: int) -> Iterator[tuple[int, int]]:
    """Every die and side that a new face may come to, as the question counts them."""
    for die in range(DICE):
        before = 0
        for side in range(SIDES):
            face = v.face[seat, die, side]
            if unreplaced(b, face, before) == 0:
                yield die, side
            before |= 1 << face


def best_place(seen: Seen, seat: int, face: int) -> tuple[int, int]:
    """Where a face does most good, as the question counts the places, and how much, in hundredths of glory."""
    dice = dice_of(seen.view, seat)
    gains = [change(dice, die, side, face)[-1] for die, side in places(seen.view, seen.book, seat)]
    most = max(gains, default=0)
    return (gains.index(most) if gains else 0), most
