"""Native code and WebAssembly in turn, in runs so short that a busy machine interrupts few of them; the best counts.

python -m dicewright.lab.in_turn [GAME ...]
"""

from __future__ import annotations

import os
import sys
import time

import numpy as np

from ..bots.module import built
from ..kernel.game import Game, Setup, game, games
from ..targets.native import native
from .node import InNode

SEATS = 2
ANSWERS = 40_000
TURNS = 120


def compared(game: Game) -> tuple[float, float]:
    """Answers a second of random play: native, in Node."""
    setup = game.settled(Setup(SEATS))
    start, book = game.table(setup)
    game.start(start, book)
    layout, play = start.layout, native(game, SEATS).play()
    given = np.zeros(1, layout.dtype), layout.array(start), book.layout.array(book), ANSWERS
    counts, seconds = np.zeros((1, 2), np.int64), [1e9, 1e9]
    with InNode(built(game, game.teams(setup))) as there:
        for turn in range(TURNS):
            began, before = time.perf_counter(), there.seconds
            play(*given, np.uint64(turn), counts)
            seconds[0] = min(seconds[0], time.perf_counter() - began)
            there.call("play", *given, turn, counts)
            seconds[1] = min(seconds[1], there.seconds - before)
    return ANSWERS / seconds[0], ANSWERS / seconds[1]


def main() -> int:
    for name in sys.argv[1:] or games():
        here, there = compared(game(name))
        told = f"{there / 1e6:.1f} M answers/s, {there / here:.0%} of native ({here / 1e6:.1f} M)"
        print(f"{name}: {told}; load {os.getloadavg()[0]:.1f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
