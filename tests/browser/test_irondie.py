"""The table of IRONDIE: it stands still, phones cover nothing one chooses from, and a finger drags dice or scrolls."""

from __future__ import annotations

from typing import Any

import pytest

from .player import ASKED, OVER, Person
from .serving import Server

BOT = {"kind": "bot", "level": "random"}
BOXES = ".rivals, .iron-field, .iron-stage, .question, .own"
WHERE = """
(what) => [...document.querySelectorAll(what)].map((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  return [e.className.split(' ')[0], ...[left, top, width, height].map(Math.round)].join(' ');
})
"""
CLIPPED = """
() => [...document.querySelectorAll('.table, .irondie, .iron-stage, .lane, .prices, .rivals')]
  .filter((e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
  .map((e) => `${e.className}: ${e.scrollWidth} x ${e.scrollHeight} in ${e.clientWidth} x ${e.clientHeight}`)
"""
COVERED = """
() => [...document.querySelectorAll('.board button.spot.open, .board .price')].filter((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  if (!width) return false;
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return !at || (at !== e && !e.contains(at) && !at.contains(e));
}).map((e) => e.dataset.ref ?? e.textContent)
"""
TO_THE_END = "() => { const it = document.querySelector('.table'); it.scrollTo(0, 9999); return it.scrollTop }"
KEPT = "() => document.querySelectorAll('.own .pile-reserve [data-drags]').length"


HOLD_BACK = """
() => {
  // Dice for duels, so that there are some: the first of each class.
  if (document.querySelector('.question')?.dataset.question !== 'split') return false;
  for (const hand of document.querySelectorAll('.muster-dice')) hand.querySelector('button.spot.picked')?.click();
  return true;
}
"""


def answers(me: Person, seed: int) -> None:
    """Answer anything; of a hand, keep something back."""
    if me.page.evaluate(HOLD_BACK):
        me.page.locator(".question .primary").click()
    else:
        me.play(1, seed)
    me.asked()


class Finger:
    """A finger on the screen, as the browser feels one."""

    def __init__(self, me: Person) -> None:
        self._me, self._wire = me, me.context.new_cdp_session(me.page)

    def drag(self, start: str, end: str | tuple[float, float], hold_ms: int = 0) -> None:
        """From the middle of something to the middle of something else, or so far."""
        x, y = self._middle(start)
        to = self._middle(end) if isinstance(end, str) else (x + end[0], y + end[1])
        self._touch("touchStart", x, y)
        self._me.page.wait_for_timeout(hold_ms)
        for k in range(1, 9):
            self._touch("touchMove", x + (to[0] - x) * k / 8, y + (to[1] - y) * k / 8)
            self._me.page.wait_for_timeout(16)
        self._touch("touchEnd")

    def _middle(self, of: str) -> tuple[float, float]:
        box = self._me.page.locator(of).first.bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def _touch(self, kind: str, *at: float) -> None:
        points = [{"x": at[0], "y": at[1]}] if at else []
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


@pytest.mark.parametrize(("seats", "width", "language"), [(2, 1366, "en"), (4, 1024, "pl"), (8, 1024, "ru")])
def test_the_table_stands_still(browser: Any, server: Server, seats: int, width: int, language: str) -> None:
    me = Person(browser, server.url, width, 768, language=language, list="off")
    me.found("irondie", *(BOT,) * (seats - 1))
    me.page.wait_for_selector(ASKED)
    before = me.page.evaluate(WHERE, BOXES)
    for seed in range(10):
        assert me.page.evaluate(CLIPPED) == []
        assert me.page.evaluate(WHERE, BOXES) == before
        answers(me, seed)
        if me.page.locator(OVER).count():
            break
    assert me.errors == []
    me.close()


@pytest.mark.parametrize(
    ("seats", "width", "height", "language"), [(2, 390, 844, "en"), (2, 360, 640, "ru"), (8, 360, 640, "pl")]
)
def test_a_phone_covers_nothing_one_chooses_from(
    browser: Any, server: Server, seats: int, width: int, height: int, language: str
) -> None:
    me = Person(browser, server.url, width, height, language=language, list="off")
    me.found("irondie", *(BOT,) * (seats - 1))
    me.asked()
    for seed in range(10):
        assert me.page.evaluate(COVERED) == []
        answers(me, seed)
        if me.page.locator(OVER).count():
            break
    assert me.errors == []
    me.close()


def test_a_finger_drags_dice_between_hand_and_battle(browser: Any, server: Server) -> None:
    me = Person(browser, server.url, 390, 844, touch=True, list="off")
    me.found("irondie", BOT)
    me.page.wait_for_selector(".muster-die .spot.picked")
    finger = Finger(me)
    finger.drag(".muster-die [data-ref='die:0:1']", ".own .pile-reserve")
    me.page.wait_for_function(f"{KEPT} === 1")
    finger.drag(".own .pile-reserve [data-drags]", ".sector.ours.sector-attack")
    me.page.wait_for_function(f"{KEPT} === 0")
    me.page.locator(".muster-die [data-ref='die:0:1']").tap()
    me.page.wait_for_function(f"{KEPT} === 1")
    assert me.errors == []
    me.close()


def test_a_swipe_scrolls_and_a_finger_that_rests_drags(browser: Any, server: Server) -> None:
    """Where the table does not fit, dice are in the way of nobody who wants to see the rest of it."""
    me = Person(browser, server.url, 390, 540, touch=True, list="off")
    me.found("irondie", BOT)
    me.page.wait_for_selector(".muster-die .spot.picked")
    finger = Finger(me)
    before = me.page.evaluate(TO_THE_END)
    assert before > 0
    top = "() => document.querySelector('.table').scrollTop"
    finger.drag(".muster-die [data-ref='die:0:0']", (0, 60))
    me.page.wait_for_function(f"{top} < {before}")
    assert me.page.evaluate(KEPT) == 0
    me.page.evaluate(TO_THE_END)
    finger.drag(".muster-die [data-ref='die:0:2']", ".own .pile-reserve", hold_ms=400)
    me.page.wait_for_function(f"{KEPT} === 1")
    me.close()
