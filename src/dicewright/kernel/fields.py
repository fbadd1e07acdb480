"""A record as a class: rules are type-checked against it, and the layout is made from it.

    class State(Header):
        score = i16(SEATS, doc="points banked")
        bid = i8(SEATS, sees=OWNER, doc="what a seat has written down")
        total = i16(doc="the turn total")

To mypy `g.total` is an int and `g.score` a `Row`; a misspelt field, a wrong number of indices or a forgotten one is an
error. At run time `State.fields` are the `Field`s that `Layout` wants: the header of the kernel first, then what the
class says itself, then what it inherits, such as the stack of the effect machine. Sizes that an inherited part leaves
open are given with the class: `class State(Stack, depth=4, dice=1)`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar, Protocol, overload

from .record import SEATS, Field, Layout, Sees, Sized

EVERYONE, OWNER, TEAM, MOMENT, NOBODY = Sees.EVERYONE, Sees.OWNER, Sees.TEAM, Sees.MOMENT, Sees.NOBODY

__all__ = ["EVERYONE", "MOMENT", "NOBODY", "OWNER", "SEATS", "TEAM", "Fields", "Grid", "Header", "Row", "i8", "i16"]


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


Size = int | str | Sized


class Width:
    """Declares a field of this width: called with its sizes, if any, in the body of a class of fields."""

    def __init__(self, name: str) -> None:
        self.name = name

    @overload
    def __call__(self, *, sees: Sees = ..., pool: str | None = ..., doc: str = ..., start: int = ...) -> int: ...
    @overload
    def __call__(self, a: Size, /, *, sees: Sees = ..., pool: str | None = ..., doc: str = ...) -> Row: ...
    @overload
    def __call__(self, a: Size, b: Size, /, *, sees: Sees = ..., pool: str | None = ..., doc: str = ...) -> Grid: ...
    @overload
    def __call__(self, a: Size, b: Size, c: Size, /, *, sees: Sees = ..., doc: str = ...) -> Cube: ...
    @overload
    def __call__(self, a: Size, b: Size, c: Size, d: Size, /, *, sees: Sees = ..., doc: str = ...) -> Block: ...
    def __call__(
        self, *shape: Size, sees: Sees = EVERYONE, pool: str | None = None, doc: str = "", start: int = 0
    ) -> Any:
        return Field("", self.name, shape, sees, pool, doc, start)


i8, i16, i32, i64 = Width("i8"), Width("i16"), Width("i32"), Width("i64")


class Fields:
    """The base of all records that are declared as classes."""

    fields: ClassVar[tuple[Field, ...]] = ()

    if TYPE_CHECKING:  # what a record is besides, in plain Python
        layout: Layout
        buffer: bytearray
        tell: Callable[[int, tuple[int, ...]], None] | None

        def copy(self) -> Any: ...

    def __init_subclass__(cls, **sizes: int) -> None:
        own = [replace(f, name=name) for name, f in vars(cls).items() if isinstance(f, Field)]
        inherited = [f for base in cls.__bases__ for f in getattr(base, "fields", ())]
        head = [f for f in inherited if f in Header.fields] if cls.__name__ != "Header" else []
        rest = [f for f in inherited if f not in head]
        named = [replace(f, shape=tuple(sizes.get(str(n), n) for n in f.shape)) for f in [*head, *own, *rest]]
        cls.fields = tuple(dict.fromkeys(named))


class Header(Fields):
    """What every record of a game begins with."""

    question = i8(sees=MOMENT, doc="the kind of the open question; 0: none")
    asked = i8(sees=MOMENT, doc="the seat that is asked, NATURE or REFEREE")
    over = i8(doc="1 when the game has ended")
    options = i32(sees=MOMENT, doc="answers are below this")
    place = i8(SEATS, doc="1 = first; equal places share; 0 while the game runs")
