"""A server in the same process, and clients that speak to it over real sockets."""

from __future__ import annotations

import asyncio
import functools
import json
import random
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from dicewright.server.limits import Limits, Pace
from dicewright.server.messages.bounds import FRAME, PROTOCOL
from dicewright.server.tables.journal import Journal
from dicewright.server.tables.sqlite import SQLite
from dicewright.server.web.app import application
from dicewright.server.web.connections import patient

FREE = Limits(
    messages=Pace(1e9, 1e9),
    requests=Pace(1e9, 1e9),
    writes=Pace(1e9, 1e9),
    checks=Pace(1e9, 1e9),
    hellos=Pace(1e9, 1e9),
    chat=Pace(1e9, 1e9),
    entries=Pace(1e9, 1e9),
    entries_here=Pace(1e9, 1e9),
    foundings=Pace(1e9, 1e9),
    connections=100_000,
)
ME: dict[str, Any] = {"kind": "me", "name": "Ann"}
OPEN: dict[str, Any] = {"kind": "open"}
BOT: dict[str, Any] = {"kind": "bot", "level": "random"}
SAME: dict[str, Any] = {"kind": "same", "name": "Bob"}
Message = dict[str, Any]
WAIT = 120
"""Seconds after which a test gives up waiting: many, because a busy machine is no failure."""


def run(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """An asynchronous test."""

    @functools.wraps(test)
    def wrapped(*args: Any, **kwargs: Any) -> None:
        asyncio.run(test(*args, **kwargs))  # type: ignore[arg-type]

    return wrapped


class Client:
    """One person's page: HTTP and a socket."""

    def __init__(self, server: Served) -> None:
        self.server = server
        self.token = ""
        self.table = ""
        self.socket: websockets.ClientConnection | None = None
        self.last: Message = {}
        """The last table or step."""
        self.version = -1
        self.heard: list[str] = []
        """Every message as it came."""
        self.steps: list[Message] = []
        """Every step, made whole."""
        self._areas: dict[int | None, dict[str, Message]] = {}
        self._logs: dict[int | None, list[Message]] = {}

    async def http(self, method: str, path: str, body: Any = None, **headers: str) -> httpx.Response:
        sent = {"origin": self.server.base, **headers}
        if self.token:
            sent["authorization"] = f"Bearer {self.token}"
        content = None if body is None else json.dumps(body)
        return await self.server.http.request(method, path, content=content, headers=sent)

    async def ok(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self.http(method, path, body)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def create(self, game: str, *seats: Message, **more: Any) -> Message:
        admitted: Message = await self.ok("POST", "/api/tables", {"game": game, "seats": list(seats), **more})
        self.token, self.table = admitted["token"], admitted["table"]
        return admitted

    async def join(self, table: str, name: str = "Bob") -> Message:
        admitted: Message = await self.ok("POST", f"/api/tables/{table}/join", {"name": name})
        self.token, self.table = admitted["token"], table
        return admitted

    async def connect(
        self, version: int = -1, language: str = "en", seed: str = "mine", pledge: str = "", thinks: bool = False
    ) -> Message:
        """Say hello, and wait for the whole table."""
        await self.open()
        await self.send(
            type="hello",
            protocol=PROTOCOL,
            table=self.table,
            token=self.token,
            language=language,
            version=version,
            seed=seed,
            thinks=thinks,
            pledge=pledge,
        )
        return await self.until("table")

    async def open(self, origin: str | None = None) -> None:
        where = f"{self.server.base.replace('http', 'ws')}/api/socket/{self.table}".rstrip("/")
        given = Origin(self.server.base if origin is None else origin)
        self.socket = await websockets.connect(where, origin=given, compression=None, max_size=None, open_timeout=WAIT)

    async def send(self, **message: Any) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self, patience: float = WAIT) -> Message:
        assert self.socket is not None
        raw = await asyncio.wait_for(self.socket.recv(), patience)
        self.heard.append(str(raw))
        message: Message = json.loads(raw)
        if message["type"] in ("table", "step"):
            self._complete(message)
            self.last, self.version = message, message["version"]
        return message

    def _complete(self, message: Message) -> None:
        """Put together again what a step tells of the board and the log, as a page does."""
        scene = message["scene"]
        if message["type"] == "table":
            self._areas, self._logs = {}, {}
        if scene is None:
            return
        eyes = scene["eyes"]
        for board in (*(it["board"] for it in message.get("happenings", ()) if it["board"]), scene["board"]):
            known = self._areas.get(eyes, {}) | {area["ref"]: area for area in board["areas"]}
            board["areas"] = [known[ref] for ref in board["places"]]
            self._areas[eyes] = {area["ref"]: area for area in board["areas"]}
        if message["type"] == "table":
            message["log"] = message["lines"]
        else:
            message["lines"] = [line for happening in message["happenings"] for line in happening["lines"]]
            message["log"] = [*([] if message["anew"] else self._logs[eyes]), *message["before"], *message["lines"]]
            self.steps.append(message)
        self._logs[eyes] = message["log"]

    async def until(self, *types: str) -> Message:
        """The next message of one of these types."""
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def silent(self, seconds: float = 0.15) -> bool:
        """Whether nothing comes for a moment."""
        try:
            assert self.socket is not None
            await self.receive(seconds)
        except TimeoutError:
            return True
        return False

    @property
    def asking(self) -> Message | None:
        return self.last["scene"] and self.last["scene"]["asking"]

    @property
    def over(self) -> bool:
        return bool(self.last["scene"] and self.last["scene"]["result"])

    async def answer(self, answer: int) -> None:
        await self.send(type="answer", version=self.version, answer=answer)
        reply = await self.until("taken", "refused")
        assert reply["type"] == "taken", reply

    async def until_asked(self) -> bool:
        """Wait for a question of mine; whether there was one before the end."""
        while not self.asking and not self.over:
            await self.until("table", "step")
        return not self.over

    async def play(self, rng: random.Random, most: int = 1 << 30) -> None:
        """Answer at random until the end, or so many times."""
        for _ in range(most):
            if not await self.until_asked():
                return
            assert self.asking is not None
            before = self.version
            await self.answer(rng.randrange(self.asking["count"]))
            while self.version == before:
                await self.until("table", "step")

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()


class Served:
    """A running server."""

    def __init__(self, port: int, app: Any) -> None:
        self.base = f"http://127.0.0.1:{port}"
        self.app = app
        self.http = httpx.AsyncClient(base_url=self.base, timeout=WAIT)
        self.clients: list[Client] = []

    def client(self) -> Client:
        self.clients.append(Client(self))
        return self.clients[-1]


@asynccontextmanager
async def serving(
    folder: Path, limits: Limits = FREE, tick: float = 0.0, journal: Journal | None = None, **more: Any
) -> AsyncIterator[Served]:
    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    reached = f"http://127.0.0.1:{listening.getsockname()[1]}"
    app = application(journal or SQLite(folder / "tables.sqlite3"), limits, tick=tick, reached=reached, **more)
    config = uvicorn.Config(
        app,
        http=patient(limits),
        ws="websockets-sansio",
        ws_max_size=FRAME,
        ws_per_message_deflate=False,
        log_level="warning",
        proxy_headers=False,
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    served = Served(listening.getsockname()[1], app)
    try:
        yield served
    finally:
        for client in served.clients:
            await client.close()
        await served.http.aclose()
        server.should_exit = True
        await running


async def two(served: Served, game: str = "race", **more: object) -> tuple[Client, Client]:
    """Ann and Bob at a table that has begun."""
    ann, bob = served.client(), served.client()
    await ann.create(game, ME, OPEN, **more)
    await bob.join(ann.table)
    await ann.connect(seed="ann's")
    await bob.connect(seed="bob's")
    await ann.until("table")
    return ann, bob


async def until_undo(ann: Client, bob: Client) -> tuple[Client, Client]:
    """Both answer until one has something to take back: he, and the other."""
    while True:
        mover, other = (ann, bob) if ann.asking else (bob, ann)
        await mover.answer(0)
        await asyncio.gather(mover.until("step"), other.until("step"))
        if mover.last["scene"]["undo"]:
            return mover, other


async def play_out(ann: Client, bob: Client) -> None:
    """Both answer at random until the end."""
    await asyncio.gather(ann.play(random.Random(1)), bob.play(random.Random(2)))
    assert ann.last["scene"]["result"]["places"] == bob.last["scene"]["result"]["places"]


async def closed(client_socket: websockets.ClientConnection) -> int:
    """Read until the server closes; the code it closes with."""
    with suppress(ConnectionClosed):
        async with asyncio.timeout(WAIT):
            async for _ in client_socket:
                pass
    await client_socket.wait_closed()
    return client_socket.close_code or 0
