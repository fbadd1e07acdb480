"""Garbage is looked for little by little.

Tables live long and hold much. To look through all of them, as Python does by itself now and then, would hold up every
move for a good part of a second. Here only what is new since the last time is looked through, ten times a second,
and everything once in ten minutes: by then tables that were put away may have left something behind.
"""

from __future__ import annotations

import asyncio
import gc
import time

EVERY = 0.1
ALL = 600.0


class Garbage:
    """Takes over from Python's own collecting until it is closed."""

    def __init__(self) -> None:
        gc.disable()
        gc.freeze()
        self._last = self._all = time.monotonic()

    def collect(self) -> None:
        """Snapshot through what is new; what is left is not looked at again soon."""
        self._last = time.monotonic()
        if self._last - self._all >= ALL:
            self._all = self._last
            gc.unfreeze()
        gc.collect()
        gc.freeze()

    def collect_if_due(self) -> None:
        if time.monotonic() - self._last >= EVERY:
            self.collect()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.collect()

    def close(self) -> None:
        gc.unfreeze()
        gc.enable()
