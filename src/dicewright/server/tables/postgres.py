"""The store on a PostgreSQL server: `pip install 'dicewright[postgres]'`."""

from __future__ import annotations

import os
import socket
from contextlib import suppress
from typing import ClassVar

import psycopg
from psycopg.rows import TupleRow

from .journal import Database, Journal, reason
from .refusals import refusal

REACHED = 4
"""Seconds in which a connection must be made."""
STATEMENT = 4_000
"""Milliseconds the server may take for a statement; one that is frozen is hung up on by us."""


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

    def __init__(self, address: str) -> None:
        self.address = address
        try:
            super().__init__()
        except psycopg.Error as error:
            raise refusal("refuse-database-reach", why=reason(error)) from error

    def _connect(self) -> Database:
        connection = _Line.connect(self.address, autocommit=True, connect_timeout=REACHED)
        connection.execute("SET synchronous_commit = on")
        connection.execute(f"SET statement_timeout = {STATEMENT}")
        return connection

    def _spelled(self, sql: str) -> str:
        return sql.replace("?", "%s")
