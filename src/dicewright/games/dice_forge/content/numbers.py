"""Numbers of the rulebook: limits of reserves, exchanges, and what the number of players decides."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..box import Resource
from ..state import Mode

LIMITS = (12, 6, 6)
"""Gold, sun, moon. DF-res-1"""

UNITS: Mapping[int, Mapping[int, int]] = {
    Mode.SENTINEL: {Resource.SUN: 2, Resource.MOON: 2},
    Mode.CYCLOPS: {Resource.GOLD: 1},
}
"""By mode of a blessing: glory that may be taken for a unit of a resource. DF-conv-1"""


@dataclass(frozen=True)
class PlayerCount:
    """What the number of players decides. DF-set-2 DF-set-3 DF-set-4 DF-set-10 DF-turn-1 DF-turn-3"""

    trimmed: int
    """Faces taken from each square of the sanctuary."""
    gold: tuple[int, ...]
    rounds: int
    blessings: int


COUNTS = {
    2: PlayerCount(2, (3, 2), 9, 2),
    3: PlayerCount(0, (3, 2, 1), 10, 1),
    4: PlayerCount(0, (3, 2, 1, 0), 9, 1),
}
