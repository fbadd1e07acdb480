"""Finished games that a page looks at itself: it is given all there is to think about, and what it says that it has
found out is told in words, to it alone."""

from __future__ import annotations

import random
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from dicewright.bots import Player, roster
from dicewright.bots.analysis import put_together
from dicewright.bots.examining import SEED, Kind, Look, examined, inquiries, looks
from dicewright.bots.search import QuickAdviser
from dicewright.kernel.game import Setup, game
from dicewright.match import Match
from dicewright.server.messages.bounds import encode
from dicewright.server.tables.review_message import picture_of
from dicewright.server.tables.viewer import Viewer
from dicewright.server.workers.modules import Modules

from ..serving import ME, SAME, Client, Served, run, serving


class Swift(QuickAdviser):
    """Quick enough to look at whole games in plain Python."""

    name = "swift"
    trials = 48
    samples = 0


@pytest.fixture(autouse=True)
def known(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """There is a module for every table."""

    async def named(self: Modules, *of: object) -> str:
        return "a.wasm"

    monkeypatch.setattr(Modules, "known", named)
    roster.register(Swift)
    yield
    roster.dismiss(Swift.name)


async def finished(served: Served) -> Client:
    ann = served.client()
    await ann.create("race", ME, SAME)
    await ann.connect()
    await ann.play(random.Random(4))
    return ann


async def looked(client: Client, found: list[list[float]], look: int = 0) -> Any:
    return await client.http("POST", f"/api/tables/{client.table}/looked?lang=en", {"look": look, "found": found})


def thought_out(told: dict[str, Any]) -> tuple[Match, list[list[float]]]:
    """What a page would find out from what it was given."""
    match = Match(game("race"), Setup(2), answers=told["answers"])
    look = Look(Player(Swift.name, match.game, match.teams), trials=4, each=1, outcomes=40, samples=6)
    return match, [[float(n) for n in found] for found in examined(match, look, told["seed"])]


@run
async def test_a_page_is_given_a_finished_game_and_told_in_words_what_it_finds(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = await finished(served)
        told = (await ann.http("GET", f"/api/tables/{ann.table}/looking")).json()
        match, found = thought_out(told)
        assert match.over
        assert b64decode(told["start"]) == match.history[0].before
        assert b64decode(told["book"]) == bytes(match.book.buffer)
        assert told["asked"] == [[it.kind, it.at, it.until] for it in inquiries(match)]
        assert {it[0] for it in told["asked"]} == {Kind.WORTH, Kind.LUCK, Kind.CHOICE}
        assert (told["module"], told["seed"], told["picture"]) == ("a.wasm", SEED, None)
        of = looks(match.game, match.teams)
        assert [it["trials"] for it in told["looks"]] == [it.trials for it in of]
        assert [it["crew"]["lanes"] for it in told["looks"]] == [1] * len(of)
        picture = await looked(ann, found, 1)
        room = (await served.app.state.registry.open(ann.table)).room
        expected = picture_of(Viewer(room, "", "en"), put_together(match, found, 2, len(of)))
        assert picture.content == encode(expected)
        again = (await ann.http("GET", f"/api/tables/{ann.table}/looking")).json()
        assert again["picture"] is None  # others would have to believe it


@run
async def test_what_is_said_of_no_such_game_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = await finished(served)
        told = (await ann.http("GET", f"/api/tables/{ann.table}/looking")).json()
        _, found = thought_out(told)
        choice = next(k for k, it in enumerate(found) if told["asked"][k][0] == Kind.CHOICE and it)
        wrong = [found[:-1], [*found, []], [[0.5], *found[1:]]]
        for best in (-1.0, 0.5, 1e9):
            wrong.append([*found[:choice], [best, *found[choice][1:]], *found[choice + 1 :]])
        for it in wrong:
            assert (await looked(ann, it)).status_code == 400
        assert (await looked(ann, found, len(told["looks"]))).status_code == 400
        assert (await looked(ann, found)).status_code == 200


@run
async def test_a_game_that_goes_on_is_looked_at_by_nobody(tmp_path: Path) -> None:
    async with serving(tmp_path) as served:
        ann = served.client()
        await ann.create("race", ME, SAME)
        await ann.connect()
        assert (await ann.http("GET", f"/api/tables/{ann.table}/looking")).status_code == 409
        assert (await looked(ann, [])).status_code == 409
