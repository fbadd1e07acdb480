"""Puzzles in the page: found from the home, answered on the real board, by mouse and by keyboard, and played on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .measures import CROSSED, GAMES, Size, sticks_out, violations
from .player import ASKED, Person
from .serving import Server
from .waiting import done

VERDICT = ".verdict h2"
ANSWER_FIRST = "() => document.querySelector('.question [data-answer]').click()"
"""Wherever it lies: a long list on a phone is scrolled."""


def test_a_puzzle_is_found_answered_by_key_and_stays_answered(server: Server, browser: Any) -> None:
    ann = Person(browser, server.url)
    page = ann.page
    ann.go("/")
    page.get_by_role("link", name="Puzzles: IRONDIE").click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".puzzle-at")).to_contain_text("1 of")
    expect(page.locator(".counsel")).to_have_count(0)
    address = page.url
    ann.tab_to(".question [data-answer]")
    page.keyboard.press("Enter")
    expect(page.locator(VERDICT)).to_be_focused()
    expect(page.locator(".counsel-reason")).not_to_be_empty()
    expect(page.locator(".counsel-options > li").nth(1)).to_be_visible()
    outcome = page.locator(".puzzle-at b")
    expect(outcome).to_have_text(re.compile("solved|missed"))
    told = outcome.inner_text()
    page.reload()
    page.wait_for_selector(ASKED)
    expect(page).to_have_url(address)
    expect(outcome).to_have_text(told)
    page.keyboard.press("n")
    expect(page.locator(".puzzle-at")).to_contain_text("2 of")
    page.wait_for_selector(ASKED)
    assert not ann.errors
    ann.close()


def answer_first(me: Person) -> None:
    done(me.page, ANSWER_FIRST)
    me.page.wait_for_selector(VERDICT)


def test_one_plays_on_from_a_puzzle_in_its_seat(server: Server, browser: Any) -> None:
    ann = Person(browser, server.url)
    page = ann.page
    ann.go("/puzzles/dice_forge")
    page.wait_for_selector(ASKED)
    asked = page.locator(".question h2").inner_text()
    answer_first(ann)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("button", name="Begin", exact=True).click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(ASKED)
    expect(page.locator(".question h2")).to_have_text(asked)
    assert not ann.errors
    ann.close()


@pytest.mark.parametrize(("theme", "size"), CROSSED)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_sticks_out_or_shuts_somebody_out(
    server: Server, browser: Any, axe: str, game: str, theme: str, size: Size
) -> None:
    width, height = size
    ann = Person(browser, server.url, width=width, height=height, theme=theme)
    page = ann.page
    ann.go(f"/puzzles/{game}")
    page.wait_for_selector(ASKED)
    assert sticks_out(ann) == []
    answer_first(ann)
    assert sticks_out(ann) == []
    assert violations(ann, axe, ".puzzled") == []
    assert not ann.errors
    ann.close()
