"""Puzzles over HTTP: what the seat that is asked sees and nothing else, what comes of an answer, and playing on."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path

import pytest

from dicewright.bots.puzzles import Puzzle, puzzles_of
from dicewright.kernel.chance import picker
from dicewright.kernel.game import games
from dicewright.kernel.words import LANGUAGES
from dicewright.server.messages.bounds import encode
from dicewright.server.tables import puzzles
from puzzling import made, position, shipped

from ..serving import run, serving

ADDRESS = "/api/puzzles/race"


@pytest.fixture(autouse=True)
def one(monkeypatch: pytest.MonkeyPatch) -> Iterator[Puzzle]:
    """Two puzzles of a race; the one that is asked for is fair."""
    it = made(position("race", 5), 1, 0.3)
    shipped(monkeypatch, it, made(position("race", 7), 0, 0.6), *hidden())
    yield it
    puzzles_of.cache_clear()
    puzzles.room_of.cache_clear()


def hidden() -> list[Puzzle]:
    """One of each game that hides something."""
    names = [name for name, game in games().items() if game.hides]
    return [made(position(name, 40), 0) for name in names if name != "race"]


@run
async def test_they_are_listed_the_easy_ones_first(tmp_path: Path, one: Puzzle) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        for language in LANGUAGES:
            told = await ann.ok("GET", f"{ADDRESS}?lang={language}")
            assert [it["grade"] for it in told["puzzles"]] == [1, 2]
            assert told["puzzles"][1]["id"] == one.id
        lobby = await ann.ok("GET", "/api/games")
        assert {g["name"]: g["puzzles"] for g in lobby["games"]}["race"] == 2


@run
async def test_the_question_is_put_with_all_its_options(tmp_path: Path, one: Puzzle) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        told = await ann.ok("GET", f"{ADDRESS}/{one.id}")
        match = one.match()
        assert (told["id"], told["grade"]) == (one.id, 2)
        table = told["table"]
        assert table["scene"]["eyes"] == match.asked
        assert table["scene"]["asking"]["count"] == match.record.options
        assert [seat["mine"] for seat in table["seats"]] == [seat == match.asked for seat in range(2)]
        assert table["aids"] == "none"
        assert table["lines"]
        options = await ann.ok("GET", f"{ADDRESS}/{one.id}/options?start=1&count=1")
        assert [it["answer"] for it in options["options"]] == [1]


@run
async def test_an_answer_is_judged_and_every_option_told(tmp_path: Path, one: Puzzle) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        right = await ann.ok("GET", f"{ADDRESS}/{one.id}/solution?answer=1")
        assert (right["best"], right["answer"], right["lost"], right["found"]) == (1, 1, 0, 0.3)
        assert [it["option"]["answer"] for it in right["options"]] == [o.answer for o in one.options]
        assert right["options"][0]["chance"] == 0.75
        assert right["reason"]
        wrong = await ann.ok("GET", f"{ADDRESS}/{one.id}/solution?answer={one.options[1].answer}")
        assert wrong["lost"] == 0.05


@run
async def test_what_is_not_there_is_refused(tmp_path: Path, one: Puzzle) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        for path, code in (
            ("/api/puzzles/chess", "not-found"),
            (f"{ADDRESS}/0000000000", "no-puzzle"),
            (f"{ADDRESS}/{one.id}/solution?answer=99999", "out-of-range"),
            (f"{ADDRESS}/{one.id}/options?start=99999", "out-of-range"),
            (f"{ADDRESS}/{one.id}/solution?answer=x", "unreadable"),
        ):
            refused = (await ann.http("GET", path)).json()
            assert refused["code"] == code
        assert (await ann.ok("GET", "/api/puzzles/scuffle"))["puzzles"] is not None
        body = {"level": "genius", "name": ""}
        assert (await ann.http("POST", f"{ADDRESS}/{one.id}/play", body)).json()["code"] == "no-level"


@run
async def test_one_plays_on_from_there_with_luck_that_is_new(tmp_path: Path, one: Puzzle) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        admitted = await ann.ok("POST", f"{ADDRESS}/{one.id}/play", {"level": "random", "name": "Ann"})
        ann.token, ann.table = admitted["token"], admitted["table"]
        match = one.match()
        assert admitted["seats"] == [match.asked]
        table = await ann.connect()
        shown = await ann.ok("GET", f"{ADDRESS}/{one.id}")
        assert table["what_if"]["answers"] == len(match.history)
        assert table["scene"]["asking"]["text"] == shown["table"]["scene"]["asking"]["text"]
        await ann.play(random.Random(2))
        assert (await ann.ok("GET", f"/api/tables/{ann.table}/verify"))["fair"]


@pytest.mark.parametrize("name", [it.match().game.name for it in hidden()])
def test_nothing_that_is_hidden_from_the_seat_is_told(name: str) -> None:
    """Put other things where it cannot see: every message stays the same to the last letter."""
    game = games()[name]
    (it,) = puzzles_of(game)
    room = puzzles.room_of(game, it.id)
    match = room.match
    assert match is not None

    def everything() -> list[bytes]:
        match._sights.clear()
        return [
            encode(puzzles.shown(game, it.id, "en")),
            encode(puzzles.options(game, it.id, "en", 0, 100)),
            encode(puzzles.solved(game, it.id, "en", it.best)),
        ]

    before = everything()
    assert b"dicewright save" not in b"".join(before)
    imagined = game.determinise(match.record, match.book, match.asked, match.teams, picker(3))
    assert imagined.buffer != match.record.buffer, "nothing is hidden here: the test proves nothing"
    match.record.buffer[:] = imagined.buffer
    assert everything() == before
