"""The store a user asked for."""

from __future__ import annotations

from pathlib import Path

from .journal import Journal
from .refusals import refusal
from .sqlite import SQLite


def open_journal(database: str, folder: Path, holds: bool = True) -> Journal:
    """A postgresql:// address, a file, or by default a file in his data folder. `holds`: as the server of it."""
    if database.startswith(("postgresql://", "postgres://")):
        try:
            from .postgres import Postgres
        except ImportError:
            raise refusal("refuse-database-package") from None
        return Postgres(database)
    if "://" in database:
        raise refusal("refuse-database-unknown", given=database)
    return SQLite(Path(database).expanduser() if database else folder / "tables.sqlite3", holds)
