"""The table of Dice Throne stands still, and nothing of it is cut or lies over another part."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import LAPTOP, PHONE, SMALL_PHONE, TABLET, Size, each_size, stands_still
from .player import RANDOM, Person
from .serving import Server
from .waiting import remaining

BOXES = ".phases, .opponents, .throne .stage, .question, .slot, .hand"
CUT = """
() => {
  const box = (e) => e.getBoundingClientRect();
  const all = (what) => [...document.querySelectorAll(what)];
  const stage = box(document.querySelector('.throne .stage'));
  const outside = all('.throne .fight > *, .throne .means > *').filter((e) => {
    const { top, bottom, height } = box(e);
    return height && (top < stage.top - 1 || bottom > stage.bottom + 1);
  });
  const over = all('.offense .badge-chance').filter((e) => {
    const needs = e.closest('.ability').querySelector('.needs');
    const [chance, lies] = [box(e), needs ? box(needs) : new DOMRect()];
    return chance.left < lies.right - 1 && chance.top < lies.bottom - 1 && lies.top < chance.bottom - 1;
  });
  const below = all('.offense .badge-chance').filter((e) => box(e).bottom > box(e.closest('.ability')).bottom + 1);
  return [...outside, ...over, ...below].map((e) => `${e.className} ${e.textContent}`);
}
"""
"""What reaches out of the stage, and chances that lie over what an ability needs or out of its paper."""
COVERED = """
() => [...document.querySelectorAll('.throne :is(button.spot, .stage .side-paper, .stage .keep)')].filter((it) => {
  if (document.querySelector('.question-list[open]')) return false; // what a press has narrowed down lies over the rest
  const { left, top, width, height } = it.getBoundingClientRect();
  if (!width) return false;
  const at = document.elementFromPoint(left + Math.min(width / 2, 16), top + height / 2); // cards lie one on the other
  return !at || (at !== it && !it.contains(at) && !at.contains(it));
}).map((it) => it.dataset.ref ?? it.textContent)
"""

OVERLAPS = """
() => {
  const box = (e) => e.getBoundingClientRect();
  const stage = box(document.querySelector('.throne .stage')).top;
  const hand = box(document.querySelector('.hand')).left;
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


@pytest.mark.parametrize(("size", "seats", "language"), [(PHONE, 2, "ru"), (SMALL_PHONE, 2, "en"), (PHONE, 6, "pl")])
def test_a_phone_shows_the_whole_table(browser: Any, server: Server, size: Size, seats: int, language: str) -> None:
    """It stands still, and nothing one chooses from lies under the question or out of sight."""
    me = Person(browser, server.url, *size, language=language, list="off")
    me.found("dice_throne", *(RANDOM,) * (seats - 1), options={"mode": "king"} if seats > 2 else {"hero.0": "moon_elf"})

    def answer(seed: int) -> None:
        assert remaining(me.page, COVERED) == []
        assert remaining(me.page, CUT) == []
        me.play(1, seed)

    stands_still(me, BOXES, 25, answer)
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
