"""What is kept of a table, looked at closely: whether it can be read, and if not, from where on."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...kernel.game import Refusal
from ..last_resort import last_resort
from .room import Room, restored


@dataclass(frozen=True)
class Found:
    """A table as it was read: the room, or `why` there is none. `good`: how many of its `many` entries can be read, one
    after the other; -1 if not even how it was founded. `refused`: nothing is broken, but this version cannot go on with
    it, and says why."""

    room: Room | None = None
    good: int = -1
    many: int = 0
    why: str = ""
    refused: Refusal | None = None

    @property
    def wrong(self) -> str:
        """For the log."""
        if self.good < 0:
            return f"how it was founded cannot be read ({self.why})"
        return f"entry {self.good} of {self.many} cannot be read ({self.why})"


def examine(id: str, founded: bytes, bodies: Sequence[bytes]) -> Found:
    """Read a table, whatever is kept of it."""
    room, _ = _tried(id, founded, bodies)
    return _wrong(id, founded, bodies) if room is None else Found(room, len(bodies), len(bodies))


def _wrong(id: str, founded: bytes, bodies: Sequence[bytes]) -> Found:
    """The first entry that cannot be read, or cannot have happened: all before it can."""
    room, error = _tried(id, founded, ())
    if isinstance(error, Refusal):
        return Found(refused=error)
    if room is None:
        return Found(many=len(bodies), why=_told(error))
    good, bad = 0, len(bodies)
    while bad - good > 1:
        middle = (good + bad) // 2
        if _tried(id, founded, bodies[:middle])[0] is None:
            bad = middle
        else:
            good = middle
    error = _tried(id, founded, bodies[: good + 1])[1]
    return Found(None, good, len(bodies), _told(error))


def _tried(id: str, founded: bytes, bodies: Sequence[bytes]) -> tuple[Room | None, Exception | None]:
    """Anything may be wrong with what somebody's disk has kept."""
    room: Room | None = None
    with last_resort() as tried:
        room = restored(id, founded, list(bodies))
    return room, tried.error


def _told(error: Exception | None) -> str:
    said = next(iter(str(error).splitlines()), "")[:100]
    return f"{type(error).__name__}: {said}" if said else type(error).__name__
