"""How many steps a second the vector environment makes here, with observations, masks and rewards written.

    python -m dicewright.envs.speed [--game GAME] [--games N] [--threads N] [--seats N]

Every action is drawn evenly from the answers there are; drawing them is part of the time, as it is of a learner's.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Sequence
from statistics import median

import numpy as np

from ..kernel.game import Game, Setup, game, games
from .vector import Vector

RUNS, SECONDS = 5, 1.0


def steps_per_second(g: Game, count: int, seats: int, threads: int) -> float:
    """The median of some runs of random play."""
    vector = Vector(g, count, Setup(seats), threads=threads)
    drawn, options = np.random.default_rng(1), vector.buffers.options

    def run(steps: int) -> float:
        began = time.perf_counter()
        for _ in range(steps):
            vector.step((drawn.random(count, np.float32) * options).astype(np.int64))
        return steps * count / (time.perf_counter() - began)

    steps = max(1, int(SECONDS * run(max(1, 100_000 // count)) / count))
    return median(run(steps) for _ in range(RUNS))


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m dicewright.envs.speed")
    parser.add_argument("--game", action="append", choices=list(games()), help="one after the other; by default all")
    parser.add_argument("--games", type=int, default=1024, help="games at once")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seats", type=int, help="by default the fewest")
    said = parser.parse_args(arguments)
    for g in map(game, said.game or list(games())):
        seats = said.seats or g.seats[0]
        rate = steps_per_second(g, said.games, seats, said.threads)
        print(f"{g.name}, {seats} seats, {said.games:,} games, {said.threads} threads: {rate:,.0f} steps/s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
