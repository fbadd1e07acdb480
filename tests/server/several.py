"""Several servers at one PostgreSQL database, killed, paused and started again at random, the database too; and what
everybody saw meanwhile.

Games are played through whatever server is there. Noted is every answer with its version when it was acknowledged, and
of every view what had been acknowledged before it was asked for. In the end every acknowledged answer must be in the
database, once and at its place, and no view may have been older than what was acknowledged before, or stayed so: in
games with sealed questions it is told with the tick.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import time
from collections import Counter
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from dicewright.server.messages.bounds import PROTOCOL
from dicewright.server.tables import entries as e
from dicewright.server.tables.opening import open_journal

try:
    from .killing import Killed
    from .postgres import Postgres
except ImportError:  # run as a program
    from killing import Killed  # type: ignore[import-not-found, no-redef]
    from postgres import Postgres  # type: ignore[import-not-found, no-redef]

GAMES = ("dice_forge", "dice_throne", "irondie", "roll_player")
BODY = {"seats": [{"kind": "me", "name": "Ann"}, {"kind": "same", "name": "Bob"}]}
PATIENCE = 20.0
"""Seconds without a word after which a page looks for another way."""
CALM = 120.0
"""Seconds within which everybody moves again after the last fault, however busy the machine is."""
ROOMY = """
[limits]
sockets_each = 100000
hellos = [1e9, 1e9]
requests = [1e9, 1e9]
writes = [1e9, 1e9]
foundings = [1e9, 1e9]
entries_here = [1e9, 1e9]
"""
"""Settings of the servers: all who play come from one address."""
LOST = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake, httpx.HTTPError)


class Servers:
    """Servers that come and go."""

    def __init__(self, folder: Path, database: str, count: int) -> None:
        self._folder = folder
        settings = folder / "settings.toml"
        settings.write_text(ROOMY)
        self._command = ("--database", database, "--config", str(settings))
        self.running: list[Killed | None] = [self._started(k) for k in range(count)]
        self._paused: set[int] = set()

    def _started(self, k: int) -> Killed:
        """A server; it is started again where the database was away just then, as a service would be."""
        until = time.monotonic() + CALM
        while True:
            with (self._folder / f"server-{k}.log").open("a") as log:
                try:
                    return Killed(self._folder / str(k), *self._command, log=log)
                except AssertionError:
                    if time.monotonic() > until:
                        raise

    @property
    def up(self) -> list[int]:
        """Those that run, and do not stand still."""
        return [k for k, it in enumerate(self.running) if it is not None and k not in self._paused]

    def any(self, rng: random.Random) -> str:
        """Where one of them is; a proxy sends nobody to one that is gone."""
        return rng.choice([it.base for it in self.running if it is not None])

    async def restart(self, k: int, after: float) -> None:
        server = self.running[k]
        assert server is not None
        self.running[k] = None
        server.kill()
        await asyncio.sleep(after)
        self.running[k] = await asyncio.to_thread(self._started, k)

    async def pause(self, k: int, seconds: float) -> None:
        """Stand still, and go on as if nothing had happened."""
        server = self.running[k]
        assert server is not None
        self._paused.add(k)
        server.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(seconds)
        server.process.send_signal(signal.SIGCONT)
        self._paused.discard(k)

    def stop(self) -> None:
        for server in self.running:
            if server is not None:
                with suppress(ProcessLookupError):
                    os.kill(server.process.pid, signal.SIGCONT)
                server.kill()


@dataclass
class Seen:
    """What went on, over all games."""

    moves: int = 0
    views: int = 0
    behind: int = 0
    """Views that the tick had yet to bring up to what was acknowledged."""
    wrong: list[str] = field(default_factory=list)
    away: list[float] = field(default_factory=list)
    """Seconds between losing a table and seeing it again."""
    faults: Counter[str] = field(default_factory=Counter)


class Player:
    """Somebody who plays one game after the other, alone on both sides."""

    def __init__(self, number: int, servers: Servers, seen: Seen, pause: float) -> None:
        self._rng, self._servers, self._seen, self._pause = random.Random(number), servers, seen, pause
        self._game = GAMES[number % len(GAMES)]
        self.tables: dict[str, dict[int, int]] = {}
        """The acknowledged answers of every table, by version."""
        self._table = self._token = ""
        self._lost = 0.0

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            try:
                if not self._table:
                    await self._found()
                await self._at_table(until)
            except LOST:
                self._lost = self._lost or time.monotonic()
                await asyncio.sleep(self._rng.uniform(0.1, 0.5))

    async def _found(self) -> None:
        base = self._servers.any(self._rng)
        async with httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=PATIENCE) as http:
            answer = await http.post("/api/tables", json=BODY | {"game": self._game})
            answer.raise_for_status()
        self._table, self._token = answer.json()["table"], answer.json()["token"]
        self.tables[self._table] = {}

    async def _at_table(self, until: float) -> None:
        """Play until the game is over or the connection breaks."""
        base, taken = self._servers.any(self._rng), self.tables[self._table]
        where = f"{base.replace('http', 'ws')}/api/socket/{self._table}"
        due = max(taken, default=-1) + 1
        """The version that a view must have by now."""
        given: dict[int, int] = {}
        async with websockets.connect(
            where, origin=Origin(base), compression=None, max_size=None, open_timeout=PATIENCE, close_timeout=1
        ) as line:
            hello = {"type": "hello", "protocol": PROTOCOL, "table": self._table, "token": self._token, "seed": "mine"}
            await line.send(json.dumps(hello))
            version = due
            while time.monotonic() < until:
                try:
                    async with asyncio.timeout(PATIENCE):  # `wait_for` may lose that one was told to stop
                        message: dict[str, Any] = json.loads(await line.recv())
                except TimeoutError:
                    if version < due:  # what was acknowledged is told with the tick; here nobody knows of it
                        self._seen.wrong.append(f"{self._table}: stays at {version}, though {due} were acknowledged")
                    raise
                if message["type"] == "taken":
                    taken[message["version"]] = given.pop(message["version"])
                    self._seen.moves += 1
                elif message["type"] == "refused":
                    raise ConnectionError(message["code"])
                elif message["type"] in ("table", "step"):
                    version = message["version"]
                    if message["type"] == "table":
                        self._look()
                    if message["scene"] is None:
                        continue
                    if version < due:
                        self._seen.behind += 1
                        continue
                    if message["scene"]["result"] is not None:
                        self._table = ""
                        return
                    if (asking := message["scene"]["asking"]) is None:
                        continue
                    await asyncio.sleep(self._pause * self._rng.uniform(0.5, 1.5))
                    answer = self._rng.randrange(asking["count"])
                    given[version] = answer
                    await line.send(json.dumps({"type": "answer", "version": version, "answer": answer}))

    def _look(self) -> None:
        self._seen.views += 1
        if self._lost:
            self._seen.away.append(time.monotonic() - self._lost)
            self._lost = 0.0


async def _troubled(servers: Servers, database: Postgres, seen: Seen, faults: int, every: float, seed: int) -> None:
    """So many faults, one after the other."""
    rng = random.Random(seed)
    going: list[asyncio.Task[None]] = []
    for k in range(faults):
        await asyncio.sleep(every * rng.uniform(0.5, 1.5))
        what = ("server", "pause", "server", "database")[k % 4]
        while len(up := servers.up) < 2:  # somebody stays
            await asyncio.sleep(0.1)
        if what == "database":
            await asyncio.to_thread(database.kill)
        elif what == "server":
            going.append(asyncio.create_task(servers.restart(rng.choice(up), rng.uniform(0, 2))))
        else:
            going.append(asyncio.create_task(servers.pause(rng.choice(up), rng.uniform(1, 8))))
        await asyncio.sleep(0)
        seen.faults[what] += 1
        print(f"\rfault {k + 1} of {faults}, moves: {seen.moves}, views: {seen.views}", end="", flush=True)
    await asyncio.gather(*going)


def kept(database: str, table: str) -> list[int]:
    """The answers that are in the database."""
    with closing(open_journal(database, Path(), "look")) as journal:
        rows = journal.select("SELECT body FROM journal WHERE id = ? ORDER BY seq", (table,))
    entries = [e.read_entry(bytes(row[0])) for row in rows]
    return [entry.answer for entry in entries if isinstance(entry, e.Answered)]


def several(
    folder: Path, database: Postgres, servers: int, games: int, faults: int, every: float, pause: float, seed: int
) -> Seen:
    """What was seen."""
    seen, running = Seen(), Servers(folder, database.address, servers)
    players = [Player(seed + k, running, seen, pause) for k in range(games)]

    async def play() -> None:
        playing = [asyncio.create_task(player.play(float("inf"))) for player in players]
        async with asyncio.timeout(CALM):
            while seen.views < games:
                await asyncio.sleep(0.1)
        trouble = asyncio.create_task(_troubled(running, database, seen, faults, every, seed))
        await trouble
        moves, until = seen.moves, time.monotonic() + CALM
        while seen.moves < moves + games and time.monotonic() < until:
            await asyncio.sleep(0.1)
        if seen.moves < moves + games:
            seen.wrong.append("it does not go on after the last fault")
        for task in playing:
            task.cancel()
        for error in await asyncio.gather(*playing, return_exceptions=True):
            if not isinstance(error, asyncio.CancelledError):
                seen.wrong.append(f"somebody could not play on: {error!r}")

    try:
        asyncio.run(play())
        print()
        for player in players:
            for table, taken in player.tables.items():
                answers = kept(database.address, table)
                for version, answer in taken.items():
                    if answers[version : version + 1] != [answer]:
                        seen.wrong.append(f"{table}: answer {version} was acknowledged and is not kept as it was")
    finally:
        running.stop()
    return seen
