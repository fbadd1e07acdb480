"""How long moves take in the server: from reading an answer to having handed the steps to every socket."""

from __future__ import annotations

from collections import deque

from ..metrics import MOVES

KEPT = 20_000


class Timing:
    """The last moves, in seconds."""

    def __init__(self) -> None:
        self.moves: deque[float] = deque(maxlen=KEPT)

    def add(self, seconds: float) -> None:
        self.moves.append(seconds)
        MOVES.add(seconds)

    def quantile(self, q: float) -> float:
        """In milliseconds; 0 before the first move."""
        ordered = sorted(self.moves)
        return round(1e3 * ordered[min(len(ordered) - 1, int(q * len(ordered)))], 2) if ordered else 0.0
