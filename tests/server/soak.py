"""`make soak`: tables begin, are played and end for an hour, at a modest rate; memory is told every minute.

Half of the games are played by somebody at one screen, half by two people; each is given up after some moves. A server
keeps a table for ten minutes after everybody has left: so long memory grows, and from then on it must stay as it is.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

import httpx

from dicewright.server.limits import Limits

try:
    from . import machine
    from .driving import ALL_GAMES, Driven, Game, runner
    from .postgres import postgres
except ImportError:  # run as a program
    import machine  # type: ignore[no-redef]
    from driving import ALL_GAMES, Driven, Game, runner  # type: ignore[import-not-found, no-redef]
    from postgres import postgres  # type: ignore[import-not-found, no-redef]

MINUTE = 60.0
SETTLED = 25
"""Minutes after which as many tables are forgotten as begin, and what is remembered of words is full."""


class Soak:
    """Tables of one server, begun at a rate, and what memory they take."""

    def __init__(self, server: Driven, rate: float, moves: int, seed: int) -> None:
        self._server, self._rate, self._moves = server, rate, moves
        self._rng = random.Random(seed)
        self.begun = self.ended = self.played = 0
        self.failed: set[str] = set()
        self.playing: list[float] = []
        self.words: list[float] = []

    async def run(self, minutes: int) -> None:
        async with httpx.AsyncClient(headers={"origin": self._server.base}, timeout=60) as http:
            going: set[asyncio.Task[None]] = set()
            began = time.monotonic()
            while (passed := time.monotonic() - began) < minutes * MINUTE:
                if passed >= (len(self.playing) + 1) * MINUTE:
                    if not self.playing:  # it has begun
                        self._server.begin()
                    self._look()
                task = asyncio.create_task(self._table(http))
                going.add(task)
                task.add_done_callback(going.discard)
                self.begun += 1
                await asyncio.sleep(max(0.0, self.begun / self._rate - passed))
            await asyncio.gather(*going)
            self._look()

    async def _table(self, http: httpx.AsyncClient) -> None:
        """Begin a table, move once a second, give up."""
        names = ALL_GAMES.split(",")
        game = Game(http, self._server.base, names[self.begun % len(names)], self._rng.choice((1, 2)), self.begun)
        try:
            await game.found()
            for _ in range(self._moves):
                if not await game.to_move():
                    break
                await game.move()
                await asyncio.sleep(1)
            if await game.to_move():
                await game.give_up()
            self.ended += 1
        except (OSError, RuntimeError, httpx.HTTPError, ValueError) as error:
            self.failed.add(f"{game.name}: {error!r}")
        finally:
            self.played += game.moves
            game.leave()

    def _look(self) -> None:
        words = self._server.words
        self.playing.append(machine.memory(self._server.process.pid))
        self.words.append(sum(map(machine.memory, words)))
        used = machine.processor(self._server.process.pid), sum(map(machine.processor, words))
        print(
            f"{len(self.playing):3} min: {self.begun} tables begun, {self.ended} ended, {self.played} moves; "
            f"memory {self.playing[-1]:.0f} + {self.words[-1]:.0f} MiB; processor {used[0]:.0f} + {used[1]:.0f} s",
            flush=True,
        )


def growth(values: list[float]) -> float:
    """By how much something grows in an hour, one value a minute: the slope of a straight line through them."""
    return 60 * statistics.linear_regression(range(len(values)), values).slope if len(values) > 1 else float("nan")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=int, default=60)
    parser.add_argument("--rate", type=float, default=2, help="tables begun a second")
    parser.add_argument("--moves", type=int, default=20, help="moves at each, one a second")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        database = stack.enter_context(postgres()) if arguments.store == "postgres" else ""
        server = Driven(Path(folder), 2, database, tables=Limits.tables)
        soak = Soak(server, arguments.rate, arguments.moves, arguments.seed)
        try:
            runner(soak.run(arguments.minutes))
        finally:
            pause = server.stop()["pause"]
    for name, values in (("that plays", soak.playing), ("that finds the words", soak.words)):
        settled = values[SETTLED:]
        print(
            f"the process {name}: {values[-1]:.0f} MiB; from minute {SETTLED} on "
            f"{min(settled, default=0):.0f} to {max(settled, default=0):.0f}, {growth(settled):+.0f} MiB an hour"
        )
    print(f"longest look for garbage: {pause * 1e3:.0f} ms")
    for failed in sorted(soak.failed):
        print("A game failed:", failed)
    return 1 if soak.failed else 0


if __name__ == "__main__":
    sys.exit(main())
