"""How many steps a second the vector environment makes here, with observations, masks and rewards written.

    python -m dicewright.envs.speed [--game GAME] [--games N] [--threads N] [--seats N] [--gpu]

Every action is drawn evenly from the answers there are; drawing them is part of the time, as it is of a learner's. With
`--gpu` games are first compared with those of the processor.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any

import numpy as np

from ..kernel.game import Game, Setup, game, games
from ..targets.cuda import cupy_here
from .gpu import GpuVector, compare
from .vector import Vector

RUNS, SECONDS = 5, 1.0
COMPARED = 100
"""Steps of a game that are compared."""


def steps_per_second(vector: Vector | GpuVector, arrays: Any, wait: Callable[[], None]) -> float:
    """The median of some runs of random play. `arrays`: NumPy or CuPy; `wait` until all that was begun is done."""
    drawn, options, count = arrays.random.default_rng(1), vector.buffers.options, vector.games

    def run(steps: int) -> float:
        began = time.perf_counter()
        for _ in range(steps):
            vector.step((drawn.random(count, arrays.float32) * options).astype(arrays.int64))
        wait()
        return steps * count / (time.perf_counter() - began)

    run(max(1, 100_000 // count))
    steps = max(1, int(SECONDS * run(max(1, 100_000 // count)) / count))
    return median(run(steps) for _ in range(RUNS))


def on_processor(g: Game, count: int, setup: Setup, threads: int) -> str:
    rate = steps_per_second(Vector(g, count, setup, threads=threads), np, lambda: None)
    return f"{threads} threads: {rate:,.0f} steps/s"


def on_gpu(g: Game, count: int, setup: Setup) -> str:
    cupy = cupy_here()
    over = compare(g, setup, COMPARED)
    rate = steps_per_second(GpuVector(g, count, setup), cupy, cupy.cuda.Device().synchronize)
    return f"GPU: {rate:,.0f} steps/s; {COMPARED} steps are the same as on the processor, with {over} ends of games"


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m dicewright.envs.speed")
    parser.add_argument("--game", action="append", choices=list(games()), help="one after the other; by default all")
    parser.add_argument("--games", type=int, default=0, help="games at once: 1,024, on a GPU 524,288")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seats", type=int, help="by default the fewest")
    parser.add_argument("--gpu", action="store_true", help="on the GPU of this machine")
    said = parser.parse_args(arguments)
    for g in map(game, said.game or list(games())):
        seats = said.seats or g.seats[0]
        count = said.games or (524_288 if said.gpu else 1024)
        setup = Setup(seats)
        told = on_gpu(g, count, setup) if said.gpu else on_processor(g, count, setup, said.threads)
        print(f"{g.name}, {seats} seats, {count:,} games, {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
