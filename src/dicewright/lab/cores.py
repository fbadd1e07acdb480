"""Work on several cores at once, until it is done, somebody interrupts it, or something goes wrong."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Iterator

from ..bots.bot import Bot
from ..kernel.game import Refusal
from ..kernel.words import text

MOMENT = 0.1
"""Seconds between two looks at how far the work is."""


def how_many(cores: int | None) -> int:
    """As many as are asked for; all, if none are."""
    if cores is not None and cores < 1:
        raise Refusal(text("refuse-cores", given=cores), package=Bot.words)
    return cores or os.cpu_count() or 1


def on_cores(cores: int, work: Callable[[], Iterator[None]], look: Callable[[], None]) -> bool:
    """Let so many threads work, and look at it every moment. Wherever `work` yields it can be stopped: Ctrl-C waits for
    that. False if interrupted; what goes wrong in one thread stops the others and is raised here."""
    stop = threading.Event()
    failures: list[BaseException] = []

    def one() -> None:
        try:
            for _ in work():
                if stop.is_set():
                    return
        except BaseException as failure:  # noqa: BLE001  (raised again where the threads are waited for)
            failures.append(failure)
            stop.set()

    threads = [threading.Thread(target=one, name=f"core {i}", daemon=True) for i in range(cores)]
    for thread in threads:
        thread.start()
    try:
        for thread in threads:
            while thread.is_alive():
                thread.join(MOMENT)
                look()
    except KeyboardInterrupt:
        stop.set()
        for thread in threads:
            thread.join()
    if failures:
        raise failures[0]
    return not stop.is_set()
