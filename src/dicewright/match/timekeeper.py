"""The referee of a real match: holds it to the time limits of its game.

He is told what time it is and never looks himself, so that a match lives through its times again when it is restored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from ..kernel.game import TimeLimit
from ..kernel.record import Header


class Referee(Protocol):
    """Answers what is decided outside the rules, from how the game stands."""

    def __call__(self, g: Header) -> int: ...


class Timekeeper:
    """The time of one match. Whoever runs it sets `now` before anything happens, and calls `follow` after it."""

    def __init__(self, limits: Sequence[TimeLimit], now: float) -> None:
        self.now = now
        self._limits = tuple(limits)
        self._begun: dict[str, dict[int, float]] = {limit.name: {} for limit in limits}
        """When each part of a limit began, by its number."""

    def __call__(self, g: Header) -> int:
        """The referee's answer."""
        over = [limit.ruling for limit, left in self.left(g, self.now) if left <= 0]
        return over[-1] if over else 0

    def follow(self, g: Header) -> None:
        """Take in how the game stands now: a part that is played for the first time begins."""
        for limit in self._limits:
            if (part := limit.part(g)) >= 0:
                self._begun[limit.name].setdefault(part, self.now)

    def left(self, g: Header, now: float) -> list[tuple[TimeLimit, float]]:
        """For every limit of a part that is being played, the seconds that are left of it."""
        return [(limit, ends - now) for limit, ends in self._running(g)]

    def ends(self, g: Header) -> float | None:
        """When the time of the whole game is over; None if it has all the time in the world."""
        return min((ends for limit, ends in self._running(g) if limit.last), default=None)

    def _running(self, g: Header) -> list[tuple[TimeLimit, float]]:
        """The limits that hold while the game stands so, and when they run out."""
        began = [(limit, self._begun[limit.name].get(limit.part(g))) for limit in self._limits]
        return [(limit, at + limit.seconds) for limit, at in began if at is not None]

    def wait(self, seconds: float) -> None:
        """Time that does not count has passed."""
        self.now += seconds
        for begun in self._begun.values():
            begun.update({part: at + seconds for part, at in begun.items()})

    # --- for a match that is put away and taken up again ---

    def elapsed(self, g: Header) -> dict[str, float]:
        """By limit, how many seconds have passed of the part that is being played."""
        return {limit.name: limit.seconds - left for limit, left in self.left(g, self.now)}

    def resume(self, g: Header, elapsed: Mapping[str, float]) -> None:
        """Go on where the clock was stopped."""
        for limit in self._limits:
            if (part := limit.part(g)) >= 0:
                self._begun[limit.name][part] = self.now - elapsed.get(limit.name, 0.0)
