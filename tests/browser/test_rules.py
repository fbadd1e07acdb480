"""The rules at hand: a page of their own, and over the table without losing it."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from dicewright.kernel.game import game

from .measures import CROSSED, GAMES, each_look, sticks_out, violations
from .player import RANDOM, Person
from .serving import Server
from .waiting import comes_to, remaining

SHOWN = "() => [...document.querySelectorAll('.book-rules article')].map((e) => e.id)"
ELSEWHERE = {"en": "кубик", "pl": "кубик", "ru": "kosc"}
"""A word that stands in the book in another language than one reads."""
FEWER = f"most => 0 < ({SHOWN})().length && ({SHOWN})().length < most"
IN_SIGHT = """
() => { const { top, bottom } = document.activeElement.getBoundingClientRect();
  return top >= 0 && top < innerHeight && document.activeElement.id; }
"""


@pytest.mark.parametrize("name", GAMES)
def test_every_rule_is_there_and_nobody_is_shut_out(browser: Any, server: Server, axe: str, name: str) -> None:
    me = Person(browser, server.url, language="ru")
    me.go(f"/rules/{name}")
    me.page.wait_for_selector(".book-rules article")
    comes_to(me.page, SHOWN, [rule.id for rule in game(name).rules])
    for look in each_look(me, CROSSED):
        assert sticks_out(me) == [], look
        assert violations(me, axe) == [], look
    assert me.errors == []
    me.close()


def test_a_link_leads_to_one_rule(browser: Any, server: Server) -> None:
    me = Person(browser, server.url)
    me.go("/rules/dice_throne#DT-int-1")
    me.page.wait_for_selector("article.at:focus")
    comes_to(me.page, IN_SIGHT, "DT-int-1")
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
    everything = len(game("irondie").rules)
    search = me.page.locator(".book-search [type=search]")
    search.fill(ELSEWHERE[language])  # what is found now is found in all languages
    me.page.wait_for_function(FEWER, arg=everything)
    search.fill("")
    expect(me.page.locator(".book-rules article")).to_have_count(everything)
    search.press_sequentially(typed)
    if expected is None:
        expect(me.page.locator(".book-rules article")).to_have_count(0)
    else:
        me.page.wait_for_function(FEWER, arg=everything)
        if expected:
            me.page.wait_for_selector(f".book-rules article[id='{expected}']")
    expect(search).to_be_focused()
    me.close()


def test_the_book_opens_over_the_table_and_leads_back(browser: Any, server: Server, axe: str) -> None:
    me = Person(browser, server.url)
    path = me.found("dice_throne", RANDOM, options={"hero.0": "paladin", "hero.1": "barbarian"})
    me.page.wait_for_selector(".question.yours")
    me.page.locator(".question .link").first.click()
    me.page.locator("dialog .rule-id a").click()
    me.page.wait_for_selector("dialog article.at:focus")
    comes_to(me.page, IN_SIGHT, me.page.locator("dialog article.at").get_attribute("id"))
    assert violations(me, axe) == []
    me.page.locator("dialog .acts .button").click()  # back to the rule alone
    expect(me.page.locator("dialog article")).to_have_count(0)
    me.page.keyboard.press("Escape")
    me.stands_at(".question .link")
    book = me.page.locator(".bar .tool", has_text="Rules")
    book.focus()
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector("dialog article")
    me.page.keyboard.press("Escape")
    expect(me.page.locator("dialog")).to_have_count(0)
    expect(book).to_be_focused()
    expect(me.page).to_have_url(server.url + path)
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
    comes_to(me.page, f"() => ({SHOWN})().sort()", sorted(told))
    pictures = me.page.locator(".book-things .look-picture")
    swatches = pictures.filter(has_not=me.page.locator("svg, .need-row"))  # a straight is told in words
    expect(swatches.nth(8)).to_have_count(0)  # colours
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
    expect(me.page.locator(".hero-sheet-dice li")).to_have_count(6)
    expect(me.page.locator(".hero-sheet-ability").first).to_contain_text("98% / 88% / 51%")
    me.page.locator(".hero-sheet-statuses li").nth(2).wait_for()
    for look in each_look(me, CROSSED):
        assert violations(me, axe) == [], look
    me.page.locator(".hero-take .button").click()
    expect(me.page.locator(".hero-chosen").first).to_contain_text("Pyromancer")
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
    assert remaining(me.page, COVERED) == []
    assert violations(me, axe) == []
    me.page.locator(".closer .link", has_text="DF-card").click()
    me.page.wait_for_selector("dialog article.at:focus")  # the rule that says what it does
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector("dialog.dialog", state="detached")
    me.page.locator(".closer").focus()
    me.page.keyboard.press("Escape")
    me.page.wait_for_selector(".closer", state="detached")
    expect(stack).to_be_focused()
    stack.dispatch_event("contextmenu", {"pointerType": "touch", "bubbles": True})  # a finger that stays
    me.page.wait_for_selector(".closer")
    expect(me.page.locator(".question h2")).to_have_text(asked)
    assert me.errors == []
    me.close()
