"""A game is saved while it is played, and gone on with at another table, by whoever played it."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

from dicewright.match import loads

from ..serving import BOT, ME, OPEN, SAME, Client, run, serving


async def saved(client: Client) -> str:
    answer = await client.http("GET", f"/api/tables/{client.table}/download")
    assert answer.status_code == 200, answer.text
    return answer.text


async def taken_up(client: Client, save: str) -> Any:
    return await client.http("POST", "/api/saves", {"save": save, "name": "Ann"})


@run
async def test_a_game_against_a_bot_goes_on_at_another_server(tmp_path: Path) -> None:
    async with serving(tmp_path / "one") as served:
        ann = served.client()
        await ann.create("race", ME, BOT)
        await ann.connect()
        await ann.play(random.Random(4), most=3)
        save = await saved(ann)
        assert "seed" not in save
        assert "player human\nplayer " in save
    async with serving(tmp_path / "other") as served:
        eve = served.client()
        admitted = (await taken_up(eve, save)).json()
        assert admitted["seats"] == [0]
        eve.table, eve.token = admitted["table"], admitted["token"]
        told = await eve.ok("GET", f"/api/tables/{eve.table}")
        assert [it["kind"] for it in told["seats"]] == ["person", "bot"]
        await eve.connect()
        await eve.play(random.Random(5))
        whole = loads(await saved(eve))
        assert whole.over
        before = loads(save).answers
        assert whole.answers[: len(before)] == before
        verified = await eve.ok("GET", f"/api/tables/{eve.table}/verify?lang=en")
        assert verified["fair"]


@run
async def test_people_of_a_save_are_at_one_screen(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        await ann.play(random.Random(4), most=2)
        assert (await taken_up(served.client(), await saved(ann))).json()["seats"] == [0, 1]


@run
async def test_nobody_sees_the_hands_of_others_in_a_save(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, eve = served.client(), served.client()
        await ann.create("race", ME, OPEN)
        assert (await ann.http("GET", f"/api/tables/{ann.table}/download")).status_code == 409  # it has not begun
        eve.table = ann.table
        admitted = (await eve.http("POST", f"/api/tables/{ann.table}/join", {"name": "Eve"})).json()
        eve.token = admitted["token"]
        await ann.connect()
        await eve.connect()
        for who in (ann, eve, served.client()):
            refused = await who.http("GET", f"/api/tables/{ann.table}/download")
            assert (refused.status_code, refused.json()["code"]) == (409, "save-others")


@run
async def test_strangers_cannot_save_what_somebody_plays_alone(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, BOT)
        await ann.connect()
        for who in (served.client(), served.client()):
            assert (await who.http("GET", f"/api/tables/{ann.table}/download")).status_code == 409


@run
async def test_what_is_no_game_to_go_on_with_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        await ann.play(random.Random(4))
        over = await taken_up(ann, await saved(ann))
        assert (over.status_code, over.json()["code"]) == (400, "save-over")
        for nothing in ("", "dice", "dicewright save 1\ngame race\n", (await saved(ann)).replace("seats 2", "seats 3")):
            refused = await taken_up(ann, nothing)
            assert refused.status_code == 400
            assert refused.json()["text"]
