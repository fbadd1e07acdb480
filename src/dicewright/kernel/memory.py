"""Remembering parts of a board: what a part was made from is noted, and while that stays as it was, so does the part.

A description is made from a view and nothing else. So a function that is `remembered` runs once on a view that notes
which fields it reads; it runs again only when one of those has changed. A server that shows a board after every answer
makes anew only what the answer has touched. Without a memory, as at the terminal, nothing changes.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import TYPE_CHECKING, Any, TypeVar

from .record import Table

if TYPE_CHECKING:
    from .describe import Seen

Part = TypeVar("Part")


class Watched:
    """A view that notes which of its fields are read."""

    def __init__(self, over: Any, table: Table) -> None:
        self.over, self.table = over, table
        self.read: dict[str, None] = {}

    def __getattr__(self, name: str) -> Any:  # only on the first reading of a field: then it is kept
        value = getattr(self.over, name)
        if name in self.table.layout.spans:
            self.read[name] = None
            self.__dict__[name] = value
        elif name != "layout":  # a copy, the bytes: all of it
            self.read.update(dict.fromkeys(self.table.layout.spans))
        return value


class Memory:
    """The parts of one board, as one seat sees one game."""

    def __init__(self) -> None:
        self._parts: dict[Any, tuple[tuple[str, ...], list[bytes], Any]] = {}
        self._fresh: list[Any] = []

    def recall(self, make: Callable[..., Part], seen: Seen, args: tuple[Any, ...]) -> Part:
        view: Any = seen.view
        table: Table = view.table if isinstance(view, Watched) else view
        key = (make, args)
        if key in self._parts:
            fields, values, part = self._parts[key]
            if values == _values(table, fields):
                if view is not table:  # what the part was made from, the whole is made from too
                    for name in fields:
                        getattr(view, name)
                return part  # type: ignore[no-any-return]
        watched = Watched(view, table)
        part = make(seen.through(watched), *args)
        fields = tuple(watched.read)
        self._parts[key] = (fields, _values(table, fields), part)
        self._fresh.append(key)
        return part

    def exchange(self, convert: Callable[[Any], Any]) -> None:
        """Keep something else, such as what has become of it, for every part that was made since the last time."""
        for key in self._fresh:
            fields, values, part = self._parts[key]
            self._parts[key] = (fields, values, convert(part))
        self._fresh.clear()


def _values(table: Table, fields: tuple[str, ...]) -> list[bytes]:
    buffer, spans = table.buffer, table.layout.spans
    return [bytes(buffer[spans[name]]) for name in fields]


def remembered(make: Callable[..., Part]) -> Callable[..., Part]:
    """Mark a function (seen, ...) that makes a part of a board from what is seen and its other arguments alone."""

    @wraps(make)
    def part(seen: Seen, *args: Any) -> Part:
        return make(seen, *args) if seen.memory is None else seen.memory.recall(make, seen, args)

    return part
