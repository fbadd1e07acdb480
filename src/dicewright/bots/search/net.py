"""A learned value: a small net over the cells of a state, run in whole numbers.

The features are not listed by hand: every cell that varies has a row of weights for each of its values (of a number
with many values, for each bit and each stretch of it). A field with a row for each seat is read from the seat that
judges on, so that all seats share what is learned; of what belongs to no seat, every seat has weights of its own. The
rows are added up; two small layers follow. What the game's own `evaluate` says is one more input, and passes by the
layers too.

Where the parts lie, from `Mind.NET` on: a head, a line for each cell, then the weights. All are of 16 bits.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import cache
from math import tanh
from struct import pack, unpack

from ...kernel.game import Game
from ...kernel.layout import Layout
from ...kernel.numbers import Numbers
from ...kernel.raw import word
from ...kernel.record import Header
from ...kernel.rule import rule
from ..bot import Ints
from ..shipped import shipped
from .room import At, Mind

NOTHING: Sequence[int] = ()
"""Learned."""
UNIT = 1 << 12
"""A weight of one."""
MOST = (1 << 15) - 1
STEPS = 512
"""Of the curve to each side: from 0 to 4."""
FINE = 4 * UNIT * UNIT // STEPS
"""Between two steps: what the last layer adds up to is not rounded, for options differ by far less than a thousandth
of a win."""
THOUSAND = 1000
POINT = 32
"""Parts of a thousandth of a win: sums of many trials tell finer differences than a single judgement."""


class Head(Numbers):
    """What a net begins with: which layout it is for (four numbers), and its sizes."""

    LAYOUT = 0
    CELLS = 4
    FIRST = 5
    SECOND = 6
    ROWS = 7
    SEATS = 8
    SIZE = 9


class Cell(Numbers):
    """The numbers of a cell: where it lies and how it is read; its rows of weights, and the value that has none."""

    AT, STRIDE, SEAT, KIND, LOWEST, VALUES, BASE, USUAL, SHIFT, APART = range(10)


CELL = 10


class Kind(Numbers):
    """How a cell is read: as a signed number of 8, 16 or 32 bits; or a single bit of a byte."""

    I8, I16, I32 = range(3)
    BIT = 8


def signature(layout: Layout[Header]) -> list[int]:
    """Four numbers that name a layout: weights learned for another one mean nothing."""
    fields = [(f.name, f.width, layout.shapes[f.name]) for f in layout.fields]
    digest = hashlib.sha256(repr((layout.seats, fields)).encode()).digest()
    return [int.from_bytes(digest[2 * k : 2 * k + 2], "little") & MOST for k in range(4)]


def curve() -> list[int]:
    """From what the net adds up to, to what a position is worth, in parts of a point; at equal distances."""
    return [round(POINT * THOUSAND * tanh(4 * k / STEPS)) for k in range(-STEPS, STEPS + 1)]


@cache
def learned_by(game: Game, seats: int) -> Sequence[int]:
    """What comes with a game for so many seats; empty if there is nothing that fits."""
    file = shipped(game, "learned", f"{seats}.net") or b""
    found = unpack(f"<{len(file) // 2}h", file)
    return found if fits(found, game.layout(seats)) else NOTHING


def written(net: Sequence[int]) -> bytes:
    """As a file has it."""
    return pack(f"<{len(net)}h", *net)


def fits(net: Sequence[int], layout: Layout[Header]) -> bool:
    return len(net) > Head.SIZE and list(net[:4]) == signature(layout)


@rule
def value_of(g: Header, mind: Ints, cell: int, seat: int, seats: int) -> int:
    """Which of its values a cell has, as a seat reads it."""
    owner = seat + mind[cell + Cell.SEAT]
    if owner >= seats:  # a division would take longer than all the rest
        owner -= seats
    at = mind[cell + Cell.AT] + owner * mind[cell + Cell.STRIDE]
    bits = word(g, at >> 2) >> ((at & 3) << 3)
    kind = mind[cell + Cell.KIND]
    if kind >= Kind.BIT:
        return (bits >> (kind - Kind.BIT)) & 1
    if kind == Kind.I8:
        bits = (bits & 0xFF) - ((bits & 0x80) << 1)
    elif kind == Kind.I16:
        bits = (bits & 0xFFFF) - ((bits & 0x8000) << 1)
    else:
        bits -= (bits & 0x80000000) << 1
    value = (bits - mind[cell + Cell.LOWEST]) >> mind[cell + Cell.SHIFT]
    return min(max(value, 0), mind[cell + Cell.VALUES] - 1)


@rule
def worth(g: Header, mind: Ints, room: Ints, seat: int, judged: int) -> int:
    """What the net thinks of a position that `evaluate` has judged so."""
    net = Mind.NET
    cells = mind[net + Head.CELLS]
    first = mind[net + Head.FIRST]
    second = mind[net + Head.SECOND]
    seats = mind[net + Head.SEATS]
    rows = net + Head.SIZE + CELL * cells
    bias = rows + mind[net + Head.ROWS] * first
    by_judged = bias + first
    layer = by_judged + first
    bias_second = layer + first * second
    last = bias_second + second
    passed = last + second
    for j in range(first):
        room[At.UNIT + j] = mind[bias + j] + judged * mind[by_judged + j] // THOUSAND
    for k in range(cells):
        cell = net + Head.SIZE + CELL * k
        value = value_of(g, mind, cell, seat, seats)
        if value != mind[cell + Cell.USUAL]:
            row = rows + (mind[cell + Cell.BASE] + seat * mind[cell + Cell.APART] + value) * first
            for j in range(first):
                room[At.UNIT + j] += mind[row + j]
    total = mind[passed] * UNIT + judged * mind[passed + 1] * UNIT // THOUSAND
    for k in range(second):
        room[At.UNIT + first + k] = mind[bias_second + k] * UNIT
    for j in range(first):
        active = room[At.UNIT + j]
        if active > 0:
            for k in range(second):
                room[At.UNIT + first + k] += active * mind[layer + j * second + k]
    for k in range(second):
        active = room[At.UNIT + first + k] // UNIT
        if active > 0:
            total += active * mind[last + k]
    at = min(max(total, -STEPS * FINE), STEPS * FINE - 1) + STEPS * FINE
    step = passed + 2 + at // FINE
    return mind[step] + (mind[step + 1] - mind[step]) * (at % FINE) // FINE
