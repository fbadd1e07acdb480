"""What is kept of all tables, seen from outside: how each stands, how large it is, when something last happened there.

Nothing is replayed for it. `examining` looks at one table closely; `expiry` lets go of those kept long enough.
"""

from __future__ import annotations

import logging
from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from typing import Literal

import msgspec
from msgspec import Struct

from ...kernel.game import games
from .journal import Journal
from .store import Damaged, StoreDown

State = Literal["unstarted", "playing", "finished", "unreadable"]
PAGE = 200
"""Tables that are asked for at once."""
NAMED = 50
"""Tables that are named in one line of the log."""
LAST = 50
"""Entries from the end that are looked at first."""
IDS = "SELECT id FROM founded WHERE id > ? ORDER BY id LIMIT ?"
HEAD = "SELECT founded.at, founded.body, finished.at FROM founded LEFT JOIN finished USING (id) WHERE id = ?"
EXTENT = "SELECT COALESCE(SUM(LENGTH(body)), 0), COALESCE(MAX(seq), -1) FROM journal WHERE id = ?"
BODIES = "SELECT body FROM journal WHERE id = ? ORDER BY seq DESC LIMIT ?"
UNFINISHED = "SELECT id, body FROM founded WHERE id > ? AND id NOT IN (SELECT id FROM finished) ORDER BY id LIMIT ?"
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


log = logging.getLogger("dicewright.server")
_head, _entry = msgspec.json.Decoder(_Head), msgspec.json.Decoder(_Entry)


def begun_by(founded: bytes) -> tuple[str, str] | None:
    """The game of a table, and the rules it was begun by; None if that cannot be read."""
    with suppress(msgspec.DecodeError, UnicodeDecodeError, TypeError, RecursionError):
        head = _head.decode(founded)
        return head.game, head.rules
    return None


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


def other_rules(journal: Journal, after: str) -> tuple[str, list[tuple[str, str, str]]]:
    """Of the next unfinished tables by name those that were begun by other rules than ours, with their game and these
    rules; and the name after which to go on, empty at the end."""
    rows = journal.select(UNFINISHED, (after, PAGE))
    found = []
    for id, body in rows:
        if (begun := begun_by(body)) is not None:  # else it is told when it is opened
            name, rules = begun
            if name not in games() or games()[name].version != rules:
                found.append((str(id), name, rules))
    return str(rows[-1][0]) if rows else "", found


async def tell_other_rules(journal: Journal) -> None:
    """Write into the log which tables cannot go on here, since our rules are others."""
    waiting: defaultdict[tuple[str, str], list[str]] = defaultdict(list)
    after = ""
    with suppress(StoreDown, Damaged):  # it is told by whoever reads next
        while True:
            after, found = await journal.reading(other_rules, journal, after)
            for id, game, rules in found:
                waiting[game, rules].append(id)
            if not after:
                break
    for (game, rules), tables in sorted(waiting.items()):
        here = games()[game].version if game in games() else "none"
        named = ", ".join(tables[:NAMED]) + (" ..." if len(tables) > NAMED else "")
        log.warning(
            "%d tables of %s were begun by rules %s and cannot go on by rules %s: %s",
            len(tables),
            game,
            rules,
            here,
            named,
        )
