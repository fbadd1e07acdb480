"""No test hangs on chance: what happens at its tables follows from its name. And the page checks the luck of a game."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from .measures import GAMES
from .player import RANDOM, Person
from .serving import Server
from .waiting import rest, settled

LINES = "() => [...document.querySelectorAll('.log li')].map((e) => e.innerText)"


def told(browser: Any, server: Server, game: str) -> list[str]:
    """What the log says after a few answers."""
    me = Person(browser, server.url)
    me.found(game, RANDOM)
    me.asked()
    rest(me.page)
    me.play(20)
    me.asked()
    lines = settled(me.page, LINES)
    me.close()
    return list(lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_test_sees_the_same_dice(browser: Any, server: Server, game: str) -> None:
    assert told(browser, server, game) == told(browser, server, game) != []


def test_the_page_checks_that_the_luck_of_a_finished_game_was_fair(browser: Any, tmp_path: Path) -> None:
    """At a server as people have it: one whose tests want the same luck every time cannot commit to each table."""
    with Server(tmp_path, quick=False) as server:
        me = Person(browser, server.url)
        me.found("irondie", RANDOM)
        me.play()
        me.page.locator(".afterwards a", has_text="Watch again").click()
        me.page.wait_for_selector(".film")
        me.page.locator(".bar-tools button", has_text="Verify").click()
        me.page.locator("dialog .primary").click()
        checks = me.page.locator("dialog [role=status] .notice")
        expect(checks).to_have_count(5)
        expect(checks.filter(has_text="✓")).to_have_count(5)
        me.page.keyboard.press("Escape")
        me.page.wait_for_selector("dialog", state="detached")
        assert me.errors == []
        me.close()
