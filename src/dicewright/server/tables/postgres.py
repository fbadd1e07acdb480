"""The store on a PostgreSQL server: `pip install 'dicewright[postgres]'`."""

from __future__ import annotations

from typing import Any

from ...kernel.game import Refusal
from .journal import SCHEMA, Journal


class Postgres(Journal):
    """The same journal on a server; `synchronous_commit` is on, so that what is acknowledged is on its disk."""

    def __init__(self, address: str) -> None:
        try:
            import psycopg
        except ImportError:
            raise Refusal("PostgreSQL needs another package: pip install 'dicewright[postgres]'.") from None
        self.address = address
        try:
            super().__init__()
        except psycopg.Error as error:
            reason = str(error).strip().splitlines()[0]
            raise Refusal(f"The database cannot be reached ({reason}); check --database.") from error

    def _connect(self) -> Any:
        import psycopg

        connection = psycopg.connect(self.address, autocommit=True)
        connection.execute("SET synchronous_commit = on")
        return connection

    def _prepare(self, connection: Any) -> None:
        for sql in SCHEMA:
            connection.execute(sql.format(real="DOUBLE PRECISION", blob="BYTEA"))

    def _spelled(self, sql: str) -> str:
        return sql.replace("?", "%s")

    def _lost(self, connection: Any) -> bool:
        return bool(connection.closed or connection.broken)
