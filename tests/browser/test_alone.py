"""Tables of one's own in the browser, with the network cut. All four games are played so by `make alone`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from dicewright.bots.module import built
from dicewright.kernel.game import game
from dicewright.offline.kit import FOLDER, LIST, PYODIDE, Kit

from .alone import WebSpace, without_net, written
from .player import Person

BUDGET = 6_000_000
"""Bytes that are fetched before a first game, all in all, where nothing is packed on its way."""
pytestmark = pytest.mark.skipif(not PYODIDE.is_dir(), reason="No Python for browsers: run `npm ci` in web/.")


@pytest.fixture(scope="module")
def site(page_built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    built(game("irondie"), (0, 1))
    return written(tmp_path_factory.mktemp("alone") / "site")


def test_a_whole_game_is_played_without_a_server_and_without_a_network(browser: Any, site: Path) -> None:
    with WebSpace(site) as space:
        without_net(browser, space, "irondie", reviewed=True)


def test_a_first_game_is_fetched_within_the_budget(browser: Any, site: Path) -> None:
    kit = msgspec.json.decode((site / FOLDER / LIST).read_bytes(), type=Kit)
    later = [f"/{FOLDER}/{it.name}" for it in kit.files if it.later]
    with WebSpace(site) as space:
        me = Person(browser, space.url)
        me.go()
        me.page.locator(".game[data-game=roll_player] .primary").click()
        me.page.wait_for_selector(".board .spot")
        needed = {path: size for path, size in space.sent if not path.startswith(tuple(later))}
        me.close()
    assert kit.begun_with < sum(needed.values()) < BUDGET


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
        wire = me.context.new_cdp_session(me.page)
        wire.send("Storage.overrideQuotaForOrigin", {"origin": space.url, "quotaSize": 1_000_000})
        me.go()
        expect(me.page.locator(".notice.bad")).to_contain_text("no room left")
        me.close()
