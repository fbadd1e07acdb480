"""Everything by keyboard alone: whole games from the home to the end, windows, the board, undo, the language."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import expect

from .player import HEADING, OPEN, RANDOM, Person
from .serving import Server

FEW_TURNS = "3"
UNDO = ".bar-tools button:first-child"
SHORTER = "n => document.querySelectorAll('.log li').length < n"
TOLD = """
() => {
  // Whoever is elsewhere is told the question.
  const question = document.querySelector('.question.yours');
  return question?.querySelector('[role=status]').textContent === question?.querySelector('h2').textContent;
}
"""


def begin(me: Person, game: str, way: str) -> None:
    """From the home: the button or the link of a game."""
    me.go()
    me.page.wait_for_selector(".game .primary:enabled")
    me.tab_to(f".game[data-game={game}] {way}")
    me.page.keyboard.press("Enter")


@pytest.mark.parametrize("game", ["dice_forge", "roll_player"])
def test_a_game_is_played_at_once(browser: Any, server: Server, game: str) -> None:
    me = Person(browser, server.url)
    begin(me, game, ".primary")
    me.play_by_keyboard()
    me.stands_at(f"{HEADING}, .end h2")  # the result is read
    assert me.errors == []
    me.close()


@pytest.mark.parametrize("game", ["dice_throne", "irondie"])
def test_a_short_game_is_set_up_and_played(browser: Any, server: Server, game: str) -> None:
    me = Person(browser, server.url)
    begin(me, game, "a[href^='/new']")
    me.page.wait_for_selector(".hero-chosen, .army")
    choose_hero(me) if game == "dice_throne" else choose_army(me)
    me.tab_to(".places li:nth-child(2) select")
    me.page.keyboard.type("Bot: r")
    expect(me.page.locator(".places li:nth-child(2) select").first).to_have_value("bot random")
    me.tab_to(".new-table details:has(.choices) > summary")
    me.page.keyboard.press("Enter")
    me.tab_to(".choices input[placeholder='60']")  # after so many turns it is over
    me.page.keyboard.type(FEW_TURNS)
    me.tab_to(".new-table button[type=submit]")
    me.page.keyboard.press("Enter")
    me.play_by_keyboard()
    assert me.errors == []
    me.close()


def choose_hero(me: Person) -> None:
    me.tab_to(".hero-chosen")
    me.page.keyboard.press("Enter")
    me.tab_to("dialog section .hero-card")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("dialog .hero-sheet-ability")  # one looks first
    me.stands_at("dialog .hero-take .button")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("dialog", state="detached")
    me.stands_at(".hero-chosen")


def choose_army(me: Person) -> None:
    """Nine dice of one's own: one goes, another comes."""
    me.tab_to(".army select")
    me.page.keyboard.press("ArrowDown")  # not any army, but the one that lies on top
    me.page.wait_for_selector(".army .army-change")
    me.tab_to(".army .army-change")
    me.page.keyboard.press("Enter")
    me.tab_to(".army-row .army-die")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".army-row .army-die.empty")
    me.stands_at(".army-row .army-die")
    me.tab_to(".army-box .army-die")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(".army-row .army-die.empty", state="detached")


def test_a_window_keeps_the_focus_and_gives_it_back(browser: Any, server: Server) -> None:
    """And whoever changes the language in it, in the middle of a game, goes on where he was."""
    me = Person(browser, server.url)
    me.set_up("dice_forge", "bot random")
    me.asked()
    asked = me.page.locator(HEADING).inner_text()
    me.tab_to(".bar button[aria-label=Settings]")
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("dialog[open]")
    for _ in range(20):
        me.page.keyboard.press("Tab")
        me.stands_at("dialog *, body, dialog")  # body: on the way through the browser's own buttons
    me.tab_to("dialog input[name=language]")
    me.page.keyboard.press("ArrowRight")
    me.page.wait_for_function("asked => document.querySelector('.question h2').textContent !== asked", arg=asked)
    expect(me.page.locator("html")).to_have_attribute("lang", "pl")
    me.stands_at("dialog input[value=pl]")
    me.page.wait_for_function(TOLD)
    me.page.keyboard.press("Escape")
    me.stands_at(".bar-tools > button:last-of-type")
    assert me.errors == []
    me.close()


def test_the_arrows_walk_over_the_board_and_tell_about_things(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.set_up("dice_forge", "bot random")
    me.stands_at(".question.yours h2")
    me.page.keyboard.press("Escape")
    me.stands_at(OPEN)
    looked_at = "div.spot[data-ref^=stack]"  # one that cannot be pressed now is looked at all the same
    for key in random.Random(1).choices(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], k=100):
        if not me.focused(looked_at):
            me.page.keyboard.press(key)
    me.stands_at(looked_at)
    expect(me.page.locator(".peek")).not_to_be_empty()
    me.page.keyboard.press("Escape")
    me.stands_at(HEADING)
    me.close()


def test_answers_are_taken_back(browser: Any, server: Server) -> None:
    """While there is one more, the button keeps the focus and the question is told; then one is led to the question."""
    me = Person(browser, server.url)
    me.found("roll_player", RANDOM)
    undo, log = me.page.locator(UNDO), me.page.locator(".log li")
    me.asked()
    while undo.is_disabled():  # until the starting dice are placed: they have been rolled
        me.play(1, seed=log.count())
        me.asked()
    once = log.count()
    while log.count() == once:
        me.play(1, seed=once)
        me.asked()
    twice = log.count()
    me.tab_to(UNDO)
    me.page.keyboard.press("Enter")
    me.page.wait_for_function(SHORTER, arg=twice)
    me.page.wait_for_function(TOLD)
    me.stands_at(f"{UNDO}:enabled")
    me.page.keyboard.press("Enter")
    me.page.wait_for_function(SHORTER, arg=once)
    me.stands_at(".question.yours h2")
    expect(undo).to_be_disabled()
    assert me.errors == []
    me.close()
