"""The clock of a table: seconds for each decision, when the table was founded with one."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from .now import now
from .room import Room

GRACE = 5.0
"""Seconds left to everyone whose time ran out while the server was down."""


class Clock:
    """Rings when the time for the open question is over. It knows who hears that only while it is wound: a table that
    is put away is gone without being looked for."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self._grace = now() + GRACE
        self._alarm: asyncio.TimerHandle | None = None

    def wind(self, ring: Callable[[], None]) -> None:
        """Set it for the question that is open now."""
        self.stop()
        deadline = self._room.deadline()
        if deadline is not None:
            wait = max(0.0, max(deadline, self._grace) - now())
            self._alarm = asyncio.get_running_loop().call_later(wait, ring)

    def stop(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    @property
    def runs(self) -> bool:
        return self._alarm is not None

    @property
    def over(self) -> bool:
        """Whether the time for the open question is over."""
        deadline = self._room.deadline()
        return deadline is not None and now() >= deadline
