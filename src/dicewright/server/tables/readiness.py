"""Whether the store can be written now, for whoever decides where to send people."""

from __future__ import annotations

import asyncio
import time

from .. import messages as m
from .store import Store, StoreDown

LATE = 2.0
"""Seconds after which a store that has not answered is late."""
FRESH = 1.0
"""Seconds for which the last answer holds, however many ask."""


class Readiness:
    """Asks the store, and remembers the answer for a moment."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._asking: asyncio.Task[m.service.Ready] | None = None
        self._then = 0.0

    async def now(self) -> m.service.Ready:
        if self._asking is None or (self._asking.done() and time.monotonic() - self._then > FRESH):
            self._asking = asyncio.get_running_loop().create_task(self._ask())
        return await asyncio.shield(self._asking)

    async def _ask(self) -> m.service.Ready:
        try:
            async with asyncio.timeout(LATE):
                await self._store.beat()
            if not await asyncio.to_thread(lambda: self._store.room_left):
                return m.service.Ready(False, "full", "there is almost no room left on the disk")
            return m.service.Ready(True, "ok", "")
        except TimeoutError:
            return m.service.Ready(False, "late", f"no answer within {LATE:.0f} s")
        except StoreDown as down:
            return m.service.Ready(False, "full" if "full" in down.why else "down", down.why)
        finally:
            self._then = time.monotonic()
