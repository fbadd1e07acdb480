"""Connections are lost, servers are killed; games go on where they were."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import httpx
import websockets
from websockets.typing import Origin

from dicewright.server.messages.bounds import PROTOCOL

from ..killing import Killed
from ..serving import BOT, ME, SAME, WAIT, run, serving, two, until_undo


@run
async def test_who_comes_back_gets_the_missed_steps_and_then_the_table(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("irondie", ME, SAME)
        await ann.connect()
        other = served.client()
        other.token, other.table = ann.token, ann.table
        await other.connect()
        await ann.play(random.Random(1), most=2)
        seen = ann.version
        await ann.close()
        while other.version < seen:
            await other.until("step")
        await other.play(random.Random(2), most=5)
        await ann.open()
        await ann.send(type="hello", protocol=PROTOCOL, table=ann.table, token=ann.token, version=seen)
        got = [await ann.receive() for _ in range(other.version - seen + 1)]
        assert [g["type"] for g in got] == ["step"] * (other.version - seen) + ["table"]
        assert [g["version"] for g in got[:-1]] == list(range(seen + 1, other.version + 1))
        assert got[-1]["version"] == other.version
        missed = [step for step in other.steps if step["version"] > seen]
        for one, again in zip(missed, got[:-1], strict=True):
            assert one["lines"] == again["lines"]
            assert one["scene"]["board"] == again["scene"]["board"]


@run
async def test_after_an_undo_the_whole_table_comes(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served, "roll_player")
        mover, other = await until_undo(ann, bob)
        seen = other.version
        await other.close()
        await mover.send(type="undo", version=mover.version)
        assert (await mover.until("step"))["back"]
        await other.open()
        await other.send(type="hello", protocol=PROTOCOL, table=other.table, token=other.token, version=seen)
        assert (await other.receive())["type"] == "table"


@run
async def test_a_restarted_server_knows_everything(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        await ann.play(random.Random(1), most=5)
        await ann.send(type="chat", text="see you")
        await ann.until("said")
        while not await ann.silent():
            pass
        before = await ann.connect()
    async with serving(tmp_path) as served:
        again = served.client()
        again.token, again.table = ann.token, ann.table
        after = await again.connect(version=before["version"])
        for table in (before, after):
            for seat in table["seats"]:
                seat["online"] = None
        assert after == before
        tables = (await again.ok("GET", "/api/tables/mine"))["tables"]
        assert [t["table"] for t in tables] == [ann.table]


@run
async def test_a_table_of_older_rules_is_refused_and_harms_no_other(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        journal = served.app.state.registry.journal
        head, _ = await journal.load(ann.table)
        old = head.replace(b'"rules":"', b'"rules":"0.')
        await journal.found("a" * 16, 1.0, False, old, [served.app.state.registry._tables[ann.table].room.founded.host])
        mine = await ann.ok("GET", "/api/tables/mine")
        assert [t["table"] for t in mine["tables"]] == [ann.table]
        refused = await ann.http("GET", f"/api/tables/{'a' * 16}")
        assert refused.status_code == 409
        assert "rules 0.1" in refused.json()["text"]


async def greet(base: str, table: str, token: str) -> tuple[websockets.ClientConnection, dict[str, object]]:
    socket = await websockets.connect(
        base.replace("http", "ws") + "/api/socket",
        origin=Origin(base),
        compression=None,
        max_size=None,
        open_timeout=WAIT,
    )
    await socket.send(json.dumps({"type": "hello", "protocol": PROTOCOL, "table": table, "token": token}))
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
        if message["type"] == "table":
            return socket, message


@run
async def test_kill_minus_nine_loses_no_acknowledged_move(tmp_path: Path) -> None:
    server = Killed(tmp_path)
    try:
        origin = {"origin": server.base}
        made = httpx.post(
            f"{server.base}/api/tables",
            json={"game": "dice_forge", "seats": [ME, SAME]},
            headers=origin,
            timeout=WAIT,
        ).json()  # whatever falls, nine rounds are not over after a dozen answers
        rng = random.Random(6)
        for _ in range(3):
            socket, message = await greet(server.base, made["table"], made["token"])
            for _ in range(4):
                asking = message["scene"]["asking"]  # type: ignore[index]
                answer = {"type": "answer", "version": message["version"], "answer": rng.randrange(asking["count"])}
                await socket.send(json.dumps(answer))
                taken = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
                assert taken["type"] == "taken"
                message = json.loads(await asyncio.wait_for(socket.recv(), WAIT))
                assert message["type"] == "step"
            server.kill()
            server = Killed(tmp_path)
            _, after = await greet(server.base, made["table"], made["token"])
            assert after["version"] == message["version"]
            before, now = message["scene"], after["scene"]
            assert isinstance(before, dict)
            assert isinstance(now, dict)
            areas = {area["ref"]: area for area in now["board"]["areas"]}
            for area in before["board"]["areas"]:  # a step leaves out what had not changed
                assert areas[area["ref"]] == area
            assert now == before | {"cover": now["cover"], "board": now["board"]}
    finally:
        server.kill()


@run
async def test_a_bot_goes_on_after_a_restart(tmp_path: Path) -> None:
    async with serving(tmp_path, tick=0.3) as served:
        ann = served.client()
        await ann.create("race", ME, BOT)
        await ann.connect()
        await ann.answer(1)
    async with serving(tmp_path) as served:
        again = served.client()
        again.token, again.table = ann.token, ann.table
        await again.connect()
        await again.play(random.Random(3))
        assert again.over
