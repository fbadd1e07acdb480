"""What the page says to the tables and hears from them: the requests and sockets of the server, without a net.

Each goes through the same application (ASGI); a worker hands in what the page asks, and takes what comes.
"""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from urllib.parse import unquote

from starlette.types import ASGIApp, Message, Scope

from .outside import Outside

HOST = "localhost"
GONE = 1001
TEXTS = ("text/", "application/json", "application/x-ndjson")


class Line:
    """What one request or socket hears from the page."""

    def __init__(self) -> None:
        self._waiting: asyncio.Queue[Message] = asyncio.Queue()

    def hear(self, message: Message) -> None:
        self._waiting.put_nowait(message)

    async def receive(self) -> Message:
        return await self._waiting.get()


class Talk:
    """All requests and sockets of a page."""

    def __init__(self, app: ASGIApp, outside: Outside) -> None:
        self._app, self._outside = app, outside
        self._requests: dict[int, Line] = {}
        self._sockets: dict[int, Line] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def _start(self, work: Coroutine[object, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- requests ---

    def request(self, id: int, method: str, address: str, token: str, body: str) -> None:
        """Ask for something; the answer comes in parts."""
        line = self._requests[id] = Line()
        line.hear({"type": "http.request", "body": body.encode(), "more_body": False})
        scope = _scope("http", address, token)
        scope["method"] = method
        self._start(self._request(id, line, scope))

    async def _request(self, id: int, line: Line, scope: Scope) -> None:
        outside, status, kind = self._outside, 500, ""

        async def send(message: Message) -> None:
            nonlocal status, kind
            if message["type"] == "http.response.start":
                status = message["status"]
                kind = dict(message["headers"]).get(b"content-type", b"").decode()
            elif message["type"] == "http.response.body":
                outside.part(id, status, kind, _spelled(kind, message.get("body", b"")))

        try:
            await self._app(scope, line.receive, send)
        finally:
            del self._requests[id]
            outside.end(id)

    def stop(self, id: int) -> None:
        """Nobody waits for the rest of an answer."""
        if id in self._requests:
            self._requests[id].hear({"type": "http.disconnect"})

    # --- sockets ---

    def open(self, id: int) -> None:
        """Talk to a table, until either side hangs up."""
        line = self._sockets[id] = Line()
        line.hear({"type": "websocket.connect"})
        scope = _scope("websocket", "/api/socket", "")
        scope["subprotocols"] = []
        self._start(self._talk(id, line, scope))

    async def _talk(self, id: int, line: Line, scope: Scope) -> None:
        outside, code = self._outside, GONE

        async def send(message: Message) -> None:
            nonlocal code
            if message["type"] == "websocket.send":
                outside.told(id, message["text"])
            elif message["type"] == "websocket.close":
                code = message["code"]

        try:
            await self._app(scope, line.receive, send)
        finally:
            del self._sockets[id]
            outside.closed(id, code)

    def hear(self, id: int, text: str) -> None:
        if id in self._sockets:
            self._sockets[id].hear({"type": "websocket.receive", "text": text})

    def close(self, id: int) -> None:
        if id in self._sockets:
            self._sockets[id].hear({"type": "websocket.disconnect", "code": GONE})


def _spelled(kind: str, body: bytes) -> str:
    """As text; what is none, a letter for each byte."""
    return body.decode() if kind.startswith(TEXTS) else body.decode("latin-1")


def _scope(kind: str, address: str, token: str) -> Scope:
    path, _, query = address.partition("?")
    headers = [(b"host", HOST.encode()), (b"origin", f"http://{HOST}".encode())]
    if token:
        headers.append((b"authorization", f"Bearer {token}".encode()))
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "scheme": "ws" if kind == "websocket" else "http",
        "server": (HOST, 80),
        "client": None,
        "root_path": "",
        "path": unquote(path),
        "raw_path": path.encode(),
        "query_string": query.encode(),
        "headers": headers,
    }
