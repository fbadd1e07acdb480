"""What is kept of all tables, seen from outside: how each stands, how large it is, when something last happened there.

Nothing is replayed for it. `examining` looks at one table closely; `expiry` lets go of those kept long enough.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import Struct

from .journal import Journal
from .store import Damaged

State = Literal["unstarted", "playing", "finished", "unreadable"]
PAGE = 200
"""Tables that are asked for at once."""
LAST = 50
"""Entries from the end that are looked at first."""
IDS = "SELECT id FROM founded WHERE id > ? ORDER BY id LIMIT ?"
HEAD = "SELECT founded.at, founded.body, finished.at FROM founded LEFT JOIN finished USING (id) WHERE id = ?"
EXTENT = "SELECT COALESCE(SUM(LENGTH(body)), 0), COALESCE(MAX(seq), -1) FROM journal WHERE id = ?"
BODIES = "SELECT body FROM journal WHERE id = ? ORDER BY seq DESC LIMIT ?"
FINISHED_BEFORE = "SELECT id FROM finished WHERE at < ? AND id > ? ORDER BY id LIMIT ?"
UNFINISHED_BEFORE = (
    "SELECT id FROM founded WHERE at < ? AND id > ? AND id NOT IN (SELECT id FROM finished) ORDER BY id LIMIT ?"
)


@dataclass(frozen=True)
class Kept:
    """A table as it is kept. `last`: when something happened there last; `entries`: one more than the number of the
    last one; `size`: in bytes."""

    id: str
    state: State
    game: str
    rules: str
    last: float
    entries: int
    size: int


class _Head(Struct):
    game: str
    rules: str


class _Entry(Struct):
    type: str
    at: float | None = None


_head, _entry = msgspec.json.Decoder(_Head), msgspec.json.Decoder(_Entry)


def ids(journal: Journal) -> Iterator[str]:
    """All tables."""
    after = ""
    while page := [str(row[0]) for row in journal.select(IDS, (after, PAGE))]:
        yield from page
        after = page[-1]


def glanced(journal: Journal, id: str) -> Kept | None:
    """How a table stands; None if there is none of this name."""
    try:
        rows = journal.select(HEAD, (id,))
        if not rows:
            return None
        founded, body, finished = rows[0]
        size, last = journal.select(EXTENT, (id,))[0]
        head = _head.decode(body)
        began, at = _course(journal, id)
    except (Damaged, msgspec.DecodeError, UnicodeDecodeError, TypeError, RecursionError):
        return Kept(id, "unreadable", "", "", 0.0, 0, 0)
    state: State = "finished" if finished is not None else "playing" if began else "unstarted"
    at = max(float(founded), at, float(finished or 0))
    return Kept(id, state, head.game, head.rules, at, int(last) + 1, len(body) + int(size))


def _course(journal: Journal, id: str) -> tuple[bool, float]:
    """Whether the game has begun, and when something happened last; as a rule the last entries tell."""
    entries = [_entry.decode(row[0]) for row in journal.select(BODIES, (id, LAST))]
    if len(entries) == LAST and not any(it.type == "answered" for it in entries):
        entries = [_entry.decode(row[0]) for row in journal.select(BODIES, (id, 1 << 31))]
    return any(it.type in ("begun", "answered") for it in entries), max((it.at or 0.0 for it in entries), default=0.0)


def before(journal: Journal, at: float, finished: bool, after: str) -> list[str]:
    """The next tables, by name, that were finished before that time; or founded, and are not finished."""
    sql = FINISHED_BEFORE if finished else UNFINISHED_BEFORE
    return [str(row[0]) for row in journal.select(sql, (at, after, PAGE))]
