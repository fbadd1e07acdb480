"""The state of a game: one flat, aligned record, declared field by field.

A declaration says of every field how wide it is and *who may see it*. Everything that must agree with that is
derived here and nowhere else: the NumPy type that compiled rules work on, the plain-Python table over the same
bytes, the redacted view of a seat, the reshuffling of what a seat cannot see, differences and printing.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property
from operator import attrgetter
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

#: A record as rules see it: a `Table` in plain Python, a Numba record in compiled code.
Record: TypeAlias = Any

#: What stands in a cell of a view that its seat may not see. No field with an owner ever really holds this value.
HIDDEN = -1


@dataclass(frozen=True)
class Sized:
    """A size that grows with the table: so many for each seat, and so many more."""

    each: int
    more: int = 0

    def __add__(self, more: int) -> Sized:
        return Sized(self.each, self.more + more)


class _Seats(str):
    """The number of seats, in a shape: `SEATS`, `SEATS * 400`, `SEATS * 400 + 600`."""

    def __mul__(self, each: Any) -> Any:
        return Sized(int(each))


SEATS = _Seats("seats")
"""Put this in a field's shape where the number of seats belongs. A book that holds only the heroes at the table has
room for `SEATS * n` of what each of them brings."""


class Sees(Enum):
    """Who may see a field. OWNER and TEAM fields have the seats as their first axis.

    MOMENT is what is going on right now: everyone sees it, except while a sealed question is open; then only the
    seat that is asked does. The header and the machine's stack are of this kind.
    """

    EVERYONE = "everyone"
    OWNER = "owner"
    TEAM = "team"
    MOMENT = "moment"
    NOBODY = "nobody"


_FORMATS = {"i8": "b", "i16": "h", "i32": "i", "i64": "q"}


@dataclass(frozen=True)
class Field:
    """One field of a record.

    `pool` names fields whose hidden cells may be exchanged for one another when a seat imagines what it cannot
    see (a hand and the deck it was drawn from). Cells of seat-indexed fields mix within their own seat's row
    unless `pool` ends in "*", which mixes the rows of all seats.
    """

    name: str
    width: str
    shape: tuple[int | str | Sized, ...] = ()
    sees: Sees = Sees.EVERYONE
    pool: str | None = None
    doc: str = ""
    start: int = 0
    """What it holds at first, in a record that nobody fills (weights)."""

    def __post_init__(self) -> None:
        if self.width not in _FORMATS:
            raise ValueError(f"field {self.name}: width {self.width!r} is not one of {', '.join(_FORMATS)}")
        if self.sees in (Sees.OWNER, Sees.TEAM) and (not self.shape or self.shape[0] != SEATS):
            raise ValueError(f"field {self.name}: only a field whose first axis is SEATS has owners")


class Table:
    """A record in plain Python: attributes are ints and C-speed arrays over one bytearray.

    Array fields are memoryviews: read and write single cells (`g.value[seat, i]`), ask for `.shape`. Writing a
    number that does not fit its width raises, where compiled code would silently wrap.
    `tell` hears the events of the rules; None costs one comparison.
    """

    __slots__ = ("__weakref__", "buffer", "layout", "tell")
    buffer: bytearray
    layout: Layout
    tell: Callable[[int, tuple[int, ...]], None] | None

    def __getattr__(self, name: str) -> Any:
        """Open a field when it is first used: a view has many, and few of them are ever looked at."""
        place = self.layout.places.get(name)
        if place is None:
            raise AttributeError(f"record {self.layout.name!r} has no field {name!r}")
        span, form, shape = place
        part = memoryview(self.buffer)[span]
        cells: Any = part.cast(form, shape) if shape else part.cast(form)  # type: ignore[call-overload]
        object.__setattr__(self, name, cells)
        return cells

    if TYPE_CHECKING:

        def __setattr__(self, name: str, value: Any) -> None: ...

    def copy(self) -> Table:
        return self.layout.table(bytes(self.buffer))


class Layout:
    """The fields of one kind of record for a given number of seats."""

    def __init__(self, name: str, fields: Sequence[Field], seats: int) -> None:
        self.name, self.seats = name, seats
        self.fields = tuple(fields)
        names = [f.name for f in fields]
        if double := {n for n in names if names.count(n) > 1}:
            raise ValueError(f"record {name}: declared twice: {', '.join(sorted(double))}")
        self.shapes = {f.name: tuple(_size(n, seats) for n in f.shape) for f in fields}
        kinds = {"i8": np.int8, "i16": np.int16, "i32": np.int32, "i64": np.int64}
        self.dtype = _padded(np.dtype([(f.name, kinds[f.width], self.shapes[f.name]) for f in fields], align=True))
        self.size = int(self.dtype.itemsize)

    def __repr__(self) -> str:
        return f"<Layout {self.name}, {self.seats} seats, {self.size} bytes>"

    @cached_property
    def _table_class(self) -> type[Table]:
        body: dict[str, Any] = {}
        slots: list[str] = []
        for f in self.fields:
            if self.shapes[f.name]:
                slots.append(f.name)
            else:
                slots.append(f"_{f.name}")
                body[f.name] = _scalar(f"_{f.name}")
        body["__slots__"] = tuple(slots)
        return type(f"Table_{self.name}_{self.seats}", (Table,), body)

    @cached_property
    def places(self) -> dict[str, tuple[slice, str, tuple[int, ...]]]:
        """Where the bytes of each field lie, their format and shape, by slot (`_name` for a single number)."""
        out = {}
        for f in self.fields:
            shape = self.shapes[f.name]
            start = int(self.dtype.fields[f.name][1])  # type: ignore[index]
            form = _FORMATS[f.width]
            cells = int(np.prod(shape)) if shape else 1
            out[f.name if shape else f"_{f.name}"] = (slice(start, start + cells * struct.calcsize(form)), form, shape)
        return out

    def table(self, data: bytes | bytearray | None = None) -> Table:
        """A plain-Python table over its own copy of `data` (zeros if none)."""
        buffer = bytearray(self.size) if data is None else bytearray(data)
        if len(buffer) != self.size:
            raise ValueError(f"record {self.name}: {len(buffer)} bytes given, {self.size} needed")
        table = self._table_class.__new__(self._table_class)
        table.buffer, table.layout, table.tell = buffer, self, None
        return table

    def array(self, table: Table) -> np.ndarray[Any, Any]:
        """The same bytes as a NumPy array of one record, for compiled rules. Shares memory."""
        return np.frombuffer(table.buffer, self.dtype)

    # --- what a seat may see ---

    def _visible(
        self, field: Field, seat: int | None, teams: Sequence[int], moment: bool
    ) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """A mask over the cells of `field`: which of them the seat sees. `seat` None watches from outside."""
        shape = self.shapes[field.name]
        if field.sees is Sees.EVERYONE or (field.sees is Sees.MOMENT and moment):
            return np.ones(shape, bool)
        mask = np.zeros(shape, bool)
        if seat is not None and field.sees is Sees.OWNER:
            mask[seat] = True
        elif seat is not None and field.sees is Sees.TEAM:
            for other in range(self.seats):
                if teams[other] == teams[seat]:
                    mask[other] = True
        return mask

    def view(self, data: bytes | bytearray, seat: int | None, teams: Sequence[int], moment: bool = True) -> Table:
        """The record as a seat may know it: every cell it may not see reads HIDDEN.

        `moment`: whether the seat may know what is going on right now (no sealed question to somebody else is open).
        """
        veil = self._veil(seat, tuple(teams), moment)
        return self.table((np.frombuffer(data, np.uint8) | veil).tobytes())

    @cache  # noqa: B019  (layouts live as long as the program)
    def _veil(self, seat: int | None, teams: tuple[int, ...], moment: bool) -> np.ndarray[Any, np.dtype[np.uint8]]:
        """All bits of what the seat may not see: laid over a record, they read HIDDEN in a field of any width."""
        record = np.zeros(1, self.dtype)
        for f in self.fields:
            record[f.name][0] = np.where(self._visible(f, seat, teams, moment), 0, HIDDEN)
        return np.frombuffer(record.tobytes(), np.uint8)

    # --- for people ---

    def values(self, data: bytes | bytearray) -> Iterator[tuple[str, tuple[int, ...], int]]:
        """Every cell: field, index, value."""
        record = np.frombuffer(bytes(data), self.dtype)
        for f in self.fields:
            cells = np.asarray(record[f.name][0])
            for where, value in np.ndenumerate(cells):
                yield f.name, where, int(value)

    def diff(self, a: bytes | bytearray, b: bytes | bytearray) -> list[str]:
        """Where two records differ, one line a cell: `value[0, 3]: 4 -> 6`."""
        lines = []
        for (name, where, x), (_, _, y) in zip(self.values(a), self.values(b), strict=True):
            if x != y:
                index = f"[{', '.join(map(str, where))}]" if where else ""
                lines.append(f"{name}{index}: {x} -> {y}")
        return lines

    def pretty(self, data: bytes | bytearray) -> str:
        """Every field with its value, one line each; rows of zeros are left out."""
        record = np.frombuffer(bytes(data), self.dtype)
        lines = []
        for f in self.fields:
            cells = np.asarray(record[f.name][0])
            if cells.ndim == 0 or cells.any():
                lines.append(f"{f.name} = {cells.tolist()}")
        return "\n".join(lines)

    def fill(self, table: Table, values: Mapping[str, Any]) -> None:
        """Write whole fields from numbers or nested lists; used for books and set-ups, not by rules."""
        record = self.array(table)
        for name, value in values.items():
            cells = np.asarray(value)
            if not self.shapes[name]:
                setattr(table, name, int(cells))
                continue
            info = np.iinfo(record[name].dtype)
            if cells.size and (cells.min() < info.min or cells.max() > info.max):
                raise ValueError(f"field {name}: a value does not fit {info.dtype}")
            target = record[name][0]
            target[tuple(slice(0, n) for n in cells.shape)] = cells


def _size(n: int | str | Sized, seats: int) -> int:
    if isinstance(n, Sized):
        return n.each * seats + n.more
    return seats if n == SEATS else int(n)


def _padded(aligned: np.dtype[Any]) -> np.dtype[Any]:
    """The same record with its gaps as fields of their own: NumPy copies fields and leaves gaps to chance, but equal
    records must be equal bytes."""
    parts: list[tuple[str, Any, tuple[int, ...]]] = []
    end = 0
    for name in (*(aligned.names or ()), None):
        start = aligned.itemsize if name is None else int(aligned.fields[name][1])  # type: ignore[index]
        if start > end:
            parts.append((f"gap_{end}", np.int8, (start - end,)))
        if name is not None:
            part = aligned[name]
            parts.append((name, part.base, part.shape))
            end = start + int(part.itemsize)
    return np.dtype(parts, align=True)


def _scalar(slot: str) -> property:
    cells = attrgetter(slot)

    def read(table: Table) -> int:
        return cells(table)[0]  # type: ignore[no-any-return]

    def write(table: Table, value: int) -> None:
        cells(table)[0] = value

    return property(read, write)


class Tables:
    """A few records side by side, as compiled code has them in an array: `t[1] = t[0]` copies the bytes."""

    def __init__(self, layout: Layout, count: int) -> None:
        self._tables = [layout.table() for _ in range(count)]

    def __getitem__(self, i: int) -> Table:
        return self._tables[i]

    def __setitem__(self, i: int, table: Table) -> None:
        self._tables[i].buffer[:] = table.buffer
