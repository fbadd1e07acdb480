"""A piece of a study: some games of an arm, played one after the other. Games follow from their numbers: it does not
matter who plays a piece, where the study is cut into pieces, or in which order they come."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from threading import Lock

import numpy as np

from ...kernel.record import Header, Record
from ..series import PLACES, Play, Results, Series
from .plan import Arm, Study

ARM, GAME = range(2)
"""Columns of rows: the arm, and the number of the game in it; then those of `series`."""
FIRST = 2
"""Where these begin."""
TABLES = 64
"""Drawn tables that are kept."""


@dataclass(frozen=True)
class Piece:
    """Games of an arm, from a number on."""

    arm: int
    game: int
    games: int


class Player:
    """Plays pieces of a study; in several threads at once."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self._lock = Lock()
        self._tables: dict[tuple[int, int], tuple[Series, Play]] = {}

    def compile(self) -> None:
        for number in range(len(self.study.bots)):
            self._table(next(arm for arm in self.study.arms if arm.line == number), 0)

    def play(self, piece: Piece) -> Results:
        """Its games, a row each."""
        arm, found = self.study.arms[piece.arm], []
        game, end = piece.game, piece.game + piece.games
        while game < end:
            each = self.study.table if self.study.draws else end
            n = min(end, (game // each + 1) * each) - game
            _, play = self._table(arm, game)
            rows = play(self.study.number(arm, game), n)
            games = np.arange(game, game + n, dtype=np.int64)
            found.append(np.column_stack([np.full(n, arm.number, np.int64), games, rows]))
            game += n
        return np.concatenate(found)

    def _table(self, arm: Arm, game: int) -> tuple[Series, Play]:
        at = arm.number, game // self.study.table if self.study.draws else 0
        with self._lock:
            if at in self._tables:
                return self._tables[at]
        made = self._made(arm, game)
        with self._lock:
            if self.study.draws and len(self._tables) >= TABLES:
                self._tables.clear()
            return self._tables.setdefault(at, made)

    def _made(self, arm: Arm, game: int) -> tuple[Series, Play]:
        study = self.study
        lines = tuple(dict.fromkeys(bot for line in study.bots for bot in line))
        setup, seats = study.setup_of(arm, game), study.bots[arm.line]
        change = partial(self._leave_out, bit=arm.without) if arm.without >= 0 else None
        series = Series(
            study.game,
            setup,
            seats,
            study.seed,
            study.content,
            lines if len(lines) < 3 else (),
            marked=True,
            change=change,
        )
        return series, series.player()

    def _leave_out(self, g: Header, b: Record, bit: int) -> None:
        mark = self.study.mark
        assert mark is not None
        assert mark.leave_out is not None
        mark.leave_out(g, b, 0, bit)


@dataclass(frozen=True)
class Columns:
    """Where things stand in a row."""

    seats: int
    marks: tuple[str, ...]

    @classmethod
    def of(cls, study: Study) -> Columns:
        return cls(study.seats, tuple(m.name for m in study.game.marks))

    @property
    def names(self) -> tuple[str, ...]:
        """All of them, in order."""
        seats = range(self.seats)
        each = [[f"{name}_{s}" for s in seats] for name in ("place", "score", *self.marks)]
        return ("arm", "game", "answers", "decisions", "turns", *[name for names in each for name in names])

    def at(self, name: str) -> slice:
        """Those of the seats."""
        begins = FIRST + PLACES + self.seats * ("place", "score", *self.marks).index(name)
        return slice(begins, begins + self.seats)
