"""How long the odds take here, in medians: `python -m dicewright.games.dice_throne.judge.odds.bench [hero]`."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median

from .....odds.solver import solve
from .abilities import ability_odds, hero_named, value_table, ways

RUNS = 200
DICE = (2, 4, 3, 5, 6)


def milliseconds(work: Callable[[], object]) -> float:
    work()
    times = []
    for _ in range(RUNS):
        began = time.perf_counter()
        work()
        times.append(time.perf_counter() - began)
    return median(times) * 1000


def main(hero_name: str = "barbarian") -> None:
    hero = hero_named(hero_name)
    possible = ways(hero, {way.ability.name: len(way.ability.levels) for way in ways(hero)})
    values = value_table(possible)

    def everything() -> None:
        ability_odds(possible, DICE, 2)
        solve(value_table(possible), 2).best_keep(DICE, 2)

    print(f"{hero_name}, {len(possible)} ways to use an ability; medians of {RUNS} runs")
    for attempts in (1, 2, 3):
        print(f"one solve, {attempts} attempts left: {milliseconds(partial(solve, values, attempts)):.2f} ms")
    print(f"every ability and the best keep, 2 attempts left: {milliseconds(everything):.2f} ms")
    print(f"every ability before the first roll: {milliseconds(partial(ability_odds, possible, None, 3)):.2f} ms")


if __name__ == "__main__":
    main(*sys.argv[1:2])
