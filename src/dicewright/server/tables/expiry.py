"""Tables that were kept long enough are let go: those that never began, that nobody came back to, that are over."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

from ..last_resort import last_resort
from ..limits import Retention
from . import keeping
from .journal import Journal
from .keeping import Kept
from .now import now
from .registry import Registry

DAY = 86_400.0
EVERY = 3600.0
"""Seconds between two looks."""
FIRST = 60.0
"""... and before the first."""
END = "end"
log = logging.getLogger("dicewright.server")


@dataclass
class Gone:
    """What was let go, or would be: how many tables in each state, and how many bytes."""

    tables: Counter[str] = field(default_factory=Counter)
    size: int = 0

    def count(self, kept: Kept) -> None:
        self.tables[kept.state] += 1
        self.size += kept.size

    def __str__(self) -> str:
        return ", ".join(f"{many} {state}" for state, many in sorted(self.tables.items())) + f"; {self.size} bytes"


def due(kept: Kept, retention: Retention, at: float) -> bool:
    """Whether a table was kept long enough. What cannot be read is somebody's to look at."""
    match kept.state:
        case "unstarted":
            days = retention.unstarted
        case "playing":
            days = retention.abandoned
        case "finished":
            days = retention.finished
        case _:
            days = 0.0
    return days > 0 and kept.last < at - days * DAY


def expired(journal: Journal, retention: Retention) -> Iterator[Kept | None]:
    """All tables that were kept long enough, one after the other; None for one that was looked at and stays."""
    at = now()
    unfinished = min((days for days in (retention.unstarted, retention.abandoned) if days > 0), default=0.0)
    for finished, days in ((False, unfinished), (True, retention.finished)):
        after = ""
        while days > 0 and (page := keeping.before(journal, at - days * DAY, finished, after)):
            for id in page:
                kept = keeping.glanced(journal, id)
                yield kept if kept is not None and due(kept, retention, at) else None
            after = page[-1]


class Expiry:
    """Looks for such tables now and then, and lets go of those that are not open."""

    def __init__(self, journal: Journal, retention: Retention, registry: Registry) -> None:
        self._journal, self._retention, self._registry = journal, retention, registry

    async def run(self) -> None:
        await asyncio.sleep(FIRST)
        while True:
            with last_resort("tables that were kept long enough could not be let go"):
                gone = await self.look()
                if gone.tables:
                    log.info("tables were kept long enough: %s", gone)
            await asyncio.sleep(EVERY)

    async def look(self) -> Gone:
        """Let go of all that are due. They are read one at a time, so that others may read between them."""
        gone = Gone()
        looking = expired(self._journal, self._retention)
        while True:
            kept = await self._journal.reading(next, looking, END)
            if isinstance(kept, Kept):
                if await self._registry.unless_open(kept.id, partial(self._journal.drop, kept.id, kept.entries)):
                    gone.count(kept)
            elif kept is END:
                return gone
