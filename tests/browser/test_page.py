"""What holds for every screen: nobody is shut out, nothing comes from elsewhere, it is small, in three languages."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from .measures import CROSSED, GAMES, LAPTOP, PHONE, SCREENS, THEMES, each_look, each_size, sticks_out, violations
from .player import RANDOM, Person
from .serving import Server
from .waiting import settled

BUDGET = 200_000
"""Bytes that travel before the first game can be played."""


@pytest.mark.parametrize("path", SCREENS)
def test_axe_finds_nothing_on_screens(browser: Any, server: Server, axe: str, path: str) -> None:
    me = Person(browser, server.url)
    me.go(path)
    me.page.wait_for_selector(SCREENS[path])
    for look in each_look(me):
        assert violations(me, axe) == [], look
    me.close()


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_on_tables(browser: Any, server: Server, axe: str, game: str) -> None:
    me = Person(browser, server.url)
    me.set_up(game, "bot random")
    for theme in THEMES:
        me.asked()
        for look in each_look(me, [(theme, PHONE), (theme, LAPTOP)]):
            assert violations(me, axe) == [], look
        me.play(25)
    me.close()


def test_the_largest_table_by_the_clock_shuts_nobody_out(browser: Any, server: Server, axe: str) -> None:
    me = Person(browser, server.url, language="ru")
    me.found("irondie", *[RANDOM] * 7, options={"clock": "on", "match": "best_of_three"})
    me.page.wait_for_selector(".limits")
    for size in each_size(me):
        assert sticks_out(me) == [], size
    for look in each_look(me, CROSSED):
        assert violations(me, axe) == [], look
    assert me.errors == []
    me.close()


@pytest.mark.parametrize(
    ("game", "language"), [*((g, "ru") for g in GAMES), ("dice_throne", "en"), ("dice_throne", "pl")]
)
def test_a_first_game_is_small(browser: Any, server: Server, game: str, language: str) -> None:
    me = Person(browser, server.url, language=language)
    files = me.first_game(game)
    assert sum(files.values()) <= BUDGET, json.dumps(files, indent=1)
    assert me.hosts == {f"127.0.0.1:{server.port}"}
    me.close()


def test_the_language_changes_at_any_moment(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.set_up("dice_forge", "bot random")
    me.asked()
    said = me.page.locator(".question h2").inner_text()
    me.page.locator(".bar button[aria-label=Settings]").click()
    me.page.locator(".segments input[value=pl]").click()
    me.page.keyboard.press("Escape")
    expect(me.page.locator(".question h2")).not_to_have_text(said)
    expect(me.page.locator("html")).to_have_attribute("lang", "pl")
    expect(me.page.locator(".talk h2")).to_have_text("Przy stole")
    me.close()


def test_why_opens_the_rule_and_focus_comes_back(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.set_up("dice_forge", "bot random")
    me.asked()
    me.page.locator(".question .link").first.click()
    expect(me.page.locator("dialog")).to_contain_text("DF-")
    me.page.keyboard.press("Escape")
    me.stands_at(".question .link")
    me.close()


@pytest.mark.parametrize("game", GAMES)
def test_nothing_sticks_out_sideways(browser: Any, server: Server, game: str) -> None:
    me = Person(browser, server.url, language="ru")  # the longest words
    me.set_up(game, "bot random")
    for path in ("", "/", f"/new?game={game}", f"/learn?game={game}"):
        if path:
            me.go(path)
        me.page.wait_for_selector(".question.yours, .game, .new-table")
        for size in each_size(me):
            assert sticks_out(me) == [], (path, size)
    me.close()


REACHED = """
() => [...document.querySelectorAll('.board button.spot.open')].filter((e) => e.offsetParent).flatMap((e) => {
  // Where a finger lands that misses the middle of something small by 20 px.
  const { left, width, top, height } = e.getBoundingClientRect();
  const lands = (dx) => document.elementFromPoint(left + width / 2 + dx, top + height / 2)?.closest('button.spot');
  return width < 40 ? [lands(20), lands(-20)].map((at) => at !== null && at !== undefined) : [];
})
"""


def test_a_finger_hits_dice_that_are_smaller_than_it(browser: Any, server: Server) -> None:
    me = Person(browser, server.url, 390, 844, touch=True, list="off")
    me.found("irondie", {"kind": "bot", "level": "random"})
    hits: list[bool] = []
    for seed in range(1, 100):
        me.asked()
        hits += settled(me.page, REACHED)
        if len(hits) > 12 or me.page.locator(".afterwards").count():
            break
        me.play(1, seed=seed)
    assert hits.count(True) > 0.75 * len(hits)  # at the edge of the sheet one has to be exact
    me.close()
