"""The store a user asked for."""

from __future__ import annotations

from pathlib import Path

from .journal import Journal, Use
from .refusals import refusal
from .sqlite import SQLite

ADDRESSES = ("postgresql://", "postgres://")


def open_journal(database: str, folder: Path, use: Use = "serve") -> Journal:
    """A postgresql:// address, a file, or by default a file in his data folder."""
    path = file_of(database, folder)
    if path is not None:
        return SQLite(path, use != "look")
    try:
        from .postgres import Postgres
    except ImportError:
        raise refusal("refuse-database-package") from None
    return Postgres(database, use)


def file_of(database: str, folder: Path) -> Path | None:
    """The file that is meant; None where it is an address."""
    if database.startswith(ADDRESSES):
        return None
    if "://" in database:
        raise refusal("refuse-database-unknown", given=database)
    return Path(database).expanduser() if database else folder / "tables.sqlite3"
