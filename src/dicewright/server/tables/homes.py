"""Which server a table lives on, where several share a store.

A table lives on one of them at a time: there it is in memory, its clock runs and its bots think. Whoever is asked for a
table that lives elsewhere passes the request on. `leases` does so on PostgreSQL; everywhere else one server has all.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from .store import Store


@dataclass(frozen=True)
class Peer:
    """Another server of the same store: where it is reached, and the secret that whoever passes something on says."""

    address: str
    secret: str


class Elsewhere(Exception):
    """A table lives on another server."""

    def __init__(self, peer: Peer) -> None:
        super().__init__(peer.address)
        self.peer = peer


class Homes(Protocol):
    """Where tables live, as one server sees it."""

    sole: bool
    """Whether there is no other server."""
    me: Peer | None
    """How others know this server."""
    term: int
    """Another number whenever this server was taken for dead, and had to give up all its tables."""

    @property
    def servers(self) -> int:
        """How many there are."""

    async def start(self, lost: Callable[[], None], orphaned: Callable[[], Awaitable[None]]) -> None:
        """Be one of the servers. Calls `lost` when all tables have to be given up, and `orphaned` when those of another
        server have no home any more."""

    async def stop(self) -> None:
        """Be none any more: all tables may move at once."""

    def check(self) -> None:
        """Raises StoreDown unless nobody else can have taken the tables of this server meanwhile."""

    async def claim(self, id: str) -> None:
        """Let a table live here. Raises Elsewhere if it lives on another server. One that does not exist is nowhere."""

    async def where(self, id: str) -> Peer | None:
        """On which other server a table lives, if on any; nothing changes."""

    async def able(self, game: str, rules: str) -> Peer | None:
        """Another server that plays a game by these rules, if there is one."""

    def gone(self, peer: Peer) -> asyncio.Future[None]:
        """Done when another server is no more."""

    async def release(self, id: str) -> None:
        """Let a table live wherever it is wanted next."""

    async def timed(self) -> Sequence[str]:
        """Tables with running clocks that live nowhere."""


class Alone(Homes):
    """The only server of its store: everything lives here."""

    sole = True
    me = None
    term = 0
    servers = 1

    def __init__(self, store: Store) -> None:
        self._store = store

    async def start(self, lost: Callable[[], None], orphaned: Callable[[], Awaitable[None]]) -> None:
        await orphaned()

    async def stop(self) -> None:
        pass

    def check(self) -> None:
        pass

    async def claim(self, id: str) -> None:
        pass

    async def where(self, id: str) -> Peer | None:
        return None

    async def able(self, game: str, rules: str) -> Peer | None:
        return None

    def gone(self, peer: Peer) -> asyncio.Future[None]:
        raise AssertionError("there is no other")

    async def release(self, id: str) -> None:
        pass

    async def timed(self) -> Sequence[str]:
        return await self._store.timed()
