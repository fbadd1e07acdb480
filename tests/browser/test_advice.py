"""Advice at the table: asked for by mouse and by key, shown beside the question, heard, and answered with one press."""

from __future__ import annotations

from typing import Any

from .player import ASKED, Person
from .serving import Server

BOT = {"kind": "bot", "level": "random"}
PANEL, REASON, TAKE = ".counsel", ".counsel-reason", ".counsel > .button"
COVERED = """
() => {
  const panel = document.querySelector('.counsel').getBoundingClientRect();
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const kept = [...document.querySelectorAll('.question, .bar')];
  return kept.filter((e) => !apart(panel, e.getBoundingClientRect())).length;
}
"""


def test_advice_is_asked_for_shown_and_taken(server: Server, browser: Any) -> None:
    ann = Person(browser, server.url, width=1024, height=768)
    page = ann.page
    ann.found("dice_forge", BOT)
    page.wait_for_selector(ASKED)
    page.keyboard.press("h")
    page.wait_for_selector(REASON)
    assert page.locator(".counsel-options > li").count() == 3
    assert page.locator(f"{PANEL} [role=status]").inner_text().startswith("Best: ")
    assert page.locator("[data-advice]").get_attribute("aria-expanded") == "true"
    assert page.locator(".pointer-ring").count() > 0
    assert page.evaluate(COVERED) == 0
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
    assert ann.page.locator("[data-advice]").count() == 0
    ann.page.keyboard.press("h")
    assert ann.page.locator(PANEL).count() == 0
    ann.close()
