"""People at a table: coming, going, watching, talking, and the clock."""

from __future__ import annotations

import random
from contextlib import suppress
from pathlib import Path

import pytest

from dicewright.kernel.game import Setup
from dicewright.server.tables import entries as e
from dicewright.server.tables import people
from dicewright.server.tables.registry import fresh_token

from ..rooms import founded
from ..serving import BOT, ME, OPEN, SAME, play_out, run, serving, two


@run
async def test_a_bot_plays_for_a_leaver_and_gives_the_seat_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "STAND_IN", "random")
    async with serving(tmp_path) as served:
        ann, bob = await two(served)
        await bob.send(type="leave")
        seats = await ann.until("seats")
        while not seats["seats"][1]["stand_in"]:
            seats = await ann.until("seats")
        assert seats["seats"][1]["name"] == "Bob"
        gone = await bob.until("table")
        assert gone["scene"]["asking"] is None
        await ann.play(random.Random(1), most=4)  # goes on against the bot
        moved = ann.version
        assert moved >= 4
        await bob.send(type="take_back")
        back = await bob.until("table")
        assert not back["seats"][1]["stand_in"]
        await play_out(ann, bob)
        assert (await ann.ok("GET", f"/api/tables/{ann.table}/verify"))["fair"]


@run
async def test_a_bot_stands_in_for_somebody_who_is_lost_and_for_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(people, "STAND_IN", "random")
    async with serving(tmp_path) as served:
        ann, bob = await two(served)
        await ann.send(type="stand_in", seat=1)
        assert (await ann.until("refused"))["code"] == "present"
        await bob.close()
        assert not (await ann.until("seats"))["seats"][1]["online"]
        await ann.send(type="stand_in", seat=1)
        assert (await ann.until("refused"))["code"] == "present"  # not long enough
        monkeypatch.setattr(people, "ABSENT", 0.0)
        await ann.send(type="stand_in", seat=1)
        assert (await ann.until("seats"))["seats"][1]["stand_in"]
        await ann.play(random.Random(1))
        assert ann.over


@run
async def test_leaving_before_the_start_opens_the_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob, eve = served.client(), served.client(), served.client()
        await ann.create("race", ME, OPEN)
        await ann.connect()
        await bob.join(ann.table)
        await bob.ok("POST", f"/api/tables/{ann.table}/leave", {})
        assert (await bob.ok("GET", "/api/tables/mine"))["tables"] == []
        await eve.join(ann.table, "Eve")
        full = await bob.http("POST", f"/api/tables/{ann.table}/join", {"name": "Bob"})
        assert full.json()["code"] == "no-seat"
        again = await eve.http("POST", f"/api/tables/{ann.table}/join", {"name": "Eve"})
        assert again.json()["code"] == "seated"
        table = await eve.connect()
        assert table["status"] == "playing"


@run
async def test_who_watched_first_and_then_joins_has_given_his_seed_already(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = served.client(), served.client()
        await ann.create("race", ME, OPEN)
        bob.table, bob.token = ann.table, fresh_token()
        assert (await bob.connect(seed="bob's"))["status"] == "gathering"
        await bob.join(ann.table)
        table = await bob.until("table")
        assert [seat["mine"] for seat in table["seats"]] == [False, True]
        await ann.connect(seed="ann's")
        table = await bob.until("table")
        assert table["fairness"]["seeds"] == ["ann's", "bob's"]
        assert table["scene"]["eyes"] == 1


@run
async def test_who_watches_sees_what_everybody_may_see(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served, "scuffle")
        watcher = served.client()
        watcher.table = ann.table
        table = await watcher.connect(language="pl")
        assert table["scene"]["eyes"] is None
        assert table["scene"]["asking"] is None
        assert not any(s["mine"] for s in table["seats"])
        await watcher.send(type="chat", text="hi")
        assert (await watcher.until("refused"))["code"] == "not-yours"
        await play_out(ann, bob)
        while not watcher.over:
            await watcher.until("step")
        assert watcher.last["scene"]["result"]["places"] == ann.last["scene"]["result"]["places"]


@run
async def test_chat_reaches_everybody_and_newcomers(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served)
        await ann.send(type="chat", text="<b>good luck</b>")
        said = await bob.until("said")
        assert (said["name"], said["seat"], said["text"]) == ("Ann", 0, "<b>good luck</b>")
        watcher = served.client()
        watcher.table = ann.table
        assert [s["text"] for s in (await watcher.connect())["chat"]] == ["<b>good luck</b>"]


@run
async def test_a_table_that_its_only_person_has_left_waits_for_him(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, BOT, clock=30)
        before = await ann.connect()
        await ann.send(type="leave")
        left = await ann.until("table")
        assert not left["seats"][0]["stand_in"]
        await ann.close()
        back = await ann.connect()
        assert back["version"] == before["version"]
        assert back["scene"]["asking"] == before["scene"]["asking"]
        await ann.play(random.Random(1))
        assert ann.over


def test_the_time_in_which_a_table_waits_does_not_pass() -> None:
    room = founded("race", Setup(2), clock=60)
    assert room.deadline() == 1010.0
    room.apply(e.Paused(960.0))
    assert room.deadline() is None
    room.apply(e.Resumed(5960.0))
    assert room.deadline() == 6010.0


@run
async def test_bots_wait_while_their_only_opponent_is_not_there(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, eve = served.client(), served.client()
        await ann.create("race", ME, BOT, BOT, BOT)
        await ann.connect()
        eve.table = ann.table
        await eve.connect()
        while True:  # up to a moment at which a bot is to move
            await ann.send(type="answer", version=ann.version, answer=0)
            await ann.until("taken")
            await ann.close()
            with suppress(TimeoutError):
                while True:
                    await eve.receive(0.3)
            if not (await ann.connect())["scene"]["asking"]:
                break
        await ann.play(random.Random(1))  # it goes on when she is back
        assert ann.over


@run
async def test_the_same_person_may_look_twice(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        phone = served.client()
        phone.token, phone.table = ann.token, ann.table
        await phone.connect()
        await ann.answer(1)
        assert (await phone.until("step"))["version"] == (await ann.until("step"))["version"] == 1
