"""The rules at hand: a page of their own, and over the table without losing it."""

from __future__ import annotations

from typing import Any

import pytest

from dicewright.kernel.game import game

from .measures import CROSSED, GAMES, each_look, sticks_out, violations
from .player import RANDOM, Person
from .serving import Server

SHOWN = "() => [...document.querySelectorAll('.book-rules article')].map((e) => e.id)"
IN_SIGHT = """
() => { const { top, bottom } = document.activeElement.getBoundingClientRect();
  return top >= 0 && top < innerHeight && document.activeElement.id; }
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_there_and_nobody_is_shut_out(browser: Any, server: Server, axe: str, name: str) -> None:
    me = Person(browser, server.url, language="ru")
    me.go(f"/rules/{name}")
    me.page.wait_for_selector(".book-rules article")
    assert me.page.evaluate(SHOWN) == [rule.id for rule in game(name).rules]
    for look in each_look(me, CROSSED):
        assert sticks_out(me) == [], look
        assert violations(me, axe) == [], look
    assert me.errors == []
    me.close()


def test_a_link_leads_to_one_rule(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.go("/rules/dice_throne#DT-int-1")
    me.page.wait_for_selector("article.at:focus")
    assert me.page.evaluate(IN_SIGHT) == "DT-int-1"
    me.close()


@pytest.mark.parametrize(
    ("language", "typed", "expected"),
    [
        ("en", "ID-DUEL-2", "ID-duel-2"),  # by its id
        ("ru", "еще", ""),  # as people type it
        ("pl", "kosc", ""),
        ("en", "Smasher głośny", None),  # every word must be there
        ("en", "кубик", ""),  # in another language than one reads
    ],
)
def test_searching_as_one_types(browser: Any, server: Server, language: str, typed: str, expected: str | None) -> None:
    me = Person(browser, server.url, language=language)
    me.go("/rules/irondie")
    me.page.wait_for_selector(".book-rules article")
    everything = me.page.evaluate(SHOWN)
    me.page.locator(".book-search [type=search]").press_sequentially(typed)
    me.page.wait_for_load_state("networkidle")
    me.page.wait_for_function(
        f"before => ({SHOWN})().length < before && document.activeElement.value", arg=len(everything)
    )
    if expected is None:
        assert me.page.evaluate(SHOWN) == []
    else:
        me.page.wait_for_selector(".book-rules article")
        found = me.page.evaluate(SHOWN)
        assert 0 < len(found) < len(everything)
        assert expected in ("", *found)
    me.close()


def test_the_book_opens_over_the_table_and_leads_back(browser: Any, server: Server, axe: str) -> None:
    me = Person(browser, server.url)
    path = me.found("dice_throne", RANDOM, options={"hero.0": "paladin", "hero.1": "barbarian"})
    me.page.wait_for_selector(".question.yours")
    me.page.locator(".question .link").first.click()
    me.page.locator("dialog .rule-id a").click()
    me.page.wait_for_selector("dialog article.at:focus")
    assert me.page.evaluate(IN_SIGHT) == me.page.locator("dialog article.at").get_attribute("id")
    assert violations(me, axe) == []
    me.page.locator("dialog .acts .button").click()  # back to the rule alone
    assert me.page.locator("dialog article").count() == 0
    me.page.keyboard.press("Escape")
    assert me.focused(".question .link")
    book = me.page.locator(".bar .tool", has_text="Rules")
    book.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("dialog article")
    me.page.keyboard.press("Escape")
    assert me.page.locator("dialog").count() == 0
    assert book.evaluate("e => e === document.activeElement")
    assert me.page.url.endswith(path)
    assert me.errors == []
    me.close()


@pytest.mark.parametrize("name", GAMES)
def test_everything_in_the_box_has_its_picture(browser: Any, server: Server, axe: str, name: str) -> None:
    me = Person(browser, server.url, language="pl")
    me.go(f"/rules/{name}")
    me.page.wait_for_selector(".book-rules article")
    me.page.locator(".book-search .segments label").nth(1).click()
    me.page.wait_for_selector(".book-things .look-picture *")
    told = {str(term.thing.ref) for chapter in game(name).chapters for term in chapter.terms}
    assert sorted(me.page.evaluate(SHOWN)) == sorted(told)
    assert me.page.locator(".book-things .look-picture:not(:has(svg))").count() <= 8  # colours are swatches
    for look in each_look(me, CROSSED):
        assert sticks_out(me) == [], look
        assert violations(me, axe) == [], look
    assert me.errors == []
    me.close()


def test_a_hero_is_seen_whole_before_he_is_taken(browser: Any, server: Server, axe: str) -> None:
    me = Person(browser, server.url, width=1366, height=768)
    me.go("/new?game=dice_throne")
    me.page.locator(".hero-chosen").first.click()
    me.page.locator("dialog section .hero-card", has_text="Pyromancer").click()
    me.page.wait_for_selector(".hero-sheet-ability")
    assert me.page.locator(".hero-sheet-dice li").count() == 6
    assert "98 / 88 / 51 %" in me.page.locator(".hero-sheet-ability").first.inner_text()
    assert me.page.locator(".hero-sheet-statuses li").count() > 2
    for look in each_look(me, CROSSED):
        assert violations(me, axe) == [], look
    me.page.locator(".hero-take .button").click()
    assert "Pyromancer" in me.page.locator(".hero-chosen").first.inner_text()
    assert me.errors == []
    me.close()


COVERED = """
() => { const a = document.querySelector('.closer').getBoundingClientRect();
  return [...document.querySelectorAll('.question, .board .spot.open')].filter((e) => {
    const b = e.getBoundingClientRect();
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
  }).map((e) => e.className); }
"""


def test_a_thing_is_looked_at_in_large_and_nothing_is_answered(browser: Any, server: Server, axe: str) -> None:
    me = Person(browser, server.url, width=1366, height=768, list="off")
    me.found("dice_forge", RANDOM)
    me.page.wait_for_selector(".question.yours")
    asked = me.page.locator(".question h2").inner_text()
    stack = me.page.locator(".board .stack").first
    stack.focus()
    me.page.keyboard.press("z")
    me.page.locator(".closer .link", has_text="DF-card").wait_for()
    assert me.page.evaluate(COVERED) == []
    assert violations(me, axe) == []
    me.page.locator(".closer .link", has_text="DF-card").click()
    me.page.wait_for_selector("dialog article.at:focus")  # the rule that says what it does
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("dialog.dialog", state="detached")
    me.page.locator(".closer").focus()
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".closer", state="detached")
    assert stack.evaluate("e => e === document.activeElement")
    stack.dispatch_event("contextmenu", {"pointerType": "touch", "bubbles": True})  # a finger that stays
    me.page.wait_for_selector(".closer")
    assert me.page.locator(".question h2").inner_text() == asked
    assert me.errors == []
    me.close()
