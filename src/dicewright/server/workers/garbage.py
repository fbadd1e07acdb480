"""Garbage is looked for little by little.

Tables live long and hold much. To look through all of them, as Python does by itself now and then, would hold up every
move for a good part of a second. Here only what is new since the last time is looked through, ten times a second.
Neither moves nor tables that are put away leave anything that would have to be looked for; what else may have been left
is found once in ten minutes, when nobody has moved for a while.
"""

from __future__ import annotations

import asyncio
import gc
import time

from ..metrics import MOVES

EVERY = 0.1
ALL = 600.0
CALM = 5.0
"""Seconds without a move after which nobody is held up."""


class Garbage:
    """Takes over from Python's own collecting until it is closed."""

    def __init__(self) -> None:
        gc.disable()
        gc.freeze()
        self._last = self._all = time.monotonic()

    def collect(self) -> None:
        """Look through what is new; what is left is not looked at again soon."""
        self._last = time.monotonic()
        gc.collect()
        gc.freeze()

    def collect_if_due(self) -> None:
        if time.monotonic() - self._last >= EVERY:
            self.collect()

    def collect_all_if_due(self) -> None:
        """Look through everything. That takes long: only when all is calm."""
        if time.monotonic() - self._all >= ALL:
            self._all = time.monotonic()
            gc.unfreeze()
            self.collect()

    async def run(self) -> None:
        """Look whenever it is time, beside tables where people move."""
        moves, moved = MOVES.total, time.monotonic()
        while True:
            await asyncio.sleep(EVERY)
            if moves != MOVES.total:
                moves, moved = MOVES.total, time.monotonic()
            self.collect()
            if time.monotonic() - moved >= CALM:
                self.collect_all_if_due()

    def close(self) -> None:
        gc.unfreeze()
        gc.enable()
