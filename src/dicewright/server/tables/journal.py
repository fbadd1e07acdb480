"""The store: an append-only journal of every table. What it has acknowledged survives a crash.

One thread writes. It takes everything that has come in meanwhile into one transaction, so that a thousand tables share
one sync to disk, and only then says that each part is kept. `SQLite` is one file; `postgres.py` is the same on a
PostgreSQL server.
"""

from __future__ import annotations

import asyncio
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any, ClassVar, Protocol

from ..last_resort import last_resort
from .refusals import refusal

SCHEMA = (
    "CREATE TABLE IF NOT EXISTS founded (id TEXT PRIMARY KEY, at {real} NOT NULL, clock INTEGER NOT NULL, "
    "body {blob} NOT NULL)",
    "CREATE TABLE IF NOT EXISTS journal (id TEXT NOT NULL, seq INTEGER NOT NULL, body {blob} NOT NULL, "
    "PRIMARY KEY (id, seq))",
    "CREATE TABLE IF NOT EXISTS people (person TEXT NOT NULL, id TEXT NOT NULL, PRIMARY KEY (person, id))",
    "CREATE TABLE IF NOT EXISTS finished (id TEXT PRIMARY KEY, at {real} NOT NULL)",
    "CREATE TABLE IF NOT EXISTS reviews (id TEXT PRIMARY KEY, body {blob} NOT NULL)",
)
FOUND = "INSERT INTO founded VALUES (?, ?, ?, ?)"
APPEND = "INSERT INTO journal VALUES (?, ?, ?)"
SEAT = "INSERT INTO people VALUES (?, ?) ON CONFLICT DO NOTHING"
FINISH = "INSERT INTO finished VALUES (?, ?) ON CONFLICT DO NOTHING"
REVIEW = "INSERT INTO reviews VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET body = excluded.body"
RUNNING = (
    "SELECT id FROM people JOIN founded USING (id) WHERE person = ? AND id NOT IN (SELECT id FROM finished) "
    "ORDER BY at DESC LIMIT ?"
)
FINISHED = "SELECT id FROM people JOIN finished USING (id) WHERE person = ? ORDER BY at DESC LIMIT ?"
TIMED = "SELECT id FROM founded WHERE clock > 0 AND id NOT IN (SELECT id FROM finished)"

Value = str | int | float | bytes
Statement = tuple[str, Sequence[Value]]


CHECKPOINT = 16_384
"""Pages of SQLite's log after which they are put in their places. Everybody waits for that: better seldom."""
ROWS = 100
"""Entries written by one statement."""


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
    def close(self) -> None: ...


@dataclass
class _Work:
    statements: list[Statement]
    done: asyncio.Future[None]


class Journal(ABC):
    """Keeps tables. Everything that writes returns once it is on disk."""

    errors: ClassVar[tuple[type[Exception], ...]]
    """What its database raises."""
    types: ClassVar[Mapping[str, str]]
    """What its database calls the types of the schema."""

    def __init__(self) -> None:
        self._queue: SimpleQueue[_Work | None] = SimpleQueue()
        self._reading = Lock()
        self._reader, connection = self._connect(), self._connect()
        for sql in SCHEMA:
            connection.execute(sql.format(**self.types))
        self._writer = Thread(target=self._write, args=(connection,), name="journal", daemon=True)
        self._writer.start()

    # --- what a database must do ---

    @abstractmethod
    def _connect(self) -> Database:
        """Another connection."""

    def _spelled(self, sql: str) -> str:
        return sql

    # --- writing ---

    async def found(self, id: str, at: float, timed: bool, body: bytes, people: Sequence[str]) -> None:
        """Keep a new table, whether a clock is kept there, and who holds seats at it."""
        await self._put([(FOUND, (id, at, int(timed), body)), *((SEAT, (p, id)) for p in people)])

    async def append(self, id: str, seq: int, bodies: Sequence[bytes], *also: Statement) -> None:
        """Keep the next entries of a table. Refuses if another has written them already."""
        await self._put([*((APPEND, (id, seq + k, body)) for k, body in enumerate(bodies)), *also])

    async def keep_review(self, id: str, body: bytes) -> None:
        """Keep what was found out about a finished game, in place of what was kept before."""
        await self._put([(REVIEW, (id, body))])

    async def _put(self, statements: list[Statement]) -> None:
        work = _Work(statements, asyncio.get_running_loop().create_future())
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
            if connection.lost:
                connection = self._connect()
            self._transact(connection, [s for work in group for s in work.statements])
        except self.errors as failed:
            error = failed
        if error is None or len(group) == 1:
            _wake(group, error)
        else:
            for work in group:
                connection = self._commit(connection, [work])
        return connection

    def _transact(self, connection: Database, statements: list[Statement]) -> None:
        statements = _joined(statements)
        if len(statements) == 1:  # a transaction of its own
            connection.execute(self._spelled(statements[0][0]), statements[0][1])
            return
        connection.execute("BEGIN")
        try:
            for sql, values in statements:
                connection.execute(self._spelled(sql), values)
            connection.execute("COMMIT")
        except BaseException:
            if not connection.lost:
                connection.execute("ROLLBACK")
            raise

    # --- reading ---

    async def load(self, id: str) -> tuple[bytes, list[bytes]] | None:
        """How a table was founded, and its entries; None if there is no such table."""
        return await asyncio.to_thread(self._load, id)

    def _load(self, id: str) -> tuple[bytes, list[bytes]] | None:
        head = self._select("SELECT body FROM founded WHERE id = ?", (id,))
        if not head:
            return None
        rows = self._select("SELECT body FROM journal WHERE id = ? ORDER BY seq", (id,))
        return bytes(head[0][0]), [bytes(row[0]) for row in rows]

    async def review(self, id: str) -> bytes | None:
        """What was found out about a finished game."""
        rows = await asyncio.to_thread(self._select, "SELECT body FROM reviews WHERE id = ?", (id,))
        return bytes(rows[0][0]) if rows else None

    async def running(self, person: str, limit: int) -> list[str]:
        """Tables not finished at which the person has held a seat, the newest first."""
        return [row[0] for row in await asyncio.to_thread(self._select, RUNNING, (person, limit))]

    async def finished(self, person: str, limit: int) -> list[str]:
        return [row[0] for row in await asyncio.to_thread(self._select, FINISHED, (person, limit))]

    async def timed(self) -> list[str]:
        """Tables not finished whose clock is running."""
        return [row[0] for row in await asyncio.to_thread(self._select, TIMED, ())]

    def _select(self, sql: str, values: Sequence[Value]) -> list[tuple[Any, ...]]:
        with self._reading:
            if self._reader.lost:
                self._reader = self._connect()
            return self._reader.execute(self._spelled(sql), values).fetchall()

    def close(self) -> None:
        """Finish writing what was handed in, and close."""
        self._queue.put(None)
        self._writer.join()
        self._reader.close()


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


class _File(sqlite3.Connection):
    """A file is never lost."""

    lost = False


class SQLite(Journal):
    """One file in WAL mode, synced to disk with every transaction."""

    errors = (sqlite3.Error,)
    types: ClassVar = {"real": "REAL", "blob": "BLOB"}

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            super().__init__()
        except (OSError, sqlite3.Error) as error:
            raise refusal("refuse-database-open", file=str(path), why=str(error)) from error

    def _connect(self) -> Database:
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=10, factory=_File
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        return connection


def open_journal(database: str, folder: Path) -> Journal:
    """The store a user asked for: a postgresql:// address, a file, or by default a file in his data folder."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import Postgres
        except ImportError:
            raise refusal("refuse-database-package") from None
        return Postgres(database)
    if "://" in database:
        raise refusal("refuse-database-unknown", given=database)
    return SQLite(Path(database).expanduser() if database else folder / "tables.sqlite3")
