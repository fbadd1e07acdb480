"""`make load`: many live games at once, and how the server bears it.

A server in a process of its own, and a driver that plays games between people, no bots, at a steady rate: every game
moves once in so many seconds, at random moments. Told are the rate reached, how long the server needed for a move (from
reading the answer to having handed all steps to the sockets, disk included), how long it took from the driver's side,
and memory.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import dataclasses
import json
import os
import random
import re
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any, cast

import httpx

from dicewright.server.messages.bounds import PROTOCOL
from dicewright.server.tables.opening import open_journal
from dicewright.server.web.app import application, server_of
from dicewright.server.web.timing import Timing

try:
    from .postgres import postgres
    from .serving import FREE
except ImportError:  # run as a program
    from postgres import postgres  # type: ignore[import-not-found, no-redef]
    from serving import FREE  # type: ignore[import-not-found, no-redef]

LIMITS = dataclasses.replace(FREE, tables=100_000, tables_each=100_000, sockets=100_000, sockets_each=100_000)


COUNT = re.compile(rb'"asking":\{"kind":"[^"]*","seat":\d+,"text":"(?:[^"\\]|\\.)*","rule":"[^"]*","count":(\d+)')
TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
"""Kinds of frames."""
VERSION = re.compile(rb'"version":(\d+)')


def server(folder: str, port: int, processes: int, database: str) -> None:
    """The server side: like `dicewright serve`, without limits; writes what it measured when it is told to stop."""
    app = application(open_journal(database, Path(folder)), LIMITS, tick=0.0, processes=processes)
    timing: Timing = app.state.timing
    running = server_of(app)
    running.config.port = port
    signal.signal(signal.SIGTERM, lambda *_: None)  # to be told to stop is no reason not to tell what was measured
    signal.signal(signal.SIGUSR1, lambda *_: begin())
    started = 0.0

    def begin() -> None:
        """All tables are there: what is measured begins now."""
        nonlocal started
        timing.moves.clear()
        started = processor()

    running.run()
    measured: dict[str, Any] = {"moves": list(timing.moves)}
    for name, who in (("", resource.RUSAGE_SELF), ("beside ", resource.RUSAGE_CHILDREN)):
        used = resource.getrusage(who)
        measured[f"{name}memory"] = used.ru_maxrss / 1024
        measured[f"{name}processor"] = used.ru_utime + used.ru_stime - (started if who == resource.RUSAGE_SELF else 0)
    (Path(folder) / "measured.json").write_text(json.dumps(measured))


class Connection(asyncio.Protocol):
    """A socket of the driver. It looks at no more of a message than it must, since its own work costs time too."""

    def __init__(self, game: Game, path: str, hello: bytes) -> None:
        self.game, self._path, self._hello = game, path, hello
        self._received = bytearray()
        self._greeted = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is one in all but name
        key = base64.b64encode(os.urandom(16)).decode()
        self._transport.write(
            f"GET /api/socket HTTP/1.1\r\nHost: {self._path}\r\nOrigin: http://{self._path}\r\nUpgrade: websocket\r\n"
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
        self.error = ""
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
        made = (await self.http.post("/api/tables", json=body)).json()
        table, tokens = made["table"], [made["token"]]
        if self.sockets == 2:
            joined = await self.http.post(f"/api/tables/{table}/join", json={"name": "Bob"})
            tokens.append(joined.json()["token"])
        host, port = address.split(":")
        for token in tokens:
            hello = json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table, "token": token}).encode()
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

    async def play(self, pause: float, until: float) -> None:
        """Move once in `pause` seconds, at a moment of its own; a game that is over begins anew."""
        await asyncio.sleep(self.rng.random() * pause)
        due = time.perf_counter()
        while time.monotonic() < until:
            await self.wait(lambda: self.over or self.asked is not None)
            if self.over:
                self.finished += 1
                for connection in self.connections:
                    connection.close()
                self.connections.clear()
                await self.found()
                continue
            wait = due - time.perf_counter()
            if time.monotonic() + wait > until:
                return
            if wait > 0:
                await asyncio.sleep(wait)
            due = max(due + pause, time.perf_counter())
            assert self.asked is not None
            connection, version, count = self.asked
            self.asked, self.taken = None, False
            began = time.perf_counter()
            connection.send(b'{"type":"answer","version":%d,"answer":%d}' % (version, self.rng.randrange(count)))
            await self.wait(lambda: self.taken)
            self.waits.append(time.perf_counter() - began)
            self.moves += 1


def quantile(values: list[float], q: float) -> float:
    return sorted(values)[min(len(values) - 1, int(q * len(values)))] if values else float("nan")


def processor() -> float:
    """Seconds of processor time that this process has used."""
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


async def drive(base: str, arguments: argparse.Namespace, process: int) -> tuple[list[Game], float, float]:
    names = arguments.game.split(",")
    http = httpx.AsyncClient(base_url=base, headers={"origin": base}, timeout=60)
    games = [Game(http, base, names[k % len(names)], arguments.sockets, k) for k in range(arguments.games)]
    print(f"Founding {len(games)} tables ...", flush=True)
    for start in range(0, len(games), 20):
        await asyncio.gather(*(game.found() for game in games[start : start + 20]))
    pause = arguments.games / arguments.rate
    print(f"Warming up for {arguments.warm} s, then playing for {arguments.seconds} s ...", flush=True)
    await asyncio.gather(*(game.play(pause, time.monotonic() + arguments.warm) for game in games))
    os.kill(process, signal.SIGUSR1)
    for game in games:
        game.begin()
    before, began = processor(), time.monotonic()
    results = await asyncio.gather(
        *(game.play(pause, began + arguments.seconds) for game in games), return_exceptions=True
    )
    await http.aclose()
    for error in {repr(r) for r in results if isinstance(r, BaseException)}:
        print("A game failed:", error)
    return games, time.monotonic() - began, processor() - before


try:
    from uvloop import run as runner
except ImportError:
    runner = asyncio.run


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="live games")
    parser.add_argument("--rate", type=float, default=1000, help="moves a second, all games together")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=10, help="seconds of play before anything is measured")
    parser.add_argument("--sockets", type=int, choices=(1, 2), default=1, help="sockets a game")
    parser.add_argument("--processes", type=int, default=2, help="processes of the server")
    parser.add_argument("--game", default="dice_forge,dice_throne,irondie,roll_player", help="with commas between")
    parser.add_argument("--store", choices=("sqlite", "postgres"), default="sqlite")
    parser.add_argument("--server", nargs=3, metavar=("FOLDER", "PORT", "DATABASE"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.server:
        folder, port, database = arguments.server
        server(folder, int(port), arguments.processes, database)
        return 0
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free, ExitStack() as stack:
        database = stack.enter_context(postgres()) if arguments.store == "postgres" else ""
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        process = subprocess.Popen(
            [sys.executable, __file__, "--server", folder, str(port), database, "--processes", str(arguments.processes)]
        )
        try:
            wait_for(port)
            games, seconds, own = runner(drive(f"http://127.0.0.1:{port}", arguments, process.pid))
        finally:
            process.terminate()
            process.wait()
        measured = json.loads((Path(folder) / "measured.json").read_text())
    moves, waits = sum(g.moves for g in games), [w for g in games for w in g.waits]
    print(
        f"{arguments.games} live games ({arguments.game}), {arguments.sockets} socket(s) each, {arguments.store}, "
        f"{os.cpu_count()} cores"
    )
    print(
        f"moves: {moves} in {seconds:.1f} s, {moves / seconds:.0f} a second; "
        f"games finished: {sum(g.finished for g in games)}"
    )
    for name, values in (("server time of a move", measured["moves"]), ("answer to acknowledgement, driver", waits)):
        print(f"{name}: p50 {quantile(values, 0.5) * 1e3:.1f} ms, p99 {quantile(values, 0.99) * 1e3:.1f} ms")
    for name, key in (("server", ""), ("its other processes", "beside ")):
        processor = measured[f"{key}processor"]
        print(
            f"{name}: {measured[f'{key}memory']:.0f} MiB at most, {processor:.1f} s of processor time, "
            f"{processor / max(1, moves) * 1e3:.2f} ms a move"
        )
    print(f"driver: {own:.1f} s of processor time; load average of the machine {os.getloadavg()[0]:.1f}")
    return 0


def wait_for(port: int) -> None:
    for _ in range(1200):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    sys.exit(main())
