"""Giving up and pausing: told to everybody, kept over a restart, and to be seen in the replay."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from dicewright.kernel.game import Setup
from dicewright.server.tables import entries as e

from ..rooms import founded
from ..serving import BOT, ME, OPEN, SAME, Client, Message, run, serving, two


def texts(lines: list[Message]) -> list[str]:
    return [line["text"] for line in lines]


async def until_over(client: Client) -> Message:
    while not client.over:
        await client.until("table", "step")
    result: Message = client.last["scene"]["result"]
    return result


async def until_pause(client: Client, on: bool, *wanted: int) -> Message:
    while True:
        seats = await client.until("seats")
        if (seats["pause"]["on"], tuple(seats["pause"]["wanted"])) == (on, wanted):
            return seats


# --- giving up ---


RESIGNING = pytest.mark.rule("DF-dig-2", "DT-dig-2", "ID-dig-4", "RP-dig-2")


@RESIGNING
@run
async def test_who_resigns_a_duel_has_lost_it_and_everybody_is_told(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served)
        await asyncio.gather(*(person.play(random.Random(1), most=1) for person in (ann, bob)))
        await bob.send(type="resign", seat=1)
        for person, words in ((ann, "Bob resigns."), (bob, "You resign.")):
            result = await until_over(person)
            assert (result["places"], result["resigned"]) == ([1, 2], [1])
            assert texts(person.last["log"])[-1] == words
        assert ann.last["scene"]["result"]["text"] == "You have won."
        assert bob.last["scene"]["result"]["text"] == "You have resigned."
        assert ann.last["fairness"]["server_seed"]  # it is over: the secret is told
        await ann.send(type="answer", version=ann.version, answer=0)
        assert (await ann.until("refused"))["code"] == "over"
        await ann.send(type="undo", version=ann.version)
        assert (await ann.until("refused"))["code"] == "over"
        replay = await ann.ok("GET", f"/api/tables/{ann.table}/replay?start=0&count=50&seat=0")
        last = replay["steps"][-1]
        assert last["scene"]["result"]["places"] == [1, 2]
        assert last["scene"]["result"]["moves"] == replay["total"] - 1  # moves, as the end counts them
        assert texts(last["happenings"][-1]["lines"]) == ["Bob resigns."]
        assert (await ann.ok("GET", f"/api/tables/{ann.table}/verify"))["fair"]
        table = ann.table
    async with serving(tmp_path) as served:
        again = served.client()
        again.table, again.token = table, bob.token
        back = await again.connect(language="pl")
        assert back["status"] == "over"
        assert back["scene"]["result"]["text"] == "Poddajesz się."
        assert texts(back["lines"])[-1] == "Poddajesz się."
        done = await again.ok("GET", "/api/tables/finished")
        assert [it["result"]["resigned"] for it in done["tables"]] == [[1]]


@RESIGNING
@run
async def test_where_others_play_on_a_bot_takes_the_seat_for_good(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = served.client(), served.client()
        await ann.create("race", ME, OPEN, BOT)
        await bob.join(ann.table)
        await ann.connect()
        await bob.connect()
        await ann.until("table")
        await bob.send(type="resign", seat=1)
        seats = await ann.until("seats")
        while not seats["seats"][1]["resigned"]:
            seats = await ann.until("seats")
        assert seats["status"] == "playing"
        await bob.send(type="take_back")
        await bob.send(type="resign", seat=1)
        assert (await bob.until("refused"))["code"] == "not-yours"  # once and for all
        await ann.play(random.Random(3))
        result = ann.last["scene"]["result"]
        assert result["resigned"] == []  # played to its end by the rules
        assert "Bob resigns." in texts(ann.last["log"])


@run
async def test_against_bots_alone_it_ends_at_once(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, BOT, BOT)
        await ann.connect()
        await ann.send(type="resign", seat=1)
        assert (await ann.until("refused"))["code"] == "not-yours"
        await ann.send(type="resign", seat=0)
        result = await until_over(ann)
        assert (result["places"], result["resigned"]) == ([3, 1, 1], [0])


@run
async def test_one_of_two_at_a_screen_resigns_his_own_seat(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        await ann.send(type="resign", seat=1)
        assert (await until_over(ann))["places"] == [1, 2]


def test_a_team_plays_on_while_one_of_it_is_left() -> None:
    room = founded("irondie", Setup(4))
    room.apply(e.Resigned(0, 960.0))
    assert not room.over
    room.apply(e.Resigned(2, 961.0))
    assert room.over
    assert room.places == [3, 1, 3, 1]


# --- pausing ---


@run
async def test_the_host_pauses_and_the_clock_stands_still(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob = await two(served, clock=60)
        await ann.send(type="pause", on=True)
        await until_pause(bob, True)
        assert texts(bob.last["log"])[-1] == "Ann pauses the game."
        await until_pause(ann, True)
        asked = ann if ann.asking else bob
        await asked.send(type="answer", version=asked.version, answer=0)
        assert (await asked.until("refused"))["code"] == "paused"
        table = ann.table
    async with serving(tmp_path) as served:  # a restart changes nothing
        ann2, bob2 = served.client(), served.client()
        for now, before in ((ann2, ann), (bob2, bob)):
            now.table, now.token = table, before.token
            back = await now.connect()
            assert back["pause"]["on"]
            assert texts(back["lines"])[-1].endswith("pause the game." if now is ann2 else "pauses the game.")
        left = [c.last["scene"]["clock"]["left"] for c in (ann2, bob2)]
        assert any(left)
        assert [(await c.connect())["scene"]["clock"]["left"] for c in (ann2, bob2)] == left  # it stands still
        await bob2.send(type="pause", on=False)
        await until_pause(ann2, True, 1)  # Bob wants to go on; the host decides
        await ann2.send(type="pause", on=False)
        await until_pause(bob2, False)
        await ann2.send(type="resign", seat=0)
        await until_over(ann2)
        replay = await ann2.ok("GET", f"/api/tables/{table}/replay?start=0&count=50&seat=1")
        told = [line for step in replay["steps"] for it in step["happenings"] for line in texts(it["lines"])]
        assert told[-3:] == ["Ann pauses the game.", "Ann lets the game go on.", "Ann resigns."]


@run
async def test_without_its_host_a_table_pauses_when_everybody_wants_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob, eve = served.client(), served.client(), served.client()
        await ann.create("race", ME, OPEN, OPEN)
        await bob.join(ann.table)
        await eve.join(ann.table, "Eve")
        for person in (ann, bob, eve):
            await person.connect()
        await ann.send(type="leave")
        await bob.send(type="pause", on=True)
        await until_pause(eve, False, 1)
        await eve.send(type="pause", on=True)
        assert (await until_pause(bob, True))["pause"]["mine"] is False


@run
async def test_alone_the_game_pauses_at_once_and_stays_so_when_the_page_is_read_anew(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, BOT)
        await ann.connect()
        await ann.send(type="pause", on=True)
        await until_pause(ann, True)
        assert (await ann.connect())["pause"] == {"on": True, "wanted": [], "mine": True}
        await ann.send(type="pause", on=False)
        await until_pause(ann, False)
        await ann.play(random.Random(1))
        assert ann.over


def test_the_time_of_a_pause_has_not_passed() -> None:
    room = founded("race", Setup(2))
    ends = room.question_ends()
    assert ends is not None
    room.apply(e.Paused(960.0, 0))
    assert room.deadline() is None
    room.apply(e.Resumed(1000.0, 0))
    assert room.deadline() == ends + 40.0
    assert [(note.kind, note.seat) for note in room.notes] == [("paused", 0), ("resumed", 0)]
