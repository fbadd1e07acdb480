"""Advice that the page itself has thought of: in workers, from what its seat may know, the same to the last digit as
the server's own adviser finds with as many trials."""

from __future__ import annotations

import json
from base64 import b64decode
from typing import Any

import pytest
from playwright.sync_api import expect

from dicewright.bots import Player, roster
from dicewright.bots.module import Pair, built
from dicewright.bots.search import Adviser
from dicewright.bots.weighing import Weighing
from dicewright.kernel.game import game
from dicewright.kernel.layout import Layout
from dicewright.kernel.record import Record
from dicewright.server.tables.thinking import seed_of
from staging import together

from .player import ASKED, RANDOM, Person
from .quick import TRIALS
from .serving import Server
from .waiting import until

GAME, TEAMS = "dice_forge", (0, 1)
CORES = "Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => %d })"
WORKERS = {2: Adviser, 4: Pair}
"""By the cores of a machine: who thinks in as many lanes as a page has workers there."""


class Line:
    """What a page and its server say to each other."""

    def __init__(self, page: Any) -> None:
        self.said: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: [socket.on(way, self._heard) for way in ("framesent", "framereceived")])

    def _heard(self, frame: str | bytes) -> None:
        self.said.append(json.loads(frame))

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [it for it in self.said if it.get("type") == kind]


def weighed(kind: type[Adviser], told: dict[str, Any], thinking: dict[str, Any]) -> Weighing:
    """What an adviser here, in plain Python, makes of what a page was given."""

    class Few(kind):  # type: ignore[misc, valid-type]
        name = "few"
        trials = TRIALS

    roster.register(Few)
    played = game(GAME)
    g, book, w = (
        of(layout, told["record"] if k == 0 else thinking[("book", "weights")[k - 1]])
        for k, layout in enumerate((played.layout(2), played.book_layout(2), played.weights_layout(2)))
    )
    try:
        return Player(Few.name, played, TEAMS).weigh(g, book, w, told["seat"], seed_of(told["version"]))  # type: ignore[arg-type]
    finally:
        roster.dismiss(Few.name)


def of(layout: Layout[Any], base64: str) -> Record:
    table: Record = layout.table(b64decode(base64))
    return table


def sat_down(server: Server, browser: Any, script: str = "") -> tuple[Person, Line, dict[str, Any]]:
    """Somebody is asked at a table whose module the server has found."""
    built(game(GAME), TEAMS)
    ann = Person(browser, server.url)
    page, line = ann.page, Line(ann.page)
    page.add_init_script(script)
    table = ann.found(GAME, RANDOM)
    page.wait_for_selector(ASKED)
    address = f"{server.url}/api{table.replace('/t/', '/tables/')}/thinking"
    until(page, lambda: ann.context.request.get(address).ok)
    return ann, line, ann.context.request.get(address).json()


@together(GAME)
@pytest.mark.parametrize("cores", WORKERS)
def test_it_finds_what_the_servers_adviser_finds(server: Server, browser: Any, cores: int) -> None:
    ann, line, thinking = sat_down(server, browser, CORES % cores)
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".counsel-sure")).to_contain_text("trials")
    (told,), there = line.all("position"), line.all("thought")[-1]
    here = weighed(WORKERS[cores], told, thinking)
    assert [tuple(it[k] for k in ("answer", "value", "doubt", "trials")) for it in there["options"]] == [
        (it.answer, it.value, it.doubt, it.trials) for it in here.options
    ]
    assert list(zip(there["means"], there["doubts"], strict=True)) == [(it.mean, it.doubt) for it in here.apart]
    assert there["known"] == here.known
    assert not ann.errors
    ann.close()


@together(GAME)
def test_where_the_page_cannot_think_the_server_does(server: Server, browser: Any) -> None:
    ann, line, _ = sat_down(server, browser)
    ann.page.route("**/api/modules/*", lambda route: route.abort())
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".counsel-reason")).not_to_be_empty()
    assert [it["here"] for it in line.all("advise")] == [True, False]
    assert not line.all("thought")
    ann.close()
