"""Amounts in effects: plain numbers, and numbers that are read off the state as an effect is done.

    2 * Count.HELD(BURN) + 1        twice the tokens, and one more
    half(Count.COINS())             half of them, rounded up; `every(3, ...)`: once for every three
    shown(6), ROLLED                dice of the last Roll that show it; their sum
    IN_HAND                         what the last verb of this effect counted

What a game counts it declares in a namespace, as it does its verbs.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, NoReturn

from .numbers import Named, Numbers

Faces = int | tuple[int, ...]
"""A face of a die, or several."""


def faces_mask(faces: Faces) -> int:
    return sum(1 << f for f in (faces if isinstance(faces, tuple) else (faces,)))


class Source(Numbers):
    """Where an amount is read, as every machine knows it: nowhere, the number in hand, the sum of the dice of the last
    Roll. A negative source counts those dice that show a face of a mask: -(1 << 5 | 1 << 6) counts fives and sixes."""

    NONE, NUMBER, ROLLED_SUM = range(3)


@dataclass(frozen=True)
class Amount:
    """plus + times * count(source, of) / over. `of` None: what the verb is about."""

    plus: int = 0
    source: int = Source.NONE
    times: int = 0
    of: int | None = None
    over: int = 0

    def __rmul__(self, n: int) -> Amount:
        return replace(self, plus=self.plus * n, times=self.times * n)

    def __add__(self, n: int) -> Amount:
        return replace(self, plus=self.plus + n)


class Counted(Named):
    """A number that is read off the state: called, an amount. `2 * ROLLS() + 1`, and `HELD(BURN)` where it must be said
    of what."""

    FIRST: ClassVar[int] = 8
    """What a game numbers its own from."""

    def __call__(self, of: int | None = None) -> Amount:
        return Amount(0, self, 1, of)

    def __add__(self, n: int) -> NoReturn:
        raise TypeError(f"{self.name.upper()} is not an amount; call it: {self.name.upper()}()")

    __radd__ = __sub__ = __mul__ = __rmul__ = __add__


IN_HAND = Amount(0, Source.NUMBER, 1)
"""What the last verb of this effect counted: tokens removed, damage dealt."""
ROLLED = Amount(0, Source.ROLLED_SUM, 1)
"""The sum of the dice of the last Roll."""


def shown(faces: Faces) -> Amount:
    """How many dice of the last Roll show one of these faces."""
    return Amount(0, -faces_mask(faces), 1)


def part(amount: Amount, over: int) -> Amount:
    """A part of an amount, rounded up."""
    if amount.plus or amount.over:
        raise ValueError("only a plain multiple of something counted can be divided")
    return replace(amount, over=over)


def half(amount: Amount) -> Amount:
    """Half of it, rounded up."""
    return part(amount, 2)


def every(n: int, amount: Amount) -> Amount:
    """Once for every n of it, rounded down."""
    return part(amount, -n)


def amount_of(amount: int | Amount) -> Amount:
    """A plain number as an amount."""
    if isinstance(amount, Named):
        raise TypeError(f"{amount.name.upper()} is not an amount; call it: {amount.name.upper()}()")
    return Amount(amount) if isinstance(amount, int) else amount
