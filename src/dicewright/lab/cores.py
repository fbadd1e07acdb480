"""Work on several cores at once, until it is done, somebody interrupts it, or something goes wrong."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from itertools import count
from threading import Event, Lock
from typing import TypeVar

from ..bots.bot import Bot
from ..kernel.game import Refusal
from ..kernel.words import text

T = TypeVar("T")
MOST = 1024
"""Cores that somebody may ask for: each is a thread."""
MOMENT = 0.1
"""Seconds between two looks at how far the work is."""


def how_many(cores: int | None) -> int:
    """As many as are asked for; all, if none are."""
    if cores is not None and not 1 <= cores <= MOST:
        raise Refusal(text("refuse-cores", given=cores, most=MOST), package=Bot.words)
    return cores or os.cpu_count() or 1


def on_cores(cores: int, work: Callable[[], Iterator[None]], watch: Callable[[], None]) -> bool:
    """Let so many threads work, and watch them every moment. Wherever `work` yields it can be stopped: Ctrl-C waits for
    that. False if interrupted; what goes wrong in one thread stops the others and is raised here."""
    stop = Event()

    def one() -> None:
        for _ in work():
            if stop.is_set():
                return

    interrupted = False
    with ThreadPoolExecutor(cores, "core") as pool:
        working = {pool.submit(one) for _ in range(cores)}
        try:
            while working:
                done, working = wait(working, MOMENT, FIRST_EXCEPTION)
                for it in done:
                    it.result()
                watch()
        except KeyboardInterrupt:
            interrupted = True
        finally:
            stop.set()
    return not interrupted


def by_number(
    cores: int, many: int, worker: Callable[[], Callable[[int], T]], watch: Callable[[int], None]
) -> dict[int, T]:
    """What comes of the numbers from 0 on, in their order: every core has a worker of its own, which takes the next
    one. `watch` hears how many are done; after Ctrl-C there is what was."""
    lock, numbers, found = Lock(), count(), dict[int, T]()

    def work() -> Iterator[None]:
        play = worker()
        while True:
            with lock:
                number = next(numbers)
            if number >= many:
                return
            done = play(number)
            with lock:
                found[number] = done
            yield

    on_cores(cores, work, lambda: watch(len(found)))
    return dict(sorted(found.items()))
