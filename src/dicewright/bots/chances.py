"""How chances are told in a game: how far a position is played on before it is judged, how a judgement becomes a
chance, and what is told of a chance that a search has found. All come with the game, in its `judge/chances.toml`, by
the number of seats; `python -m dicewright.lab.calibration` fits and measures them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Annotated

import msgspec

from ..kernel.game import Game
from .shipped import shipped

AS_IT_IS = tuple(range(0, 1001, 100))


class Chances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For a number of seats."""

    ahead: Annotated[int, msgspec.Meta(ge=0)] = 8
    """Decisions that are played on before a position is judged."""
    slope: Annotated[int, msgspec.Meta(ge=0, le=30_000)] = 1000
    """In thousandths: a judgement of x, from -1 to 1, is a chance of (1 + tanh(slope x)) / 2; 0: of (1 + x) / 2."""
    told: tuple[int, ...] = AS_IT_IS
    """What is told in place of 0, 10, 20 ... 100 % that a search finds, in thousandths; in a straight line between."""

    def __post_init__(self) -> None:
        ends = self.told[:1] + self.told[-1:]
        if len(self.told) != len(AS_IT_IS) or ends != (0, 1000) or any(a > b for a, b in pairwise(self.told)):
            raise ValueError(f"`told` must rise from 0 to 1000 in {len(AS_IT_IS)} numbers")


USUAL = Chances()
"""Of a game that says nothing else."""


@cache
def chances_of(game: Game, seats: int) -> Chances:
    """Raises ValueError if its file says something else."""
    file = shipped(game, "judge", "chances.toml")
    if file is None:
        return USUAL
    try:
        return msgspec.toml.decode(file, type=dict[str, Chances]).get(str(seats), USUAL)
    except ValueError as error:
        raise ValueError(f"judge/chances.toml of {game.package}: {error}") from error


def calibrated(told: Sequence[int], chance: float) -> float:
    """What is told of a chance that a search has found."""
    place = min(max(chance, 0.0), 1.0) * (len(told) - 1)
    k = min(int(place), len(told) - 2)
    return (told[k] + (place - k) * (told[k + 1] - told[k])) / told[-1]
