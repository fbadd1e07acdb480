"""The table of Roll Player: nothing scrolls or changes its place; phones cover nothing one wants, nor scroll."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import LAPTOP, PHONE, SCROLLS, SMALL_PHONE, TABLET, Size, stands_still
from .player import OVER, RANDOM, Person
from .serving import Server
from .waiting import remaining

BOXES = ".roll-others, .roll-stage, .question, .roll-drag > .sheet"
OUT_OF_SIGHT = """
() => [...document.querySelectorAll('.board .spot.open')].filter((spot) => {
  const { left, top, width, height } = spot.getBoundingClientRect();
  const over = document.elementFromPoint(left + width / 2, top + height / 2);
  return !width || !over || !(spot.contains(over) || over.contains(spot));
}).map((spot) => spot.dataset.ref)
"""


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "pl"), (TABLET, "ru")])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_stands_still(browser: Any, server: Server, size: Size, language: str, seats: int) -> None:
    me = Person(browser, server.url, *size, language=language)
    me.found("roll_player", *(RANDOM,) * (seats - 1))
    stands_still(me, BOXES, 15)
    assert me.errors == []
    me.close()


@pytest.mark.parametrize(("size", "seats"), [(PHONE, 2), (PHONE, 4), (SMALL_PHONE, 3)])
def test_phones_show_everything_one_chooses_from(browser: Any, server: Server, size: Size, seats: int) -> None:
    me = Person(browser, server.url, *size, list="off")
    me.found("roll_player", *(RANDOM,) * (seats - 1))
    for seed in range(20):
        me.asked()
        if me.page.locator(OVER).count():
            break
        assert remaining(me.page, f"() => [...({SCROLLS})(), ...({OUT_OF_SIGHT})()]") == []
        me.play(1, seed)
    assert me.errors == []
    me.close()
