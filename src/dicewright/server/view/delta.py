"""What has changed on a board since a pair of eyes saw it last: only that is sent again."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...kernel.describe import Area, Ref
from ...kernel.memory import Memory


class Delta:
    """The board as it was seen at a version, and what was new there."""

    def __init__(self) -> None:
        self.memory = Memory()
        self._version = self._since = -1
        """The version taken in last, and the one before it."""
        self._way = 0
        """Of how many boards the way from one to the other was."""
        self._first: frozenset[Ref] = frozenset()
        """What was new on the first of them."""
        self._areas: Sequence[Area] = ()

    def compare(self, version: int, since: int | None, boards: Sequence[Sequence[Area]]) -> list[frozenset[Ref] | None]:
        """Take in the boards on the way to a version. For each: the areas new to eyes that saw `since`; None: all."""
        if version != self._version:
            self._first, self._areas = _new(boards[0], self._areas), boards[-1]
            self._since, self._version, self._way = self._version, version, len(boards)
        follows = since is not None and (since, len(boards)) == (self._since, self._way)
        return [self._first if follows else None, *(_new(after, before) for before, after in pairwise(boards))]


def _new(areas: Sequence[Area], before: Sequence[Area]) -> frozenset[Ref]:
    last = {area.ref: area for area in before}
    return frozenset(area.ref for area in areas if not _same(area, last.get(area.ref)))


def _same(area: Area, before: Area | None) -> bool:
    return area is before or area == before
