"""Conditions in effects: a yes or no that is read off the state as an effect is done.

    If.HOLDS(BURN, 2)               a condition of the game
    some(6), some((4, 5), 2)        dice of the last Roll show it: one, or so many
    in_hand(3)                      the last verb of this effect counted as much

A `When` does one thing or the other by it, an `Only` offers something or not.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from .amounts import Faces, faces_mask
from .numbers import Named, Numbers


class Condition(Named):
    """A yes or no read off the state: `HOLDS(BURN)`."""

    FIRST: ClassVar[int] = 8
    """What a game numbers its own from: below stand those that every machine knows."""

    def __call__(self, what: int = 0, n: int = 0) -> Test:
        return Test(self, what, n)


class Known(Numbers):
    """Conditions every machine knows."""

    ALWAYS = Condition(-1, "it always holds")
    ROLLED_SOME = Condition(0, "n dice of the last Roll show one of these faces")
    NUMBER_AT_LEAST = Condition(1, "the number in hand is at least n")


@dataclass(frozen=True)
class Test:
    """What a `When` asks; not a test of ours, whatever pytest thinks."""

    __test__ = False

    condition: Condition
    what: int
    n: int


def some(faces: Faces, at_least: int = 1) -> Test:
    """Enough dice of the last Roll show one of these faces."""
    return Known.ROLLED_SOME(faces_mask(faces), at_least)


def in_hand(at_least: int) -> Test:
    """The number in hand is at least this."""
    return Known.NUMBER_AT_LEAST(n=at_least)
