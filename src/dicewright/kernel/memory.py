"""Remembering parts of a board: what a part was made from is noted, and while that stays as it was, so does the part.

A description is made from a view and nothing else. So a function that is `remembered` runs on a view that notes which
cells it reads. Whenever those cells hold what they held before, at this table or another, the part is what it was
before: a card, a face or an opening is described once for a thousand tables. Without a memory, as at the terminal,
nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from functools import cache, lru_cache, wraps
from math import prod
from operator import attrgetter, itemgetter
from typing import TYPE_CHECKING, TypeAlias, TypeVar, cast

from .layout import Layout
from .record import Header, Record

if TYPE_CHECKING:
    from .describe import Seen

Sight: TypeAlias = "Seen[Header, Record]"
Index = int | tuple[int, ...]
Args = tuple[Hashable, ...]
Make = Callable[..., object]
"""Makes a part of a board: make(seen, *args)."""
M = TypeVar("M", bound=Make)
MANY = 4_000
"""Parts that are kept of one game as one seat sees it, and as many again that were not asked for lately."""
_NONE = object()


class Bits(dict[Index, int]):
    """Where the cells of a field lie in a view, as bits for their bytes; each is found when it is first read."""

    def __init__(self, layout: Layout[Header], slot: str) -> None:
        span, _, self._shape = layout.places[slot]
        size = int(span.stop - span.start)
        self._start, self._width = int(span.start), size // prod(self._shape)
        self.all = ((1 << size) - 1) << self._start

    def __missing__(self, at: Index) -> int:
        index = at if isinstance(at, tuple) else (at,)
        flat = 0
        for i, n in zip(index, self._shape, strict=True):
            flat = flat * n + i % n
        bits = self[at] = ((1 << self._width) - 1) << (self._start + flat * self._width)
        return bits


_bits = cache(Bits)


class Page:
    """Where it is noted what is read. It knows no view, so that nothing goes round in a circle: what was described is
    gone as soon as it was told, and nobody has to look for it."""

    __slots__ = ("data", "number", "read")

    def __init__(self, data: bytes) -> None:
        self.data = data
        """What stood in the view that was watched first."""
        self.number = int.from_bytes(data, "little")
        """The same as one number."""
        self.read = 0
        """The bytes that were read for the part that is being made, as bits."""


class Cells:
    """An array of a view that notes which of its cells are read."""

    __slots__ = ("_bits", "_cells", "_page", "shape")

    def __init__(self, cells: memoryview[int], bits: Bits, page: Page) -> None:
        self._cells, self._bits, self._page, self.shape = cells, bits, page, cells.shape or ()

    def __getitem__(self, at: Index) -> int:
        self._page.read |= self._bits[at]
        return self._cells[at]

    def __setitem__(self, at: Index, value: int) -> None:  # in a copy, to work on
        self._cells[at] = value

    def __len__(self) -> int:
        return int(self.shape[0])

    def __iter__(self) -> Iterator[int]:
        return (self[i] for i in range(len(self)))

    def tobytes(self) -> bytes:
        self._page.read |= self._bits.all
        return bytes(self._cells.tobytes())


class Watched:
    """A view that notes what is read of it, on one page for all parts. A copy notes on the same page."""

    def __init__(self, table: Header, page: Page | None = None) -> None:
        self.table, self.layout = table, table.layout
        self.page = Page(bytes(table.buffer)) if page is None else page

    if not TYPE_CHECKING:

        def __getattr__(self, name):  # only on the first reading of a field: then it is kept
            value = getattr(self.table, name)
            if name in self.layout.places:
                value = Cells(value, _bits(self.layout, name), self.page)
            self.__dict__[name] = value
            return value

    @property
    def buffer(self) -> bytearray:
        self.page.read |= (1 << self.layout.size) - 1
        return self.table.buffer

    def copy(self) -> Watched:
        return type(self)(self.table.copy(), self.page)


@cache
def _watching(layout: Layout[Header]) -> type[Watched]:
    """Watched views of a layout: every single number of it notes that it is read."""
    numbers = {name: _noted(f"_{name}", _bits(layout, f"_{name}").all) for name, n in layout.shapes.items() if not n}
    return type(f"Watched_{layout.name}_{layout.seats}", (Watched,), numbers)


def _noted(slot: str, bits: int) -> property:
    cells: Callable[[Record], memoryview[int]] = attrgetter(slot)

    def read(view: Watched) -> int:
        view.page.read |= bits
        return cells(view.table)[0]

    def write(view: Watched, value: int) -> None:
        cells(view.table)[0] = value

    return property(read, write)


def _watched(seen: Sight) -> Watched | None:
    """The view, if what is read of it is noted."""
    view: object = seen.view
    return view if isinstance(view, Watched) else None


def _through(seen: Sight) -> Sight:
    """The same, watched."""
    if _watched(seen):
        return seen
    if Watched not in seen.found:
        view = cast(Header, _watching(seen.view.layout)(seen.view))
        seen.found[Watched] = replace(seen, view=view)
    return cast(Sight, seen.found[Watched])


def _made(make: Make, seen: Sight, args: Args) -> tuple[object, int]:
    """A part, and what was read for it where that is watched."""
    view = _watched(seen)
    if view is None:
        return make(seen, *args), 0
    page = view.page
    before, page.read = page.read, 0
    part = make(seen, *args)
    read, page.read = page.read, before
    return part, read


def _nothing(data: bytes) -> None:
    """What a part is made from that reads nothing."""


class Reading:
    """The bytes that a part is made from: all that were ever read for it. More than it needs do no harm."""

    def __init__(self) -> None:
        self.bytes = self.mask = 0
        """As bits for bytes, and as the bits themselves."""
        self.pick: Callable[[bytes], object] = _nothing
        """What stands there."""
        self.parts: dict[object, object] = {}
        """The parts by what stands there."""
        self.older: dict[object, object] = {}
        """Those not asked for since the shelf was full."""

    def note(self, read: int) -> None:
        """Take in what was read for the part this time."""
        if read & ~self.bytes:
            self.bytes |= read
            stretches = _slices(self.bytes)
            self.pick = itemgetter(*stretches)
            self.mask = sum(((1 << 8 * (s.stop - s.start)) - 1) << 8 * s.start for s in stretches)
            self.parts, self.older = {}, {}


class Shelf:
    """What is known of one game as one seat sees it, at all tables with the same book."""

    def __init__(self) -> None:
        self.readings: dict[object, Reading] = {}
        self._count = 0

    def find(self, key: tuple[Make, Args], seen: Sight, data: bytes) -> tuple[object, Reading]:
        """A part as it was made before, or made now; and what it is made from."""
        reading = self.readings.get(key)
        part = _NONE
        if reading is not None:
            there = reading.pick(data)
            part = reading.parts.get(there, _NONE)
            if part is _NONE and (part := reading.older.get(there, _NONE)) is not _NONE:
                self._keep(reading, there, part)
        if reading is None or part is _NONE:
            reading = self.readings.setdefault(key, reading or Reading())
            part, read = _made(key[0], seen, key[1])
            reading.note(read)
            self._keep(reading, reading.pick(data), part)
        return part, reading

    def _keep(self, reading: Reading, there: object, part: object) -> None:
        self._count += 1
        if self._count > MANY:
            self._count = 1
            for each in self.readings.values():
                each.parts, each.older = {}, each.parts
        reading.parts[there] = part


@lru_cache(maxsize=64)
def _shelf(layout: Layout[Header], book: bytes, seat: int | None, teams: tuple[int, ...]) -> Shelf:
    return Shelf()


class Memory:
    """What one table remembers of its board as one seat sees it: the parts that were made or wanted last."""

    def __init__(self) -> None:
        self._shelf: Shelf | None = None
        self._last: dict[object, tuple[int, Reading, object]] = {}

    def recall(self, make: Make, seen: Sight, args: Args) -> object:
        if self._shelf is None:
            self._shelf = _shelf(seen.view.layout, bytes(seen.book.buffer), seen.seat, seen.teams)
        key = (make, args)
        through = _through(seen)
        page = cast(Watched, through.view).page
        last = self._last.get(key)
        if last is not None and not (last[0] ^ page.number) & last[1].mask:
            _, reading, part = last
        else:
            part, reading = self._shelf.find(key, through, page.data)
            self._last[key] = page.number, reading, part
        page.read |= reading.bytes  # what a part was made from, the whole is made from too
        return part


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


def remembered(make: M) -> M:
    """Mark a function (seen, ...) that makes a part of a board from what is seen and its other arguments alone.

    It pays where the part is read from few cells. What it returns is shared, and nobody may change it.
    """

    @wraps(make)
    def part(seen: Sight, *args: Hashable) -> object:
        return make(seen, *args) if seen.memory is None else seen.memory.recall(make, seen, args)

    return cast(M, part)


def once(make: M) -> M:
    """Mark a function of the same kind that is asked again and again while one view is described."""

    @wraps(make)
    def part(seen: Sight, *args: Hashable) -> object:
        key = (make, args)
        if key not in seen.found:
            seen.found[key] = _made(make, seen, args)
        made, read = cast(tuple[object, int], seen.found[key])
        if read:  # what is made from it was made from that
            cast(Watched, seen.view).page.read |= read
        return made

    return cast(M, part)
