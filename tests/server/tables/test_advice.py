"""Advice: for the one who is asked, for nobody else, from nothing hidden, and never where the table forbids it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from dicewright.bots import Player
from dicewright.bots.weighing import Weighing
from dicewright.kernel.game import Setup, game
from dicewright.match import Match
from dicewright.server.limits import Limits, Pace
from dicewright.server.tables import entries as e
from dicewright.server.tables.room import Room
from dicewright.server.tables.viewer import Viewer
from dicewright.server.workers import bot_pool
from dicewright.server.workers.bot_pool import BotPool

from ..rooms import founded
from ..serving import BOT, ME, OPEN, SAME, run, serving


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is left out, and nothing is compiled: the quick adviser answers."""

    async def weigh(self: BotPool, match: Match, seat: int, seed: int) -> Weighing | None:
        await asyncio.sleep(0)
        adviser = Player("quick-adviser", match.game, match.teams)
        return adviser.weigh(match.record.copy(), match.book, match.weights, seat, seed)

    monkeypatch.setattr(BotPool, "weigh", weigh)


@run
async def test_whoever_is_asked_is_told_the_best_options_with_chances_and_a_reason(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("dice_forge", ME, BOT)
        table = await ann.connect()
        assert table["aids"] == "all"
        await ann.send(type="advise", version=table["version"])
        told = await ann.until("advice")
        assert told["version"] == table["version"]
        best, *others = told["options"]
        assert len(others) == 2
        known = {o["answer"]: o for o in table["scene"]["asking"]["options"]}
        assert all(known[o["option"]["answer"]] == o["option"] for o in told["options"])
        assert 1 >= best["chance"] >= others[0]["chance"] >= others[1]["chance"] >= 0
        assert best["score"] is None
        assert best["trials"] > 8
        assert told["reason"].endswith(".")
        await ann.send(type="language", language="ru")
        await ann.until("table")
        await ann.send(type="advise", version=table["version"])
        again = await ann.until("advice")
        assert [o["chance"] for o in again["options"]] == [o["chance"] for o in told["options"]]
        assert again["reason"] != told["reason"]


@run
async def test_who_has_answered_meanwhile_is_told_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with serving(tmp_path) as served:
        thinking = asyncio.Event()

        async def weigh(self: BotPool, match: Match, seat: int, seed: int) -> Weighing | None:
            await thinking.wait()
            return Weighing()

        monkeypatch.setattr(BotPool, "weigh", weigh)
        ann = served.client()
        await ann.create("dice_forge", ME, SAME)
        table = await ann.connect()
        await ann.send(type="advise", version=table["version"])
        await ann.answer(0)  # nothing waits for the adviser
        await ann.until("step")
        thinking.set()
        await ann.send(type="ping", at=1)
        assert (await ann.receive())["type"] == "pong"


@run
async def test_who_waits_for_the_same_advice_waits_for_one_adviser(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with serving(tmp_path) as served:
        thinking, thought = asyncio.Event(), 0

        async def weigh(self: BotPool, match: Match, seat: int, seed: int) -> Weighing | None:
            nonlocal thought
            thought += 1
            await thinking.wait()
            return Weighing()

        monkeypatch.setattr(BotPool, "weigh", weigh)
        ann, beside = served.client(), served.client()
        await ann.create("dice_forge", ME, BOT)
        table = await ann.connect()
        beside.token, beside.table = ann.token, ann.table
        await beside.connect(language="pl")
        for one in (ann, ann, beside):
            await one.send(type="advise", version=table["version"])
            await one.send(type="ping", at=1)
            await one.until("pong")
        assert thought == 1
        thinking.set()
        told = [(await one.until("advice"))["reason"] for one in (ann, beside)]
        assert len(set(told)) == 2  # each in his language
        await ann.send(type="ping", at=2)
        assert (await ann.receive())["type"] == "pong"  # and each of them once
        await ann.send(type="advise", version=table["version"])
        await ann.until("advice")
        assert thought == 2


@run
async def test_advice_that_does_not_come_in_time_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(self: BotPool, match: Match, seat: int, seed: int) -> Weighing | None:
        return None

    monkeypatch.setattr(BotPool, "weigh", never)
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("dice_forge", ME, BOT)
        table = await ann.connect()
        await ann.send(type="advise", version=table["version"])
        assert (await ann.until("refused"))["code"] == "advice-late"


@run
async def test_it_is_for_the_one_who_is_asked_and_for_this_question(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, bob, eve = served.client(), served.client(), served.client()
        await ann.create("dice_forge", ME, OPEN, aids="all")
        await ann.connect()
        await bob.join(ann.table)
        told = await bob.connect()
        await ann.until("table")
        eve.table = ann.table
        await eve.connect()
        asked, other = (ann, bob) if ann.asking else (bob, ann)
        assert asked.asking
        await other.send(type="advise", version=told["version"])
        assert (await other.until("refused"))["code"] == "not-asked"
        await eve.send(type="advise", version=told["version"])
        assert (await eve.until("refused"))["code"] == "not-yours"
        await asked.send(type="advise", version=told["version"] + 1)
        assert (await asked.until("refused"))["code"] == "stale"
        await asked.send(type="advise", version=told["version"])
        assert (await asked.until("advice"))["options"]
        for one in (other, eve):  # nobody else hears of it
            await one.send(type="ping", at=1)
            assert (await one.receive())["type"] == "pong"


@run
async def test_where_the_table_forbids_it_it_is_refused_in_words(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        for aids in ("odds", "none"):
            ann = served.client()
            await ann.create("dice_forge", ME, BOT, aids=aids)
            table = await ann.connect(language="pl")
            assert table["aids"] == aids
            await ann.send(type="advise", version=table["version"])
            refused = await ann.until("refused")
            assert (refused["code"], refused["text"]) == ("no-advice", "Przy tym stole rady są wyłączone.")


@run
async def test_a_person_cannot_ask_too_often(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(advice=Pace(2, 0))) as served:
        ann = served.client()
        await ann.create("dice_forge", ME, BOT)
        table = await ann.connect()
        for wanted in ("advice", "advice", "refused"):
            await ann.send(type="advise", version=table["version"])
            told = await ann.until(wanted)
        assert told["code"] == "too-fast"


@run
async def test_many_persons_at_one_address_cannot_either(tmp_path: Path) -> None:
    async with serving(tmp_path, limits=Limits(advice_here=Pace(2, 0))) as served:
        for wanted in ("advice", "advice", "refused"):
            somebody = served.client()
            await somebody.create("dice_forge", ME, BOT)
            table = await somebody.connect()
            await somebody.send(type="advise", version=table["version"])
            told = await somebody.until(wanted)
        assert told["code"] == "too-fast"


def test_usual_aids_are_all_for_one_person_and_odds_between_people() -> None:
    room = founded("dice_forge", Setup(2))
    assert room.aids == "odds"
    room.seats[1].person = room.seats[0].person
    assert room.aids == "all"  # at one screen
    room.seats[1].kind, room.seats[1].person = "bot", ""
    assert room.aids == "all"
    room.seats[1].kind = "open"
    assert room.aids == "odds"  # somebody else will come


def scene_at(name: str, question: str, aids: Any) -> Any:
    """What is shown to whoever is asked the first question of a kind, at a table with these aids."""
    plain = founded(name, Setup(2))
    data = {f: getattr(plain.founded, f) for f in plain.founded.__struct_fields__}
    room = Room("a" * 16, e.Founded(**{**data, "aids": aids}))
    for person in ("ann", "bob"):
        room.apply(e.Mixed(person, person))
    room.apply(e.Begun(950.0))
    match = room.match
    assert match is not None
    for at in range(200):
        if match.game.questions[match.record.question].name == question:
            break
        room.apply(e.Answered(match.asked, match.default(), 960.0 + at))
    room.publish(1000.0)
    asked = match.asked
    return Viewer(room, "ann" if asked == 0 else "bob", "en").table(set()).scene


@pytest.mark.parametrize(
    ("name", "question"), [("dice_throne", "keep"), ("dice_forge", "action"), ("roll_player", "place")]
)
def test_a_table_without_aids_shows_no_odds_and_proposes_nothing(name: str, question: str) -> None:
    with_odds, without = scene_at(name, question, "odds"), scene_at(name, question, "none")
    assert bool(with_odds.odds) == (name == "dice_throne")
    assert with_odds.asking.obvious is not None
    assert not without.odds
    assert without.asking.obvious is None
    assert without.asking.count == with_odds.asking.count


@pytest.mark.parametrize(("aids", "told"), [("all", True), ("odds", False), ("none", False)])
def test_what_a_card_is_worth_is_advice_and_no_odds(aids: str, told: bool) -> None:
    scene = scene_at("dice_throne", "main", aids)
    assert any(ref.startswith("play:") for ref in scene.odds) == told
    assert all(ref.startswith("play:") for ref in scene.odds)


def test_in_its_process_an_adviser_follows_from_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    """What goes to the process holds the truth; what comes back does not hang on it."""
    match = Match(game("irondie"), Setup(2))
    match.answer(7, 0)  # sealed: seat 1 may not know it

    def thought(match: Match) -> Weighing | None:
        return bot_pool._weigh(bot_pool._Task.of("quick-adviser", match, match.asked, 5, 60.0))

    monkeypatch.setattr(bot_pool, "ADVISING", 60.0)
    monkeypatch.setattr(Player, "prepare", lambda self: (t := Thread(target=int), t.start())[0])
    other = Match(game("irondie"), Setup(2))
    other.answer(500, 0)
    assert match.asked == other.asked == 1
    assert bytes(match.record.buffer) != bytes(other.record.buffer)
    assert thought(match) == thought(other) != Weighing()
