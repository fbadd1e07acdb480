"""The grid of an alignment: good on top, law on the left, and where arrows point on it."""

from __future__ import annotations

from ...kernel.numbers import Numbers
from ...kernel.rule import rule


class Direction(Numbers):
    """Where arrows point: up, down, left, right."""

    GOOD, EVIL, LAW, CHAOS = range(4)


NO_ARROW = Direction.count
GRID_ROWS = ("good", "neutral", "evil")
GRID_COLUMNS = ("law", "neutral", "chaos")
GRID = len(GRID_COLUMNS)
GRID_CENTRE = GRID * GRID // 2
OFF_THE_GRID = -1


@rule
def leads_to(cell: int, direction: int) -> int:
    """Where a step leads on the grid: up to good, down to evil, left to law, right to chaos. RP-act-5"""
    if direction == Direction.GOOD:
        return cell - GRID if cell >= GRID else OFF_THE_GRID
    if direction == Direction.EVIL:
        return cell + GRID if cell < GRID * (GRID - 1) else OFF_THE_GRID
    if direction == Direction.LAW:
        return cell - 1 if cell % GRID > 0 else OFF_THE_GRID
    return cell + 1 if cell % GRID < GRID - 1 else OFF_THE_GRID
