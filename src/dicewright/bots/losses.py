"""What the levels give away: how somebody has played is told by the level that loses about as much.

What they lose comes with the game, in its `judge/losses.toml`; `python -m dicewright.lab.losses` measures it.
"""

from __future__ import annotations

from functools import cache
from math import log
from typing import Annotated

import msgspec

from ..kernel.game import Game
from .levels import LEVELS
from .shipped import shipped


class Lost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a level gives away on average, in chances to win or, alone, in points."""

    decision: Annotated[float, msgspec.Meta(gt=0)]
    """In a decision that a search can weigh."""
    game: Annotated[float, msgspec.Meta(gt=0)]
    """In all of a game."""


@cache
def losses_of(game: Game, seats: int) -> dict[str, Lost]:
    """By level, for so many seats; none where it was not measured. Raises ValueError if its file is wrong."""
    file = shipped(game, "judge", "losses.toml")
    if file is None:
        return {}
    try:
        found = msgspec.toml.decode(file, type=dict[str, dict[str, Lost]]).get(str(seats), {})
        if wrong := set(found) - {level.name for level in LEVELS}:
            raise ValueError(f"there is no level {', '.join(sorted(wrong))}")
    except ValueError as error:
        raise ValueError(f"judge/losses.toml of {game.package}: {error}") from error
    return found


def like_level(game: Game, seats: int, lost: float) -> str | None:
    """The level that gives away about as much in a decision; None where that is not known."""
    known = losses_of(game, seats)
    least = min((it.decision for it in known.values()), default=0.0) / 4
    return min(known, key=lambda name: abs(log(max(lost, least) / known[name].decision)), default=None)
