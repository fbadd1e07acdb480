"""People at a table: coming, going, watching, talking, and the clock."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from dicewright.server.tables import people
from dicewright.server.tables.registry import fresh_token

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
async def test_a_table_with_nobody_but_bots_at_it_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "STAND_IN", "random")
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, BOT)
        await ann.connect()
        await ann.send(type="leave")
        while not ann.over:
            await ann.until("step", "table")


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
