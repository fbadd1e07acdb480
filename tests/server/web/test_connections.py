"""Connections that say nothing, or read nothing, and too many of them."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from ipaddress import ip_network
from pathlib import Path

import pytest
import uvicorn

from dicewright.server.web.connections import patient

from ..serving import FREE, ME, OPEN, Served, run, serving

Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def line(base: str) -> Line:
    host, port = base.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port), family=socket.AF_INET)


def head(served: Served, path: str = "/healthz") -> bytes:
    return f"GET {path} HTTP/1.1\r\nHost: {served.base.removeprefix('http://')}\r\n\r\n".encode()


@run
async def test_who_says_nothing_or_half_a_head_is_not_waited_for(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, head=0.2)) as served:
        for beginning in (b"", b"GET /healthz HTTP/1.1\r\nHost: x\r\nX: ", head(served), head(served) + b"GET "):
            reader, writer = await line(served.base)
            writer.write(beginning)
            assert (b"200 OK" in await reader.read()) == (head(served) in beginning)
            writer.close()


@run
async def test_a_head_that_comes_drop_by_drop_has_the_time_of_any_other(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, head=0.3)) as served:
        reader, writer = await line(served.base)
        writer.write(b"GET /healthz HTTP/1.1\r\n")
        dripping = asyncio.create_task(drip(writer))
        with suppress(ConnectionResetError):  # it was dripping when the server hung up
            assert await reader.read() == b""
        dripping.cancel()
        writer.close()


async def answered(served: Served) -> bool:
    """Whether somebody who connects now is."""
    reader, writer = await line(served.base)
    writer.write(head(served))
    try:
        return b"200" in await reader.readline()
    except ConnectionError:
        return False
    finally:
        writer.close()


async def drip(writer: asyncio.StreamWriter) -> None:
    while True:
        writer.write(b"X: y\r\n")
        await asyncio.sleep(0.02)


@run
async def test_sockets_stay_and_several_requests_follow_each_other(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, head=0.3, connections=2)) as served:
        ann = served.client()
        await ann.create("race", ME, OPEN)
        for _ in range(4):
            await ann.connect()  # what has become a socket is no connection any more
        reader, writer = await line(served.base)
        writer.write(head(served) * 3)
        assert (await reader.read()).count(b"200 OK") == 3
        await ann.send(type="ping", at=1)
        assert (await ann.until("pong"))["at"] == 1


@run
async def test_one_address_has_so_many_connections(tmp_path: Path) -> None:
    async with serving(tmp_path, replace(FREE, connections=3)) as served:
        lines = [await line(served.base) for _ in range(3)]
        for reader, writer in lines:
            writer.write(head(served))
            assert b"200" in await reader.readline()
        assert not await answered(served)
        for _, other in lines:
            other.close()
            await other.wait_closed()
        async with asyncio.timeout(60):
            while not await answered(served):
                await asyncio.sleep(0.01)


@asynccontextmanager
async def much(limits_stalled: float) -> AsyncIterator[tuple[str, asyncio.Event]]:
    """A server that has more to say than fits into any buffer; the event: it has given up."""
    gone = asyncio.Event()

    async def app(scope: dict[str, object], receive: object, send: object) -> None:
        assert callable(receive)
        assert callable(send)
        if scope["type"] != "http":
            return
        try:
            await send({"type": "http.response.start", "status": 200, "headers": []})
            for _ in range(400):
                await send({"type": "http.response.body", "body": b"x" * (1 << 18), "more_body": True})
            while (await receive())["type"] != "http.disconnect":
                pass
        finally:
            gone.set()

    listening = socket.socket()
    listening.bind(("127.0.0.1", 0))
    protocol = patient(replace(FREE, stalled=limits_stalled), [ip_network("127.0.0.0/8")])
    server = uvicorn.Server(uvicorn.Config(app, http=protocol, log_level="warning", lifespan="off"))  # type: ignore[arg-type]
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}", gone
    finally:
        server.should_exit = True
        await running


@run
async def test_who_reads_nothing_is_cut_off() -> None:
    async with much(0.2) as (base, gone):
        _, writer = await line(base)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        async with asyncio.timeout(60):
            await gone.wait()
        writer.transport.abort()


@run
async def test_who_hangs_up_halfway_is_no_mistake_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as served:
        host = served.base.removeprefix("http://")
        begun = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nOrigin: {served.base}\r\nContent-Length: 99\r\n\r\n{{"
        for _ in range(3):
            _, writer = await line(served.base)
            writer.write(begun.encode())
            await writer.drain()
            await asyncio.sleep(0.05)
            writer.close()
            await writer.wait_closed()
        assert (await served.http.get("/healthz")).status_code == 200
    assert not [it for it in caplog.records if it.exc_info]


@run
async def test_names_that_no_file_can_have(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with serving(tmp_path) as served:
        for folder in ("", "assets/", "offline/", "api/modules/"):
            for name in ("%00.js", "x" * 300 + ".js", "%ff%fe.js", "..%2f..%2fx.js", "a%00/b.js"):
                answer = await served.http.get(f"/{folder}{name}")
                assert answer.status_code in (404, 429), (folder, name)
    assert not [it for it in caplog.records if it.exc_info]
