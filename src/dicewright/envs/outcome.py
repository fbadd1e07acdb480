"""What a game was worth to its seats: the reward of the last step. Every step before it is worth nothing.

Between n sides, who comes first alone has 1 and everybody else -1/(n-1); k sides that share the first place share what
it is worth, and all members of a side have what it has. So the sides always add up to nothing. Alone, it is the score,
as a part of a perfect one.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from ..bots.trial import siding
from ..kernel.game import Game
from ..kernel.record import Header
from ..kernel.rule import rule


@rule
def no_score(g: Header, seat: int) -> int:
    return 0


def scoring(game: Game) -> Callable[[Header, int], int]:
    """The rule score(g, seat) of a game."""
    return game.score or no_score


def winning(teams: tuple[int, ...]) -> Callable[[Header], int]:
    """Build the rule winners(g): the sides that come first, a bit each."""
    side_of = siding(teams)

    @rule
    def winners(g: Header) -> int:
        sides = 0
        for seat in range(g.place.shape[0]):
            if g.place[seat] == 1:
                sides |= 1 << side_of(seat)
        return sides

    return winners


def worth(game: Game, teams: tuple[int, ...]) -> NDArray[np.float64]:
    """By how many sides come first, what that is worth to [the others, each of them]; alone, [0, 0] is a point."""
    n = len(set(teams))
    if n == 1:
        return np.full((2, 2), 1 / (game.perfect_score or 1))
    found = np.zeros((n + 1, 2))
    for k in range(1, n + 1):
        found[k] = [-1 / (n - 1), (n / k - 1) / (n - 1)]
    found[n] = 0
    return found


class Outcome:
    """The rewards at the end of a game, in plain Python."""

    def __init__(self, game: Game, teams: tuple[int, ...]) -> None:
        self.teams, self.worth = teams, worth(game, teams)
        self.winners, self.score, self.side_of = winning(teams), scoring(game), siding(teams)

    def rewards(self, g: Header) -> NDArray[np.float64]:
        """Of every seat; nothing while the game runs."""
        found = np.zeros(len(self.teams))
        if g.over == 0:
            return found
        if len(set(self.teams)) == 1:
            for seat in range(len(found)):
                found[seat] = self.score(g, seat) * self.worth[0, 0]
            return found
        first = self.winners(g)
        for seat in range(len(found)):
            found[seat] = self.worth[first.bit_count(), (first >> self.side_of(seat)) & 1]
        return found
