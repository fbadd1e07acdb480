"""Where the fields of a record lie, and all that follows from its declaration: nothing here is written by hand twice.

The same bytes are a `Record` in plain Python and a NumPy record for compiled rules. A view of a seat is the record with
all bits set in what the seat may not see, so that every such cell reads HIDDEN, whatever its width.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from math import prod
from types import new_class
from typing import TYPE_CHECKING, Generic, Literal, Protocol, TypeVar, cast

from .record import EVERYONE, MOMENT, OWNER, TEAM, Record, Sized, no_such_field

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

R = TypeVar("R", bound=Record)
Format = Literal["b", "h", "i", "q"]
FORMATS: Mapping[str, tuple[Format, int]] = {"i8": ("b", 1), "i16": ("h", 2), "i32": ("i", 4), "i64": ("q", 8)}
"""By width: the format of a cell and its bytes."""
Values = int | Sequence["Values"]
"""A number, or lists of numbers as deep as a field has axes."""


class Layout(Generic[R]):
    """The fields of one kind of record for a given number of seats. Record are aligned, as C aligns them."""

    def __init__(self, record: type[R], seats: int) -> None:
        self.record, self.seats, self.fields = record, seats, record.fields
        self.name = f"{record.__module__}.{record.__name__}"
        self.shapes = {f.name: tuple(_size(n, seats) for n in f.shape) for f in record.fields}
        self.places: dict[str, tuple[slice, Format, tuple[int, ...]]] = {}
        """Where the bytes of each field lie, their format and shape, by slot (`_name` for a single number)."""
        end, widest = 0, 1
        for f in self.fields:
            form, width = FORMATS[f.width]
            shape = self.shapes[f.name]
            start = -(-end // width) * width
            end, widest = start + width * prod(shape), max(widest, width)
            self.places[f.name if shape else f"_{f.name}"] = slice(start, end), form, shape
        self.size = -(-end // widest) * widest

    def __repr__(self) -> str:
        return f"<Layout {self.name}, {self.seats} seats, {self.size} bytes>"

    @cached_property
    def _class(self) -> type[R]:
        """The record's class with a place for every open field."""
        slots = tuple(self.places)
        numbers = {f.name: _number(f"_{f.name}") for f in self.fields if not f.shape}
        body = {"__slots__": slots, "__module__": self.record.__module__, **numbers}
        return cast(
            type[R], new_class(self.record.__name__, (self.record,), exec_body=lambda space: space.update(body))
        )

    def table(self, data: bytes | bytearray | None = None) -> R:
        """A record in plain Python over its own copy of `data` (zeros if none)."""
        buffer = bytearray(self.size) if data is None else bytearray(data)
        if len(buffer) != self.size:
            raise ValueError(f"{self.name}: {len(buffer)} bytes given, {self.size} needed")
        table = self._class.__new__(self._class)
        table.buffer, table.layout, table.tell = buffer, self, None
        return table

    def fill(self, table: R, values: Mapping[str, Values]) -> None:
        """Write whole fields from numbers or nested lists; what a list leaves out stays. Not for rules."""
        for name, value in values.items():
            if name not in self.shapes:
                raise ValueError(no_such_field(self.name, name, self.shapes))
            try:
                if isinstance(value, int):
                    setattr(table, name, value)
                else:
                    span, form, shape = self.places[name]
                    _write(memoryview(table.buffer)[span].cast(form), form, shape, 0, value)
            except (ValueError, OverflowError, TypeError) as error:
                raise ValueError(f"{self.name}: {name} of shape {self.shapes[name]}: {error}") from None

    # --- compiled ---

    @cached_property
    def dtype(self) -> np.dtype[np.void]:
        """The type of the record to compiled rules. Gaps are fields of their own: NumPy copies fields and leaves gaps
        to chance, but equal records must be equal bytes."""
        import numpy as np

        parts: list[tuple[str, str, tuple[int, ...]]] = []
        end = 0
        for f, (span, _, shape) in zip(self.fields, self.places.values(), strict=True):
            if span.start > end:
                parts.append((f"gap_{end}", "i1", (span.start - end,)))
            parts.append((f.name, f"i{FORMATS[f.width][1]}", shape))
            end = span.stop
        if self.size > end:
            parts.append((f"gap_{end}", "i1", (self.size - end,)))
        return np.dtype(parts, align=True)

    def array(self, table: R) -> NDArray[np.void]:
        """The same bytes as a NumPy array of one record. Shares memory."""
        import numpy as np

        return np.frombuffer(table.buffer, self.dtype)

    # --- what a seat may see ---

    def view(self, data: bytes | bytearray, seat: int | None, teams: Sequence[int], moment: bool = True) -> R:
        """The record as a seat may know it; `seat` None watches from outside.

        `moment`: whether the seat may know what is going on right now (no sealed question to somebody else is open).
        """
        return self.table(self.sight(data, seat, tuple(teams), moment))

    def sight(self, data: bytes | bytearray, seat: int | None, teams: tuple[int, ...], moment: bool) -> bytes:
        """The bytes of a view."""
        veiled = int.from_bytes(data, "little") | self.veil(seat, teams, moment)
        return veiled.to_bytes(self.size, "little")

    @cache
    def veil(self, seat: int | None, teams: tuple[int, ...], moment: bool) -> int:
        """All bits of what the seat may not see."""
        veil = bytearray(self.size)
        for f, (span, _, _) in zip(self.fields, self.places.values(), strict=True):
            if f.sees is EVERYONE or (f.sees is MOMENT and moment):
                continue
            rows = self.seats if f.sees in (OWNER, TEAM) else 1
            size = (span.stop - span.start) // rows
            for row in range(rows):
                mine = f.sees is OWNER and row == seat
                ours = f.sees is TEAM and seat is not None and teams[row] == teams[seat]
                if not mine and not ours:
                    start = span.start + row * size
                    veil[start : start + size] = b"\xff" * size
        return int.from_bytes(veil, "little")


def _size(n: int | str | Sized, seats: int) -> int:
    if isinstance(n, str):
        raise ValueError(f"the size {n!r} is left open; give it with the class, such as ({n}=4)")
    return n.each * seats + n.more if isinstance(n, Sized) else n


def _write(cells: memoryview[int], form: Format, shape: tuple[int, ...], at: int, values: Values) -> None:
    if isinstance(values, int) or not shape or len(values) > shape[0]:
        raise ValueError(f"{values} does not fit")
    if len(shape) == 1:
        cells[at : at + len(values)] = memoryview(array(form, cast(Sequence[int], values)))
        return
    for i, value in enumerate(values):
        _write(cells, form, shape[1:], at + i * prod(shape[1:]), value)


def _number(slot: str) -> property:
    """A field that is a single number. Each gets code of its own that names its slot: plain Python then remembers where
    that lies, which it could not for an attribute given by name."""

    def read(table: _Slotted) -> int:
        return table.slot[0]

    def write(table: _Slotted, value: int) -> None:
        table.slot[0] = value

    for function in (read, write):
        function.__code__ = function.__code__.replace(co_names=(slot,))
    return property(read, write)


class _Slotted(Protocol):
    slot: memoryview[int]


class Tables(Generic[R]):
    """A few records side by side, as compiled code has them in an array: `t[1] = t[0]` copies the bytes."""

    def __init__(self, layout: Layout[R], count: int) -> None:
        self._tables = [layout.table() for _ in range(count)]
        self.shape = (count,)

    def __getitem__(self, i: int) -> R:
        return self._tables[i]

    def __setitem__(self, i: int, table: R) -> None:
        self._tables[i].buffer[:] = table.buffer
