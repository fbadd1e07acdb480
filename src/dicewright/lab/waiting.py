"""What people see while the laboratory works: nothing for the first moments, then a line that moves.

Everything goes to the error stream, and only if somebody is looking at it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Event, Thread

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    SpinnerColumn,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

AT_ONCE = 1.0
"""Seconds a compilation may take without a word: loading from the cache takes less."""
SOON = 2.0
"""Seconds of play without a progress bar."""


@contextmanager
def working(words: str, quiet: bool) -> Iterator[float]:
    """Say what is being done, with the time it has taken so far, if it takes longer than a moment."""
    console = Console(stderr=True)
    done = Event()

    def watch() -> None:
        if done.wait(AT_ONCE):
            return
        if not console.is_terminal:
            console.print(f"{words} ...")
            return
        columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
        with Progress(*columns, console=console, transient=True) as progress:
            progress.add_task(words)
            done.wait()

    watcher = Thread(target=watch, daemon=True)
    if not quiet:
        watcher.start()
    try:
        yield time.perf_counter()
    finally:
        done.set()
        if not quiet:
            watcher.join()


@contextmanager
def compiling(name: str, quiet: bool) -> Iterator[None]:
    """Say that the rules are being compiled, and how long it took, unless they come from the cache."""
    with working(f"Compiling the rules of {name} (once, until they change)", quiet) as began:
        yield
    seconds = time.perf_counter() - began
    if not quiet and seconds > AT_ONCE:
        Console(stderr=True).print(f"Compiled the rules of {name} in {seconds:.1f} s.")


@contextmanager
def playing(games: int, quiet: bool) -> Iterator[Callable[[int], None]]:
    """A progress bar of games; call the result with the number of those that are done."""
    with counting("Playing", quiet, "games,") as show:
        yield lambda done: show(done, games)


@contextmanager
def counting(words: str, quiet: bool, of: str = "") -> Iterator[Callable[[int, int], None]]:
    """A progress bar that appears when something takes long; call the result with what is done, and of how much."""
    console = Console(stderr=True)
    columns = (
        TextColumn(words),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(of),
        TimeRemainingColumn(),
        TextColumn("left"),
    )
    progress = Progress(*columns, console=console, transient=True)
    task = progress.add_task("")
    began = time.perf_counter()

    def show(done: int, total: int) -> None:
        progress.update(task, completed=done, total=total)
        if not quiet and console.is_terminal and not progress.live.is_started and time.perf_counter() - began > SOON:
            progress.start()

    try:
        yield show
    finally:
        if progress.live.is_started:
            progress.stop()
