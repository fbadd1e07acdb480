"""How fast the games run here: native, plain and in WebAssembly, one core and all; copying, compiling; and whether
the targets agree.

Everything is measured under uniform random play of the game's default set-up; of several runs the median counts.
"""

from __future__ import annotations

import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from statistics import median
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from ..bots.bot import Bot
from ..bots.module import built
from ..kernel.game import Game, Refusal, Setup, game, games
from ..kernel.layout import Tables
from ..kernel.record import Header, Record
from ..kernel.words import text
from ..targets.entries import random_play
from ..targets.native import native
from ..targets.packing import packed
from . import waiting
from .lockstep import lockstep
from .node import InNode, node

RUNS = 5
SECONDS = 0.3
"""What one run of a measurement should take, about."""
LOCKSTEP = 3_000
GAMES, DECISIONS = range(2)
"""Columns of the counts of random play."""


def run(names: Sequence[str] | None, as_json: bool) -> int:
    """Measure the named games, or all, and print the figures. 1 if the targets do not agree."""
    chosen = [game(name) for name in names] if names else list(games().values())
    machine = machine_in_words()
    figures = [measured(g, quiet=as_json) for g in chosen]
    if as_json:
        print(json.dumps({"machine": machine, "games": figures}))
    else:
        _show(machine, figures)
    return 0 if all(f["lockstep_agrees"] for f in figures) else 1


def measured(game: Game, quiet: bool) -> dict[str, Any]:
    """All figures of one game."""
    setup = game.settled(Setup(game.seats[0]))
    start, book = game.table(setup)
    game.start(start, book)
    with waiting.working(f"Compiling {game.name} twice, without and with a cache", quiet):
        cold, cached = compile_times(game, setup.seats)
    with waiting.compiling(game.name, quiet):
        native(game, setup.seats).play()
    with waiting.working(f"Measuring {game.name}", quiet):
        one, cores = native_speed(game, start, book, 1), os.cpu_count() or 1
        everyone = native_speed(game, start, book, cores)
        plain = plain_speed(game, start, book)
        copy_native, copy_plain = copy_times(game, start)
    with waiting.working(f"Building what a browser plays of {game.name}", quiet):
        module = built(game, game.teams(setup)) if node() else None
    with waiting.working(f"Measuring {game.name} in Node", quiet):
        in_node = node_speed(module, start, book) if module else 0.0
    with waiting.working(f"Comparing native and plain {game.name} answer by answer", quiet):
        try:
            difference, agreed = "", lockstep(game, LOCKSTEP, 1).answers
        except AssertionError as failure:
            difference, agreed = str(failure), 0
    return {
        "game": game.name,
        "seats": setup.seats,
        "native_answers_per_second": round(one[0]),
        "native_decisions_per_second": round(one[1]),
        "cores": cores,
        "all_cores_answers_per_second": round(everyone[0]),
        "all_cores_decisions_per_second": round(everyone[1]),
        "plain_answers_per_second": round(plain),
        "native_to_plain": round(one[0] / plain, 1),
        "wasm_answers_per_second": round(in_node),
        "wasm_bytes": module.stat().st_size if module else 0,
        "wasm_packed_bytes": len(packed(module.read_bytes())) if module else 0,
        "state_bytes": start.layout.size,
        "copy_native_ns": round(copy_native * 1e9, 1),
        "copy_plain_ns": round(copy_plain * 1e9, 1),
        "compile_cold_seconds": round(cold, 2),
        "compile_cached_seconds": round(cached, 2),
        "lockstep_answers": agreed,
        "lockstep_agrees": not difference,
        "lockstep_difference": difference,
    }


# --- speed ---


def sized(work: Callable[[int], None], first: int) -> int:
    """How much work takes about SECONDS; warms up on the way."""
    n = first
    while True:
        began = time.perf_counter()
        work(n)
        taken = time.perf_counter() - began
        if taken > SECONDS / 2:
            return max(1, int(n * SECONDS / taken))
        n *= 2 if taken > SECONDS / 20 else 10


def native_speed(game: Game, start: Header, book: Record, threads: int) -> tuple[float, float]:
    """Answers and decisions a second of compiled random play, each thread with games of its own."""
    layout, play = start.layout, native(game, start.layout.seats).play()
    initial, books = layout.array(start), book.layout.array(book)
    counts = np.zeros((threads, 64, 2), np.int64)  # far apart, so that the cores do not share a line

    def work(answers: int, thread: int = 0, seed: int = 1) -> None:
        play(np.zeros(1, layout.dtype), initial, books, answers, np.uint64(seed), counts[thread, :1])

    answers = sized(work, 10_000)
    rates = []
    with ThreadPoolExecutor(threads) as pool:
        for turn in range(RUNS):
            counts[:] = 0
            began = time.perf_counter()
            list(pool.map(lambda thread, turn=turn: work(answers, thread, 1000 * turn + thread), range(threads)))
            seconds = time.perf_counter() - began
            rates.append((answers * threads / seconds, int(counts[:, 0, DECISIONS].sum()) / seconds))
    return median(r[0] for r in rates), median(r[1] for r in rates)


def node_speed(module: Path, start: Header, book: Record) -> float:
    """Answers a second of the same play in WebAssembly, as Node runs it."""
    layout, rates = start.layout, []
    initial, books, counts = layout.array(start), book.layout.array(book), np.zeros((1, 2), np.int64)
    with InNode(module) as there:

        def work(answers: int, seed: int = 1) -> None:
            there.call("play", np.zeros(1, layout.dtype), initial, books, answers, seed, counts)

        answers = sized(work, 10_000)
        for turn in range(RUNS):
            before = there.seconds
            work(answers, turn)
            rates.append(answers / (there.seconds - before))
    return median(rates)


def plain_speed(game: Game, start: Header, book: Record) -> float:
    """Answers a second in plain Python."""
    play, layout = random_play(game.answer), start.layout
    initial, counts = Tables(layout, 1), np.zeros((1, 2), np.int64)
    initial[0] = start

    def work(answers: int) -> None:
        play(Tables(layout, 1), 0, initial, book, answers, 1, counts)

    return 1 / timed(work, 100)


def timed(work: Callable[[int], None], first: int) -> float:
    """Seconds for one piece of work."""
    n = sized(work, first)
    rates = []
    for _ in range(RUNS):
        began = time.perf_counter()
        work(n)
        rates.append((time.perf_counter() - began) / n)
    return median(rates)


def copy_times(game: Game, start: Header) -> tuple[float, float]:
    """Seconds to copy a state: compiled, over a thousand states in turn, and as a plain-Python table."""
    from numba import int64

    def copies(states: Any, n: int) -> None:
        """Each copy is read by the next one, so none can be left out."""
        for i in range(n):
            states[(i + 1) % 1000] = states[i % 1000]

    compiled = native(game, start.layout.seats).entry("copies", copies, "states", int64)
    states = np.zeros(1000, start.layout.dtype)

    def plain(n: int) -> None:
        for _ in range(n):
            start.copy()

    return timed(lambda n: compiled(states, n), 10_000), timed(plain, 1_000)


# --- compiling ---


def compile_times(game: Game, seats: int) -> tuple[float, float]:
    """Seconds until the rules are compiled: in a fresh process without a cache, then in another one with it."""
    code = f"from {__name__} import compile_once; compile_once({game.package!r}, {seats})"
    with tempfile.TemporaryDirectory() as folder:
        environment = os.environ | {"DICEWRIGHT_CACHE": folder, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        times = []
        for expect_cached in (False, True):
            done = subprocess.run(
                [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
            )
            seconds, cached = json.loads(done.stdout)
            if cached is not expect_cached:
                raise Refusal(text("refuse-measured", game=game.name), package=Bot.words)
            times.append(seconds)
    return times[0], times[1]


def compile_once(package: str, seats: int) -> None:
    """Compile, or load from the cache, what the program compiles in the background; print the time. Runs in a process
    of its own, which knows a game by its package, registered or not."""
    compiled = native(import_module(package).GAME, seats)
    compiled.step()
    print(json.dumps([compiled.seconds, compiled.from_cache]))


# --- for people ---


def machine_in_words() -> dict[str, str]:
    return {
        "processor": _processor(),
        "cores": str(os.cpu_count()),
        "system": platform.platform(),
        "python": platform.python_version(),
        "numba": version("numba"),
        "numpy": version("numpy"),
    }


def _processor() -> str:
    """The name of the processor, as far as the system tells."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(":")[2].strip() for line in lines if line.startswith("model name")), platform.machine())


def _show(machine: dict[str, str], figures: Sequence[dict[str, Any]]) -> None:
    console = Console(highlight=False)
    console.print(f"{machine['processor']}, {machine['cores']} cores; {machine['system']}")
    console.print(f"Python {machine['python']}, Numba {machine['numba']}, NumPy {machine['numpy']}")
    console.print("Uniform random play; medians of several runs. Decisions are answers of players who had a choice.")
    grid = Grid("", *(f["game"] for f in figures))
    rows: list[tuple[str, Callable[[dict[str, Any]], str]]] = [
        ("native, one core: answers/s", lambda f: f"{f['native_answers_per_second']:,}"),
        ("native, one core: decisions/s", lambda f: f"{f['native_decisions_per_second']:,}"),
        ("native, all cores: answers/s", lambda f: f"{f['all_cores_answers_per_second']:,}"),
        ("native, all cores: decisions/s", lambda f: f"{f['all_cores_decisions_per_second']:,}"),
        ("plain Python: answers/s", lambda f: f"{f['plain_answers_per_second']:,}"),
        ("native to plain", lambda f: f"{f['native_to_plain']:,} times"),
        ("WebAssembly in Node, one core: answers/s", _in_node),
        ("WebAssembly, search and all", _module),
        ("state", lambda f: f"{f['state_bytes']:,} bytes, {f['seats']} seats"),
        ("copy, native", lambda f: f"{f['copy_native_ns']:,} ns"),
        ("copy, plain Python", lambda f: f"{f['copy_plain_ns']:,} ns"),
        ("compiling, cold", lambda f: f"{f['compile_cold_seconds']} s"),
        ("compiling, from the cache", lambda f: f"{f['compile_cached_seconds']} s"),
        ("lock-step, native and plain", _agreement),
    ]
    for title, cell in rows:
        grid.add_row(title, *map(cell, figures))
    console.print(grid)
    for f in figures:
        if not f["lockstep_agrees"]:
            console.print(f["lockstep_difference"], markup=False)


def _in_node(figures: dict[str, Any]) -> str:
    rate, here = figures["wasm_answers_per_second"], figures["native_answers_per_second"]
    return f"{rate:,}, {rate / here:.0%} of native" if rate else "there is no Node"


def _module(figures: dict[str, Any]) -> str:
    return f"{figures['wasm_bytes'] / 1000:.0f} kB, packed {figures['wasm_packed_bytes'] / 1000:.0f} kB"


def _agreement(figures: dict[str, Any]) -> str:
    return f"{figures['lockstep_answers']:,} answers, no difference" if figures["lockstep_agrees"] else "they DIFFER"
