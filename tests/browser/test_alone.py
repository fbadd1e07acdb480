"""Tables of one's own in the browser, with the network cut. All four games are played so by `make alone`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from dicewright.bots.module import built
from dicewright.kernel.game import game
from dicewright.offline.kit import PYODIDE

from .alone import WebSpace, without_net, written
from .player import Person

pytestmark = pytest.mark.skipif(not PYODIDE.is_dir(), reason="No Python for browsers: run `npm ci` in web/.")


@pytest.fixture(scope="module")
def site(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    built(game("irondie"), (0, 1))
    return written(tmp_path_factory.mktemp("alone") / "site")


def test_a_whole_game_is_played_without_a_server_and_without_a_network(browser: Any, site: Path) -> None:
    with WebSpace(site) as space:
        without_net(browser, space, "irondie", reviewed=True)


def test_what_was_begun_goes_on_after_a_reload_without_a_network(browser: Any, site: Path) -> None:
    with WebSpace(site) as space:
        me = Person(browser, space.url, language="pl")
        me.go()
        me.page.locator(".game[data-game=roll_player] .primary").click()
        me.page.wait_for_selector(".board .spot")
        me.play(most=3)
        asked = me.page.locator(".question h2").inner_text()
        me.context.set_offline(True)
    me.page.reload()
    expect(me.page.locator(".question h2")).to_have_text(asked)
    me.close()


def test_where_there_is_no_room_that_is_said(browser: Any, site: Path) -> None:
    with WebSpace(site) as space:
        me = Person(browser, space.url)
        me.page.add_init_script(
            "Cache.prototype.put = () => Promise.reject(new DOMException('no room', 'QuotaExceededError'))"
        )
        me.go()
        expect(me.page.locator(".notice.bad")).to_contain_text("no room left")
        me.close()
