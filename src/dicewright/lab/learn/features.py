"""Which cells of a state vary from game to game, and how they are read: found in the declared record and in positions,
never listed by hand."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod

import numpy as np
from numpy.typing import NDArray

from ...bots.search.net import CELL, Cell, Kind
from ...kernel.layout import FORMATS, Layout
from ...kernel.machine import Stack
from ...kernel.record import SEATS, Field, Header

VALUES = 24
"""Of a number with more values, each bit is a feature, and each of about so many stretches."""
RARE = 0.0005
"""A bit that is seldom or nearly always set tells nothing that could be learned."""
KINDS = {1: Kind.I8, 2: Kind.I16, 4: Kind.I32, 8: Kind.I32}
"""By the bytes of a field; a small number stands in the lower half of a long one."""
TOLD_OTHERWISE = {"over", "options", "place"} | {f.name for f in Stack.fields if f not in Header.fields}
"""Of the header, what only matters at the end or in the middle of something; and the stack of effects, for a position
is judged when that is empty."""


@dataclass(frozen=True)
class Features:
    """Lines of cells as a net holds them, and how many rows of weights they have together."""

    cells: NDArray[np.int64]
    rows: int

    def rows_of(self, k: int) -> range:
        """The rows of a cell, for whichever seat reads it."""
        bases = [*self.cells[:, Cell.BASE].tolist(), self.rows]
        return range(bases[k], bases[k + 1])

    def only(self, kept: NDArray[np.int64]) -> Features:
        """These cells alone, their rows moved together."""
        cells, rows = self.cells[kept].copy(), 0
        for cell, k in zip(cells, kept.tolist(), strict=True):
            cell[Cell.BASE] = rows
            rows += len(self.rows_of(k))
        return Features(cells, rows)

    def indices(self, states: NDArray[np.uint8], seat: int, seats: int) -> NDArray[np.int64]:
        """The row of every cell in every position, as a seat reads it; `rows` for a value that has none."""
        found = np.empty((len(states), len(self.cells)), np.int64)
        for k, cell in enumerate(self.cells):
            at = cell[Cell.AT] + (seat + cell[Cell.SEAT]) % seats * cell[Cell.STRIDE]
            value = read(states, int(at), int(cell[Cell.KIND]))
            if cell[Cell.KIND] < Kind.BIT:
                value = np.clip((value - cell[Cell.LOWEST]) >> cell[Cell.SHIFT], 0, cell[Cell.VALUES] - 1)
            row = cell[Cell.BASE] + seat * cell[Cell.APART] + value
            found[:, k] = np.where(value == cell[Cell.USUAL], self.rows, row)
        return found


def read(states: NDArray[np.uint8], at: int, kind: int) -> NDArray[np.int64]:
    """A cell of every position, as `value_of` reads it."""
    if kind >= Kind.BIT:
        return (states[:, at].astype(np.int64) >> (kind - Kind.BIT)) & 1
    return numbers(states, at, {Kind.I8: 1, Kind.I16: 2, Kind.I32: 4}[kind])


def numbers(states: NDArray[np.uint8], at: int, width: int) -> NDArray[np.int64]:
    """The number that so many bytes hold, in every position."""
    raw = np.ascontiguousarray(states[:, at : at + width])
    return raw.view(f"<i{width}")[:, 0].astype(np.int64)


def features(layout: Layout[Header], states: NDArray[np.uint8]) -> Features:
    """What positions of a game show to vary."""
    lines: list[list[int]] = []
    rows = 0
    for f in layout.fields:
        if f.name in TOLD_OTHERWISE:
            continue
        for at, stride, seat in _places(layout, f):
            apart = 0 if stride else layout.seats
            owners = range(layout.seats) if stride else range(1)
            width = FORMATS[f.width][1]
            seen = np.concatenate([numbers(states, at + owner * stride, width) for owner in owners])
            for line in _lines(seen, width):
                line[Cell.AT] += at
                line[Cell.STRIDE], line[Cell.SEAT], line[Cell.BASE] = stride, seat, rows
                line[Cell.APART] = line[Cell.VALUES] if apart else 0
                rows += line[Cell.VALUES] * max(1, apart)
                lines.append(line)
    return Features(np.array(lines, np.int64).reshape(-1, CELL), rows)


def _places(layout: Layout[Header], f: Field) -> list[tuple[int, int, int]]:
    """The cells of a field: where one lies for seat 0, how far those of the next seat are away (0: it is nobody's), and
    how many seats on it is read."""
    span = layout.places[f.name if f.shape else f"_{f.name}"][0]
    shape, width = layout.shapes[f.name], FORMATS[f.width][1]
    if f.shape[:1] == (SEATS,):
        inner = prod(shape[1:])
        return [(span.start + k * width, inner * width, seat) for seat in range(layout.seats) for k in range(inner)]
    return [(span.start + k * width, 0, 0) for k in range(prod(shape))]


def _lines(values: NDArray[np.int64], width: int) -> list[list[int]]:
    """How the values of a cell become features; their places and bases are still open."""
    low, high = (int(v) for v in np.quantile(values, [0.0002, 0.9998], method="nearest"))
    if low == high:
        return []
    shift = 0
    while (high - low) >> shift >= VALUES:
        shift += 1
    lines = []
    if width < 4 or shift == 0:
        count = ((high - low) >> shift) + 1
        usual = int(np.bincount(np.clip((values - low) >> shift, 0, count - 1), minlength=count).argmax())
        lines.append(_line(0, KINDS[width], low, count, usual, shift))
    if shift:
        for bit in range(8 * width):
            share = float(((values >> bit) & 1).mean())
            if RARE < share < 1 - RARE:
                lines.append(_line(bit // 8, Kind.BIT + bit % 8, 0, 2, int(share > 0.5), 0))
    return lines


def _line(at: int, kind: int, lowest: int, values: int, usual: int, shift: int) -> list[int]:
    line = [0] * CELL
    line[Cell.AT], line[Cell.KIND], line[Cell.LOWEST] = at, kind, lowest
    line[Cell.VALUES], line[Cell.USUAL], line[Cell.SHIFT] = values, usual, shift
    return line
