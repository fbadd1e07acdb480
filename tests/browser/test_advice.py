"""Advice at the table: asked for by mouse and by key, shown beside the question, heard, and answered with one press."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from .player import ASKED, Person
from .serving import Server
from .waiting import remaining, rest

BOT = {"kind": "bot", "level": "random"}
PANEL, REASON, TAKE = ".counsel", ".counsel-reason", ".counsel > .button"
COVERED = """
() => {
  const panel = document.querySelector('.counsel').getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const kept = [...document.querySelectorAll('.question, .bar')];
  return kept.filter((e) => !apart(panel, e.getBoundingClientRect())).map((e) => e.className);
}
"""


def test_advice_is_asked_for_shown_and_taken(server: Server, browser: Any) -> None:
    ann = Person(browser, server.url, width=1024, height=768)
    page = ann.page
    ann.found("dice_forge", BOT)
    page.wait_for_selector(ASKED)
    page.keyboard.press("h")
    page.wait_for_selector(REASON)
    expect(page.locator(".counsel-options > li")).to_have_count(3)
    expect(page.locator(f"{PANEL} [role=status]")).to_have_text(re.compile("^Best: "))
    expect(page.locator("[data-advice]")).to_have_attribute("aria-expanded", "true")
    page.wait_for_selector(".pointer-ring")
    assert remaining(page, COVERED) == []
    page.keyboard.press("h")
    page.wait_for_selector(PANEL, state="detached")
    page.locator("[data-advice]").click()
    page.wait_for_selector(TAKE)
    before = page.locator(".log li").count()
    page.locator(TAKE).click()
    page.wait_for_selector(PANEL, state="detached")
    page.wait_for_function("(n) => document.querySelectorAll('.log li').length > n", arg=before)
    assert not ann.errors
    ann.close()


def test_a_table_without_advice_offers_none(server: Server, browser: Any) -> None:
    ann = Person(browser, server.url)
    ann.go("/new?game=dice_forge")
    ann.page.wait_for_selector(".new-table")
    ann.page.locator(".new-more select").nth(1).select_option("odds")
    ann.page.locator(".new-table button[type=submit]").click()
    ann.page.wait_for_selector(ASKED)
    expect(ann.page.locator("[data-advice]")).to_have_count(0)
    ann.page.keyboard.press("h")
    rest(ann.page)
    expect(ann.page.locator(PANEL)).to_have_count(0)
    ann.close()
