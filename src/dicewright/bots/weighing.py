"""What a bot that searches has found out about the options of a question, read from its room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from ..kernel.game import Game
from .chances import AS_IT_IS, calibrated, chances_of
from .search.net import POINT
from .search.room import At
from .trial import WON

WHOLE = WON * POINT
"""What a win is worth to a search; a loss is worth the same below nothing."""
SHOWN = 16
"""Options that are told."""
TRIED = 8
"""Trials without which nothing can be said of an option."""


@dataclass(frozen=True)
class Scale:
    """What a search finds, from -1 (lost) to 1 (won), as people are told it: as a chance to win, from 0 to 1,
    calibrated by what came of games in which it was found. Alone, 0 is a perfect score and -1 none at all, and points
    are told."""

    whole: float
    alone: bool
    told: tuple[int, ...] = AS_IT_IS

    @classmethod
    def of(cls, game: Game, seats: int) -> Scale:
        alone = game.perfect_score > 0 and seats == 1
        return cls(game.perfect_score if alone else 1.0, alone, chances_of(game, seats).told)

    def expected(self, value: float) -> float:
        return self.whole * (1 + value) if self.alone else calibrated(self.told, (1 + value) / 2)

    def apart(self, one: float, other: float) -> float:
        """How much more one promises than another."""
        return self.expected(one) - self.expected(other)

    def doubt(self, value: float, doubt: float) -> float:
        """How far what is told of it may be off."""
        return self.apart(value + doubt, value - doubt) / 2


@dataclass(frozen=True)
class Weighed:
    """An option: its answer, what trials gave on average, from -1 (lost) to 1 (won), how far that may be off (a
    standard deviation), and how many trials there were."""

    answer: int
    value: float
    doubt: float
    trials: int


@dataclass(frozen=True)
class Apart:
    """How much a measure differs after the best option and after the next: on average, and a standard deviation."""

    mean: float
    doubt: float


@dataclass(frozen=True)
class Weighing:
    """The options, best first; none where no answer is better than another. `known`: mathematics says which is best,
    and trials only what comes of it. `rough`: there were few of them."""

    options: tuple[Weighed, ...] = ()
    apart: tuple[Apart, ...] = ()
    """By the numbers of all measures of the game, in their order."""
    known: bool = False
    rough: bool = False


def read(
    root: Sequence[int], options: int, scenarios: int, measures: int, samples: int, shown: int = SHOWN
) -> Weighing:
    """What stands in the room after a decision of so many options, the best two of which were compared by so many
    samples. Those that were tried longer come first: each dropped one was behind them with the same dice, so none is
    told as better."""
    places = range(min(options, At.TOTAL - At.OPTION))
    by_rank = sorted(places[1:], key=lambda k: (-root[At.TRIED + k], -root[At.TOTAL + k] / root[At.TRIED + k], k))
    found: list[Weighed] = []
    for k in (0, *by_rank[: shown - 1]):
        n = int(root[At.TRIED + k])
        mean = int(root[At.TOTAL + k]) / n
        spread = max(0.0, int(root[At.TOTAL_SQUARES + k]) / n - mean * mean)
        different = min(n, scenarios) if scenarios else n  # the same dice, met again, tell nothing new
        value = min(mean / WHOLE, found[-1].value if found else 1.0)
        found.append(Weighed(int(root[At.OPTION + k]), value, sqrt(spread / different) / WHOLE, n))
    apart = tuple(
        _apart(int(root[At.BEST + j]) - int(root[At.NEXT + j]), int(root[At.APART + j]), samples)
        for j in range(measures if samples else 0)
    )
    return Weighing(tuple(found), apart, bool(root[At.KNOWN]))


def _apart(total: int, squares: int, n: int) -> Apart:
    mean = total / n
    return Apart(mean, sqrt(max(0.0, squares / n - mean * mean) / n))
