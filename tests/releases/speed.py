"""How fast the rules are against those of another checkout, such as a release.

    python tests/releases/speed.py RELEASE            all games
    python tests/releases/speed.py RELEASE irondie    one

A process of either version is kept alive, and they play the same number of uniformly random answers in turn, on one
core: what else the machine does disturbs both alike. Told is the median ratio of the turns with its quartiles.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles

HERE = Path(__file__).parents[2]
AMOUNTS = {"native": 2_000_000, "plain": 15_000}
"""Answers of one turn."""
GAMES = ("irondie", "dice_forge", "roll_player", "dice_throne")
SEATS = 2
PLAYER = """
import sys, time
import numpy as np
from dicewright.kernel.game import Setup, game
try:
    from dicewright.kernel.layout import Tables
    from dicewright.targets.native import native, random_play
except ImportError:  # 0.1.0
    from dicewright.kernel.native import native, random_play
    from dicewright.kernel.record import Tables
title, seats = game(sys.argv[1]), int(sys.argv[2])
start, book = title.table(title.settled(Setup(seats)))
title.start(start, book)
layout, counts, tables = start.layout, np.zeros((1, 2), np.int64), Tables(start.layout, 1)
tables[0] = start
compiled, plain = native(title, seats).play(), random_play(title.answer)
initial, books = layout.array(start), book.layout.array(book)
print(flush=True)
for line in sys.stdin:
    kind, answers, seed = line.split()
    began = time.process_time()
    if kind == "native":
        compiled(np.zeros(1, layout.dtype), initial, books, int(answers), np.uint64(int(seed)), counts)
    else:
        plain(Tables(layout, 1), 0, tables, book, int(answers), int(seed), counts)
    print(time.process_time() - began, flush=True)
"""


class Version:
    """A process that plays with the rules of a checkout."""

    def __init__(self, checkout: Path, game: str, cache: str) -> None:
        environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "DICEWRIGHT_CACHE": cache}
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER, game, str(SEATS)],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=cache,
        )  # fmt: skip
        self._heard()

    def seconds(self, kind: str, seed: int) -> float:
        """Processor time of one turn."""
        assert self._process.stdin is not None
        self._process.stdin.write(f"{kind} {AMOUNTS[kind]} {seed}\n")
        self._process.stdin.flush()
        return float(self._heard())

    def _heard(self) -> str:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("The process ended; its error stands above. Is the checkout whole?")
        return line

    def end(self) -> None:
        self._process.kill()
        self._process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("release", type=Path, help="the checkout to compare with")
    parser.add_argument("games", nargs="*", help="by default all")
    parser.add_argument("--turns", type=int, default=15, help="of each version")
    said = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    for game in said.games or GAMES:
        with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
            versions = [Version(said.release.resolve(), game, one), Version(HERE, game, other)]
            for kind, answers in AMOUNTS.items():
                told = [v.seconds(kind, 0) for v in versions]  # warm
                ratios = []
                for turn in range(1, said.turns + 1):
                    for k in (0, 1) if turn % 2 else (1, 0):
                        told[k] = versions[k].seconds(kind, turn)
                    ratios.append(told[0] / told[1])
                low, _, high = quantiles(ratios, n=4)
                rate = answers / told[1]
                print(
                    f"{game}, {kind}: {median(ratios):.3f} [{low:.3f}, {high:.3f}], {rate:,.0f} answers/s", flush=True
                )
            for version in versions:
                version.end()


if __name__ == "__main__":
    main()
