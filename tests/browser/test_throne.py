"""The table of Dice Throne stands still, and nothing of it is cut or lies over another part."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import LAPTOP, TABLET, Size, each_size, stands_still
from .player import RANDOM, Person
from .serving import Server
from .waiting import remaining

BOXES = ".phases, .opponents, .throne .stage, .question, .slot, .hand"

OVERLAPS = """
() => {
  const box = (e) => e.getBoundingClientRect();
  const stage = box(document.querySelector('.throne .stage')).top;
  const hand = box(document.querySelector('.pane-hand')).left;
  const all = (what) => [...document.querySelectorAll(what)];
  const cut = all('.throne .slot .ability').filter((e) => e.scrollHeight > e.clientHeight + 2);
  const far = all('.far-board .chip, .far-player .token-spot, .far-player .discards');
  const low = far.filter((e) => box(e).bottom > stage + 1);
  const wide = all('.near .token-spot, .near .power').filter((e) => box(e).right > hand + 1);
  return [...cut, ...low, ...wide].map((e) => `${e.className} ${e.textContent}`);
}
"""
"""Papers with a line cut, rivals' abilities over the stage, what one holds over the hand."""


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "ru"), (TABLET, "pl")])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_stands_still(browser: Any, server: Server, size: Size, language: str, seats: int) -> None:
    me = Person(browser, server.url, *size, language=language, list="off")
    me.found("dice_throne", *(RANDOM,) * (seats - 1), options={"mode": "teams"} if seats == 4 else {})
    stands_still(me, BOXES, 25)
    assert me.errors == []
    me.close()


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
@pytest.mark.parametrize("heroes", [("artificer", "samurai"), ("treant", "tactician"), ("cursed_pirate", "artificer")])
def test_nothing_is_cut(browser: Any, server: Server, heroes: tuple[str, str], language: str) -> None:
    me = Person(browser, server.url, *LAPTOP, language=language, list="off")
    me.found("dice_throne", RANDOM, options={"hero.0": heroes[0], "hero.1": heroes[1]})
    for k in range(12):
        me.asked()
        for size in each_size(me, (LAPTOP, TABLET)):
            assert remaining(me.page, OVERLAPS) == [], size
        me.play(2, k)
    me.close()
