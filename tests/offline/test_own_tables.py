"""Tables in a page: the same ones, without a net, a disk and processes."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from dicewright.bots.examining import Kind
from dicewright.bots.module import crews
from dicewright.kernel.game import game
from dicewright.offline.drawer import Kept
from dicewright.offline.talk import Talk
from dicewright.server.messages.bounds import PROTOCOL
from dicewright.server.tables.store import Damaged, Finished, Listed, Place, Seated, StoreDown
from server.serving import run

from .page import Page

ME = {"kind": "me", "name": "Ann"}


async def sat_down(page: Page, talk: Talk, game: str, level: str = "random") -> tuple[str, str]:
    """A table against a bot, its first message taken; the table and the token."""
    wanted = {"game": game, "seats": [ME, {"kind": "bot", "level": level}]}
    status, told = await page.ask(talk, "POST", "/api/tables", wanted)
    assert status == 200, told
    admitted = json.loads(told)
    return admitted["table"], admitted["token"]


def hello(talk: Talk, table: str, token: str, socket: int = 1, language: str = "pl") -> None:
    talk.open(socket)
    said: dict[str, Any] = {"type": "hello", "protocol": PROTOCOL, "table": table, "token": token, "version": -1}
    talk.hear(socket, json.dumps({**said, "language": language, "seed": "mine"}))


async def played(page: Page, talk: Talk, luck: random.Random) -> int:
    """To the end, by lot; how many answers that took."""
    for answers in range(10_000):
        it = await page.hears("table", "step", "refused")
        while it["type"] == "refused" or it["scene"] is None or not (it["scene"]["asking"] or it["scene"]["result"]):
            assert it["type"] != "refused", it
            it = await page.hears("table", "step", "refused")
        if it["scene"]["result"]:
            return answers
        answer = luck.randrange(it["scene"]["asking"]["count"])
        talk.hear(1, json.dumps({"type": "answer", "version": it["version"], "answer": answer}))
    raise AssertionError("it never ends")


@pytest.mark.parametrize("name", ["dice_forge", "dice_throne", "irondie", "roll_player"])
def test_a_whole_game_is_played_kept_and_looked_at_again(name: str) -> None:
    @run
    async def play() -> None:
        page = Page()
        talk = await page.started()
        table, token = await sat_down(page, talk, name)
        hello(talk, table, token)
        assert await played(page, talk, random.Random(3)) > 1
        status, verdict = await page.ask(talk, "GET", f"/api/tables/{table}/verify?lang=en")
        assert status == 200
        assert '"fair":true' in verdict
        again = await page.started()  # another worker, later
        status, told = await page.ask(again, "GET", "/api/tables/finished?lang=pl", token=token)
        assert (status, table in told) == (200, True)
        status, _ = await page.ask(again, "GET", f"/api/tables/{table}/replay?lang=ru&start=0&count=3&seat=0")
        assert status == 200

    play()


def test_the_page_looks_at_a_finished_game_and_that_is_kept() -> None:
    @run
    async def play() -> None:
        page = Page()
        talk = await page.started({"irondie:0,1": "irondie.wasm"})
        table, token = await sat_down(page, talk, "irondie")
        hello(talk, table, token)
        await played(page, talk, random.Random(3))
        address = f"/api/tables/{table}"
        told = json.loads((await page.ask(talk, "GET", f"{address}/looking"))[1])
        assert (told["module"], told["net"], told["picture"]) == ("irondie.wasm", "", None)
        found = [[0.5, 0.5] if kind == Kind.WORTH else [] for kind, _, _ in told["asked"]]
        last = len(told["looks"]) - 1
        for look in (0, last):
            status, said = await page.ask(talk, "POST", f"{address}/looked?lang=pl", {"look": look, "found": found})
            assert status == 200, said
            again = json.loads((await page.ask(talk, "GET", f"{address}/looking?lang=pl"))[1])
            assert again["picture"] == (json.loads(said) if look == last else None)

    play()


def test_a_game_goes_on_after_the_page_was_closed() -> None:
    @run
    async def play() -> None:
        page = Page()
        talk = await page.started()
        table, token = await sat_down(page, talk, "roll_player")
        hello(talk, table, token)
        first = await page.hears("table")
        while not first["scene"]["asking"]:
            first = await page.hears("step")
        talk.hear(1, json.dumps({"type": "answer", "version": first["version"], "answer": 0}))
        await page.hears("taken")
        talk.close(1)
        await page.hears("closed")
        kept = len(page.kept["entry"])
        again = await page.started()
        _, mine = await page.ask(again, "GET", "/api/tables/mine?lang=en", token=token)
        assert table in mine
        hello(again, table, token)
        await played(page, again, random.Random(1))
        assert len(page.kept["entry"]) > kept

    play()


def test_what_cannot_be_kept_is_not_told() -> None:
    @run
    async def play() -> None:
        page = Page()
        talk = await page.started()
        table, token = await sat_down(page, talk, "irondie")
        hello(talk, table, token)
        it = await page.hears("table")
        while not it["scene"]["asking"]:
            it = await page.hears("step")
        kept = dict(page.kept["entry"])
        page.full = True
        talk.hear(1, json.dumps({"type": "answer", "version": it["version"], "answer": 0}))
        assert (await page.hears("taken", "step", "closed"))["type"] == "closed"
        page.full = False
        hello(talk, table, token, socket=2)
        assert (await page.hears("table"))["version"] <= it["version"]
        assert page.kept["entry"] == kept

    play()


def test_bots_are_asked_in_another_worker_and_stood_in_for() -> None:
    answers = iter([0, -1])

    @run
    async def play() -> None:
        page = Page(lambda task: next(answers, 0))
        talk = await page.started({"dice_forge:0,1": "dice_forge.wasm"})
        table, token = await sat_down(page, talk, "dice_forge", "master")
        hello(talk, table, token, language="en")
        await played(page, talk, random.Random(5))
        first = page.tasks[0]
        assert len(page.tasks) > 5
        assert (first["module"], first["lanes"]) == ("dice_forge.wasm", 1)
        assert first["net"].startswith("dice_forge-2-")
        status, net = await page.ask(talk, "GET", f"/api/modules/{first['net']}")
        assert status == 200
        assert len(net) == 138896
        status, thinking = await page.ask(talk, "GET", f"/api/tables/{table}/thinking")
        assert status == 200
        known = next(crews(game("dice_forge"), (0, 1)))
        assert str(list(known.head))[1:-1].replace(" ", "") in thinking

    play()


def test_what_bots_think_with_is_asked_for_and_then_what_two_play() -> None:
    @run
    async def play() -> None:
        page = Page(lambda task: 0, ["irondie:0,1", "dice_forge:0,1"])
        talk = await page.started({"dice_throne:0,1": "dice_throne.wasm"})
        assert page.wanted == []  # nobody plays yet
        table, token = await sat_down(page, talk, "irondie", "master")
        hello(talk, table, token)
        await played(page, talk, random.Random(5))
        first, second, *others = page.wanted
        assert (first, second, len(others)) == ("irondie:0,1", "dice_forge:0,1", 1)  # the third cannot be had
        assert {it["module"] for it in page.tasks} == {"irondie:0,1.wasm"}

    play()


def test_a_drawer_keeps_what_a_journal_keeps() -> None:
    @run
    async def keep() -> None:
        page = Page()
        store = Kept(page)
        await store.found("t1", 1.0, False, b"head", ["ann", "bob"])
        await store.found("t2", 2.0, True, b"two", ["ann"])
        await store.append("t1", 0, [b"a", b"b"])
        await store.append("t1", 2, [b"c"], Seated("eve", "t1"))
        await store.append("t2", 0, [b"z"], Finished("t2", 9.0, b"shown"))
        await store.keep_review("t2", b"one")
        await store.keep_review("t2", b"other")
        again = Kept(page)
        assert await again.load("t1") == (b"head", [b"a", b"b", b"c"])
        assert await again.load("t3") is None
        assert [await again.running(who, 10) for who in ("ann", "eve")] == [["t1"], ["t1"]]
        assert await again.finished("ann", 10) == [Listed("t2", 9.0, b"shown")]
        assert await again.finished("ann", 10, Place(9.0, "t2")) == []
        assert await again.timed() == []
        assert await again.review("t2") == b"other"
        assert await again.review("t1") is None
        with pytest.raises(StoreDown):
            await again.append("t1", 2, [b"other"])  # another window was quicker
        del page.kept["entry"]["t1", 1]
        with pytest.raises(Damaged):
            await again.load("t1")

    keep()
