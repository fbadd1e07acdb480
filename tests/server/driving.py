"""Driving a server: many live games between people, without bots, over sockets that cost the driver little.

The server runs in a process of its own (`Driven`), without limits, and writes down what it measured when it is told to
stop. `load.py` measures how fast it is, `soak.py` whether it stays as it is for hours.
"""

from __future__ import annotations

import asyncio
import base64
import dataclasses
import gc
import json
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import httpx

from dicewright.server.messages.bounds import PROTOCOL
from dicewright.server.tables.opening import open_journal
from dicewright.server.web.app import application, server_of
from dicewright.server.web.timing import Timing

try:
    from . import machine
    from .serving import FREE
except ImportError:  # run as a program
    import machine  # type: ignore[no-redef]
    from serving import FREE  # type: ignore[import-not-found, no-redef]

try:
    from uvloop import run as runner
except ImportError:
    runner = asyncio.run

ALL_GAMES = "dice_forge,dice_throne,irondie,roll_player"
BEGIN, STOP = signal.SIGUSR1, signal.SIGTERM
"""What a server is told: to measure from now on, and to end."""
COUNT = re.compile(rb'"asking":\{"kind":"[^"]*","seat":\d+,"text":"(?:[^"\\]|\\.)*","rule":"[^"]*","count":(\d+)')
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""Kinds of frames."""
VERSION = re.compile(rb'"version":(\d+)')


class Connection(asyncio.Protocol):
    """A socket of the driver. It looks at no more of a message than it must, since its own work costs time too."""

    def __init__(self, game: Game, host: str, hello: bytes) -> None:
        self.game, self._host, self._hello = game, host, hello
        self._received = bytearray()
        self._greeted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /api/socket/{self.game.table} HTTP/1.1\r\nHost: {self._host}\r\nOrigin: http://{self._host}\r\n"
            "Upgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def send(self, message: bytes, kind: int = TEXT) -> None:
        """One masked frame; the mask is zero, which leaves the message as it is."""
        length, first = len(message), 0x80 | kind
        head = bytes((first, 0x80 | length)) if length < 126 else bytes((first, 0xFE)) + length.to_bytes(2, "big")
        self._transport.write(head + b"\0\0\0\0" + message)

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._greeted:
            end = self._received.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self._received.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"no socket: {bytes(self._received[:end]).decode()}")
            del self._received[: end + 4]
            self._greeted = True
            self.send(self._hello)
        while (message := self._frame()) is not None:
            self.game.hear(self, message)

    def _frame(self) -> bytes | None:
        """The next whole frame off what was received."""
        got = self._received
        if len(got) < 2:
            return None
        length, start = got[1] & 0x7F, 2
        if length == 126:
            length, start = int.from_bytes(got[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(got[2:10], "big"), 10
        if len(got) < start + length or (start > 2 and len(got) < start):
            return None
        kind, message = got[0] & 0x0F, bytes(got[start : start + length])
        del got[: start + length]
        if kind == CLOSE:
            self.game.fail(f"the server closed a socket: {message!r}")
        elif kind == PING:
            self.send(message, PONG)
        return message if kind == TEXT else b""

    def close(self) -> None:
        self._transport.close()


class Game:
    """One table: everyone at it sits at one screen, or each has a socket of his own."""

    def __init__(self, http: httpx.AsyncClient, base: str, name: str, sockets: int, seed: int) -> None:
        self.http, self.base, self.name, self.sockets = http, base, name, sockets
        self.rng = random.Random(seed)
        self.connections: list[Connection] = []
        self.table = self.error = ""
        self.begin()

    def begin(self) -> None:
        """Count from here."""
        self.waits: list[float] = []
        self.moves = self.finished = 0

    def fail(self, why: str) -> None:
        self.error = why
        self.woken.set()

    async def found(self) -> None:
        self.asked: tuple[Connection, int, int] | None = None
        self.over = self.taken = False
        self.woken = asyncio.Event()
        address = self.base.removeprefix("http://")
        second = {"kind": "same" if self.sockets == 1 else "open", "name": "Bob"}
        body = {"game": self.name, "seats": [{"kind": "me", "name": "Ann"}, second]}
        made = (await self.http.post(f"{self.base}/api/tables", json=body)).raise_for_status().json()
        self.table, tokens = made["table"], [made["token"]]
        if self.sockets == 2:
            joined = await self.http.post(f"{self.base}/api/tables/{self.table}/join", json={"name": "Bob"})
            tokens.append(joined.raise_for_status().json()["token"])
        host, port = address.split(":")
        for token in tokens:
            hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": self.table, "token": token}).encode()
            loop = asyncio.get_running_loop()
            _, connection = await loop.create_connection(
                lambda hello=hello: Connection(self, address, hello), host, int(port)
            )
            self.connections.append(connection)

    def hear(self, connection: Connection, message: bytes) -> None:
        """A message has come: is somebody asked, is it over, is the answer on disk."""
        if message.startswith(b'{"type":"taken"'):
            self.taken = True
        elif message.startswith((b'{"type":"step"', b'{"type":"table"')):
            if found := COUNT.search(message):
                version = VERSION.search(message)
                assert version is not None
                self.asked = (connection, int(version[1]), int(found[1]))
            self.over = b'"result":null' not in message and b'"scene":null' not in message
        elif message.startswith(b'{"type":"refused"'):
            self.fail(message.decode())
        self.woken.set()

    async def wait(self, until: Callable[[], bool]) -> None:
        while not until():
            if self.error:
                raise RuntimeError(self.error)
            self.woken.clear()
            await self.woken.wait()

    def leave(self) -> None:
        for connection in self.connections:
            connection.close()
        self.connections.clear()

    async def play(self, pause: float, until: float) -> None:
        """Move once in `pause` seconds, at a moment of its own; a game that is over begins anew."""
        await asyncio.sleep(self.rng.random() * pause)
        due = time.perf_counter()
        while time.monotonic() < until:
            if not await self.to_move():
                self.finished += 1
                self.leave()
                await self.found()
                continue
            wait = due - time.perf_counter()
            if time.monotonic() + wait > until:
                return
            if wait > 0:
                await asyncio.sleep(wait)
            due = max(due + pause, time.perf_counter())
            await self.move()

    async def to_move(self) -> bool:
        """Wait for a question; whether there is one before the end."""
        await self.wait(lambda: self.over or self.asked is not None)
        return not self.over

    async def move(self) -> None:
        """Answer, and wait until that is on disk."""
        assert self.asked is not None
        connection, version, count = self.asked
        self.asked, self.taken = None, False
        began = time.perf_counter()
        connection.send(b'{"type":"answer","version":%d,"answer":%d}' % (version, self.rng.randrange(count)))
        await self.wait(lambda: self.taken)
        self.waits.append(time.perf_counter() - began)
        self.moves += 1

    async def give_up(self) -> None:
        """One side resigns: the game is over."""
        self.connections[0].send(b'{"type":"resign","seat":0}')
        await self.wait(lambda: self.over)


class Driven:
    """A server in a process of its own, like `dicewright serve` without limits. `tables`: how many it keeps in memory;
    `cores`: those that it may use, where not all."""

    def __init__(
        self,
        folder: Path,
        processes: int,
        database: str = "",
        tables: int = 100_000,
        cores: frozenset[int] = frozenset(),
    ) -> None:
        self._measured = folder / f"measured-{os.urandom(4).hex()}.json"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = int(free.getsockname()[1])
        given = [str(folder), str(self.port), database, str(processes), str(tables), str(self._measured)]
        self.process = subprocess.Popen([sys.executable, __file__, *given])
        if cores:
            os.sched_setaffinity(self.process.pid, cores)
        self._wait()

    def _wait(self) -> None:
        for _ in range(2400):
            try:
                socket.create_connection(("127.0.0.1", self.port), 1).close()
                return
            except OSError:
                time.sleep(0.05)
        raise SystemExit("the server did not start")

    @property
    def base(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def words(self) -> list[int]:
        """Its processes that find the words."""
        return machine.children(self.process.pid, "spawn_main")

    def begin(self) -> None:
        self.process.send_signal(BEGIN)

    def stop(self) -> dict[str, Any]:
        """What it measured."""
        self.process.send_signal(STOP)
        self.process.wait()
        return cast(dict[str, Any], json.loads(self._measured.read_text()))


def serve(folder: str, port: str, database: str, processes: str, tables: str, measured: str) -> None:
    """In that process."""
    limits = dataclasses.replace(FREE, tables=int(tables), tables_each=100_000, sockets=100_000, sockets_each=100_000)
    where = f"http://127.0.0.1:{port}"
    app = application(open_journal(database, Path(folder)), limits, tick=0.0, processes=int(processes), reached=where)
    timing: Timing = app.state.timing
    running = server_of(app)
    running.config.port = int(port)
    signal.signal(STOP, lambda *_: None)  # to be told to stop is no reason not to tell what was measured
    signal.signal(BEGIN, lambda *_: begin())
    pauses, since = [0.0], 0.0

    def begin() -> None:
        timing.moves.clear()
        pauses[:] = [0.0]

    def collecting(phase: str, _: object) -> None:
        """In processor time: what others on the machine take is no pause of ours."""
        nonlocal since
        if phase == "start":
            since = time.thread_time()
        else:
            pauses.append(time.thread_time() - since)

    gc.callbacks.append(collecting)
    running.run()
    Path(measured).write_text(json.dumps({"moves": list(timing.moves), "pause": max(pauses)}))


if __name__ == "__main__":
    serve(*sys.argv[1:])
