"""What each seat had in the games of a study, as far as games differ by it: found anew from the plan."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from ...kernel.game import Setup
from ..series import Results
from .plan import Study
from .playing import ARM, GAME

Names = NDArray[np.str_]
Holder: TypeAlias = tuple[str, ...]
"""The values of a seat, one for each choice that is drawn or compared."""


class Seated:
    """By choice and seat, such as `hero.0`, a value for each row."""

    def __init__(self, study: Study, rows: Results) -> None:
        self.study, self.rows = study, rows

    @cached_property
    def _tables(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """A row of each table that there was, and the table of each row."""
        blocks = np.array([arm.block for arm in self.study.arms], np.int64)[self.rows[:, ARM]]
        tables = self.rows[:, GAME] // self.study.table if self.study.draws else np.zeros(len(self.rows), np.int64)
        _, firsts, which = np.unique(np.column_stack([blocks, tables]), axis=0, return_index=True, return_inverse=True)
        return firsts, which.reshape(-1)

    @cached_property
    def tables(self) -> NDArray[np.int64]:
        """By row: the number of its table, where several games have one in common."""
        return self._tables[1]

    @cached_property
    def values(self) -> Mapping[str, Names]:
        firsts, which = self._tables
        arms = self.study.arms
        seats = [self.study.seats_at(arms[a], n) for a, n in self.rows[firsts][:, [ARM, GAME]].tolist()]
        keys = [f"{c.name}.{seat}" for c in self.study.seated for seat in range(self.study.seats)]
        return {key: np.array([found[key] for found in seats], np.str_)[which] for key in keys}

    def of_seat(self, seat: int) -> Names:
        """What a seat had, in one text for each row."""
        columns = [self.values[f"{c.name}.{seat}"] for c in self.study.seated]
        if not columns:
            return np.full(len(self.rows), "")
        found = columns[0]
        for column in columns[1:]:
            found = np.char.add(np.char.add(found, ", "), column)
        return found

    def holders(self) -> dict[Holder, tuple[Setup, int]]:
        """Everything that a seat had somewhere, with a set-up in which one did, and the seat."""
        found: dict[Holder, tuple[Setup, int]] = {}
        arms = self.study.arms
        for seat in range(self.study.seats):
            told, firsts = np.unique(self.of_seat(seat), return_index=True)
            for name, row in zip(told.tolist(), firsts.tolist(), strict=True):
                if (holder := tuple(name.split(", "))) not in found:
                    arm, game = self.rows[row, [ARM, GAME]].tolist()
                    found[holder] = self.study.setup_of(arms[arm], game), seat
        return found
