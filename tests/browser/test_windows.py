"""Tables without a server in two windows of a browser, and a newer page while one plays."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from dicewright.offline.kit import PYODIDE, equip

from .alone import WebSpace, written
from .player import Person
from .waiting import until

pytestmark = pytest.mark.skipif(not PYODIDE.is_dir(), reason="No Python for browsers: run `npm ci` in web/.")
ELSEWHERE = "open in another window"
NEWER = """
async () => {
  const page = await caches.match('/');
  return (await page.text()).includes('newer') && (await caches.keys()).length === 1;
}
"""
"""Whether the newer page is kept, and nothing of the one before."""


@pytest.fixture(scope="module")
def site(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    return written(tmp_path_factory.mktemp("windows") / "site")


def begun(browser: Any, space: WebSpace) -> Person:
    me = Person(browser, space.url)
    me.go()
    me.page.locator(".game[data-game=roll_player] .primary").click()
    me.page.wait_for_selector(".board .spot")
    me.play(most=3)
    return me


def question(page: Page) -> Any:
    return page.locator(".question h2")


def test_one_window_at_a_time_keeps_the_tables(browser: Any, site: Path) -> None:
    with WebSpace(site) as space:
        me = begun(browser, space)
        asked = question(me.page).inner_text()
        other = me.context.new_page()
        other.goto(me.page.url)
        expect(other.locator("main .lead")).to_contain_text(ELSEWHERE)
        expect(question(me.page)).to_have_text(asked)  # whoever plays is left in peace
        other.locator("button", has_text="Go on here").click()
        expect(question(other)).to_have_text(asked)
        expect(me.page.locator("main .lead")).to_contain_text(ELSEWHERE)
        other.close()
        expect(question(me.page)).to_have_text(asked)
        me.play(most=3)
        assert me.errors == []
        me.close()


def test_a_game_goes_on_with_a_newer_page(browser: Any, site: Path, tmp_path: Path) -> None:
    """While it is played, and when it is loaded anew: nothing is lost, and the newer one is there."""
    folder = shutil.copytree(site, tmp_path / "site")
    with WebSpace(folder) as space:
        me = begun(browser, space)
        index = folder / "index.html"
        index.write_text(index.read_text().replace("<head>", '<head><meta name="newer">'))
        equip(folder, False, lambda game, seats: None, alone=True)
        me.play(most=3)
        asked = question(me.page).inner_text()
        me.page.reload()
        expect(question(me.page)).to_have_text(asked)
        until(me.page, lambda: me.page.evaluate(NEWER))
        me.play(most=3)
        assert me.errors == []
        me.close()
