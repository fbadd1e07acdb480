"""`make environments`: every environment of every game and number of seats: the tests of PettingZoo (up to a thousand
cycles each), Gymnasium and OpenSpiel (whole games), and several games at once against the same ones in plain Python."""

from __future__ import annotations

import sys
import time
import warnings
from collections.abc import Callable, Iterator

import gymnasium
import pyspiel
from agreeing import agree
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from dicewright.envs import single, spiel
from dicewright.envs.ledger import ledger
from dicewright.envs.zoo import aec, parallel
from dicewright.kernel.game import Game, Setup, games

CYCLES = 1000


def tables() -> list[tuple[Game, Setup]]:
    """Every game with every number of seats."""
    return [(g, Setup(seats)) for g in games().values() for seats in g.seats]


def zoo(g: Game, setup: Setup, cycles: int = CYCLES) -> None:
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", "Observation is not a NumPy array|Observation space for each agent")
        api_test(aec(g, setup), cycles)
        seed_test(lambda: aec(g, setup), cycles)
        parallel_api_test(parallel(g, setup), cycles)
        parallel_seed_test(lambda: parallel(g, setup), cycles)


def gym(g: Game, setup: Setup) -> None:
    name = f"{single.__name__}:dicewright/{g.name}-v{ledger(g).version}"
    check_env(gymnasium.make(name, seats=setup.seats, render_mode="ansi").unwrapped)


def simulated(g: Game, setup: Setup, sims: int = 3) -> None:
    there = pyspiel.load_game(spiel.name(g), {"players": setup.seats})
    pyspiel.random_sim_test(there, num_sims=sims, serialize=True, verbose=False)


def checks(g: Game, setup: Setup) -> Iterator[tuple[str, Callable[[], object]]]:
    yield "PettingZoo", lambda: zoo(g, setup)
    yield "Gymnasium", lambda: gym(g, setup)
    yield "OpenSpiel", lambda: simulated(g, setup)
    yield "vector", lambda: agree(g, setup)


def main() -> int:
    for g, setup in tables():
        for name, check in checks(g, setup):
            began = time.perf_counter()
            check()
            print(f"{g.name}, {setup.seats} seats, {name}: passed in {time.perf_counter() - began:.1f} s", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
