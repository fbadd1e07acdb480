"""Bots that take no seat: they weigh the options of somebody else's question."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...kernel.game import Game
from ..chances import chances_of
from .bot import Search
from .net import NOTHING
from .room import Mind


class Adviser(Search):
    """Searches as the others do. It also weighs where mathematics knows the best answer, so that the others can be told
    with their chances."""

    name = "adviser"
    seated = False
    until_compiled = "quick-adviser"
    trials = 40_000
    scenarios = 64
    ahead: ClassVar[int] = 8
    """Decisions that are played on to compare the best two options."""
    samples: ClassVar[int] = 200
    """How often they are."""
    rough: ClassVar[bool] = False
    """Whether its advice is to be called a rough guess."""

    def mind(self, game: Game, teams: tuple[int, ...]) -> Sequence[int]:
        mind = [*super().mind(game, teams)]
        mind[Mind.ADVISES], mind[Mind.AHEAD] = 1, self.ahead
        mind[Mind.SLOPE] = chances_of(game, len(teams)).slope
        return mind


class Reviewer(Adviser):
    """Looks at all decisions of a game again, and so at each only for a moment; it explains nothing."""

    name = "reviewer"
    trials = 4_000
    scenarios = 32
    samples = 0


class Skimmer(Reviewer):
    """Likewise, for a second picture of a game."""

    name = "skimmer"
    trials = 1_000


class Glancer(Reviewer):
    """Likewise, for a first one."""

    name = "glancer"
    trials = 200


class QuickAdviser(Adviser):
    """Does so few trials that plain Python is quick enough: its advice is rough."""

    name = "quick-adviser"
    trials = 256
    ahead = 0
    samples = 12
    rough = True

    def learned(self, game: Game, seats: int) -> Sequence[int]:
        return NOTHING
