"""The store in a database: an append-only journal of every table.

One thread writes. It takes everything that has come in meanwhile into one transaction, so that a thousand tables share
one sync to disk, and only then says that each part is kept. Another reads, and a third watches both: a database that
does not answer is hung up on, so that people hear that it is away instead of waiting for ever. `sqlite.py` is one file,
`postgres.py` the same on a PostgreSQL server.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from functools import partial
from queue import SimpleQueue
from threading import Event, Thread
from typing import Any, ClassVar, Literal, ParamSpec, Protocol, TypeVar

from ..last_resort import last_resort
from ..metrics import WRITES, WRITTEN
from .homes import Alone, Homes
from .store import TOP, Also, Damaged, Finished, Listed, Place, Seated, Store, StoreDown

SCHEMA = (
    "CREATE TABLE IF NOT EXISTS founded (id TEXT PRIMARY KEY, at {real} NOT NULL, clock INTEGER NOT NULL, "
    "body {blob} NOT NULL)",
    "CREATE TABLE IF NOT EXISTS journal (id TEXT NOT NULL, seq INTEGER NOT NULL, body {blob} NOT NULL, "
    "PRIMARY KEY (id, seq))",
    "CREATE TABLE IF NOT EXISTS people (person TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (person, id))",
    "CREATE TABLE IF NOT EXISTS finished (id TEXT PRIMARY KEY, at {real} NOT NULL)",
    "CREATE TABLE IF NOT EXISTS reviews (id TEXT PRIMARY KEY, body {blob} NOT NULL)",
    "CREATE TABLE IF NOT EXISTS shown (id TEXT PRIMARY KEY, body {blob} NOT NULL)",
    "CREATE TABLE IF NOT EXISTS pulse (id INTEGER PRIMARY KEY, at {real} NOT NULL)",
)
FOUND = "INSERT INTO founded VALUES (?, ?, ?, ?)"
APPEND = "INSERT INTO journal VALUES (?, ?, ?)"
SEAT = "INSERT INTO people VALUES (?, ?) ON CONFLICT DO NOTHING"
FINISH = "INSERT INTO finished VALUES (?, ?) ON CONFLICT DO NOTHING"
REVIEW = "INSERT INTO reviews VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body"
SHOW = "INSERT INTO shown VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body"
RUNNING = (
    "SELECT id FROM people JOIN founded USING (id) WHERE person = ? AND id NOT IN (SELECT id FROM finished) "
    "ORDER BY at DESC LIMIT ?"
)
FINISHED = (
    "SELECT id, at, body FROM (SELECT id, at FROM people JOIN finished USING (id) WHERE person = ? "
    "AND (at < ? OR (at = ? AND id < ?)) ORDER BY at DESC, id DESC LIMIT ?) AS page LEFT JOIN shown USING (id) "
    "ORDER BY at DESC, id DESC"
)
TIMED = "SELECT id FROM founded WHERE clock > 0 AND id NOT IN (SELECT id FROM finished)"
DROP = (
    "DELETE FROM founded WHERE id = ? AND NOT EXISTS (SELECT 1 FROM journal WHERE id = ? AND seq >= ?)",
    *(
        f"DELETE FROM {name} WHERE id = ? AND NOT EXISTS (SELECT 1 FROM founded WHERE id = ?)"
        for name in ("journal", "people", "finished", "reviews", "shown")
    ),
)
BEAT = "INSERT INTO pulse VALUES (1, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at"

P = ParamSpec("P")
T = TypeVar("T")
Value = str | int | float | bytes
Statement = tuple[str, Sequence[Value]]
Use = Literal["serve", "tend", "look"]
"""What somebody wants of a store: let people play, put it right alone, or only look."""
ROWS = 100
"""Entries written by one statement."""
PATIENCE = 5.0
"""Seconds after which a database that does not answer is hung up on."""
TRIES = 3
"""How often something is read before it is given up: a connection may have been lost since the last time."""
DOWN = 1.0
"""Seconds in which a database that could not be reached is not tried again: nobody waits in a row for it."""
log = logging.getLogger("dicewright.server")


class Rows(Protocol):
    """What a statement gives."""

    def fetchall(self) -> list[tuple[Any, ...]]: ...


class Database(Protocol):
    """A connection to a database, as far as a journal needs one. Every statement is its own transaction, unless one is
    begun."""

    @property
    def lost(self) -> bool:
        """Whether it has broken, so that another is needed."""

    def execute(self, sql: str, values: Sequence[Value] = (), /) -> Rows: ...
    def abort(self) -> None:
        """End what is being executed, from another thread; the connection may be lost by it."""

    def close(self) -> None: ...


@dataclass
class _Work:
    statements: list[Statement]
    done: asyncio.Future[None]
    term: int | None


class Journal(Store, ABC):
    """Keeps tables in a database. Everything that writes returns once it is on disk."""

    errors: ClassVar[tuple[type[Exception], ...]]
    """What its database raises."""
    types: ClassVar[Mapping[str, str]]
    """What its database calls the types of the schema."""
    still: ClassVar[str]
    """What begins a transaction that sees nothing of what happens meanwhile."""
    schema: ClassVar[Sequence[str]] = SCHEMA

    def __init__(self) -> None:
        self.term: int | None = None
        """As which of several servers we write. What was handed in under a term that is over is refused."""
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._reader, connection = self._connect(), self._connect()
        self._prepare(connection)
        self._reading = ThreadPoolExecutor(1, "reading")
        self._busy: dict[Database, float] = {}
        """Since when a connection is being waited for."""
        self._down = 0.0
        """Until when the database is taken for one that cannot be reached."""
        self._closing = Event()
        self._writer = Thread(target=self._write, args=(connection,), name="journal", daemon=True)
        self._writer.start()
        Thread(target=self._watch, name="watching", daemon=True).start()

    # --- what a database must do ---

    @abstractmethod
    def _connect(self) -> Database:
        """Another connection."""

    def homes(self, address: str) -> Homes:
        """Where its tables live, for a server that others reach at this address."""
        return Alone(self)

    @property
    def seen_from(self) -> str:
        """The address of this machine, as its database sees it."""
        return "127.0.0.1"

    def _prepare(self, connection: Database) -> None:
        """See that all tables of the schema are there."""
        for sql in self.schema:
            connection.execute(sql.format(**self.types))

    def _begin(self, connection: Database, terms: Set[int]) -> None:
        """Begin a transaction. Raises TermOver if one of the terms is over; else none ends before the transaction."""
        connection.execute("BEGIN")

    def _spelled(self, sql: str) -> str:
        return sql

    @property
    def room_left(self) -> bool:
        return True

    @property
    def waiting(self) -> int:
        """How much has been handed in and not yet been taken up."""
        return self._queue.qsize()

    # --- waiting no longer than is sensible ---

    @contextmanager
    def _waiting(self, connection: Database) -> Iterator[None]:
        self._busy[connection] = time.monotonic()
        try:
            yield
        finally:
            del self._busy[connection]

    def _watch(self) -> None:
        while not self._closing.wait(PATIENCE / 5):
            for connection, since in list(self._busy.items()):
                if time.monotonic() - since > PATIENCE:
                    log.error("the database has not answered for %.0f s; it is hung up on", PATIENCE)
                    connection.abort()

    def _connected(self, connection: Database) -> Database:
        """The same connection, or another where it was lost. A database that was away a moment ago is not tried."""
        if not connection.lost:
            return connection
        if time.monotonic() < self._down:
            raise StoreDown("it could not be reached a moment ago")
        try:
            return self._connect()
        except self.errors as error:
            self._down = time.monotonic() + DOWN
            raise StoreDown(reason(error)) from error

    # --- writing ---

    async def found(self, id: str, at: float, timed: bool, body: bytes, people: Sequence[str]) -> None:
        await self.put([(FOUND, (id, at, int(timed), body)), *((SEAT, (p, id)) for p in people)])

    async def append(self, id: str, seq: int, bodies: Sequence[bytes], *also: Also) -> None:
        entries = [(APPEND, (id, seq + k, body)) for k, body in enumerate(bodies)]
        await self.put([*entries, *(statement for it in also for statement in _statements(it))])

    async def keep_review(self, id: str, body: bytes) -> None:
        await self.put([(REVIEW, (id, body))])

    async def keep_shown(self, it: Finished) -> None:
        await self.put([(SHOW, (it.table, it.shown))])

    async def drop(self, id: str, seq: int) -> None:
        """Forget a table that has so many entries; nothing is done if it has more by now."""
        await self.put([(DROP[0], (id, id, seq)), *((sql, (id, id)) for sql in DROP[1:])])

    async def beat(self) -> None:
        await self.put([(BEAT, (time.time(),))])

    async def put(self, statements: list[Statement]) -> None:
        """Write in one transaction."""
        work = _Work(statements, asyncio.get_running_loop().create_future(), self.term)
        self._queue.put(work)
        await work.done

    def _write(self, connection: Database) -> None:
        while (work := self._queue.get()) is not None:
            group = [work]
            while not self._queue.empty():
                more = self._queue.get()
                if more is None:
                    self._queue.put(None)
                    break
                group.append(more)
            with last_resort("the journal has failed, and no database did") as tried:
                connection = self._commit(connection, group)
            if tried.error is not None:  # whatever it was, those who still wait must hear of it
                _wake(group, tried.error)
        connection.close()

    def _commit(self, connection: Database, group: list[_Work]) -> Database:
        """One transaction for all; if that fails, one for each, so that a mistake harms nobody else. The connection to
        go on with: a lost one is made again."""
        error: Exception | None = None
        try:
            connection = self._connected(connection)
            with self._waiting(connection), WRITES.of_this():
                self._transact(connection, group)
        except self.errors as failed:
            error = StoreDown(reason(failed))
        except StoreDown as down:
            error = down
        if error is None or len(group) == 1 or connection.lost:
            WRITTEN.add("failed" if error else "kept", len(group))
            _wake(group, error)
        else:
            for work in group:
                connection = self._commit(connection, [work])
        return connection

    def _transact(self, connection: Database, group: Sequence[_Work]) -> None:
        statements = _joined([statement for work in group for statement in work.statements])
        terms = {work.term for work in group if work.term is not None}
        if len(statements) == 1 and not terms:  # a transaction of its own
            connection.execute(self._spelled(statements[0][0]), statements[0][1])
            return
        try:
            self._begin(connection, terms)
            for sql, values in statements:
                connection.execute(self._spelled(sql), values)
            connection.execute("COMMIT")
        except BaseException:
            if not connection.lost:
                connection.execute("ROLLBACK")
            raise

    # --- reading ---

    async def load(self, id: str) -> tuple[bytes, list[bytes]] | None:
        return await self.reading(self._load, id)

    def _load(self, id: str) -> tuple[bytes, list[bytes]] | None:
        head = self.select("SELECT body FROM founded WHERE id = ?", (id,))
        if not head:
            return None
        rows = self.select("SELECT seq, body FROM journal WHERE id = ? ORDER BY seq", (id,))
        return _bytes(head[0][0]), in_order(rows)

    async def review(self, id: str) -> bytes | None:
        rows = await self.reading(self.select, "SELECT body FROM reviews WHERE id = ?", (id,))
        return bytes(rows[0][0]) if rows and isinstance(rows[0][0], bytes | memoryview) else None

    async def running(self, person: str, limit: int) -> list[str]:
        return [row[0] for row in await self.reading(self.select, RUNNING, (person, limit))]

    async def finished(self, person: str, limit: int, behind: Place = TOP) -> list[Listed]:
        rows = await self.reading(self.select, FINISHED, (person, behind.at, behind.at, behind.table, limit))
        return [Listed(id, at, None if body is None else bytes(body)) for id, at, body in rows]

    async def timed(self) -> list[str]:
        return [row[0] for row in await self.reading(self.select, TIMED, ())]

    async def reading(self, read: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Read in the thread for that."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, partial(read, *args, **kwargs))

    def select(self, sql: str, values: Sequence[Value] = ()) -> list[tuple[Any, ...]]:
        """What a query gives. Tried again where the connection was lost; raises StoreDown, or Damaged where the
        database says that this part of it is not whole."""
        for left in range(TRIES - 1, -1, -1):
            self._reader = self._connected(self._reader)
            try:
                with self._waiting(self._reader):
                    return self._reader.execute(self._spelled(sql), values).fetchall()
            except self.errors as error:
                if self._damaged(error):
                    raise Damaged(reason(error)) from error
                if not self._reader.lost or not left:
                    raise StoreDown(reason(error)) from error
        raise AssertionError("unreachable")

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """What is read meanwhile, from this thread, is how everything stood at one moment."""
        self._reader = self._connected(self._reader)
        self._reader.execute(self.still)
        try:
            yield
        finally:
            if not self._reader.lost:
                self._reader.execute("ROLLBACK")

    def _damaged(self, error: Exception) -> bool:
        """Whether an error of the database means that what is kept is not whole."""
        return False

    def close(self) -> None:
        self._queue.put(None)
        self._writer.join()
        self._reading.shutdown()
        self._closing.set()
        self._reader.close()


def _statements(it: Also) -> list[Statement]:
    if isinstance(it, Seated):
        return [(SEAT, it)]
    return [(FINISH, (it.table, it.at)), (SHOW, (it.table, it.shown))]


def reason(error: Exception) -> str:
    """What a database says went wrong: its first line."""
    return next(iter(str(error).strip().splitlines()), "") or type(error).__name__


def in_order(rows: Sequence[tuple[Any, ...]]) -> list[bytes]:
    """The entries of a table, number and body each, if none is missing among them. Raises Damaged."""
    for k, (seq, _) in enumerate(rows):
        if seq != k:
            raise Damaged(f"entry {k} is missing")
    return [_bytes(body) for _, body in rows]


def _bytes(body: object) -> bytes:
    if not isinstance(body, bytes | memoryview):
        raise Damaged(f"an entry is {type(body).__name__} instead of bytes")
    return bytes(body)


def _joined(statements: list[Statement]) -> list[Statement]:
    """The same with entries for the journal written many at a time: each statement is a chance to wait for the other
    thread of the program."""
    rows = [values for sql, values in statements if sql == APPEND]
    joined = [(sql, values) for sql, values in statements if sql != APPEND]
    for start in range(0, len(rows), ROWS):
        some = rows[start : start + ROWS]
        joined.append((APPEND + ", (?, ?, ?)" * (len(some) - 1), [value for row in some for value in row]))
    return joined


def _wake(group: Sequence[_Work], error: Exception | None) -> None:
    """Wake those who wait, from the writing thread: all of a loop at once."""
    for loop in {work.done.get_loop() for work in group}:
        mine = [work for work in group if work.done.get_loop() is loop]
        with suppress(RuntimeError):  # the loop is closed: nobody waits
            loop.call_soon_threadsafe(_settle, mine, error)


def _settle(group: Sequence[_Work], error: Exception | None) -> None:
    for work in group:
        if work.done.done():  # nobody waits any more
            continue
        if error is None:
            work.done.set_result(None)
        else:
            work.done.set_exception(error)
