"""Bots think in processes of their own, so that the tables never wait for them; an adviser, too.

A bot plays in plain Python at once; one that has needed long is compiled beside that, in its process, and from then on
plays natively. Whoever has not decided in time, or whose process is not to be had in time, takes the default answer.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import time
from collections import defaultdict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import cache
from multiprocessing.connection import Connection
from threading import Thread
from types import FrameType
from typing import TypeVar

from ...bots import Player, weights_of
from ...bots.search import QuickAdviser
from ...bots.weighing import Weighing
from ...kernel.game import Game, known_game
from ...kernel.record import Header, Record
from ...match import Match
from ..last_resort import last_resort
from ..metrics import THOUGHT, THOUGHTS
from .helpers import PATIENCE, Bots

SLOW = 1.0
"""Seconds of processor time a bot may think; one that needs longer is compiled."""
WORTH = 10.0
"""Seconds of processor time in all after which compiling would have cost less."""
LOADING = 2.0
"""Seconds to wait for one that plays only compiled: enough if it was compiled before; else somebody stands in."""
IN_TIME = 0.6
"""The part of its patience after which one that thinks in waves answers what looks best so far."""
ADVISING = 1.0
"""Seconds after which an adviser tries no more; it then compares the best two options."""
GRACE = 12.0
"""Seconds more that a process may take to start, or to come to a question, before it is not waited for."""
ADVISER = "adviser"
T = TypeVar("T")
log = logging.getLogger("dicewright.server")


class _TooLong(Exception):
    """The time to think is over."""


class BotPool(Bots):
    """A few processes in which bots think."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._context = multiprocessing.get_context("spawn")
        self._watched, self._lifeline = self._context.Pipe(duplex=False)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            processes = max(1, min(2, (os.cpu_count() or 2) - 1))
            self._pool = ProcessPoolExecutor(processes, self._context, initializer=settle, initargs=(self._watched,))
        return self._pool

    def warm(self) -> None:
        self._started().submit(os.getpid)

    async def choose(self, level: str, match: Match, seat: int, luck: int, patience: float = PATIENCE) -> int:
        options, default = int(match.record.options), match.default()
        chosen = await self._thought(_choose, level, match, seat, luck, patience)
        return default if chosen is None or not 0 <= chosen < options else chosen

    async def weigh(self, match: Match, seat: int, seed: int) -> Weighing | None:
        return await self._thought(_weigh, ADVISER, match, seat, seed, PATIENCE)

    async def glance(self, match: Match, seat: int, seed: int) -> Weighing | None:
        return await self._thought(_glance, ADVISER, match, seat, seed, PATIENCE)

    async def _thought(
        self, think: Callable[[_Task], T | None], level: str, match: Match, seat: int, seed: int, patience: float
    ) -> T | None:
        """What a bot makes of the question that is open now; None if nothing comes of it in time."""
        name = match.game.name
        task = _Task.of(level, match, seat, seed, patience)
        pool = self._started()
        became = "failed"
        with last_resort("a bot of level %s for %s has failed", level, name), THOUGHTS.of_this():
            try:
                thinking = asyncio.get_running_loop().run_in_executor(pool, think, task)
                thought = await asyncio.wait_for(thinking, patience + GRACE)
                became = "late" if thought is None else "answered"
                return thought
            except TimeoutError:
                became = "late"
                log.warning("a bot of level %s for %s was not to be had", level, name)
            except BrokenProcessPool:
                became = "died"
                if not self._closed:
                    log.warning("a bot of level %s for %s has died", level, name)
                    if self._pool is pool:
                        self._pool = None
            finally:
                THOUGHT.add(became)
        return None

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._lifeline.close()
        self._watched.close()


@dataclass(frozen=True)
class _Task:
    """The question that is open at a table, on its way to the process of a bot."""

    level: str
    game: str
    package: str
    teams: tuple[int, ...]
    record: bytes
    book: bytes
    weights: bytes
    seat: int
    seed: int
    patience: float

    @classmethod
    def of(cls, level: str, match: Match, seat: int, seed: int, patience: float) -> _Task:
        records = (match.record, match.book, weights_of(level, match.weights))
        record, book, weights = (bytes(it.buffer) for it in records)
        game = match.game
        return cls(level, game.name, game.package, match.teams, record, book, weights, seat, seed, patience)

    def bot(self) -> Player:
        return _bot(self.level, self.game, self.package, self.teams)

    def records(self, game: Game) -> tuple[Header, Record, Record]:
        """State, book and weights."""
        seats = len(self.teams)
        g, b = game.layout(seats).table(self.record), game.book_layout(seats).table(self.book)
        return g, b, game.weights_layout(seats).table(self.weights)


# --- inside the process of a bot ---


def settle(lifeline: Connection) -> None:
    """Ctrl-C is the server's business; and without a server there is none for bots, however it came to an end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with, args=(lifeline,), name="lifeline", daemon=True).start()


def _end_with(lifeline: Connection) -> None:
    """Wait until the server lets go of its end of the line, or is gone itself."""
    lifeline.poll(None)
    os._exit(0)


@cache
def _bot(level: str, name: str, package: str, teams: tuple[int, ...]) -> Player:
    return Player(level, known_game(name, package), teams)


_compiling: set[Player] = set()
_thought: defaultdict[Player, float] = defaultdict(float)
"""Seconds of processor time each has thought in plain Python."""


def _choose(task: _Task) -> int | None:
    bot, patience = task.bot(), task.patience
    if bot.slow and bot not in _compiling:
        _compiling.add(bot)
        bot.prepare().join(min(LOADING, patience / 4))
    began = time.thread_time()  # a busy machine does not make a slow bot
    try:
        _alarm(patience)
        return bot.choose(*task.records(bot.game), task.seat, task.seed, at_most=IN_TIME * patience)
    except _TooLong:
        return None
    finally:
        _alarm(0)
        took = time.thread_time() - began
        _thought[bot] += took
        if (took > min(SLOW, 0.9 * patience) or _thought[bot] > WORTH) and bot not in _compiling:
            _compiling.add(bot)
            bot.prepare()


def _weigh(task: _Task) -> Weighing | None:
    adviser = task.bot()
    if adviser not in _compiling:
        _compiling.add(adviser)
        adviser.prepare().join(LOADING)
    return _advise(adviser, task)


def _glance(task: _Task) -> Weighing | None:
    return _advise(_bot(QuickAdviser.name, task.game, task.package, task.teams), task)


def _advise(adviser: Player, task: _Task) -> Weighing | None:
    try:
        _alarm(task.patience)
        return adviser.weigh(*task.records(adviser.game), task.seat, task.seed, at_most=ADVISING)
    except _TooLong:
        return None
    finally:
        _alarm(0)


def _alarm(seconds: float) -> None:
    """Raise _TooLong after so many seconds, where the system can do that."""
    if hasattr(signal, "setitimer"):
        signal.signal(signal.SIGALRM, _ring)
        signal.setitimer(signal.ITIMER_REAL, seconds)


def _ring(number: int, frame: FrameType | None) -> None:
    raise _TooLong
