"""The table of Dice Forge: nothing scrolls or changes its place, faces are dragged, phones cover nothing one wants."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import LAPTOP, PHONE, TABLET, Size, stands_still
from .player import RANDOM, Person
from .serving import Server
from .waiting import comes_to, remaining, settled

BOXES = ".forge-stage, .mine, .question, .islands, .temple, .rival, .own-die, .own"

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


FACES = """
() => [...document.querySelectorAll('.own-die.light .own-side .face')].map((e) => e.innerHTML)
"""
"""The faces of one's light die, by what they show."""


def playing(me: Person, seats: int) -> None:
    me.found("dice_forge", *(RANDOM,) * (seats - 1))
    me.asked()


@pytest.mark.parametrize("size", [LAPTOP, TABLET], ids=str)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_stands_still(browser: Any, server: Server, size: Size, seats: int) -> None:
    me = Person(browser, server.url, *size)
    playing(me, seats)
    stands_still(me, BOXES, 13)
    assert me.errors == []
    me.close()


def test_a_face_is_dragged_from_the_temple_onto_a_die(browser: Any, server: Server) -> None:
    """It is bought on the way."""
    me = Person(browser, server.url, *LAPTOP)
    playing(me, 2)
    face = me.page.locator(".pool button.pile.open").first
    side = me.page.locator(".own-die.light .own-side").nth(1)
    wanted = face.locator(".face").inner_html()
    had = settled(me.page, FACES).count(wanted)
    face.drag_to(side)
    comes_to(me.page, f"(wanted) => ({FACES})().filter((it) => it === wanted).length", had + 1, wanted)
    assert me.errors == []
    me.close()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_phones_hide_nothing_one_chooses_from(browser: Any, server: Server, seats: int) -> None:
    me = Person(browser, server.url, *PHONE)
    playing(me, seats)
    for seed in range(10):
        assert remaining(me.page, COVERED) == []
        me.play(1, seed)
        me.asked()
    assert me.errors == []
    me.close()
