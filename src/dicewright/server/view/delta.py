"""What has changed on a board since a pair of eyes saw it last: only that is sent again."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.describe import Area, Ref
from ...kernel.memory import Memory


class Delta:
    """The board as it was seen at a version, and which of its areas were new there."""

    def __init__(self) -> None:
        self.memory = Memory()
        self.version = self.since = -1
        """The version taken in last, and the one before it."""
        self.new: frozenset[Ref] = frozenset()
        self._areas: dict[Ref, Area] = {}

    def compare(self, version: int, areas: Sequence[Area]) -> None:
        """Take in the board as it is at a version."""
        if version == self.version:
            return
        last = self._areas
        self.new = frozenset(area.ref for area in areas if not _same(area, last.get(area.ref)))
        self._areas = {area.ref: area for area in areas}
        self.since, self.version = self.version, version


def _same(area: Area, before: Area | None) -> bool:
    return area is before or area == before
