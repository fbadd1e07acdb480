"""Whole games in the page."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import GAMES
from .player import ASKED, GO_ON, Person
from .serving import Server

STORY = {"dice_forge": ".course", "roll_player": ".course", "irondie": ".iron-score"}
"""What an end screen tells of the way there."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end(browser: Any, server: Server, game: str) -> None:
    me = Person(browser, server.url)
    me.set_up(game, "bot random")
    assert me.play()
    assert me.page.locator(".afterwards a", has_text="Watch again").is_visible()
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
        told = settled(first, second)
        server.kill()
        for person in (first, second):
            person.page.wait_for_selector(".lost")
        server.start()
        for person in (first, second):
            person.page.wait_for_selector(".lost", state="detached")
        assert settled(first, second) == told  # nothing is lost, nothing is repeated
        for person in (first, second):
            person.go_on_playing()
        for person in (first, second):
            person.page.wait_for_selector(".afterwards")
            person.close()


def take_turns(first: Person, second: Person, times: int) -> None:
    """Whoever is asked presses a few things, so many times."""
    for k in range(times):
        asked = settled(first, second)
        for person in (first, second):
            if person.page.locator(ASKED).count():
                person.play(3, seed=k + 1, patience=200)
        assert asked


def settled(first: Person, second: Person) -> list[str]:
    """Wait until one of the two is asked and both know the same; the last lines of both logs."""
    while not any(person.page.locator(ASKED).count() for person in (first, second)):
        for person in (first, second):
            if person.page.locator(GO_ON).count():
                person.page.keyboard.press("Space")
        first.page.wait_for_timeout(20)
    first.page.wait_for_load_state("networkidle")
    return [person.page.locator(".log li").last.inner_text() for person in (first, second)]


def test_a_finished_game_can_be_seen_again_verified_and_gone_on_with(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.set_up("dice_forge", "bot random")
    assert me.play(seed=3)
    moves = me.page.locator(".end .lead").inner_text()
    me.page.locator(".afterwards a", has_text="Watch again").click()
    me.page.wait_for_selector(".film")
    me.page.wait_for_selector(".board .spot")
    last = int(me.page.locator(".film input[type=range]").get_attribute("max") or 0)
    assert last > 20
    assert f"{last} moves" in moves
    assert me.page.locator(".film-turns i").count() > 5
    me.page.get_by_label("One move on").click()
    me.page.wait_for_function("() => Number.parseInt(document.querySelector('.film-at').textContent) > 0")
    me.page.locator(".film input[type=range]").fill(str(last))
    me.page.wait_for_function("() => document.querySelectorAll('.log li.turn').length > 5")  # full after a jump
    me.page.locator(".bar-tools button", has_text="Verify").click()
    me.page.locator("dialog .primary").click()
    assert "✓" in me.page.locator("dialog [role=status] .notice").inner_text()
    me.page.keyboard.press("Escape")
    me.page.locator(".film input[type=range]").fill("4")
    me.page.locator(".bar-tools button", has_text="Play on from here").click()
    me.page.wait_for_url("**/t/*")
    me.asked()
    me.go("/finished")
    me.page.wait_for_selector(".finished li")
    assert me.errors == []
    me.close()
