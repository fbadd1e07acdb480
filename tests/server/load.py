"""`make load`: many live games at once, and how the server bears it.

A server in a process of its own, and a driver that plays games between people, no bots, at a steady rate: every game
moves once in so many seconds, at random moments. Told are the rate reached, how long the server needed for a move (from
reading the answer to having handed all steps to the sockets, disk included), how long it took from the driver's side,
and memory.
"""

from __future__ import annotations

import argparse
import asyncio
import dataclasses
import json
import os
import random
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import msgspec
import websockets
from websockets.typing import Origin

from dicewright.server.app import application, server_of
from dicewright.server.host import Host
from dicewright.server.store import SQLite

try:
    from .serving import FREE
except ImportError:  # run as a program
    from serving import FREE  # type: ignore[import-not-found, no-redef]

LIMITS = dataclasses.replace(FREE, tables=100_000, tables_each=100_000, sockets=100_000, sockets_each=100_000)


class Asking(msgspec.Struct):
    count: int


class Scene(msgspec.Struct):
    asking: Asking | None
    result: object


class Message(msgspec.Struct):
    """As much of a message as the driver looks at."""

    type: str
    version: int = -1
    scene: Scene | None = None


read = msgspec.json.Decoder(Message).decode


def server(folder: str, port: int) -> None:
    """The server side: like `dicewright serve`, without limits; writes what it measured when it is told to stop."""
    app = application(SQLite(Path(folder) / "tables.sqlite3"), LIMITS, beat=0.0)
    host: Host = app.state.host
    running = server_of(app)
    running.config.port = port
    signal.signal(signal.SIGTERM, lambda *_: None)  # to be told to stop is no reason not to tell what was measured
    signal.signal(signal.SIGUSR1, lambda *_: begin())
    started = 0.0

    def begin() -> None:
        """All tables are there: what is measured begins now."""
        nonlocal started
        host.timing.moves.clear()
        used = resource.getrusage(resource.RUSAGE_SELF)
        started = used.ru_utime + used.ru_stime

    running.run()
    used = resource.getrusage(resource.RUSAGE_SELF)
    measured = {
        "moves": list(host.timing.moves),
        "memory": used.ru_maxrss / 1024,
        "processor": used.ru_utime + used.ru_stime - started,
    }
    (Path(folder) / "measured.json").write_text(json.dumps(measured))


class Game:
    """One table: everyone at it sits at one screen, or each has a socket of his own."""

    def __init__(self, base: str, name: str, sockets: int, seed: int) -> None:
        self.base, self.name, self.sockets = base, name, sockets
        self.rng = random.Random(seed)
        self.begin()

    def begin(self) -> None:
        """Count from here."""
        self.waits: list[float] = []
        self.moves = self.finished = 0

    async def found(self) -> None:
        import httpx

        async with httpx.AsyncClient(base_url=self.base, headers={"origin": self.base}, timeout=60) as http:
            second = {"kind": "same" if self.sockets == 1 else "open", "name": "Bob"}
            body = {"game": self.name, "seats": [{"kind": "me", "name": "Ann"}, second]}
            made = (await http.post("/api/tables", json=body)).json()
            self.table, tokens = made["table"], [made["token"]]
            if self.sockets == 2:
                tokens.append((await http.post(f"/api/tables/{self.table}/join", json={"name": "Bob"})).json()["token"])
        self.lines = [await self._greet(token) for token in tokens]
        self.last: list[Message | None] = [None] * len(self.lines)

    async def _greet(self, token: str) -> websockets.ClientConnection:
        where = self.base.replace("http", "ws") + "/api/socket"
        line = await websockets.connect(
            where, origin=Origin(self.base), compression=None, max_size=None, ping_interval=None, open_timeout=60
        )
        await line.send(json.dumps({"type": "hello", "protocol": 1, "table": self.table, "token": token}))
        return line

    async def play(self, pause: float, until: float) -> None:
        """Move once in `pause` seconds, at a moment of its own; a game that is over begins anew."""
        await asyncio.sleep(self.rng.random() * pause)
        due = time.perf_counter()
        while time.monotonic() < until:
            mover = await self._asked()
            if mover is None:
                self.finished += 1
                for line in self.lines:
                    await line.close()
                await self.found()
                continue
            wait = due - time.perf_counter()
            if time.monotonic() + wait > until:
                return
            if wait > 0:
                await asyncio.sleep(wait)
            due = max(due + pause, time.perf_counter())
            message = self.last[mover]
            assert message is not None
            assert message.scene is not None
            assert message.scene.asking is not None
            answer = {
                "type": "answer",
                "version": message.version,
                "answer": self.rng.randrange(message.scene.asking.count),
            }
            began = time.perf_counter()
            self.last[mover] = None
            await self.lines[mover].send(json.dumps(answer))
            while (message := await self._read(mover)).type != "taken":
                if message.type in ("table", "step"):
                    self.last[mover] = message
            self.waits.append(time.perf_counter() - began)
            self.moves += 1

    async def _asked(self) -> int | None:
        """The socket that has a question; None when the game is over."""
        while True:
            for k, message in enumerate(self.last):
                if message is not None and message.scene is not None:
                    if message.scene.result is not None:
                        return None
                    if message.scene.asking is not None:
                        return k
            waiting = {asyncio.ensure_future(self._read(k)): k for k in range(len(self.lines))}
            done, rest = await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            for task in rest:
                task.cancel()
            await asyncio.gather(*rest, return_exceptions=True)
            for task in done:
                if task.result().type in ("table", "step"):
                    self.last[waiting[task]] = task.result()

    async def _read(self, k: int) -> Message:
        return read(await self.lines[k].recv())


def quantile(values: list[float], q: float) -> float:
    return sorted(values)[min(len(values) - 1, int(q * len(values)))] if values else float("nan")


async def drive(base: str, arguments: argparse.Namespace, process: int) -> tuple[list[Game], float]:
    names = arguments.game.split(",")
    games = [Game(base, names[k % len(names)], arguments.sockets, k) for k in range(arguments.games)]
    print(f"Founding {len(games)} tables ...", flush=True)
    for start in range(0, len(games), 20):
        await asyncio.gather(*(game.found() for game in games[start : start + 20]))
    pause = arguments.games / arguments.rate
    print(f"Warming up for {arguments.warm} s, then playing for {arguments.seconds} s ...", flush=True)
    await asyncio.gather(*(game.play(pause, time.monotonic() + arguments.warm) for game in games))
    os.kill(process, signal.SIGUSR1)
    for game in games:
        game.begin()
    began = time.monotonic()
    results = await asyncio.gather(
        *(game.play(pause, began + arguments.seconds) for game in games), return_exceptions=True
    )
    for error in {repr(r) for r in results if isinstance(r, BaseException)}:
        print("A game failed:", error)
    return games, time.monotonic() - began


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000, help="live games")
    parser.add_argument("--rate", type=float, default=1000, help="moves a second, all games together")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--warm", type=float, default=10, help="seconds of play before anything is measured")
    parser.add_argument("--sockets", type=int, choices=(1, 2), default=1, help="sockets a game")
    parser.add_argument("--game", default="irondie,dice_forge,roll_player", help="games, with commas between")
    parser.add_argument("--server", nargs=2, metavar=("FOLDER", "PORT"), help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.server:
        server(arguments.server[0], int(arguments.server[1]))
        return 0
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    with tempfile.TemporaryDirectory() as folder, socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        process = subprocess.Popen([sys.executable, __file__, "--server", folder, str(port)])
        try:
            wait_for(port)
            games, seconds = asyncio.run(drive(f"http://127.0.0.1:{port}", arguments, process.pid))
        finally:
            process.terminate()
            process.wait()
        measured = json.loads((Path(folder) / "measured.json").read_text())
    moves, waits = sum(g.moves for g in games), [w for g in games for w in g.waits]
    print(
        f"{arguments.games} live games ({arguments.game}), {arguments.sockets} socket(s) each, {os.cpu_count()} cores"
    )
    print(
        f"moves: {moves} in {seconds:.1f} s, {moves / seconds:.0f} a second; "
        f"games finished: {sum(g.finished for g in games)}"
    )
    for name, values in (("server time of a move", measured["moves"]), ("answer to acknowledgement, driver", waits)):
        print(f"{name}: p50 {quantile(values, 0.5) * 1e3:.1f} ms, p99 {quantile(values, 0.99) * 1e3:.1f} ms")
    print(
        f"server: {measured['memory']:.0f} MiB at most, {measured['processor']:.1f} s of processor time, "
        f"{measured['processor'] / max(1, moves) * 1e3:.2f} ms a move; "
        f"load average of the machine {os.getloadavg()[0]:.1f}"
    )
    return 0


def wait_for(port: int) -> None:
    for _ in range(400):
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            time.sleep(0.05)
    raise SystemExit("the server did not start")


if __name__ == "__main__":
    sys.exit(main())
