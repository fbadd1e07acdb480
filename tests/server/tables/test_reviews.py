"""Finished games looked at again: by whoever may see the replay, thought out once for all, kept, and within bounds."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dicewright.bots import Player, roster
from dicewright.bots.analysis import Analysis, analyse
from dicewright.bots.examining import Look
from dicewright.bots.search import QuickAdviser
from dicewright.server.limits import Limits
from dicewright.server.tables.reviews import read_review
from dicewright.server.workers import review_pool
from dicewright.server.workers.helpers import Found, ReviewTask
from dicewright.server.workers.review_pool import ReviewPool

from ..serving import FREE, ME, SAME, WAIT, Client, Served, run, serving


class Swift(QuickAdviser):
    """Quick enough to look at whole games in plain Python."""

    name = "swift"
    trials = 48
    samples = 0


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    roster.register(Swift)
    yield
    roster.dismiss(Swift.name)


@cache
def analysed(task: ReviewTask) -> Analysis:
    match = task.match()
    (found,) = analyse(match, [Look(Player(Swift.name, match.game, match.teams), 2, 1, 10, 4)], 1)
    return found


class Thinking:
    """In place of the process: thinks of each picture when it is let, in two pictures a game."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self._let = asyncio.Semaphore(0)
        self.fails = False

    def let(self, pictures: int = 1) -> None:
        for _ in range(pictures):
            self._let.release()

    async def go_on(self, task: ReviewTask) -> Found | None:
        self.asked.append(task.table)
        await self._let.acquire()
        return None if self.fails else Found(analysed(task), 0.5 * min(2, self.asked.count(task.table)))


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Thinking:
    it = Thinking()
    monkeypatch.setattr(ReviewPool, "go_on", lambda self, task: it.go_on(task))
    return it


class Lines:
    """What comes line by line."""

    def __init__(self, lines: AsyncIterator[str]) -> None:
        self._lines = lines

    async def next(self) -> Any:
        """The next line; None at the end."""
        async with asyncio.timeout(WAIT):
            line = await anext(self._lines, None)
        return None if line is None else json.loads(line)

    async def until(self, part: float) -> Any:
        while (told := await self.next()) is not None:
            if told["part"] >= part:
                return told
        raise AssertionError("the stream has ended")


@asynccontextmanager
async def looking(client: Client, table: str, language: str = "en") -> AsyncIterator[Lines]:
    headers = {"authorization": f"Bearer {client.token}"} if client.token else {}
    path = f"/api/tables/{table}/review?lang={language}"
    async with client.server.http.stream("GET", path, headers=headers) as answer:
        assert answer.status_code == 200
        yield Lines(answer.aiter_lines())


async def finished(served: Served, seed: int = 4) -> Client:
    """Somebody with a game that is over."""
    ann = served.client()
    await ann.create("race", ME, SAME)
    await ann.connect()
    await ann.play(random.Random(seed))
    return ann


@run
async def test_a_finished_game_and_only_that_is_told_in_pictures_that_get_finer(
    tmp_path: Path, thinking: Thinking
) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        refused = await ann.http("GET", f"/api/tables/{ann.table}/review")
        assert (refused.status_code, refused.json()["code"]) == (409, "not-over")
        await ann.play(random.Random(4))
        stranger = served.client()  # whoever has the link may see the replay, and this
        async with looking(stranger, ann.table) as lines:
            first = await lines.next()
            assert (first["part"], first["picture"], first["over"]) == (0, None, False)
            thinking.let()
            half = await lines.until(0.5)
            assert half["picture"]["points"]
            assert not half["over"]
            thinking.let()
            whole = await lines.until(1)
            assert whole["over"]
            assert await lines.next() is None
        unknown = await ann.http("GET", f"/api/tables/{'a' * 16}/review")
        assert unknown.status_code == 404


@run
async def test_what_is_told_adds_up_and_leads_to_steps_of_the_replay(tmp_path: Path, thinking: Thinking) -> None:
    async with serving(tmp_path) as served:
        ann = await finished(served)
        thinking.let(2)
        async with looking(ann, ann.table) as lines:
            picture = (await lines.until(1))["picture"]
        total = (await ann.ok("GET", f"/api/tables/{ann.table}/replay?count=1"))["total"]
        steps = [point["step"] for point in picture["points"]]
        assert steps == sorted(set(steps))
        assert steps[-1] == total - 1
        assert all(len(point["values"]) == len(picture["sides"]) and point["when"] for point in picture["points"])
        for k, side in enumerate(picture["sides"]):
            made = side["start"] + side["luck"] + side["play"] + side["others"]
            assert made == pytest.approx(side["end"], abs=1e-4)
            assert picture["points"][-1]["values"][k] == side["end"]
        assert [seat["seat"] for seat in picture["seats"]] == [0, 1]
        assert picture["moments"]
        for moment in picture["moments"]:
            assert 0 <= moment["step"] < total
            assert (moment["change"] > 0) == (moment["kind"] in ("good", "lucky"))
            asked = await ann.ok("GET", f"/api/tables/{ann.table}/replay?start={moment['step']}&count=1&seat=0")
            assert asked["steps"][0]["version"] == moment["step"] + 1
        assert any("Better: " in moment["text"] for moment in picture["moments"] if moment["kind"] == "bad")


@run
async def test_it_is_thought_out_once_for_all_who_ask_and_told_to_each_in_his_language(
    tmp_path: Path, thinking: Thinking
) -> None:
    async with serving(tmp_path) as served:
        ann = await finished(served)
        eve = served.client()
        async with looking(ann, ann.table) as one, looking(eve, ann.table, "ru") as other:
            await one.next()
            await other.next()
            thinking.let(2)
            told = [(await lines.until(1))["picture"] for lines in (one, other)]
        assert thinking.asked == [ann.table] * 2
        assert told[0]["sides"] == told[1]["sides"]
        assert told[0]["how"] != told[1]["how"]


@run
async def test_it_is_kept_with_the_table_through_a_restart(tmp_path: Path, thinking: Thinking) -> None:
    async with serving(tmp_path) as served:
        ann = await finished(served)
        async with looking(ann, ann.table) as lines:
            thinking.let()
            half = await lines.until(0.5)
    async with serving(tmp_path) as served, looking(served.client(), ann.table) as lines:
        assert await lines.next() == half  # at once, and the rest is thought out
        thinking.let(2)
        whole = await lines.until(1)
    asked = len(thinking.asked)
    async with serving(tmp_path) as served, looking(served.client(), ann.table) as lines:
        assert await lines.next() == whole
        assert await lines.next() is None
    assert len(thinking.asked) == asked


@run
async def test_one_person_looks_at_one_game_and_others_take_turns(tmp_path: Path, thinking: Thinking) -> None:
    async with serving(tmp_path) as served:
        ann = await finished(served)
        first = ann.table
        await ann.create("race", ME, SAME)
        await ann.connect()
        await ann.play(random.Random(5))
        second = ann.table
        eve = served.client()
        async with looking(ann, first) as left, looking(eve, first) as watched, looking(ann, second) as right:
            assert (await right.next())["before"] == 1  # the first is being thought about
            while (told := await left.next()) is not None:
                assert not told["over"]  # who looks at the second has left it
            thinking.let(4)
            assert (await watched.until(1))["over"]
            assert (await right.until(1))["over"]
        assert thinking.asked == [first, second, first, second]  # no picture comes before those of whom there is none


@run
async def test_nobody_thinks_on_about_a_game_that_nobody_follows(tmp_path: Path, thinking: Thinking) -> None:
    async with serving(tmp_path) as served:
        ann = await finished(served)
        async with looking(ann, ann.table) as lines:
            await lines.next()
        reviews = served.app.state.registry.reviews
        async with asyncio.timeout(WAIT):
            while reviews._games:
                await asyncio.sleep(0.01)
        thinking.let(5)
        async with asyncio.timeout(WAIT):
            await reviews._thinking
        assert thinking.asked == [ann.table]


@run
async def test_there_are_bounds(tmp_path: Path, thinking: Thinking) -> None:
    for limits in (Limits(reviews=1), Limits(reviews_here=1)):
        async with serving(tmp_path, limits=limits) as served:
            ann, bob = await finished(served), await finished(served, 5)
            async with looking(ann, ann.table) as lines:
                await lines.next()
                refused = await bob.http("GET", f"/api/tables/{bob.table}/review?lang=pl")
                assert (refused.status_code, refused.json()["code"]) == (429, "too-many-reviews")
                async with looking(bob, ann.table) as same:  # which costs nothing more
                    assert await same.next()


@run
async def test_what_fails_is_said_and_can_be_tried_again(tmp_path: Path, thinking: Thinking) -> None:
    async with serving(tmp_path, limits=FREE) as served:
        ann = await finished(served)
        thinking.fails = True
        thinking.let()
        async with looking(ann, ann.table) as lines:
            while (told := await lines.next()) is not None:
                last = told
        assert last["failed"]
        assert last["picture"] is None
        thinking.fails = False
        thinking.let(2)
        async with looking(ann, ann.table) as lines:
            assert (await lines.until(1))["failed"] == ""


def test_what_cannot_be_read_counts_as_nothing() -> None:
    assert read_review(None) is None
    assert read_review(b"{}") is None
    assert read_review(b'{"shape":0,"part":1.0,"analysis":{"decisions":[],"accounts":[],"alone":false}}') is None


def test_in_its_process_a_game_is_gone_on_with_where_it_was_left(monkeypatch: pytest.MonkeyPatch) -> None:
    empty = Analysis(False, 1, 1, (), (), (), (), ())
    monkeypatch.setattr(review_pool, "_pictures", lambda task: iter(Found(empty, part / 3) for part in (1, 2, 3)))
    one, other = (ReviewTask(table, "race", "sample_games.race", 2, (), "", "", ()) for table in ("one", "other"))
    found = [review_pool._go_on(task) for task in (one, other, one, other, one, one)]
    assert [round(3 * it.part) for it in found if it] == [1, 1, 2, 2, 3, 1]
    review_pool._begun.clear()
