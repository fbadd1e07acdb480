"""What the answers to a question of a finished game promised."""

from __future__ import annotations

import asyncio
import random
from base64 import b64decode
from pathlib import Path

import pytest

from dicewright.bots import Player
from dicewright.bots.weighing import Weighing
from dicewright.match import Match
from dicewright.server.tables.finished import match_of, stops_of
from dicewright.server.tables.thinking import seed_of
from dicewright.server.workers.bot_pool import BotPool

from ..serving import ME, SAME, Client, Served, run, serving


def adviser(match: Match, seed: int) -> Weighing:
    player = Player("quick-adviser", match.game, match.teams)
    return player.weigh(match.record.copy(), match.book, match.weights, match.asked, seed)


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """The process is left out, and nothing is compiled."""

    async def weigh(self: BotPool, match: Match, seat: int, seed: int) -> Weighing | None:
        await asyncio.sleep(0)
        return adviser(match, seed)

    monkeypatch.setattr(BotPool, "weigh", weigh)


async def finished(served: Served, game: str = "race") -> tuple[Client, str, Match]:
    ann = served.client()
    await ann.create(game, ME, SAME)
    await ann.connect()
    address = f"/api/tables/{ann.table}/hindsight"
    assert (await ann.http("GET", f"{address}?at=1")).json()["code"] == "not-over"
    await ann.play(random.Random(4))
    return ann, address, match_of(served.app.state.registry._tables[ann.table].room)


@run
async def test_it_is_weighed_by_what_was_known_then(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, address, match = await finished(served)
        for at in (1, 3):
            then = match.fork(stops_of(match)[at - 1])
            told = await ann.ok("GET", f"{address}?at={at}")
            believed = match.game.believed(then.record, then.book, then.asked, then.teams)
            assert b64decode(told["position"]["record"]) == bytes(believed.buffer)
            assert (told["position"]["seat"], told["position"]["version"]) == (then.asked, at)
            assert told["option"]["answer"] == match.answers[stops_of(match)[at - 1]]
            advice = await ann.ok("POST", f"{address}?at={at}", {})
            weighing = adviser(then, seed_of(at))
            answers = [it["option"]["answer"] for it in advice["options"]]
            assert answers[:3] == [it.answer for it in weighing.options[:3]]


@run
async def test_what_a_page_has_found_out_is_told_in_words_with_what_was_answered(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, address, match = await finished(served)
        taken, count = match.answers[stops_of(match)[0]], match.fork(stops_of(match)[0]).record.options
        order = [*(a for a in range(count) if a != taken), taken]
        options = [{"answer": a, "value": 0.5 - a / 100, "doubt": 0.01, "trials": 100} for a in order]
        measures = len(adviser(match.fork(stops_of(match)[0]), 1).apart)
        thought = {"type": "thought", "version": 1, "options": options, "known": False}
        thought |= {"means": [0.0] * measures, "doubts": [0.1] * measures}
        told = await ann.ok("POST", f"{address}?at=1", {"thought": thought})
        shown = order if count <= 3 else [*order[:3], taken]
        assert [it["option"]["answer"] for it in told["options"]] == shown
        wrong = {"thought": thought | {"options": [options[0], {**options[1], "answer": count}]}}
        assert (await ann.http("POST", f"{address}?at=1", wrong)).json()["code"] == "unreadable"


@run
async def test_only_where_somebody_was_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann, address, match = await finished(served)
        for at in (0, len(stops_of(match))):
            assert (await ann.http("GET", f"{address}?at={at}")).json()["code"] == "out-of-range"
