"""What the threads of a GPU know and do together, for rules to call.

In plain Python as many threads of Python do the same (`together`): slowly, but so that a kernel can be tried, step by
step, on any machine. To compiled code each is an instruction or two (`cuda.py`).
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Protocol

WARP = 32
"""Threads that run the same instructions at the same time."""


class Numbers(Protocol):
    """A row of numbers that the threads of a block share."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int, value: int, /) -> None: ...


class _Here(threading.local):
    """Who a thread of Python stands for."""

    thread: int
    block: int
    block_meets: threading.Barrier
    warp_meets: threading.Barrier
    told: list[int]


_here = _Here()
_one_at_a_time = threading.Lock()


def thread() -> int:
    """The number of this thread in its block."""
    return _here.thread


def block() -> int:
    """The number of its block."""
    return _here.block


def meet() -> None:
    """Wait for all threads of the block."""
    _here.block_meets.wait()


def regroup() -> None:
    """Wait for all threads of the warp."""
    _here.warp_meets.wait()


def add(row: Numbers, at: int, n: int) -> int:
    """Add to a shared number; what it was before."""
    with _one_at_a_time:
        before = row[at]
        row[at] = before + n
    return before


def of_lower(value: int, by: int) -> int:
    """What the thread so many places lower in the warp has here; where there is none, one's own."""
    lane = _here.thread % WARP
    return _exchanged(value, lane - by if lane >= by else lane)


def of_first(value: int) -> int:
    """What the first thread of the warp has here."""
    return _exchanged(value, 0)


def _exchanged(value: int, lane: int) -> int:
    told, first = _here.told, _here.thread - _here.thread % WARP
    told[_here.thread] = value
    regroup()
    found = told[first + lane]
    regroup()
    return found


WORDS: tuple[Callable[..., object], ...] = (thread, block, meet, regroup, add, of_lower, of_first)


def together(kernel: Callable[[], None], blocks: int, threads: int) -> None:
    """Run a kernel in plain Python. What goes wrong in one thread is raised here."""
    wrong: list[BaseException] = []
    for number in range(blocks):
        everyone, told = threading.Barrier(threads), [0] * threads
        warps = [threading.Barrier(WARP) for _ in range(threads // WARP)]

        def run(me: int, block: int, everyone: threading.Barrier, told: list[int], mine: threading.Barrier) -> None:
            _here.thread, _here.block, _here.told = me, block, told
            _here.block_meets, _here.warp_meets = everyone, mine
            try:
                kernel()
            except threading.BrokenBarrierError:
                pass  # another thread went wrong
            except BaseException as error:  # noqa: BLE001
                wrong.append(error)
                everyone.abort()
                mine.abort()

        crew = [
            threading.Thread(target=run, args=(me, number, everyone, told, warps[me // WARP])) for me in range(threads)
        ]
        for it in crew:
            it.start()
        for it in crew:
            it.join()
        if wrong:
            raise wrong[0]
