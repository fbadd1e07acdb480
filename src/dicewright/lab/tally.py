"""What many games come to, counted. Only whole numbers are added up, so the order of adding does not matter."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..bots.trial import siding
from ..kernel.game import Game
from ..kernel.record import Header
from ..kernel.rule import rule
from .series import ANSWERS, DECISIONS, PLACES, TURNS, Results, has_turns, no_score, no_turn, turn_of

GAMES, UNFINISHED, ANSWERED, DECIDED, TURNED, SCORED = range(6)
"""What is counted: the scores, seat by seat, are the last of these, and after them comes how often each seat came first
in a game that so many sides have won."""


def size(teams: tuple[int, ...]) -> int:
    return SCORED + len(teams) * (len(teams) + 2)


def counting(game: Game, teams: tuple[int, ...], add: Callable[..., int]) -> Callable[..., None]:
    """Build the rule count(g, answers, decisions, sums): add a game that has ended to a row of sums, by
    add(sums, at, n)."""
    side_of, seats = siding(teams), len(teams)
    turn = turn_of if has_turns(game) else no_turn
    score = game.score or no_score

    @rule
    def count(g: Header, answers: int, decisions: int, sums: Any) -> None:
        sides = 0
        for seat in range(seats):
            if g.place[seat] == 1:
                sides |= 1 << side_of(seat)
        winners = 0
        for side in range(seats):
            winners += (sides >> side) & 1
        add(sums, GAMES, 1)
        if winners == 0:
            add(sums, UNFINISHED, 1)
        add(sums, ANSWERED, answers)
        add(sums, DECIDED, decisions)
        add(sums, TURNED, turn(g))
        for seat in range(seats):
            add(sums, SCORED + seat, score(g, seat))
            if g.place[seat] == 1:
                add(sums, SCORED + seats + seat * (seats + 1) + winners, 1)

    return count


class Tally:
    """Games, counted; `sums` as the columns above say."""

    def __init__(self, teams: tuple[int, ...], sums: NDArray[np.int64] | None = None) -> None:
        self.teams = teams
        self.sums = np.zeros(size(teams), np.int64) if sums is None else sums

    games = property(lambda self: int(self.sums[GAMES]))
    unfinished = property(lambda self: int(self.sums[UNFINISHED]))
    answers = property(lambda self: int(self.sums[ANSWERED]))
    decisions = property(lambda self: int(self.sums[DECIDED]))
    turns = property(lambda self: int(self.sums[TURNED]))

    @property
    def scores(self) -> NDArray[np.int64]:
        """The scores of each seat, added up."""
        return self.sums[SCORED : SCORED + len(self.teams)]

    @property
    def firsts(self) -> NDArray[np.int64]:
        """How often each seat came first in a game that so many sides have won."""
        return self.sums[SCORED + len(self.teams) :].reshape(len(self.teams), -1)

    def add(self, results: Results) -> None:
        scores = PLACES + len(self.teams)
        first = results[:, PLACES:scores] == 1
        sides = [first[:, [t == side for t in self.teams]].any(axis=1) for side in sorted(set(self.teams))]
        winners = np.sum(sides, axis=0)
        for seat in range(len(self.teams)):
            self.firsts[seat] += np.bincount(np.where(first[:, seat], winners, 0), minlength=len(self.teams) + 1)
        self.firsts[:, 0] = 0  # who is not first is not counted
        self.scores[:] += results[:, scores:].sum(axis=0)
        self.sums[GAMES] += len(results)
        self.sums[UNFINISHED] += (winners == 0).sum()
        for at, column in ((ANSWERED, ANSWERS), (DECIDED, DECISIONS), (TURNED, TURNS)):
            self.sums[at] += results[:, column].sum()

    def merge(self, other: Tally) -> None:
        self.sums += other.sums

    def wins(self, seat: int) -> float:
        """Games won; a first place shared by k sides is worth 1/k."""
        return float(sum(n / k for k, n in enumerate(self.firsts[seat].tolist()) if k))
