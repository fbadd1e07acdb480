"""What a store of tables must do. It is append-only, and what it has acknowledged survives a crash.

A `Journal` is one in a database, for servers; a page without a server keeps its tables in the browser.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import NamedTuple, Protocol, TypeAlias

from .refusals import Denied


class StoreDown(Denied):
    """The store cannot be read or written now. Nothing that was acknowledged is lost."""

    def __init__(self, why: str) -> None:
        super().__init__("store", 503)
        self.why = why


class TermOver(StoreDown):
    """Other servers of the store have taken this one for dead: it may not write what it had begun."""

    def __init__(self) -> None:
        super().__init__("others took this server for dead")


class Damaged(Exception):
    """What is kept of one table cannot be what was written; the others have nothing to do with it."""


class Seated(NamedTuple):
    """A person holds a seat at a table from now on."""

    person: str
    table: str


class Finished(NamedTuple):
    """The game at a table is over, and what a list shows of it."""

    table: str
    at: float
    shown: bytes


class Listed(NamedTuple):
    """A finished table in a list, with what is shown of it; None if that was never kept."""

    table: str
    at: float
    shown: bytes | None


class Place(NamedTuple):
    """A place in a list of finished tables: behind one that ended then."""

    at: float = inf
    table: str = ""


TOP = Place()
"""Of a list, where it begins."""

Also: TypeAlias = Seated | Finished
"""What is kept together with entries, so that tables are found by it."""


class Store(Protocol):
    """Keeps tables. Everything that writes returns once it is kept; what cannot be raises StoreDown."""

    @property
    def room_left(self) -> bool:
        """Whether there is room for more, as far as that can be seen from here."""

    async def found(self, id: str, at: float, timed: bool, body: bytes, people: Sequence[str]) -> None:
        """Keep a new table, whether a clock is kept there, and who holds seats at it."""

    async def append(self, id: str, seq: int, bodies: Sequence[bytes], *also: Also) -> None:
        """Keep the next entries of a table. Refuses if another has written them already."""

    async def keep_review(self, id: str, body: bytes) -> None:
        """Keep what was found out about a finished game, in place of what was kept before."""

    async def keep_shown(self, it: Finished) -> None:
        """Keep what a list shows of a finished game, in place of what was kept before."""

    async def beat(self) -> None:
        """Write something that means nothing, to see that writing is possible."""

    async def load(self, id: str) -> tuple[bytes, list[bytes]] | None:
        """How a table was founded, and its entries; None if there is no such table. Raises Damaged."""

    async def review(self, id: str) -> bytes | None:
        """What was found out about a finished game."""

    async def running(self, person: str, limit: int) -> list[str]:
        """Tables not finished at which the person has held a seat, the newest first."""

    async def finished(self, person: str, limit: int, behind: Place = TOP) -> list[Listed]:
        """Those that are, the latest first, from a place in the list on."""

    async def timed(self) -> list[str]:
        """Tables not finished whose clock is running."""

    def close(self) -> None:
        """Finish writing what was handed in, and close."""
