"""What the levels give away in a decision: how somebody has played is told by the level that loses about as much.

What they lose comes with the game, in its `judge/losses.toml`, by the number of seats and the level: in chances to win
or, alone, in points; `python -m dicewright.lab.losses` measures it.
"""

from __future__ import annotations

from functools import cache
from math import log
from typing import Annotated, TypeAlias

import msgspec

from ..kernel.game import Game
from .levels import LEVELS
from .shipped import shipped

Lost: TypeAlias = Annotated[float, msgspec.Meta(gt=0)]
"""On average, in a decision that a search can weigh."""


@cache
def losses_of(game: Game, seats: int) -> dict[str, float]:
    """By level, for so many seats; none where it was not measured. Raises ValueError if its file is wrong."""
    file = shipped(game, "judge", "losses.toml")
    return {} if file is None else losses_in(file, game.package).get(str(seats), {})


def losses_in(file: bytes, package: str) -> dict[str, dict[str, float]]:
    """What the file of a game's package says, by the number of seats."""
    try:
        found = msgspec.toml.decode(file, type=dict[str, dict[str, Lost]])
        known = {level.name for level in LEVELS}
        if wrong := {name for levels in found.values() for name in levels} - known:
            raise ValueError(f"there is no level {', '.join(sorted(wrong))}")
    except ValueError as error:
        raise ValueError(f"judge/losses.toml of {package}: {error}") from error
    return found


def like_level(game: Game, seats: int, lost: float) -> str | None:
    """The level that gives away about as much in a decision; None where that is not known."""
    known = losses_of(game, seats)
    least = min(known.values(), default=0.0) / 4
    return min(known, key=lambda name: abs(log(max(lost, least) / known[name])), default=None)
