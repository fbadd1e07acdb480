"""Tables in memory and on disk: how many, and what is kept of people."""

from __future__ import annotations

import asyncio
import dataclasses
import gc
import random
import weakref
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from dicewright.kernel.game import ANY, Setup
from dicewright.server.messages.bounds import PROTOCOL
from dicewright.server.tables import fairness, registry

from ..serving import BOT, FREE, ME, OPEN, SAME, closed, run, serving

TABLE = {"game": "race", "seats": [ME, SAME]}


@run
async def test_tokens_are_kept_hashed_and_seeds_stay_inside(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, BOT)
        await ann.connect()
        room = served.app.state.registry._tables[ann.table].room
        seed = room.founded.server_seed.hex()
        everything = " ".join(ann.heard) + str(await ann.ok("GET", f"/api/tables/{ann.table}"))
        assert seed not in everything
        assert ann.token not in everything
        assert registry.person_of(ann.token) not in everything
    kept = b"".join(p.read_bytes() for p in tmp_path.iterdir() if p.name.startswith("tables"))
    assert ann.token.encode() not in kept
    assert registry.person_of(ann.token).encode() in kept


@run
async def test_any_hero_is_drawn_with_the_table_and_stays(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, rooms = served.client(), []
        for _ in range(5):
            await ann.create("dice_throne", ME, BOT, options={"hero.1": "monk"})
            rooms.append(served.app.state.registry._tables[ann.table].room)
        seeds = [fairness.drawing(room.founded.server_seed) for room in rooms]
        drawn = [room.game.settled(Setup(2, {"hero.1": "monk"}), seed) for room, seed in zip(rooms, seeds, strict=True)]
        assert [room.setup for room in rooms] == drawn
        assert {room.founded.wanted["hero.0"] for room in rooms} == {ANY}
        assert {room.setup.options["hero.1"] for room in rooms} == {"monk"}
    async with serving(tmp_path) as served:  # the same hero after a restart
        assert (await served.app.state.registry.open(rooms[-1].id)).room.setup == drawn[-1]


@run
async def test_caps_on_tables_and_sockets(tmp_path: Path) -> None:
    limits = dataclasses.replace(FREE, tables_each=2, sockets_each=2, viewers=1)
    async with serving(tmp_path, limits) as served:
        ann = served.client()
        for _ in range(2):
            await ann.create("race", ME, SAME)
        refused = await ann.http("POST", "/api/tables", TABLE)
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many-tables")
        await ann.connect()
        watcher = served.client()
        watcher.table = ann.table
        await watcher.open()
        await watcher.send(type="hello", protocol=PROTOCOL, table=ann.table)
        assert (await watcher.until("refused"))["code"] == "too-many-sockets"
        again = served.client()
        again.token, again.table = ann.token, ann.table
        await asyncio.sleep(0.1)
        await again.connect()  # who has a seat always gets in
        with pytest.raises((InvalidStatus, ConnectionClosed)):
            await served.client().open()


@run
async def test_tables_in_memory_make_place_for_others(tmp_path: Path) -> None:
    async with serving(tmp_path, dataclasses.replace(FREE, tables=2)) as served:
        clients = [served.client() for _ in range(3)]
        for client in clients:
            await client.create("race", ME, SAME)
        assert served.app.state.registry.count == 2
        await clients[0].connect()  # is read from disk again
        await clients[1].connect()
        refused = await clients[2].http("GET", f"/api/tables/{clients[2].table}")
        assert (refused.status_code, refused.json()["code"]) == (503, "too-many-tables")


@run
async def test_a_move_that_cannot_be_kept_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, OPEN)
        bob = served.client()
        await bob.join(ann.table)
        await ann.connect()
        await bob.connect()
        await ann.until("table")

        async def full(*args: object) -> None:
            raise OSError("disk full")

        with monkeypatch.context() as patch:
            patch.setattr(served.app.state.registry.journal, "append", full)
            await ann.send(type="answer", version=0, answer=2)
            assert ann.socket is not None
            assert await closed(ann.socket) == 1012
        assert all('"taken"' not in message for message in ann.heard)
        table = await ann.connect()
        assert table["version"] == 0
        assert table["scene"]["asking"]


@run
async def test_tables_that_are_put_away_are_gone_at_once(tmp_path: Path) -> None:
    """Nothing holds them in a circle: nobody has to look for them, which takes long where there are many."""
    rng = random.Random(1)
    async with serving(tmp_path) as served:
        tables = served.app.state.registry
        for name in ("dice_forge", "dice_throne", "irondie", "roll_player"):
            ann = served.client()
            await ann.create(name, ME, SAME, clock=600)
            await ann.connect()
            await ann.play(rng, 6)
            await ann.send(type="resign", seat=0)
            while not ann.over:
                await ann.until("step")
            await ann.close()
            session = tables._tables[ann.table]
            while not session.idle:
                await asyncio.sleep(0.01)
            gone = [weakref.ref(it) for it in (session, session.room, session.room.match, session.publishing)]
            gc.collect()
            gc.disable()
            tables._let_rest(session)
            del session
            while tables._releasing:
                await asyncio.sleep(0.01)
            left = [it() for it in gone]
            gc.enable()
            assert left == [None] * 4
