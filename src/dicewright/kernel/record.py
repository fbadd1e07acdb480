"""Records: one flat block of bytes each, declared as a class that rules are type-checked against.

    class State(Header):
        score = i16(SEATS, doc="points banked")
        bid = i8(SEATS, sees=OWNER, doc="what a seat has written down")
        total = i16(doc="the turn total")

A declaration says of every field how wide it is and *who may see it*. To mypy `g.total` is an int and `g.score` a
`Row`; a misspelt field, a wrong number of indices or a forgotten one is an error. What else must agree with the
declaration follows from it (`layout.py`): where the bytes lie, the type for compiled rules, the view of a seat.

Fields lie in this order: the header of the kernel, what the class says itself, then what it inherits, such as the stack
of the effect machine. Sizes that an inherited part leaves open are given with the class: `class State(Stack, depth=4)`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from difflib import get_close_matches
from enum import Enum
from typing import TYPE_CHECKING, ClassVar, Literal, Protocol, Self, overload

if TYPE_CHECKING:
    from .events import EventKind
    from .layout import Layout

HIDDEN = -1
"""What stands in a cell of a view that its seat may not see. No field with an owner ever really holds this value."""


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


EVERYONE, OWNER, TEAM, MOMENT, NOBODY = Sees


@dataclass(frozen=True)
class Sized:
    """A size that grows with the table: `SEATS`, `SEATS * 400`, `SEATS * 400 + 600`."""

    each: int = 1
    more: int = 0

    def __mul__(self, each: int) -> Sized:
        return Sized(self.each * each, self.more * each)

    def __add__(self, more: int) -> Sized:
        return Sized(self.each, self.more + more)


SEATS = Sized()
"""The number of seats, in the shape of a field. A book that holds only the heroes at the table has room for
`SEATS * n` of what each of them brings."""

Size = int | str | Sized
"""A number, one that grows with the table, or a name to which a class that inherits the field gives a number."""
Width = Literal["i8", "i16", "i32", "i64"]


@dataclass(frozen=True)
class Field:
    """One field of a record.

    `pool` names fields whose hidden cells may be exchanged for one another when a seat imagines what it cannot
    see (a hand and the deck it was drawn from). Cells of seat-indexed fields mix within their own seat's row
    unless `pool` ends in "*", which mixes the rows of all seats.
    """

    name: str
    width: Width
    shape: tuple[Size, ...] = ()
    sees: Sees = EVERYONE
    pool: str | None = None
    doc: str = ""
    start: int = 0
    """What it holds at first, in a record that nobody fills (weights)."""
    bits: bool = False
    """It is no number but a set: each bit stands for a thing of its own, and the sign for none."""

    def __post_init__(self) -> None:
        if self.sees in (OWNER, TEAM) and self.shape[:1] != (SEATS,):
            raise ValueError(f"field {self.name}: only a field whose first axis is SEATS has owners")


# --- what mypy knows a field as ---


class _Cells(Protocol):
    @property
    def shape(self) -> tuple[int, ...]: ...
    def tobytes(self) -> bytes: ...


class Row(_Cells, Protocol):
    """A field with one index."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class Grid(_Cells, Protocol):
    """A field with two indices, always given together."""

    def __getitem__(self, at: tuple[int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int], value: int, /) -> None: ...


class Cube(_Cells, Protocol):
    def __getitem__(self, at: tuple[int, int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int, int], value: int, /) -> None: ...


class Block(_Cells, Protocol):
    def __getitem__(self, at: tuple[int, int, int, int], /) -> int: ...
    def __setitem__(self, at: tuple[int, int, int, int], value: int, /) -> None: ...


class _Declares:
    """Declares a field of one width: called with its sizes, if any, in the body of a record."""

    def __init__(self, width: Width) -> None:
        self.width = width

    @overload
    def __call__(
        self, *, sees: Sees = ..., pool: str | None = ..., doc: str = ..., start: int = ..., bits: bool = ...
    ) -> int: ...
    @overload
    def __call__(
        self, a: Size, /, *, sees: Sees = ..., pool: str | None = ..., doc: str = ..., bits: bool = ...
    ) -> Row: ...
    @overload
    def __call__(
        self, a: Size, b: Size, /, *, sees: Sees = ..., pool: str | None = ..., doc: str = ..., bits: bool = ...
    ) -> Grid: ...
    @overload
    def __call__(self, a: Size, b: Size, c: Size, /, *, sees: Sees = ..., doc: str = ...) -> Cube: ...
    @overload
    def __call__(self, a: Size, b: Size, c: Size, d: Size, /, *, sees: Sees = ..., doc: str = ...) -> Block: ...
    def __call__(
        self,
        *shape: Size,
        sees: Sees = EVERYONE,
        pool: str | None = None,
        doc: str = "",
        start: int = 0,
        bits: bool = False,
    ) -> object:
        return Field("", self.width, shape, sees, pool, doc, start, bits)


i8, i16, i32, i64 = _Declares("i8"), _Declares("i16"), _Declares("i32"), _Declares("i64")


# --- records ---


class _Declared(type):
    """Collects the fields of a record's class."""

    fields: tuple[Field, ...]

    def __new__(mcs, name: str, bases: tuple[type, ...], body: dict[str, object], **sizes: int) -> _Declared:
        own = [replace(f, name=key) for key, f in body.items() if isinstance(f, Field)]
        inherited = [f for base in bases if isinstance(base, _Declared) for f in base.fields]
        head = [f for f in inherited if f in HEADER]
        fields = dict.fromkeys([*head, *own, *inherited])
        body["fields"] = tuple(replace(f, shape=tuple(sizes.get(str(n), n) for n in f.shape)) for f in fields)
        body.setdefault("__slots__", ())  # a name that is no field cannot be written by mistake
        return super().__new__(mcs, name, bases, body)

    def __init__(cls, name: str, bases: tuple[type, ...], body: dict[str, object], **sizes: int) -> None:
        super().__init__(name, bases, body)


HEADER: tuple[Field, ...] = ()


class Record(metaclass=_Declared):
    """A record in plain Python: attributes are ints and C-speed arrays over one bytearray.

    Array fields are memoryviews: read and write single cells (`g.value[seat, i]`), ask for `.shape`. Writing a
    number that does not fit its width raises, where compiled code would silently wrap.
    `tell` hears the events of the rules; None costs one comparison.
    """

    __slots__ = ("__weakref__", "buffer", "layout", "tell")
    fields: ClassVar[tuple[Field, ...]]
    buffer: bytearray
    layout: Layout[Self]
    tell: Callable[[EventKind, tuple[int, ...]], None] | None

    if not TYPE_CHECKING:

        def __getattr__(self, name):
            """Open a field when it is first used: a view has many, and few of them are ever looked at."""
            place = self.layout.places.get(name)
            if place is None:
                raise AttributeError(f"{self.layout.name} has no field {name!r}")
            span, form, shape = place
            part = memoryview(self.buffer)[span]
            cells = part.cast(form, shape) if shape else part.cast(form)
            object.__setattr__(self, name, cells)
            return cells

    def copy(self) -> Self:
        return self.layout.table(bytes(self.buffer))


class Header(Record):
    """What every state begins with."""

    question = i8(sees=MOMENT, doc="the kind of the open question; 0: none")
    asked = i8(sees=MOMENT, doc="the seat that is asked, NATURE or REFEREE")
    over = i8(doc="1 when the game has ended")
    options = i32(sees=MOMENT, doc="answers are below this")
    place = i8(SEATS, doc="1 = first; equal places share; 0 while the game runs")


HEADER = Header.fields


def no_such_field(record: str, name: str, known: Iterable[str]) -> str:
    """What is said of a field that is named by a text, and misspelt there."""
    return f"{record} has no field {name!r}{did_you_mean(name, known)}"


def did_you_mean(name: str, known: Iterable[str]) -> str:
    """The end of a sentence about a misspelt name: the one that is nearest to it, if any is near."""
    near = get_close_matches(name, list(known), 1)
    return f"; did you mean {near[0]!r}?" if near else ""
