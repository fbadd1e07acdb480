"""The store on a PostgreSQL server: `pip install 'dicewright[postgres]'`."""

from __future__ import annotations

from typing import ClassVar

import psycopg
from psycopg.rows import TupleRow

from .journal import Database, Journal
from .refusals import refusal


class _Line(psycopg.Connection[TupleRow]):
    """A connection to a server."""

    @property
    def lost(self) -> bool:
        return self.closed or self.broken


class Postgres(Journal):
    """The same journal on a server; `synchronous_commit` is on, so that what is acknowledged is on its disk."""

    errors = (psycopg.Error,)
    types: ClassVar = {"real": "DOUBLE PRECISION", "blob": "BYTEA"}

    def __init__(self, address: str) -> None:
        self.address = address
        try:
            super().__init__()
        except psycopg.Error as error:
            reason = str(error).strip().splitlines()[0]
            raise refusal("refuse-database-reach", why=reason) from error

    def _connect(self) -> Database:
        connection = _Line.connect(self.address, autocommit=True)
        connection.execute("SET synchronous_commit = on")
        return connection

    def _spelled(self, sql: str) -> str:
        return sql.replace("?", "%s")
