"""How chances are told in a game: how far a position is played on before it is judged, and how a judgement becomes a
chance. Both come with the game, in its `judge/chances.toml`, by the number of seats; `python -m
dicewright.lab.calibration` fits and measures them."""

from __future__ import annotations

from functools import cache
from typing import Annotated

import msgspec

from ..kernel.game import Game
from .shipped import shipped


class Chances(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """For a number of seats."""

    ahead: Annotated[int, msgspec.Meta(ge=0)] = 8
    """Decisions that are played on before a position is judged."""
    slope: Annotated[int, msgspec.Meta(ge=0, le=30_000)] = 1000
    """In thousandths: a judgement of x, from -1 to 1, is a chance of (1 + tanh(slope x)) / 2; 0: of (1 + x) / 2."""


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
