"""The store in a browser: a database that outlives the page, and that every window of it shares.

One window may write what another has not seen. Then an entry's number is taken already, writing fails, and the table is
read anew: the same as with two servers at one database.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec
from msgspec import Struct

from ..server.tables.store import TOP, Also, Damaged, Finished, Listed, Place, Seated, Store, StoreDown
from .outside import Drawer

T = TypeVar("T")


class Founded(Struct, tag="founded"):
    id: str
    at: float
    timed: bool
    body: str


class Entry(Struct, tag="entry"):
    id: str
    seq: int
    body: str


class Person(Struct, tag="person"):
    """Who holds a seat, and where."""

    person: str
    id: str


class Ended(Struct, tag="ended"):
    """When a game ended, and what a list shows of it."""

    id: str
    at: float
    shown: str = ""


class Review(Struct, tag="review"):
    id: str
    body: str


Row = Founded | Entry | Person | Ended | Review


class Kept(Store):
    """Keeps tables in a drawer."""

    def __init__(self, drawer: Drawer) -> None:
        self._drawer = drawer

    @property
    def room_left(self) -> bool:
        return True

    async def found(self, id: str, at: float, timed: bool, body: bytes, people: Sequence[str]) -> None:
        await self._write([Founded(id, at, timed, body.decode()), *(Person(person, id) for person in people)])

    async def append(self, id: str, seq: int, bodies: Sequence[bytes], *also: Also) -> None:
        entries = (Entry(id, seq + k, body.decode()) for k, body in enumerate(bodies))
        await self._write([*entries, *(_row(it) for it in also)])

    async def keep_review(self, id: str, body: bytes) -> None:
        await self._write([Review(id, body.decode())])

    async def keep_shown(self, it: Finished) -> None:
        await self._write([_row(it)])

    async def beat(self) -> None:
        await self._write([])

    async def _write(self, rows: Sequence[Row]) -> None:
        if wrong := await self._drawer.write(msgspec.json.encode(rows).decode()):
            raise StoreDown(wrong)

    async def load(self, id: str) -> tuple[bytes, list[bytes]] | None:
        head = await self._drawer.row("founded", id)
        if not head:
            return None
        entries = _read(await self._drawer.entries(id), list[Entry])
        for k, entry in enumerate(entries):
            if entry.seq != k:
                raise Damaged(f"entry {k} is missing")
        return _read(head, Founded).body.encode(), [entry.body.encode() for entry in entries]

    async def review(self, id: str) -> bytes | None:
        found = await self._drawer.row("review", id)
        return _read(found, Review).body.encode() if found else None

    async def running(self, person: str, limit: int) -> list[str]:
        mine, ended = await self._mine(person), {it.id for it in await self._ended()}
        founded = [it for it in await self._founded() if it.id in mine and it.id not in ended]
        return [it.id for it in sorted(founded, key=lambda it: -it.at)][:limit]

    async def finished(self, person: str, limit: int, behind: Place = TOP) -> list[Listed]:
        mine = await self._mine(person)
        ended = [it for it in await self._ended() if it.id in mine and (it.at, it.id) < behind]
        latest = sorted(ended, key=lambda it: (it.at, it.id), reverse=True)[:limit]
        return [Listed(it.id, it.at, it.shown.encode() or None) for it in latest]

    async def timed(self) -> list[str]:
        ended = {it.id for it in await self._ended()}
        return [it.id for it in await self._founded() if it.timed and it.id not in ended]

    async def _founded(self) -> list[Founded]:
        return _read(await self._drawer.rows("founded"), list[Founded])

    async def _ended(self) -> list[Ended]:
        return _read(await self._drawer.rows("ended"), list[Ended])

    async def _mine(self, person: str) -> set[str]:
        people = _read(await self._drawer.rows("person"), list[Person])
        return {it.id for it in people if it.person == person}

    def close(self) -> None:
        """What was handed in is written anyway."""


def _row(it: Also) -> Row:
    return Person(it.person, it.table) if isinstance(it, Seated) else Ended(it.table, it.at, it.shown.decode())


def _read(text: str, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise Damaged(str(error)) from error
