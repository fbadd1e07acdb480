"""A glance at dice that change: what their rows promise and what the backstory says, without cards and traits.

Two dice of a full board change places in 153 ways. Judging each by all that a character is worth takes longer than
everything else that is said of a question; after a glance only the likely ones are left to judge."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import nlargest
from typing import TypeAlias

from ..judge.evaluate import STAR
from ..judge.weights import LOWEST_SUM, REACH, Weights
from ..rules.attributes import goal_attribute
from ..rules.score import matches
from ..state import BOARD, CELLS, ROWS, Seen

Die: TypeAlias = tuple[int, int]
"""Its colour and what it shows."""
Change: TypeAlias = Sequence[tuple[int, Die]]
"""Cells, and what lies there then."""
LIKELY = 6
NO_WISH = -1


class Glance:
    def __init__(self, seen: Seen, w: Weights, seat: int) -> None:
        v, b = seen.view, seen.book
        klass, story = v.klass[seat] - 1, v.backstory[seat] - 1
        self.dice: list[Die] = [(v.colour[seat, cell], v.value[seat, cell]) for cell in range(BOARD)]
        self._sums = [goal_attribute(v, b, seat, row) + LOWEST_SUM for row in range(ROWS)]
        self._promise = [
            [w.promise[klass, row, CELLS - v.filled[seat, row], at] for at in range(REACH)] for row in range(ROWS)
        ]
        self._wished = [NO_WISH] * BOARD
        for row in range(ROWS):
            self._wished[row * CELLS + b.story_cell[story, row]] = b.story_colour[story, row]
        same = matches(v, b, seat)
        stars = [b.story_stars[n] for n in range(ROWS + 1)]
        self._told = [STAR * (stars[n] - stars[same]) + w.story * (n - same) for n in range(ROWS + 1)]
        self._same = same

    def likely(self, changes: Sequence[Change]) -> list[int]:
        """Which of the changes look best, in their order."""
        if len(changes) <= LIKELY:
            return list(range(len(changes)))
        return sorted(nlargest(LIKELY, range(len(changes)), key=lambda k: self.brings(changes[k])))

    def brings(self, change: Change) -> int:
        """By how much it makes the board better, in thousandths of a star."""
        sums: dict[int, int] = {}
        same = self._same
        for cell, (colour, face) in change:
            was, showed = self.dice[cell]
            sums[cell // CELLS] = sums.get(cell // CELLS, 0) + face - showed
            if colour != was:
                same += (self._wished[cell] == colour) - (self._wished[cell] == was)
        return self._told[same] + sum(self._grown(row, by) for row, by in sums.items())

    def _grown(self, row: int, by: int) -> int:
        promise, at = self._promise[row], self._sums[row]
        return promise[_within(at + by)] - promise[_within(at)]


def _within(at: int) -> int:
    return min(max(at, 0), REACH - 1)
