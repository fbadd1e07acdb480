"""Guided games: a script leads as long as it is followed, and what comes after it is a game like any other."""

from __future__ import annotations

import random
from pathlib import Path

from dicewright.kernel.game import Setup, games
from dicewright.match import Match, Seeded
from dicewright.server.tables.fairness import verify
from dicewright.server.tables.rails import Rails

from ..serving import BOT, ME, SAME, Client, Served, run, serving

LENGTH = 30


def written() -> Match:
    """A game from which a script is taken: everybody always does the last thing there is."""
    match = Match(games()["race"], Setup(2), nature=Seeded(4))
    while len(match.history) < LENGTH:
        match.answer(int(match.record.options) - 1)
    return match


async def at_the_table(served: Served) -> tuple[Client, list[int]]:
    script = written().answers
    ann = served.client()
    await ann.create("race", ME, BOT, script=script)
    table = await ann.connect()
    assert table["guided"]
    return ann, script


async def next_question(ann: Client) -> None:
    while not ann.asking and not ann.over:
        await ann.until("step")


async def follow(ann: Client) -> None:
    due = ann.last["scene"]["due"]
    ann.last["scene"]["asking"] = None
    await ann.answer(due["answer"])
    await next_question(ann)


@run
async def test_whoever_follows_the_script_meets_its_dice_and_its_rival(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, script = await at_the_table(served)
        while (due := ann.last["scene"]["due"]) is not None:
            assert due["answer"] == script[due["at"]]
            await follow(ann)
        match = served.app.state.registry._tables[ann.table].room.match
        assert match.answers[: len(script)] == script
        await ann.play(random.Random(2))  # and from there to the end, with fair dice
        save = (await ann.http("GET", f"/api/tables/{ann.table}/download")).text
        assert verify(save).unchecked["unchecked-script"] > 0
        listed = await ann.ok("GET", "/api/tables/finished")
        assert listed["tables"][0]["guided"]


@run
async def test_another_answer_leaves_the_rails(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, _ = await at_the_table(served)
        first = ann.last["scene"]["due"]
        await follow(ann)
        await follow(ann)
        await ann.send(type="undo", version=ann.version)  # past whatever dice fell
        await ann.until("step")
        await ann.send(type="undo", version=ann.version)
        back = await ann.until("step")
        assert back["back"]
        assert back["scene"]["due"] == first
        await ann.answer(0 if first["answer"] else 1)
        ann.last["scene"]["asking"] = None
        await next_question(ann)
        assert ann.last["scene"]["due"] is None


def test_taking_back_what_left_the_rails_leads_onto_them_again() -> None:
    rails = Rails([3, 1, 4], fair=lambda at, options: 9)
    assert [rails(at, 10) for at in range(5)] == [3, 1, 4, 9, 9]
    rails.follow(1, 2)
    assert [rails.due(at) for at in range(3)] == [3, None, None]
    assert [rails.on(at) for at in range(4)] == [True, True, False, False]
    assert rails(2, 10) == 9
    rails.go_back(2)
    assert rails.due(2) is None
    rails.go_back(1)
    assert [rails.due(at) for at in range(4)] == [3, 1, 4, None]


@run
async def test_the_server_restarts_on_the_rails(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, _ = await at_the_table(served)
        await follow(ann)
        due, token, table = ann.last["scene"]["due"], ann.token, ann.table
    async with serving(tmp_path) as served:
        again = served.client()
        again.token, again.table = token, table
        assert (await again.connect())["scene"]["due"] == due


@run
async def test_what_cannot_be_a_guided_game_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        wanted = {"game": "race", "seats": [ME, SAME], "script": written().answers}
        assert (await ann.http("POST", "/api/tables", wanted)).json()["code"] == "script-alone"
        wrong = await ann.http("POST", "/api/tables", wanted | {"seats": [ME, BOT], "script": [0, 99]})
        assert wrong.status_code == 400
        assert "Answer 2" in wrong.json()["text"]
