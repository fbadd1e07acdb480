"""The store on a PostgreSQL server: `pip install 'dicewright[postgres]'`."""

from __future__ import annotations

import os
import socket
from collections.abc import Set
from contextlib import suppress
from typing import ClassVar

import psycopg
from psycopg.rows import TupleRow

from . import leases
from .homes import Homes
from .journal import SCHEMA, Database, Journal, Use, reason
from .refusals import refusal
from .store import TermOver

REACHED = 4
"""Seconds in which a connection must be made."""
HOLD = 0x6469_6365
"""The lock that servers of a database share, and whoever puts it right has alone."""
MOMENT = 1_500
"""Milliseconds to wait for it."""
STATEMENT = 4_000
"""Milliseconds the server may take for a statement; one that is frozen is hung up on by us."""
HANGING = 1_000
"""Milliseconds for which a server may stop in the middle of a transaction: others may wait for its end."""
MAKING = 0x6469_6366
"""The lock of whoever makes the tables of the schema: several may begin at once."""


class _Line(psycopg.Connection[TupleRow]):
    """A connection to a server."""

    @property
    def lost(self) -> bool:
        return self.closed or self.broken

    def abort(self) -> None:
        """Hang up: whoever waits for an answer hears that the line is dead, whatever the server does."""
        with suppress(psycopg.Error, OSError), socket.socket(fileno=os.dup(self.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)


class Postgres(Journal):
    """The same journal on a server; `synchronous_commit` is on, so that what is acknowledged is on its disk."""

    errors = (psycopg.Error,)
    types: ClassVar = {"real": "DOUBLE PRECISION", "blob": "BYTEA"}
    still = "BEGIN ISOLATION LEVEL REPEATABLE READ"
    schema = (*SCHEMA, *leases.SCHEMA)

    def __init__(self, address: str, use: Use = "serve") -> None:
        self.address, self._use = address, use
        self._hold: _Line | None = None
        try:
            if use == "tend":
                self._hold = self._line()
                if not _held(self._hold, "pg_advisory_lock"):
                    raise refusal("refuse-database-served")
            super().__init__()
        except psycopg.Error as error:
            raise refusal("refuse-database-reach", why=reason(error)) from error

    def homes(self, address: str) -> Homes:
        return leases.Leases(self, address)

    @property
    def seen_from(self) -> str:
        rows = self.select("SELECT host(inet_client_addr())")
        return str(rows[0][0] or "127.0.0.1")  # none where the way is a file

    def _connect(self) -> Database:
        connection = self._line()
        connection.execute("SET synchronous_commit = on")
        connection.execute(f"SET statement_timeout = {STATEMENT}")
        if self._use == "serve":
            connection.execute(f"SET idle_in_transaction_session_timeout = {HANGING}")
        if self._use == "serve" and not _held(connection, "pg_advisory_lock_shared"):
            connection.close()
            raise psycopg.OperationalError("somebody is putting it right just now")
        return connection

    def _line(self) -> _Line:
        return _Line.connect(self.address, autocommit=True, connect_timeout=REACHED)

    def _prepare(self, connection: Database) -> None:
        connection.execute("BEGIN")
        connection.execute(f"SELECT pg_advisory_xact_lock({MAKING})")
        super()._prepare(connection)
        connection.execute("COMMIT")

    def _begin(self, connection: Database, terms: Set[int]) -> None:
        connection.execute("BEGIN")
        for term in terms:
            if not connection.execute(leases.HELD, (term,)).fetchall():
                raise TermOver

    def close(self) -> None:
        super().close()
        if self._hold is not None:
            self._hold.close()

    def _spelled(self, sql: str) -> str:
        return sql.replace("?", "%s")


def _held(connection: _Line, lock: str) -> bool:
    """Whether this connection has the lock from now on. One that was just closed may hold it for a moment more."""
    connection.execute(f"SET lock_timeout = {MOMENT}")
    try:
        connection.execute(f"SELECT {lock}({HOLD})")
    except psycopg.errors.LockNotAvailable:
        return False
    return True
