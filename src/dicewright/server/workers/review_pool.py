"""Finished games are looked at again in a process of its own, which lets bots and tables go first.

It thinks in pictures, each finer than the one before, and hands over one at a time: so several games are looked at in
turn, and nobody has to be told to stop.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
from collections import OrderedDict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection

from ...bots.analysis import analyse
from ...bots.examining import SEED, looks
from ..last_resort import last_resort
from .bot_pool import settle
from .helpers import Found, Reviewers, ReviewTask

NICE = 10
"""How much less than others the process is given of a busy machine."""
BEGUN = 8
"""Games that the process remembers how far it is with."""
log = logging.getLogger("dicewright.server")


class ReviewPool(Reviewers):
    """The process in which games are looked at again."""

    believes = False

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._context = multiprocessing.get_context("spawn")
        self._watched, self._lifeline = self._context.Pipe(duplex=False)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(1, self._context, initializer=give_way, initargs=(self._watched,))
        return self._pool

    async def go_on(self, task: ReviewTask) -> Found | None:
        pool = self._started()
        with last_resort("table %s could not be looked at again", task.table):
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, _go_on, task)
            except BrokenProcessPool:
                if not self._closed:
                    log.warning("the process that looks at games again has died")
                    if self._pool is pool:
                        self._pool = None
        return None

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._lifeline.close()
        self._watched.close()


# --- inside the process ---


def give_way(lifeline: Connection) -> None:
    settle(lifeline)
    os.nice(NICE)


_begun: OrderedDict[str, Iterator[Found]] = OrderedDict()
"""How far it is with each game, by its table."""


def _go_on(task: ReviewTask) -> Found | None:
    pictures = _begun.pop(task.table, None) or _pictures(task)
    found = next(pictures, None)
    if found is not None and found.part < 1:
        _begun[task.table] = pictures
        if len(_begun) > BEGUN:
            _begun.popitem(last=False)
    return found


def _pictures(task: ReviewTask) -> Iterator[Found]:
    match = task.match()
    several = looks(match.game, match.teams)
    for look in several:
        look.reviewer.compile()
    yield from (Found(found, found.look / found.looks) for found in analyse(match, several, SEED))
