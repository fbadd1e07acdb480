"""A store in one file that can be put away: a SQLite file, whatever the store is; and what can still be read of a file
that is broken.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

from . import keeping
from .journal import APPEND, FINISH, FOUND, REVIEW, ROWS, SCHEMA, SEAT, SHOW, Journal, Statement
from .refusals import refusal
from .sqlite import SQLite, make_private
from .store import Damaged

KINDS = {
    "founded": (FOUND, "SELECT id, at, clock, body FROM founded WHERE id = ?"),
    "journal": (APPEND, "SELECT id, seq, body FROM journal WHERE id = ? ORDER BY seq"),
    "people": (SEAT, "SELECT person, id FROM people WHERE id = ?"),
    "finished": (FINISH, "SELECT id, at FROM finished WHERE id = ?"),
    "reviews": (REVIEW, "SELECT id, body FROM reviews WHERE id = ?"),
    "shown": (SHOW, "SELECT id, body FROM shown WHERE id = ?"),
}
"""What a store consists of: how it is written, and how the rows of one table are read."""


def back_up(journal: Journal, path: Path) -> tuple[int, int]:
    """Write all tables to a new file, as they stand now; a server may go on with them. How many, and how many could not
    be read."""
    written = unread = 0
    with _fresh(path) as file, journal.standing_still():
        for id in keeping.ids(journal):
            try:
                rows = {name: journal.select(read, (id,)) for name, (_, read) in KINDS.items()}
            except Damaged:
                unread += 1
                continue
            for name, (write, _) in KINDS.items():
                file.executemany(write, rows[name])
            written += 1
    return written, unread


def tables_in(path: Path) -> Iterator[list[Statement]]:
    """What puts back the tables of a backup, one after the other."""
    if not path.is_file():
        raise refusal("refuse-backup-none", file=str(path))
    try:
        with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as file:
            there = {name for (name,) in file.execute("SELECT name FROM sqlite_master")}  # one of before may lack some
            kinds = [kind for name, kind in KINDS.items() if name in there]
            for (id,) in file.execute("SELECT id FROM founded ORDER BY id"):
                yield [(write, row) for write, read in kinds for row in file.execute(read, (id,)).fetchall()]
    except sqlite3.Error as error:
        raise refusal("refuse-backup-unread", file=str(path), why=str(error)) from None


def many(statements: Sequence[Statement]) -> Iterator[list[Statement]]:
    """The same in pieces that a transaction bears well."""
    for start in range(0, len(statements), 10 * ROWS):
        yield list(statements[start : start + 10 * ROWS])


def broken(path: Path) -> str:
    """What is wrong with the file itself; empty if nothing is."""
    try:
        with closing(sqlite3.connect(path)) as file:
            said = str(file.execute("PRAGMA integrity_check(1)").fetchone()[0])
    except sqlite3.Error as error:
        said = str(error)
    return "" if said == "ok" else next(iter(said.splitlines()), said)


def salvage(path: Path, to: Path) -> int:
    """Write to a new file whatever can be read of a broken one, row by row; how many rows."""
    rows = 0
    with _fresh(to) as file, closing(sqlite3.connect(path)) as old:
        for name, (write, _) in KINDS.items():
            for row in _readable(old, name):
                with suppress(sqlite3.Error):  # a row that was read twice, or holds what no row may
                    file.execute(write.replace("INSERT INTO", "INSERT OR IGNORE INTO", 1), row)
                    rows += 1
    return rows


def _readable(old: sqlite3.Connection, name: str) -> Iterator[tuple[Any, ...]]:
    """Row by row in the order of the file; over what is broken it steps wider and wider."""
    at, step = 0, 1
    end = 1 << 40
    while at < end:
        try:
            for number, *row in old.execute(f"SELECT rowid, * FROM {name} WHERE rowid >= ? ORDER BY rowid", (at,)):
                yield tuple(row)
                at, step = number + 1, 1
            return
        except sqlite3.Error:
            at += step
            step *= 2


@contextmanager
def _fresh(path: Path) -> Iterator[sqlite3.Connection]:
    """A new file with nothing in it, for nobody else's eyes; whole or not at all."""
    if path.exists():
        raise refusal("refuse-backup-there", file=str(path))
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        make_private(beside)
        with closing(sqlite3.connect(beside, isolation_level=None)) as file:
            file.execute("PRAGMA synchronous = FULL")
            file.execute("BEGIN")
            for sql in SCHEMA:
                file.execute(sql.format(**SQLite.types))
            yield file
            file.execute("COMMIT")
        os.replace(beside, path)
    except (OSError, ValueError, sqlite3.Error) as error:
        raise refusal("refuse-backup-write", file=str(path), why=str(error)) from error
    finally:
        beside.unlink(missing_ok=True)
