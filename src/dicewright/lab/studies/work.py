"""The games of a study, played on all cores of this machine and kept as they come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Lock
from typing import Protocol

from .. import waiting
from ..cores import on_cores
from .plan import Study
from .playing import Piece, Player
from .store import Store

MOMENT = 0.5
"""Seconds that a piece takes, about: Ctrl-C waits for it."""
LARGEST = 4096
ROUNDS = 16
"""In how many rounds the arms are gone through: whoever stops early has something of each."""
KEPT_EVERY = 5.0
"""Seconds after which what was played is written down."""


class Pieces:
    """What is left to play, in turn: some games of every arm, then some more. May be asked from several threads."""

    def __init__(self, study: Study, store: Store) -> None:
        self._left = self._all(study, store)
        self._lock = Lock()
        self._rest: Piece | None = None

    @staticmethod
    def _all(study: Study, store: Store) -> Iterator[Piece]:
        each = -(-study.games // ROUNDS)
        each = -(-each // study.table) * study.table
        for begins in range(0, study.games, each):
            for arm in study.arms:
                for first, n in store.missing(arm.number, begins, min(study.games, begins + each)):
                    yield Piece(arm.number, first, n)

    def next(self, most: Callable[[int], int]) -> Piece | None:
        """The next one, of no more games than `most` says of its arm; None if all is played."""
        with self._lock:
            piece, self._rest = self._rest or next(self._left, None), None
            if piece is None or piece.games <= most(piece.arm):
                return piece
            n = most(piece.arm)
            self._rest = Piece(piece.arm, piece.game + n, piece.games - n)
            return Piece(piece.arm, piece.game, n)


class Paces:
    """How many games of an arm fill a moment, by the bots that play it."""

    def __init__(self, study: Study) -> None:
        self._study = study
        self._games = [1] * len(study.bots)

    def of(self, arm: int) -> int:
        return self._games[self._study.arms[arm].line]

    def took(self, piece: Piece, seconds: float) -> None:
        line = self._study.arms[piece.arm].line
        fitting = max(1, int(piece.games * MOMENT / max(seconds, 1e-6)))
        self._games[line] = min(LARGEST, fitting, 4 * self._games[line])


class Working(Protocol):
    """Where the games are played. False if interrupted."""

    def __call__(self, study: Study, store: Store, quiet: bool) -> bool: ...


@contextmanager
def keeping(study: Study, store: Store, quiet: bool) -> Iterator[Callable[[], None]]:
    """A progress bar; whoever calls the result now and then moves it on, and has written down what was played."""
    kept = time.monotonic()

    def watch() -> None:
        nonlocal kept
        show(store.games)
        if time.monotonic() - kept > KEPT_EVERY:
            store.keep()
            kept = time.monotonic()

    with waiting.playing(study.games * len(study.arms), quiet) as show:
        try:
            yield watch
        finally:
            store.keep()


class Cores:
    """This machine."""

    def __init__(self, cores: int) -> None:
        self.cores = cores

    def __call__(self, study: Study, store: Store, quiet: bool) -> bool:
        player, pieces = Player(study), Pieces(study, store)
        with waiting.compiling(study.game.name, quiet):
            player.compile()

        def work() -> Iterator[None]:
            paces = Paces(study)
            while (piece := pieces.next(paces.of)) is not None:
                began = time.perf_counter()
                store.add(player.play(piece))
                paces.took(piece, time.perf_counter() - began)
                yield

        with keeping(study, store, quiet) as watch:
            return on_cores(self.cores, work, watch)
