"""Several servers at one PostgreSQL database: a table lives on the one that holds its lease.

Each server has a row in `servers`, with a number that never comes again, its term, and a count that it raises twice a
second. A table has a row in `homes` that names the term of the server it lives on. Whoever sees that the count of
another has stood still for three seconds takes it for dead and deletes its row; from then on its tables have no home,
and the next server that is asked for one takes it.

No clock is compared with that of another machine, and to be taken for dead by mistake, paused or cut off, costs nothing
but time. What a server writes it writes under its term: the row is looked at, and held, in the same transaction
(`postgres.py`), so that nothing can be written under a term that is over. And what it shows, it shows only while it has
raised its count so recently that nobody can have taken it for dead.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from math import inf

from ...kernel.game import games
from ..last_resort import last_resort
from .homes import Elsewhere, Homes, Peer
from .journal import Journal
from .store import StoreDown, TermOver

SCHEMA = (
    "CREATE TABLE IF NOT EXISTS servers (number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY, "
    "address TEXT NOT NULL, secret TEXT NOT NULL, beats BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS homes (id TEXT PRIMARY KEY, server BIGINT NOT NULL)",
    "CREATE TABLE IF NOT EXISTS playable (server BIGINT NOT NULL, game TEXT NOT NULL, rules TEXT NOT NULL, "
    "PRIMARY KEY (server, game))",
)
HELD = "SELECT number FROM servers WHERE number = %s FOR KEY SHARE"
"""Looks at a term, and keeps it from ending before the transaction does."""
ENTER = "INSERT INTO servers (address, secret, beats) VALUES (?, ?, 0) RETURNING number"
PLAYS = "INSERT INTO playable VALUES (?, ?, ?)"
FORGET = "DELETE FROM playable WHERE server NOT IN (SELECT number FROM servers)"
ABLE = (
    "SELECT address, secret FROM servers JOIN playable ON server = number WHERE game = ? AND rules = ? AND number <> ? "
    "ORDER BY number DESC LIMIT 1"
)
BEAT = "UPDATE servers SET beats = beats + 1 WHERE number = ?"
LEAVE = "DELETE FROM servers WHERE number = ?"
ALL = "SELECT number, secret, beats FROM servers"
BURY = (
    "DELETE FROM servers WHERE number = (SELECT number FROM servers WHERE number = ? AND beats = ? "
    "FOR UPDATE SKIP LOCKED) RETURNING number"
)
HOME = (
    "SELECT homes.server, servers.address, servers.secret FROM founded LEFT JOIN homes USING (id) "
    "LEFT JOIN servers ON number = server WHERE founded.id = ?"
)
SETTLE = "INSERT INTO homes VALUES (?, ?) ON CONFLICT DO NOTHING"
MOVE = "UPDATE homes SET server = ? WHERE id = ? AND server = ?"
RELEASE = "DELETE FROM homes WHERE id = ? AND server = ?"
TIMED = (
    "SELECT id FROM founded WHERE clock > 0 AND id NOT IN (SELECT id FROM finished) "
    "AND id NOT IN (SELECT id FROM homes JOIN servers ON number = server)"
)
EVERY = 0.5
"""Seconds between beats."""
SURE = 2.5
"""Seconds after a beat in which a server may speak for its tables."""
DEAD = 3.0
"""Seconds without a beat after which others take it for dead: longer, so that it knows before they do."""
A_LITTLE = 0.05
"""Seconds between looks at somebody who may be dead."""
log = logging.getLogger("dicewright.server")


class Leases(Homes):
    """One of the servers of a database, reached by the others at an address."""

    sole = False

    def __init__(self, store: Journal, address: str) -> None:
        self._store = store
        self.me: Peer = Peer(address, secrets.token_urlsafe(32))
        self.term = 0
        self._sure = 0.0
        """Until when nobody can have taken us for dead."""
        self._unheard = ""
        """Why the others do not hear from us, if they do not."""
        self._counts: dict[int, tuple[int, float]] = {}
        """The count of every server, and since when it has not changed as far as we have seen."""
        self._looked = 0.0
        self._gone: dict[str, asyncio.Future[None]] = {}
        """What is done when a server is no more, by its secret."""
        self._beating: asyncio.Task[None] | None = None
        self._taking: asyncio.Task[None] | None = None

    @property
    def servers(self) -> int:
        return len(self._counts)

    async def start(self, lost: Callable[[], None], orphaned: Callable[[], Awaitable[None]]) -> None:
        self._lost, self._orphaned = lost, orphaned
        await self._once()
        self._beating = asyncio.create_task(self._beat())

    async def stop(self) -> None:
        for task in (self._beating, self._taking):
            if task is not None:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        with suppress(StoreDown):  # then others see for themselves that we are gone
            await self._store.put([(LEAVE, (self.term,))])

    # --- living ---

    async def _beat(self) -> None:
        while True:
            beats = time.monotonic() + EVERY
            while (wait := min(beats, self._next_death()) - time.monotonic()) > 0:
                await asyncio.sleep(wait)
            with last_resort("a beat has failed"):
                await self._once()

    def _next_death(self) -> float:
        """When the next of the others will have been silent for too long: then it is looked at once more."""
        silent = [since for number, (_, since) in self._counts.items() if number != self.term]
        return max(min(silent, default=inf) + DEAD + A_LITTLE, self._looked + A_LITTLE)

    def _take_up(self) -> None:
        """Let the tables be taken up that have no home, beside the beats: there may be many, and each takes a while."""
        if self._taking is None or self._taking.done():
            self._taking = asyncio.create_task(self._taken_up())

    async def _taken_up(self) -> None:
        with last_resort("tables could not be taken up"), suppress(StoreDown):
            await self._orphaned()

    async def _once(self) -> None:
        """Beat, or begin anew, and see who else is there."""
        began, new = time.monotonic(), not self.term
        try:
            if new:
                await self._enter()
            else:
                await self._store.put([(BEAT, (self.term,))])
            self._heard(began + SURE, "")
            if await self._look() or new:
                self._take_up()
        except TermOver:
            log.error("others took this server for dead; its tables are given up, and it begins anew")
            self.term = self._store.term = 0
            self._sure = 0.0
            self._lost()
        except StoreDown as down:
            self._heard(self._sure, down.why)

    async def _enter(self) -> None:
        rows = await self._store.reading(self._store.select, ENTER, (self.me.address, self.me.secret))
        self.term = self._store.term = int(rows[0][0])
        plays = [(PLAYS, (self.term, game.name, game.version)) for game in games().values()]
        await self._store.put([(FORGET, ()), *plays])
        log.info("this is server %d of the database, reached at %s", self.term, self.me.address)

    def _heard(self, sure: float, why: str) -> None:
        """Whether the others hear from us; into the log with it when it changes."""
        if why and not self._unheard:
            log.warning("the other servers do not hear from us: %s", why)
        elif self._unheard and not why:
            log.info("the other servers hear from us again")
        self._sure, self._unheard = sure, why

    async def _look(self) -> bool:
        """See who else is there, and bury whoever is not; whether somebody is gone. Who has not looked for a while,
        perhaps since the database was away for everybody, cannot say how long a count has stood still."""
        before = time.monotonic()
        rows = await self._store.reading(self._store.select, ALL)
        after = time.monotonic()
        steady = before - self._looked < 2 * EVERY + 0.5
        counts: dict[int, tuple[int, float]] = {}
        alive = set()
        for number, secret, beats in rows:
            then, since = self._counts.get(number, (-1, after))
            counts[number] = (beats, since if beats == then and steady else after)
            if number != self.term and before - counts[number][1] > DEAD:
                log.warning("server %d has not been heard of for %.0f s; its tables move", number, DEAD)
                if await self._store.reading(self._store.select, BURY, (number, beats)):
                    del counts[number]
                    continue
            alive.add(secret)
        for secret in self._gone.keys() - alive:
            self._gone.pop(secret).set_result(None)
        somebody = bool(self._counts.keys() - counts.keys())
        self._counts, self._looked = counts, after
        return somebody

    def gone(self, peer: Peer) -> asyncio.Future[None]:
        return self._gone.setdefault(peer.secret, asyncio.get_running_loop().create_future())

    def check(self) -> None:
        if time.monotonic() >= self._sure:  # not yet, or no more
            raise StoreDown("this server has not been heard of for a while, and others may have its tables")

    # --- where tables live ---

    async def claim(self, id: str) -> None:
        term = self.term
        while (home := await self._home(id)) is not None and home[0] != term:
            server, peer = home
            if peer is not None:
                raise Elsewhere(peer)
            await self._store.put([(SETTLE, (id, term)) if server is None else (MOVE, (term, id, server))])

    async def where(self, id: str) -> Peer | None:
        home = await self._home(id)
        return None if home is None or home[0] == self.term else home[1]

    async def _home(self, id: str) -> tuple[int | None, Peer | None] | None:
        """The term under which a table lives somewhere, and the server of it, if it is alive; None if there is no such
        table."""
        rows = await self._store.reading(self._store.select, HOME, (id,))
        if not rows:
            return None
        server, address, secret = rows[0]
        return server, None if address is None else Peer(address, secret)

    async def able(self, game: str, rules: str) -> Peer | None:
        rows = await self._store.reading(self._store.select, ABLE, (game, rules, self.term))
        return Peer(*rows[0]) if rows else None

    async def release(self, id: str) -> None:
        with suppress(StoreDown):  # it lives here as before
            await self._store.put([(RELEASE, (id, self.term))])

    async def timed(self) -> Sequence[str]:
        return [row[0] for row in await self._store.reading(self._store.select, TIMED, ())]
