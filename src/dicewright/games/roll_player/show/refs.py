"""By which references events, options and the board mean the same thing."""

from __future__ import annotations

from functools import cache

from ....kernel.describe import Ref


@cache
def cell(seat: int, cell: int) -> Ref:
    return Ref("cell", (seat, cell))


@cache
def row(seat: int, row: int) -> Ref:
    return Ref("row", (seat, row))


@cache
def hand(seat: int, i: int) -> Ref:
    """A starting die still to be placed."""
    return Ref("hand", (seat, i))


@cache
def card(card: int) -> Ref:
    """A market card, wherever it lies: there is one of each."""
    return Ref("card", (card,))


@cache
def initiative(card: int) -> Ref:
    return Ref("initiative", (card,))


@cache
def grid(seat: int, cell: int) -> Ref:
    """A space of somebody's alignment grid."""
    return Ref("grid", (seat, cell))


@cache
def board(race: int) -> Ref:
    """The board of a race, while one is chosen."""
    return Ref("race-board", (race,))


@cache
def klass(klass: int) -> Ref:
    """A side of a class card, while one is chosen."""
    return Ref("class-card", (klass,))


@cache
def bag(colour: int) -> Ref:
    return Ref("bag", (colour,))
