"""What pages think with: WebAssembly modules, looked for on disk and beside the page, or built in a process that lets
all others go first.

One is built when somebody wants advice who can think himself; from then on the server thinks for him no more.
"""

from __future__ import annotations

import asyncio
import logging
import lzma
import multiprocessing
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path

from ...bots.module import build, keep, learned, packed_in, path_of
from ...kernel.game import Game, known_game
from .helpers import Shelf, Teams
from .review_pool import give_way

FINDING = 10.0
"""Seconds in which it should be known whether there is one."""
log = logging.getLogger("dicewright.server")


class Modules(Shelf):
    """Looked for and built in a process. `beside`: where they may lie packed."""

    def __init__(self, beside: Path | None = None) -> None:
        self._beside = beside
        self._pool: ProcessPoolExecutor | None = None
        self._closed = False
        self._context = multiprocessing.get_context("spawn")
        self._watched, self._lifeline = self._context.Pipe(duplex=False)
        self._tries: dict[tuple[str, Teams], list[Future[Path | None]]] = {}
        """For each: one to find it, then perhaps one to build it."""
        self._nets: dict[str, bytes] = {}

    def look(self, game: Game, teams: Teams) -> list[Future[Path | None]]:
        tries = self._tries.setdefault((game.name, teams), [])
        if not tries:
            tries.append(self._submit(game, teams, False))
        return tries

    def ready(self, game: Game, teams: Teams) -> str | None:
        tries = self.look(game, teams)
        if len(tries) == 1 and tries[0].done() and _result(tries[0]) is None:
            tries.append(self._submit(game, teams, True))
        found = _result(tries[-1]) if tries[-1].done() else None
        return None if found is None else found.name

    async def known(self, game: Game, teams: Teams) -> str | None:
        await asyncio.wait([asyncio.wrap_future(self.look(game, teams)[0])], timeout=FINDING)
        return self.ready(game, teams)

    def coming(self, game: Game, teams: Teams) -> bool:
        return not self.look(game, teams)[-1].done()

    def net(self, game: Game, seats: int) -> str:
        name, net = learned(game, seats)
        if name:
            self._nets[name] = net
        return name

    def file(self, name: str) -> bytes | None:
        if name in self._nets:
            return self._nets[name]
        for found in (tries[-1] for tries in self._tries.values()):
            path = _result(found) if found.done() else None
            if path is not None and path.name == name:
                return path.read_bytes()
        return None

    def _submit(self, game: Game, teams: Teams, anew: bool) -> Future[Path | None]:
        if self._closed:
            gone: Future[Path | None] = Future()
            gone.cancel()
            return gone
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                1, self._context, initializer=give_way, initargs=(self._watched,), max_tasks_per_child=1
            )
        try:
            return self._pool.submit(_found, game.name, game.package, teams, self._beside, anew)
        except BrokenProcessPool:
            self._pool = None
            return self._submit(game, teams, anew)

    def close(self) -> None:
        self._closed = True
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
        self._lifeline.close()
        self._watched.close()


def _result(done: Future[Path | None]) -> Path | None:
    """What a process has found; None if nothing came of it."""
    if done.cancelled():
        return None
    error = done.exception()
    if error is not None and not isinstance(error, BrokenProcessPool):
        log.error("a module could not be built: %r", error)
    return None if error is not None else done.result()


# --- inside the process, which does one thing and ends ---


def _found(name: str, package: str, teams: Teams, beside: Path | None, anew: bool) -> Path | None:
    path = path_of(known_game(name, package), teams)
    packed = packed_in(beside, path.name) if beside else path
    if not path.exists() and packed.is_file():
        keep(path, lzma.decompress(packed.read_bytes()))
    if anew and not path.exists():
        build(name, package, teams)
    return path if path.exists() else None
