"""The store in one file, for one server: SQLite in WAL mode, synced to disk with every transaction."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import suppress
from pathlib import Path
from typing import ClassVar

from .journal import Database, Journal
from .refusals import refusal

CHECKPOINT = 16_384
"""Pages of SQLite's log after which they are put in their places. Everybody waits for that: better seldom."""
BUSY = 4
"""Seconds to wait for another process that has the file."""
PRIVATE = 0o600
"""Who may read it: it holds the seeds of games that are being played."""
LITTLE = 32 * 2**20
"""Bytes left on the disk below which there is no room for more."""


class _File(sqlite3.Connection):
    """A file is never lost."""

    lost = False

    def abort(self) -> None:
        self.interrupt()


class SQLite(Journal):
    """One file. Who `holds` it is its only server; others may read, and write when they know what they do."""

    errors = (sqlite3.Error,)
    types: ClassVar = {"real": "REAL", "blob": "BLOB"}
    still = "BEGIN"

    def __init__(self, path: Path, holds: bool = True) -> None:
        self.path = path
        self._hold: sqlite3.Connection | None = None
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if holds:
                self._hold = held(path)
            make_private(path)
            super().__init__()
        except (OSError, ValueError, sqlite3.Error) as error:  # ValueError: a name no file can have
            if self._hold is not None:
                self._hold.close()
            raise refusal("refuse-database-open", file=str(path), why=str(error)) from error

    def _connect(self) -> Database:
        connection = sqlite3.connect(
            self.path, isolation_level=None, check_same_thread=False, timeout=BUSY, factory=_File
        )
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        return connection

    def _damaged(self, error: Exception) -> bool:
        return isinstance(error, sqlite3.DatabaseError) and (
            getattr(error, "sqlite_errorcode", 0) & 0xFF in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
        )

    @property
    def room_left(self) -> bool:
        return shutil.disk_usage(self.path.parent).free >= LITTLE

    def close(self) -> None:
        super().close()
        if self._hold is not None:
            self._hold.close()


def make_private(path: Path) -> None:
    """Make the file if it is not there, readable by its owner alone; what SQLite puts beside it is like it."""
    if not path.exists():
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    if path.stat().st_mode & 0o077:
        with suppress(PermissionError):  # somebody else's, who has given it to us
            path.chmod(PRIVATE)


def held(path: Path) -> sqlite3.Connection:
    """Hold a file as its only server, for as long as the connection is open or until the process ends, however it ends.
    What is held is a lock that lies beside it, since readers are welcome at the file itself."""
    lock = path.with_name(path.name + ".lock")
    make_private(lock)  # before: to close any file of ours would let go of the lock
    connection = sqlite3.connect(lock, isolation_level=None, check_same_thread=False, timeout=0)
    try:
        connection.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
            raise refusal("refuse-database-held", file=str(path)) from None
        raise
    return connection
