"""Remembering parts of a board: what a part was made from is noted, and while that stays as it was, so does the part.

A description is made from a view and nothing else. So a function that is `remembered` runs on a view that notes which
cells it reads. Whenever those cells hold what they held before, at this table or another, the part is what it was
before: a card, a face or an opening is described once for a thousand tables. Without a memory, as at the terminal,
nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, wraps
from itertools import product
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar

import numpy as np

from .record import Layout, Table

if TYPE_CHECKING:
    from .describe import Seen

Part = TypeVar("Part")
MANY = 4_000
"""Parts that are kept of one game as one seat sees it, and as many again that were not asked for lately."""
_NONE = object()


class Stands(NamedTuple):
    """What stands in a view, as bytes and as one number."""

    data: bytes
    number: int


class Cells:
    """An array of a view that notes which of its cells are read."""

    __slots__ = ("cells", "read", "shape")

    def __init__(self, cells: Any) -> None:
        self.cells, self.shape, self.read = cells, cells.shape, set[Any]()

    def __getitem__(self, at: Any) -> Any:
        self.read.add(at)
        return self.cells[at]

    def __setitem__(self, at: Any, value: int) -> None:  # in a copy, to work on
        self.cells[at] = value

    def __len__(self) -> int:
        return int(self.shape[0])

    def __iter__(self) -> Iterator[int]:
        return (self[i] for i in range(len(self)))

    def tobytes(self) -> bytes:
        self.read.update(product(*map(range, self.shape)))
        return bytes(self.cells.tobytes())


class Watched:
    """A view that notes what is read of it. A copy notes on the same page."""

    def __init__(self, table: Table, stands: Stands, page: Watched | None = None) -> None:
        self.table, self.stands = table, stands
        self.layout = table.layout
        self.bytes = 0
        """The bytes that were read, as bits."""
        self.arrays: list[tuple[str, Cells]] = [] if page is None else page.arrays
        self._page = self if page is None else page

    def __getattr__(self, name: str) -> Any:  # only on the first reading of a field: then it is kept
        value = getattr(self.table, name)
        if name in self.layout.places:
            value = Cells(value)
            self.arrays.append((name, value))
        elif f"_{name}" in self.layout.places:
            self._page.bytes |= _bits(self.layout, f"_{name}")
        elif name == "buffer":  # all of it
            self._page.bytes |= (1 << self.layout.size) - 1
        self.__dict__[name] = value
        return value

    def copy(self) -> Watched:
        return Watched(self.table.copy(), self.stands, self._page)


def _nothing(data: bytes) -> None:
    """What a part is made from that reads nothing."""


class Reading:
    """The bytes that a part is made from: all that were ever read for it. More than it needs do no harm."""

    def __init__(self, layout: Layout) -> None:
        self._layout = layout
        self._cells: dict[str, set[Any]] = {}
        self.bytes = self.mask = 0
        """As bits for bytes, and as the bits themselves."""
        self.pick: Callable[[bytes], Any] = _nothing
        """What stands there."""
        self.parts: dict[Any, Any] = {}
        """The parts by what stands there."""
        self.older: dict[Any, Any] = {}
        """Those not asked for since the shelf was full."""

    def note(self, watched: Watched) -> None:
        """Take in what was read for the part this time."""
        read = watched.bytes
        for name, cells in watched.arrays:
            known = self._cells.setdefault(name, set())
            if not cells.read <= known:
                read |= _bits(self._layout, name, cells.read - known)
                known |= cells.read
        if read & ~self.bytes:
            self.bytes |= read
            stretches = _slices(self.bytes)
            self.pick = itemgetter(*stretches)
            self.mask = sum(((1 << 8 * (s.stop - s.start)) - 1) << 8 * s.start for s in stretches)
            self.parts, self.older = {}, {}


class Shelf:
    """What is known of one game as one seat sees it, at all tables with the same book."""

    def __init__(self) -> None:
        self.readings: dict[Any, Reading] = {}
        self._count = 0

    def find(
        self, make: Callable[..., Any], seen: Seen, args: tuple[Any, ...], table: Table, stands: Stands
    ) -> tuple[Any, Reading]:
        """A part as it was made before, or made now; and what it is made from."""
        key = (make, args)
        reading = self.readings.get(key)
        part = _NONE
        if reading is not None:
            there = reading.pick(stands.data)
            part = reading.parts.get(there, _NONE)
            if part is _NONE and (part := reading.older.get(there, _NONE)) is not _NONE:
                self._keep(reading, there, part)
        if reading is None or part is _NONE:
            reading = self.readings.setdefault(key, reading or Reading(table.layout))
            watched = Watched(table, stands)
            part = make(seen.through(watched), *args)
            reading.note(watched)
            self._keep(reading, reading.pick(stands.data), part)
        return part, reading

    def _keep(self, reading: Reading, there: Any, part: Any) -> None:
        self._count += 1
        if self._count > MANY:
            self._count = 1
            for each in self.readings.values():
                each.parts, each.older = {}, each.parts
        reading.parts[there] = part


@lru_cache(maxsize=64)
def _shelf(layout: Layout, book: bytes, seat: int | None, teams: tuple[int, ...]) -> Shelf:
    return Shelf()


class Memory:
    """What one table remembers of its board as one seat sees it: the parts that were shown last."""

    def __init__(self) -> None:
        self._shelf: Shelf | None = None
        self._last: dict[Any, tuple[int, Reading, Any]] = {}

    def recall(self, make: Callable[..., Part], seen: Seen, args: tuple[Any, ...]) -> Part:
        if self._shelf is None:
            self._shelf = _shelf(seen.view.layout, bytes(seen.book.buffer), seen.seat, seen.teams)
        view: Any = seen.view
        if type(view) is Watched:
            part, reading = self._shelf.find(make, seen, args, view.table, view.stands)
            view.bytes |= reading.bytes  # what a part was made from, the whole is made from too
            return part  # type: ignore[no-any-return]
        stands = _stands(seen)
        key = (make, args)
        last = self._last.get(key)
        if last is not None and not (last[0] ^ stands.number) & last[1].mask:
            _, reading, part = last
        else:
            part, reading = self._shelf.find(make, seen, args, view, stands)
        self._last[key] = stands.number, reading, part
        return part  # type: ignore[no-any-return]


def _stands(seen: Seen) -> Stands:
    """What stands in a view that is being described."""
    stands: Stands | None = seen.found.get(Stands)
    if stands is None:
        data = bytes(seen.view.buffer)
        stands = seen.found[Stands] = Stands(data, int.from_bytes(data, "little"))
    return stands


def _bits(layout: Layout, slot: str, cells: set[Any] | None = None) -> int:
    """Cells of a field, by default all of them, as bits for their bytes."""
    span, _, shape = layout.places[slot]
    size = int(span.stop - span.start)
    if cells is None:
        return int(((1 << size) - 1) << span.start)
    width = size // int(np.prod(shape))
    bits = 0
    for at in cells:
        index = at if isinstance(at, tuple) else (at,)
        flat = 0
        for i, n in zip(index, shape, strict=True):
            flat = flat * n + i % n
        bits |= ((1 << width) - 1) << (span.start + flat * width)
    return bits


def _slices(bits: int) -> list[slice]:
    """The same bytes as stretches."""
    found = []
    start = 0
    while bits:
        skip = (bits & -bits).bit_length() - 1
        bits >>= skip
        length = ((~bits) & (bits + 1)).bit_length() - 1
        bits >>= length
        found.append(slice(start + skip, start + skip + length))
        start += skip + length
    return found


def remembered(make: Callable[..., Part]) -> Callable[..., Part]:
    """Mark a function (seen, ...) that makes a part of a board from what is seen and its other arguments alone.

    It pays where the part is read from few cells. What it returns is shared, and nobody may change it.
    """

    @wraps(make)
    def part(seen: Seen, *args: Any) -> Part:
        return make(seen, *args) if seen.memory is None else seen.memory.recall(make, seen, args)

    return part


def once(make: Callable[..., Part]) -> Callable[..., Part]:
    """Mark a function of the same kind that is asked again and again while one view is described."""

    @wraps(make)
    def part(seen: Seen, *args: Any) -> Part:
        key = (make, args)
        if key not in seen.found:
            seen.found[key] = make(seen, *args)
        return seen.found[key]  # type: ignore[no-any-return]

    return part
