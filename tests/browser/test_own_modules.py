"""Tables without a server, at a page that a server has sent: what bots think with is built there when somebody plays,
and kept here."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from dicewright.bots.module import built, name_of
from dicewright.kernel.game import game
from dicewright.offline.kit import PYODIDE

from .player import ASKED, Person
from .serving import Server
from .waiting import until

GAME, TEAMS = "irondie", (0, 1)


WITHOUT_MODULES = """
const ask = fetch;
globalThis.fetch = async (wanted, given) => {
  const answer = await ask(wanted, given);
  if (wanted !== '/offline/kit.json?now') return answer;
  const kit = await answer.json();
  return Response.json({ ...kit, files: kit.files.filter(({ name }) => !/-.*wasm$/.test(name)) });
};
"""
"""A page as it is built where nobody has played yet."""


@pytest.mark.skipif(not PYODIDE.is_dir(), reason="No Python for browsers: run `npm ci` in web/.")
def test_what_bots_think_with_comes_from_the_server_and_stays(server: Server, browser: Any) -> None:
    built(game(GAME), TEAMS)
    me = Person(browser, server.url)
    me.page.add_init_script(WITHOUT_MODULES)
    me.go()
    me.page.locator("button", has_text="Play without a server").click()
    me.page.locator(f".game[data-game={GAME}] .primary").click()
    me.page.wait_for_selector(ASKED)
    module = f"/offline/{name_of(game(GAME), TEAMS)}"
    until(me.page, lambda: me.page.evaluate("async (it) => (await caches.match(it)) !== undefined", module))
    advised(me)
    assert not me.errors
    me.context.set_offline(True)
    me.page.reload()
    me.page.wait_for_selector(ASKED)
    advised(me)
    me.close()


def advised(me: Person) -> None:
    """By trials, and no longer after a quick look."""
    me.page.keyboard.press("h")
    expect(me.page.locator(".counsel-sure")).to_contain_text("trials")
