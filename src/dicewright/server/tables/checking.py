"""A store looked at as a whole, table by table, and put right where that can be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from . import entries as e
from . import keeping
from .examining import Found, examine
from .journal import FINISH, SEAT, Journal, Statement
from .now import now
from .store import Damaged

BESIDE = ("journal", "people", "finished", "reviews", "shown")
"""Where rows of a table lie beside how it was founded."""
HEAD = "SELECT body FROM founded WHERE id = ?"
ENTRIES = "SELECT seq, body FROM journal WHERE id = ? ORDER BY seq"
PEOPLE = "SELECT person FROM people WHERE id = ?"
OVER = "SELECT at FROM finished WHERE id = ?"
CUT = "DELETE FROM journal WHERE id = ? AND seq >= ?"
GOES_ON = "DELETE FROM finished WHERE id = ?"


@dataclass(frozen=True)
class Looked:
    """What was found at a table: whether it can be read, and what would list it as it should be."""

    id: str
    found: Found
    unlisted: Sequence[Statement] = ()

    @property
    def damaged(self) -> bool:
        return self.found.room is None and self.found.refused is None

    @property
    def remedy(self) -> list[Statement]:
        """What puts it right: good entries stay; a table is taken out where not even its founding can be read."""
        if not self.damaged:
            return list(self.unlisted)
        if self.found.good < 0:
            return [(f"DELETE FROM {name} WHERE id = ?", (self.id,)) for name in ("founded", *BESIDE)]
        return [(CUT, (self.id, self.found.good))]


def looked(journal: Journal) -> Iterator[Looked]:
    """All tables, one after the other."""
    for id in keeping.ids(journal):
        yield look(journal, id)


def look(journal: Journal, id: str) -> Looked:
    """One table."""
    try:
        head, rows = journal.select(HEAD, (id,)), journal.select(ENTRIES, (id,))
    except Damaged as damaged:
        return Looked(id, Found(why=str(damaged)))
    bodies = [bytes(body) for k, (seq, body) in enumerate(rows) if seq == k and isinstance(body, bytes | memoryview)]
    founded = head[0][0] if head else None
    if not isinstance(founded, bytes | memoryview):
        return Looked(id, Found(many=len(rows), why=type(founded).__name__))
    good = next((k for k, (seq, body) in enumerate(rows) if seq != k or not isinstance(body, bytes | memoryview)), None)
    found = examine(id, bytes(founded), bodies[:good])
    if good is not None and found.room is not None:
        found = Found(None, good, len(rows), f"entry {good} is missing")
    return Looked(id, found, _unlisted(journal, id, found, bytes(founded), bodies))


def _unlisted(journal: Journal, id: str, found: Found, founded: bytes, bodies: Sequence[bytes]) -> list[Statement]:
    """What is missing of the lists by which people find their tables."""
    room = found.room
    if room is None:
        return []
    sat = {plan.person for plan in e.read_founded(founded).seats if plan.person}
    sat |= {entry.person for entry in map(e.read_entry, bodies) if isinstance(entry, e.Joined)}
    listed = {str(row[0]) for row in journal.select(PEOPLE, (id,))}
    missing: list[Statement] = [(SEAT, (person, id)) for person in sorted(sat - listed)]
    over = bool(journal.select(OVER, (id,)))
    if room.over and not over:
        missing.append((FINISH, (id, now())))
    elif over and not room.over:
        missing.append((GOES_ON, (id,)))
    return missing


def strays(journal: Journal) -> int:
    """How many rows belong to no table."""
    return sum(int(journal.select(f"SELECT COUNT(*) FROM {name} {_STRAY}")[0][0]) for name in BESIDE)


def without_strays() -> list[Statement]:
    return [(f"DELETE FROM {name} {_STRAY}", ()) for name in BESIDE]


_STRAY = "WHERE id NOT IN (SELECT id FROM founded)"
