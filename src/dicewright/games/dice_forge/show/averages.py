"""What a blessing brings on average, and by how much a new face would change it: advice, no rule.

Every choice is taken as the resource that bots hold dearest. Ships and mirrors bring nothing that could be counted; in
glory they count what bots think of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from ..box import DICE, SIDES, Face, FaceKind, Resource
from ..content.faces import DECLARED_FACES, REWARD_A, DieFace
from ..judge.weights import SPECIAL, UNIT
from ..rules.temple import unreplaced
from ..state import Book, Seen, State

Dice = tuple[tuple[int, ...], tuple[int, ...]]
"""The faces of both dice, by number."""
GIFTS = tuple(range(Resource.count))
EXACT = 100
"""Averages are told in hundredths."""
KEPT = 10_000
"""Of dice, and of faces against a die, so many are remembered: those asked for last."""


def dice_of(v: State, seat: int) -> Dice:
    light, dark = (tuple(v.face[seat, die, side] for side in range(SIDES)) for die in range(DICE))
    return light, dark


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


@cache
def _together(one: int, two: int) -> tuple[int, ...]:
    """What both faces give, by resource, and last what they are worth to bots, in tenths of glory."""
    total = [0] * Resource.count
    worth = 0
    for number, other in ((one, two), (two, one)):
        gives = _beside(number, other)
        worth += SPECIAL.get(DECLARED_FACES[number - 1].does, 0) or sum(n * UNIT[r] for r, n in enumerate(gives))
        for resource in GIFTS:
            total[resource] += gives[resource]
    return *total, worth


@lru_cache(maxsize=KEPT)
def _against(number: int, faces: tuple[int, ...]) -> tuple[int, ...]:
    """The sum of that over all faces of the other die, whose order does not matter."""
    return tuple(map(sum, zip(*(_together(number, other) for other in faces), strict=True)))


def _sums(dice: Dice) -> tuple[int, ...]:
    """The sum over all rolls."""
    light, dark = dice
    other = tuple(sorted(dark))
    return tuple(map(sum, zip(*(_against(number, other) for number in light), strict=True)))


def _averaged(sums: Sequence[int]) -> tuple[int, ...]:
    rolls = SIDES * SIDES
    *gifts, worth = (EXACT * n / rolls for n in sums)
    return *map(round, gifts), round(worth / UNIT[Resource.VP])


class Brought:
    """What dice bring, and would bring with another face. Only the rolls that show it differ."""

    def __init__(self, dice: Dice) -> None:
        self._dice, self._sums = dice, _sums(dice)
        self.average = _averaged(self._sums)
        light, dark = (tuple(sorted(faces)) for faces in dice)
        self._others = dark, light
        self._changes: dict[tuple[int, int, int], tuple[int, ...]] = {}

    def change(self, die: int, side: int, face: int) -> tuple[int, ...]:
        found = self._changes.get((die, side, face))
        if found is None:
            found = self._changes[die, side, face] = self._change(die, side, face)
        return found

    def _change(self, die: int, side: int, face: int) -> tuple[int, ...]:
        old, new = (_against(number, self._others[die]) for number in (self._dice[die][side], face))
        then = _averaged([n - was + now for n, was, now in zip(self._sums, old, new, strict=True)])
        return tuple(after - before for before, after in zip(self.average, then, strict=True))


_brought = lru_cache(maxsize=KEPT // 10)(Brought)


def average(dice: Dice) -> tuple[int, ...]:
    """What a blessing brings by resource, and last of all in glory; in hundredths."""
    return _brought(dice).average


def change(dice: Dice, die: int, side: int, face: int) -> tuple[int, ...]:
    """By how much a face in the place of another would change what a blessing brings."""
    return _brought(dice).change(die, side, face)


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
    dice = _brought(dice_of(seen.view, seat))
    gains = [dice.change(die, side, face)[-1] for die, side in places(seen.view, seen.book, seat)]
    most = max(gains, default=0)
    return (gains.index(most) if gains else 0), most


def best_change(seen: Seen, seat: int, face: int) -> tuple[int, ...]:
    """What it changes there: by resource, and last of all in glory; in hundredths."""
    dice = _brought(dice_of(seen.view, seat))
    changes = (dice.change(die, side, face) for die, side in places(seen.view, seen.book, seat))
    return max(changes, key=lambda it: it[-1], default=(0,) * (Resource.count + 1))
