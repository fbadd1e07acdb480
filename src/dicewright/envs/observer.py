"""What a seat observes: its view of the state as a row of numbers. Nothing is chosen by hand: every field that some
seat may see is there, in the order of the ledger (`ledger.py`), and what this seat may not see just now reads -1.

The first entry is the seat that looks. A number has an entry, a set one for each of its bits. Of a field with a row for
each seat the rows begin with the one that looks, so that all seats can learn from each other; numbers that name a seat
are left as they are.

Where the entries come from is worked out once for each seat, as *runs* of cells. Plain Python gathers them with NumPy
here, compiled code in `stepping.py`; both read the same runs.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.game import Game
from ..kernel.layout import FORMATS
from ..kernel.numbers import Numbers
from ..kernel.record import EVERYONE, HIDDEN, MOMENT, OWNER, TEAM, Field, Header
from .ledger import Line, ledger

LEAST, MOST = -(1 << 15), (1 << 15) - 1
"""Entries are of 16 bits. A wider number that does not fit is cut off there; none of ours ever is."""
WIDTHS = ("i8", "i16", "i32", "i64")
GONE = 0
"""What the entries of a field read that is declared no more."""
SEAT = 1
"""Entries before those of fields: the seat that looks."""


class Run(NamedTuple):
    """Neighbouring entries that come from neighbouring cells. `at`: the first cell, counted in cells of its width; of a
    CONSTANT, what the entries read."""

    kind: int
    at: int
    cells: int
    entry: int


class Kind(Numbers):
    """The kinds of runs: numbers and sets, by their width."""

    CONSTANT = 0
    I8, I16, I32, I64 = range(1, 5)
    BITS_8, BITS_16, BITS_32, BITS_64 = range(5, 9)


def bits_of(kind: int) -> int:
    """How many entries a cell of this kind has: a set one for each bit, but for the sign."""
    return 1 if kind < Kind.BITS_8 else 8 * FORMATS[WIDTHS[kind - Kind.BITS_8]][1] - 1


def source(kind: int, at: int, bit: int) -> int:
    """Where an entry comes from, in one number: four bits for the kind, six for the bit, the rest for the cell."""
    return at << 10 | bit << 4 | kind


@dataclass(frozen=True)
class Part:
    """The entries of a field, from `start` on; `field` None: it is declared no more."""

    line: Line
    field: Field | None
    start: int
    size: int


class Observer:
    """How the seats of a game with these teams observe it."""

    def __init__(self, game: Game, teams: tuple[int, ...]) -> None:
        self.game, self.teams, self.layout = game, teams, game.layout(len(teams))
        kept = ledger(game)
        self.version, self.actions = kept.version, kept.actions
        now = {Line.of(f): f for f in game.state.fields}
        parts, start = [], SEAT
        for line in kept.lines:
            size = line.cells(len(teams)) * line.each
            parts.append(Part(line, now.get(line), start, size))
            start += size
        self.parts, self.size = tuple(parts), start

    # --- where entries come from ---

    @cache
    def runs(self, seat: int, moment: bool = True) -> tuple[Run, ...]:
        """All of them, for a seat; `moment` as in `Layout.view`."""
        joined = [Run(Kind.CONSTANT, seat, 1, 0)]
        for run in (run for part in self.parts for run in self._of(part, seat, moment)):
            last = joined[-1]
            follows = last.at == run.at if run.kind == Kind.CONSTANT else last.at + last.cells == run.at
            if last.kind == run.kind and follows:
                joined[-1] = last._replace(cells=last.cells + run.cells)
            else:
                joined.append(run)
        return tuple(joined)

    def _of(self, part: Part, seat: int, moment: bool) -> Iterator[Run]:
        f, line, seats = part.field, part.line, len(self.teams)
        if f is None:
            yield Run(Kind.CONSTANT, GONE, part.size, part.start)
            return
        span, _, _ = self.layout.places[f.name if f.shape else f"_{f.name}"]
        first = span.start // FORMATS[f.width][1]
        kind = (Kind.BITS_8 if f.bits else Kind.I8) + WIDTHS.index(f.width)
        rows = seats if line.turned else 1
        cells = prod(line.sizes(seats)) // rows
        for k in range(rows):
            row, entry = (seat + k) % rows if line.turned else 0, part.start + k * cells * line.each
            if self._sees(f, seat, row, moment):
                yield Run(kind, first + row * cells, cells, entry)
            else:
                yield Run(Kind.CONSTANT, HIDDEN, cells * line.each, entry)

    def _sees(self, f: Field, seat: int, row: int, moment: bool) -> bool:
        if f.sees is OWNER:
            return row == seat
        if f.sees is TEAM:
            return self.teams[row] == self.teams[seat]
        return f.sees is EVERYONE or (f.sees is MOMENT and moment)

    @cached_property
    def table(self) -> NDArray[np.int64]:
        """The runs of every seat for whoever is asked, [seat, run, ...]; the shorter ones end in empty runs."""
        runs = [self.runs(seat) for seat in range(len(self.teams))]
        table = np.zeros((len(runs), max(map(len, runs)), len(Run._fields)), np.int64)
        for seat, of in enumerate(runs):
            table[seat, : len(of)] = of
        return table

    @cached_property
    def sources(self) -> NDArray[np.int32]:
        """The same entry by entry, [seat, entry]: what `source` makes of the kind, the cell and the bit."""
        found = np.zeros((len(self.teams), self.size), np.int32)
        for seat in range(len(self.teams)):
            for kind, at, cells, entry in self.runs(seat):
                each = bits_of(kind)
                for k in range(cells):
                    cell = at if kind == Kind.CONSTANT else at + k
                    for bit in range(each):
                        found[seat, entry + each * k + bit] = source(kind, cell, bit)
        return found

    # --- in plain Python ---

    def observe(self, g: Header, seat: int) -> NDArray[np.int16]:
        """What a seat observes of a state."""
        found = np.empty(self.size, np.int16)
        self.write(g, seat, found)
        return found

    def write(self, g: Header, seat: int, out: NDArray[np.int16]) -> None:
        """The same into a row of the caller's."""
        moment = not self.game.sealed(g) or g.asked == seat
        constants, numbers, bits = self._gathered(seat, moment)
        out[:] = constants
        for width, entries, cells in numbers:
            out[entries] = np.frombuffer(g.buffer, width)[cells].clip(LEAST, MOST)
        for width, entries, cells, shifts in bits:
            out[entries] = (np.frombuffer(g.buffer, width)[cells] >> shifts) & 1

    @cache
    def _gathered(self, seat: int, moment: bool) -> _Gathered:
        constants = np.zeros(self.size, np.int16)
        numbers: dict[str, list[tuple[int, int]]] = {}
        bits: dict[str, list[tuple[int, int, int]]] = {}
        for kind, at, cells, entry in self.runs(seat, moment):
            if kind == Kind.CONSTANT:
                constants[entry : entry + cells] = at
            elif kind < Kind.BITS_8:
                numbers.setdefault(WIDTHS[kind - Kind.I8], []).extend((entry + k, at + k) for k in range(cells))
            else:
                width = WIDTHS[kind - Kind.BITS_8]
                each = bits_of(kind)
                found = ((entry + k * each + bit, at + k, bit) for k in range(cells) for bit in range(each))
                bits.setdefault(width, []).extend(found)
        return (
            constants,
            [(_type(width), *np.array(of).T) for width, of in numbers.items()],
            [(_type(width), *np.array(of).T) for width, of in bits.items()],
        )


_Indices = NDArray[np.int64]
_Gathered = tuple[
    NDArray[np.int16], list[tuple[str, _Indices, _Indices]], list[tuple[str, _Indices, _Indices, _Indices]]
]


def _type(width: str) -> str:
    return f"i{FORMATS[width][1]}"


@cache
def observer(game: Game, teams: tuple[int, ...]) -> Observer:
    return Observer(game, teams)
