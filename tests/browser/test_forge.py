"""The table of Dice Forge: nothing scrolls or changes its place, faces are dragged, phones cover nothing one wants."""

from __future__ import annotations

from typing import Any

import pytest

from .player import Person
from .serving import Server

BOT = {"kind": "bot", "level": "random"}
BOXES = ".forge-stage, .mine, .question, .islands, .temple, .rival, .own-die, .own"

WHERE = """
(what) => [...document.querySelectorAll(what)].map((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return [e.className.split(' ')[0], ...[left, top, width, height].map(Math.round)].join(' ');
})
"""
SCROLLS = """
() => [document.querySelector('.table'), document.documentElement]
  .filter((e) => e.scrollHeight > e.clientHeight + 1 || e.scrollWidth > e.clientWidth + 1).length
"""
COVERED = """
() => {
  const sheet = document.querySelector('.question').getBoundingClientRect();
  const covered = [];
  for (const spot of document.querySelectorAll('.board button.spot.open')) {
    spot.scrollIntoView({ block: 'nearest' });
    const { top, bottom, height } = spot.getBoundingClientRect();
    if (height && bottom - height / 2 > sheet.top && top < sheet.bottom) covered.push(spot.dataset.ref);
  }
  return covered;
}
"""


def playing(me: Person, seats: int, seed: int = 1) -> None:
    me.found("dice_forge", *(BOT,) * (seats - 1))
    me.asked()


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768)])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_stands_still(browser: Any, server: Server, width: int, height: int, seats: int) -> None:
    me = Person(browser, server.url, width, height)
    playing(me, seats)
    before = me.page.evaluate(WHERE, BOXES)
    for seed in range(12):
        assert me.page.evaluate(SCROLLS) == 0
        me.play(1, seed)
        me.asked()
        assert me.page.evaluate(WHERE, BOXES) == before
    assert me.errors == []
    me.close()


def test_a_face_is_dragged_from_the_temple_onto_a_die(browser: Any, server: Server) -> None:
    """It is bought on the way."""
    me = Person(browser, server.url, 1366, 768)
    playing(me, 2)
    face = me.page.locator(".pool button.pile.open").first
    side = me.page.locator(".own-die.light .own-side").nth(1)
    wanted = face.locator(".face").get_attribute("class") or ""
    face.drag_to(side)
    me.page.wait_for_function("() => document.querySelector('.question')?.dataset.question !== 'forge'")
    me.asked()
    kept = [it.get_attribute("class") or "" for it in me.page.locator(".own-die.light .own-side .face").all()]
    assert any(wanted.split()[:4] == it.split()[:4] for it in kept)
    assert me.errors == []
    me.close()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_phones_hide_nothing_one_chooses_from(browser: Any, server: Server, seats: int) -> None:
    me = Person(browser, server.url, 390, 844)
    playing(me, seats)
    for seed in range(10):
        assert me.page.evaluate(COVERED) == []
        me.play(1, seed)
        me.asked()
    assert me.errors == []
    me.close()
