"""The bots that search, and the numbers that set them apart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ...kernel.game import Game, nothing_sealed
from ..bot import Thinker, Thinking, Toolkit, Workspace
from .net import learned_by
from .room import CAPACITY_UNIT, LOW, Mind, ints
from .root import STATES, thinking

IN_PLAIN_PYTHON = 256
"""Trials that do not take too long before they are compiled."""


class Search(Thinker):
    """Thinks for so many trials, in a tree."""

    words = "dicewright.bots"
    trials: ClassVar[int]
    lanes: ClassVar[int] = 1
    """Trees that are grown apart from each other; as many threads can think at once."""
    explore: ClassVar[int] = 1000
    """How much is tried that does not look best, in thousandths of what is usual."""
    fresh: ClassVar[int] = 700
    """How much an option that was never tried is hoped to be better than its node, likewise."""

    daring: ClassVar[int] = 0
    """How much great hopes count for more than what might go wrong (below 0: the other way round), in thousandths."""

    scenarios: ClassVar[int] = 16
    """How many different dice and beliefs there are, over and over again; 0: always others. With few of them the tree
    grows deep, which is worth more than many; not where others seal their choices, for it would come to know these."""

    def effort(self, game: Game) -> int:
        """Trials that a decision is worth."""
        return self.trials

    def overlooks(self, game: Game) -> int:
        """Of a thousand options, how many it never thinks of."""
        return 0

    def slow(self, game: Game) -> bool:
        return self.effort(game) > IN_PLAIN_PYTHON

    def nodes(self, game: Game) -> int:
        """That a tree may have."""
        return -(-self.effort(game) // self.lanes // CAPACITY_UNIT) * CAPACITY_UNIT

    def workspace(self, game: Game, seats: int) -> Workspace:
        return Workspace(states=1 + STATES * self.lanes, ints=ints(self.nodes(game)), lanes=self.lanes)

    def mind(self, game: Game, teams: tuple[int, ...]) -> Sequence[int]:
        mind = [0] * Mind.NET
        mind[Mind.TRIALS_HIGH], mind[Mind.TRIALS_LOW] = divmod(self.effort(game), LOW)
        mind[Mind.LANES] = self.lanes
        mind[Mind.EXPLORE], mind[Mind.FRESH] = self.explore, self.fresh
        mind[Mind.SCENARIOS] = self.scenarios if game.forget is nothing_sealed else 0
        mind[Mind.OVERLOOKS], mind[Mind.DARING] = self.overlooks(game), self.daring
        mind[Mind.CAPACITY] = self.nodes(game) // CAPACITY_UNIT
        net = self.learned(game, len(teams))
        mind[Mind.LEARNED] = int(len(net) > 0)
        return [*mind, *net]

    def learned(self, game: Game, seats: int) -> Sequence[int]:
        """What it has learned; by default what comes with the game."""
        return learned_by(game, seats)

    @classmethod
    def thinking(cls, tools: Toolkit) -> Thinking:
        return thinking(tools)
