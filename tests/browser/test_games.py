"""Whole games in the page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .measures import GAMES
from .player import Person, whose_turn
from .serving import Server
from .waiting import settled, until

STORY = {"dice_forge": ".course", "roll_player": ".course", "irondie": ".end-story", "dice_throne": ".end-story"}
"""What an end screen tells of the way there."""
LAST = "() => [...document.querySelectorAll('.log li')].at(-1)?.innerText"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(browser: Any, server: Server, game: str) -> None:
    me = Person(browser, server.url)
    me.set_up(game, "bot random")
    me.play()
    expect(me.page.locator(".afterwards a", has_text="Watch again")).to_be_visible()
    if story := STORY.get(game):
        told = me.page.wait_for_selector(story).inner_text()
        me.page.reload()  # what is told of the whole game is no memory of the page
        me.page.wait_for_function("([of, told]) => document.querySelector(of)?.innerText === told", arg=[story, told])
    assert me.errors == []
    assert me.hosts == {f"127.0.0.1:{server.port}"}
    me.close()


def test_two_browsers_play_one_game_through_a_reload_and_a_killed_server(browser: Any, tmp_path: Any) -> None:
    with Server(tmp_path) as server:
        first, second = Person(browser, server.url), Person(browser, server.url)
        address = first.set_up("dice_forge", "open")
        second.go(address.removeprefix(server.url))
        second.page.locator(".places button").click()
        for person in (first, second):
            person.page.wait_for_selector(".board .spot")
        take_turns(first, second, 4)
        first.page.reload()
        first.page.wait_for_selector(".board .spot")
        take_turns(first, second, 2)
        told = told_last(first, second)
        server.kill()
        for person in (first, second):
            person.page.wait_for_selector(".lost")
        server.start()
        for person in (first, second):
            person.page.wait_for_selector(".lost", state="detached")
        assert told_last(first, second) == told  # nothing is lost, nothing is repeated
        for person in (first, second):
            person.go_on_playing()
        for person in (first, second):
            person.page.wait_for_selector(".afterwards")
            person.close()


def take_turns(first: Person, second: Person, times: int) -> None:
    """Whoever is asked presses a few things, so many times."""
    for k in range(times):
        whose_turn(first, second).play(3, seed=k + 1, patience=200)


def told_last(first: Person, second: Person) -> list[str]:
    """Wait until one of the two is asked and both know the same; the last lines of both logs."""
    logs = [person.page.locator(".log li") for person in (first, second)]

    def agreed() -> bool:
        whose_turn(first, second)
        return logs[0].count() == logs[1].count()

    until(first.page, agreed)
    return [settled(person.page, LAST) for person in (first, second)]


def test_a_finished_game_can_be_seen_again_and_gone_on_with(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.set_up("dice_forge", "bot random")
    me.play(seed=3)
    lead = me.page.locator(".end .lead", has_text=re.compile(r"\d\d moves"))
    last = re.findall(r"(\d+) moves", lead.inner_text())[0]
    me.page.locator(".afterwards a", has_text="Watch again").click()
    me.page.wait_for_selector(".film")
    me.page.wait_for_selector(".board .spot")
    expect(me.page.locator(".film input[type=range]")).to_have_attribute("max", last)
    me.page.locator(".film-turns i").nth(5).wait_for(state="attached")
    me.page.get_by_label("One move on").click()
    me.page.wait_for_function("() => Number.parseInt(document.querySelector('.film-at').textContent) > 0")
    me.page.locator(".film input[type=range]").fill(last)
    me.page.wait_for_function("() => document.querySelectorAll('.log li.turn').length > 5")  # full after a jump
    me.page.locator(".film input[type=range]").fill("4")
    me.page.locator(".bar-tools button", has_text="What if").click()
    me.page.locator("dialog.level-dialog .primary").click()
    me.page.wait_for_url("**/t/*")
    me.asked()
    me.go("/finished")
    me.page.wait_for_selector(".finished li")
    assert me.errors == []
    me.close()
