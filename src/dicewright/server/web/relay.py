"""Speaking with the other servers of a store, for tables that live there: what comes is passed on as it is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from typing import TypeVar

import httpx
import msgspec
import websockets
from starlette.background import BackgroundTask
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from .. import messages as m
from ..logs import request_id
from ..metrics import RELAYED
from ..tables.homes import Homes, Peer
from ..tables.refusals import Denied
from ..tables.session import AGAIN
from .others import MISDIRECTED, Line, Others, Unreachable, introduced

ASKED = ("accept", "accept-encoding", "accept-language", "authorization", "content-type")
"""Headers of a request that are passed on."""
TOLD = (
    "cache-control", "content-disposition", "content-encoding", "content-length", "content-type", "vary",
    "x-accel-buffering",
)  # fmt: skip
"""Headers of an answer that are."""
REACHED = 2.0
"""Seconds in which another server must be reached."""
KEPT = 5.0
"""Seconds for which a connection is kept that nobody uses: fewer than those after which the other side ends it."""
MANY = 100
"""Connections to other servers beside sockets."""
BROKEN = (None, 1006)
"""What a socket is closed with that breaks."""
T = TypeVar("T")
log = logging.getLogger("dicewright.server")


class _Line(Line):
    def __init__(self, socket: websockets.ClientConnection) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        try:
            await self._socket.send(text)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from error

    async def hear(self) -> bytes:
        try:
            return await self._socket.recv(decode=False)
        except ConnectionClosed as error:
            raise ConnectionError(str(error)) from error

    @property
    def code(self) -> int:
        code = self._socket.close_code
        return AGAIN if code in BROKEN else code


class Relay(Others):
    """Speaks with them."""

    def __init__(self, homes: Homes) -> None:
        self._homes = homes
        self._http = httpx.AsyncClient(
            timeout=httpx.Timeout(None, connect=REACHED, pool=REACHED),
            limits=httpx.Limits(max_connections=MANY, keepalive_expiry=KEPT),
            trust_env=False,
        )

    async def request(self, request: Request, body: bytes, peer: Peer) -> Response:
        RELAYED.add("request")
        query = f"?{request.url.query}" if request.url.query else ""
        where = f"{peer.address}{request.url.path}{query}"
        asking = self._http.build_request(request.method, where, content=body, headers=_headers(request, peer))
        try:
            answer = await self._unless_gone(peer, self._http.send(asking, stream=True))
        except (httpx.ConnectError, httpx.ConnectTimeout, httpx.PoolTimeout) as error:
            raise Unreachable(repr(error)) from error
        except (httpx.HTTPError, Unreachable) as error:
            if request.method != "GET":  # it may have happened, and is not tried again
                raise Denied("moving", 503) from error
            raise Unreachable(repr(error)) from error
        if answer.status_code == MISDIRECTED:
            await answer.aclose()
            raise Unreachable("the table lives there no more")
        told = {name: answer.headers[name] for name in TOLD if name in answer.headers}
        parts = self._parts(answer, peer)
        return StreamingResponse(parts, answer.status_code, told, background=BackgroundTask(answer.aclose))

    async def _parts(self, answer: httpx.Response, peer: Peer) -> AsyncIterator[bytes]:
        parts = answer.aiter_raw()
        with suppress(StopAsyncIteration):
            while True:
                yield await self._unless_gone(peer, anext(parts))

    async def summary(self, request: Request, id: str, peer: Peer) -> m.table.Summary | None:
        RELAYED.add("request")
        language = {"lang": request.query_params.get("lang", "")}
        asking = self._http.get(f"{peer.address}/api/tables/{id}", params=language, headers=_headers(request, peer))
        try:
            answer = await self._unless_gone(peer, asking)
            return msgspec.json.decode(answer.content, type=m.table.Summary) if answer.status_code == 200 else None
        except (httpx.HTTPError, Unreachable, msgspec.DecodeError) as error:
            log.warning("table %s is left out of a list: %r", id, error)
            return None

    @asynccontextmanager
    async def socket(self, table: str, client: str | None, peer: Peer) -> AsyncIterator[Line]:
        RELAYED.add("socket")
        try:
            reaching = websockets.connect(
                f"{peer.address.replace('http', 'ws', 1)}/api/socket/{table}",
                additional_headers=introduced(peer, client) | {"x-request-id": request_id.get()},
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=REACHED,
                close_timeout=REACHED,
                proxy=None,
            )
            line = await self._unless_gone(peer, reaching)
        except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed) as error:
            raise Unreachable(repr(error)) from error
        gone = self._homes.gone(peer)

        def hang_up(gone: object) -> None:
            line.transport.abort()

        gone.add_done_callback(hang_up)
        try:
            yield _Line(line)
        finally:
            gone.remove_done_callback(hang_up)
            await line.close()

    async def close(self) -> None:
        await self._http.aclose()

    async def _unless_gone(self, peer: Peer, asking: Awaitable[T]) -> T:
        """Wait for another server as long as it is alive."""
        asked = asyncio.ensure_future(asking)
        gone = self._homes.gone(peer)
        try:
            await asyncio.wait((asked, gone), return_when=asyncio.FIRST_COMPLETED)
            if not asked.done():
                raise Unreachable("it was taken for dead")
            return asked.result()
        finally:
            if not asked.done():
                asked.cancel()


def _headers(request: Request, peer: Peer) -> dict[str, str]:
    passed = {name: request.headers[name] for name in ASKED if name in request.headers}
    client = request.client.host if request.client else None
    return {**passed, **introduced(peer, client), "x-request-id": request_id.get()}
