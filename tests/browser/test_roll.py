"""The table of Roll Player: nothing scrolls or changes its place; phones cover nothing one wants, nor scroll."""

from __future__ import annotations

from typing import Any

import pytest

from .player import ASKED, OVER, Person
from .serving import Server
from .test_forge import SCROLLS, WHERE

BOT = {"kind": "bot", "level": "random"}
BOXES = ".roll-others, .roll-stage, .question, .roll-drag > .sheet"
OUT_OF_SIGHT = """
() => [...document.querySelectorAll('.board .spot.open')].filter((spot) => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !width || !over || !(spot.contains(over) || over.contains(spot));
}).map((spot) => spot.dataset.ref)
"""


@pytest.mark.parametrize(("width", "height", "language"), [(1366, 768, "pl"), (1024, 768, "ru")])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_stands_still(
    browser: Any, server: Server, width: int, height: int, language: str, seats: int
) -> None:
    me = Person(browser, server.url, width, height, language=language)
    me.found("roll_player", *(BOT,) * (seats - 1))
    me.page.wait_for_selector(ASKED)
    before = me.page.evaluate(WHERE, BOXES)
    for seed in range(14):
        assert me.page.evaluate(SCROLLS) == 0
        me.play(1, seed)
        me.page.wait_for_selector(f"{ASKED}, {OVER}")
        assert me.page.evaluate(WHERE, BOXES) == before
    assert me.errors == []
    me.close()


@pytest.mark.parametrize(("width", "height", "seats"), [(390, 844, 2), (390, 844, 4), (360, 640, 3)])
def test_phones_show_everything_one_chooses_from(
    browser: Any, server: Server, width: int, height: int, seats: int
) -> None:
    me = Person(browser, server.url, width, height, list="off")
    me.found("roll_player", *(BOT,) * (seats - 1))
    for seed in range(20):
        me.page.wait_for_selector(f"{ASKED}, {OVER}")
        # The next question may still be on its way.
        me.page.wait_for_function(f"() => ({SCROLLS})() === 0 && ({OUT_OF_SIGHT})().length === 0", timeout=20000)
        me.play(1, seed)
    assert me.errors == []
    me.close()
