"""Sockets: what they take, what ends them, and who is behind them."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path

import pytest

from dicewright.server.limits import Pace
from dicewright.server.messages.bounds import PROTOCOL
from dicewright.server.tables import registry

from ..serving import FREE, ME, SAME, closed, run, serving

TABLE = {"game": "race", "seats": [ME, SAME]}


@run
async def test_frames_and_bodies_are_at_most_eight_kib(tmp_path: Path) -> None:
    """Only what brings a content file along may be larger."""
    async with serving(tmp_path) as served:
        client = served.client()
        await client.create("race", ME, SAME)
        await client.connect()
        assert client.socket is not None
        await client.socket.send(json.dumps({"type": "chat", "text": "x" * 9000}))
        assert await closed(client.socket) == 1009
        large = await client.http("POST", "/api/script", TABLE | {"options": {str(k): "x" * 500 for k in range(20)}})
        assert (large.status_code, large.json()["code"]) == (413, "too-large")


@run
async def test_nonsense_is_refused_and_breaks_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        client = served.client()
        await client.create("race", ME, SAME)
        await client.connect()
        assert client.socket is not None
        for nonsense in ("", "{", "[" * 4000, '{"type":"answer"}', '{"type":"fly"}', '"hello"', "null", "1e999"):
            await client.socket.send(nonsense)
            refused = await client.until("refused")
            assert refused["code"] == "unreadable"
            assert "Traceback" not in json.dumps(refused)
        await client.socket.send(b"\x00\x01")
        assert (await client.until("refused"))["code"] == "unreadable"
        await client.send(type="hello", protocol=PROTOCOL, table=client.table)
        assert (await client.until("refused"))["code"] == "protocol"
        await client.answer(0)


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"type": "hello", "protocol": 99, "table": "a" * 16}, "protocol"),
        ({"type": "ping", "at": 1}, "protocol"),
        ({"type": "hello", "protocol": PROTOCOL, "table": "a" * 16}, "no-table"),
        ({"type": "hello", "protocol": PROTOCOL, "table": "?"}, "unreadable"),
    ],
)
def test_a_wrong_hello_ends_the_socket(tmp_path: Path, first: dict[str, object], code: str) -> None:
    @run
    async def attempt() -> None:
        async with serving(tmp_path) as served:
            client = served.client()
            await client.open()
            await client.send(**first)
            assert (await client.until("refused"))["code"] == code
            assert client.socket is not None
            assert await closed(client.socket) == 1002
            assert served.app.state.registry.count == 0  # asking for a table does not make one

    attempt()


@run
async def test_a_wrong_token_holds_no_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, eve = served.client(), served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        eve.token, eve.table = registry.fresh_token(), ann.table
        table = await eve.connect()
        assert not any(seat["mine"] for seat in table["seats"])
        assert table["scene"]["asking"] is None
        for bad in ("Bearer x", "Basic abc", "Bearer " + "a" * 44):
            refused = await served.http.get("/api/tables/mine", headers={"authorization": bad})
            assert refused.status_code == 401
        left = await eve.http("POST", f"/api/tables/{ann.table}/leave", {})
        assert (left.status_code, left.json()["code"]) == (403, "not-yours")


@run
async def test_too_many_messages_on_a_socket(tmp_path: Path) -> None:
    async with serving(tmp_path, dataclasses.replace(FREE, messages=Pace(5, 0.001))) as served:
        client = served.client()
        await client.create("race", ME, SAME)
        await client.connect()
        for _ in range(7):
            await client.send(type="ping", at=0)
        replies = [(await client.receive())["type"] for _ in range(7)]
        assert replies.count("pong") == 5
        assert replies[-1] == "refused"
        for _ in range(60):
            await client.send(type="ping", at=0)
        assert client.socket is not None
        assert await closed(client.socket) == 1008
