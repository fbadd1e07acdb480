"""A finished game that the page itself looks at again: in workers, the same to the last digit as is found out here."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from dicewright.bots.examining import SEED, examined
from dicewright.bots.module import built
from dicewright.bots.search import Glancer
from dicewright.kernel.game import Setup, game
from dicewright.match import Match
from staging import together

from .player import RANDOM, Person
from .quick import GLANCES, looks
from .serving import Server
from .test_thinking import CORES, GAME, TEAMS
from .waiting import until


def heard(page: Any) -> list[dict[str, Any]]:
    """What a page says that it has found out."""
    said: list[dict[str, Any]] = []
    page.on("request", lambda it: said.append(json.loads(it.post_data)) if "/looked?" in it.url else None)
    return said


def finished(server: Server, browser: Any, cores: int) -> tuple[Person, str]:
    """Somebody with a game that is over, whose module the server has found."""
    built(game(GAME), TEAMS)
    ann = Person(browser, server.url)
    ann.page.add_init_script(CORES % cores)
    table = ann.found(GAME, RANDOM).removeprefix("/t/")
    ann.play()
    until(ann.page, lambda: ann.context.request.get(f"{server.url}/api/tables/{table}/looking").ok)
    return ann, table


@together(GAME)
@pytest.mark.parametrize("cores", [2, 4])
def test_it_finds_what_is_found_here(server: Server, browser: Any, cores: int, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, table = finished(server, browser, cores)
    told = ann.context.request.get(f"{server.url}/api/tables/{table}/looking").json()
    said = heard(ann.page)
    ann.go(f"/t/{table}/review")
    expect(ann.page.locator(".review[aria-busy=false] .curve")).to_be_visible()
    monkeypatch.setattr(Glancer, "trials", GLANCES)
    match = Match(game(GAME), Setup(2), answers=told["answers"])
    assert match.over
    until(ann.page, lambda: [it["look"] for it in said] == [0, 1])
    for it, look in zip(said, looks(match.game, match.teams), strict=True):
        assert it["found"] == [[float(n) for n in found] for found in examined(match, look, SEED)]
    assert not ann.errors
    ann.close()


@together(GAME)
def test_it_says_what_other_answers_promised(server: Server, browser: Any) -> None:
    ann, table = finished(server, browser, 2)
    found: list[dict[str, Any]] = []
    ann.page.on(
        "request",
        lambda it: found.append(json.loads(it.post_data)) if "/hindsight" in it.url and it.post_data else None,
    )
    ann.go(f"/t/{table}/replay")
    ann.page.locator("header button[title='What if']").click()
    expect(ann.page.locator(".hindsight .counsel-sure")).to_contain_text("trials")
    expect(ann.page.locator(".hindsight .counsel-taken")).to_have_count(1)
    assert all(it["thought"]["type"] == "thought" for it in found)
    assert not ann.errors
    ann.close()


@together(GAME)
def test_where_the_page_cannot_the_server_looks(server: Server, browser: Any) -> None:
    ann, table = finished(server, browser, 2)
    ann.page.route("**/api/modules/*", lambda route: route.abort())
    said = heard(ann.page)
    with ann.page.expect_response("**/review?*"):
        ann.go(f"/t/{table}/review")
    until(ann.page, lambda: not said)
    ann.close()
