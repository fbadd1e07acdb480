"""The table of IRONDIE: it stands still, phones cover nothing one chooses from, and a finger drags dice or scrolls."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .finger import Finger
from .measures import LAPTOP, PHONE, SMALL_PHONE, TABLET, Size, each_size, stands_still
from .player import OVER, RANDOM, Person
from .serving import Server
from .waiting import comes_to, remaining, rest

BOXES = ".rivals, .iron-field, .iron-stage, .question, .own"
CLIPPED = """
() => [...document.querySelectorAll('.table, .iron-field, .iron-stage, .lane, .prices, .rivals')]
  .filter((e) => e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
  .map((e) => `${e.className}: ${e.scrollWidth} x ${e.scrollHeight} in ${e.clientWidth} x ${e.clientHeight}`)
"""
OUTSIDE = """
() => [...document.querySelectorAll('.lane .iron-spot')].filter((it) => {
  const [die, sector] = [it, it.closest('.sector')].map((e) => e.getBoundingClientRect());
  return die.top < sector.top - 1 || die.bottom > sector.bottom + 1;
}).map((it) => it.dataset.ref)
"""
"""Dice that reach out of their sector."""
COVERED = """
() => [...document.querySelectorAll('.board button.spot.open, .board .price')].filter((e) => {
  const { left, top, width, height } = e.getBoundingClientRect();
  if (!width) return false;
  const at = document.elementFromPoint(left + width / 2, top + height / 2);
  return !at || (at !== e && !e.contains(at) && !at.contains(e) && !at.matches('.sector-near'));
}).map((e) => e.dataset.ref ?? e.textContent)
"""
"""What one cannot press. Dice that are small on large tables come near by a press on their sector, which lies over them
until then."""
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


@pytest.mark.parametrize(
    ("seats", "size", "language"), [(2, LAPTOP, "en"), (2, PHONE, "ru"), (4, TABLET, "pl"), (8, TABLET, "ru")]
)
def test_the_table_stands_still(browser: Any, server: Server, seats: int, size: Size, language: str) -> None:
    me = Person(browser, server.url, *size, language=language, list="off")
    me.found("irondie", *(RANDOM,) * (seats - 1))

    def answer(seed: int) -> None:
        assert remaining(me.page, CLIPPED) == []
        answers(me, seed)

    stands_still(me, BOXES, 10, answer)
    assert me.errors == []
    me.close()


@pytest.mark.parametrize("army", ["hive", "onslaught", "wall"])
def test_dice_lie_in_their_sector(browser: Any, server: Server, army: str) -> None:
    me = Person(browser, server.url, *LAPTOP, list="off")
    me.found("irondie", RANDOM, options={"army.0": army, "army.1": army})
    me.asked()
    me.page.locator(".question .primary").click()
    me.page.wait_for_function("() => document.querySelectorAll('.sector.ours .iron-spot').length > 5")
    for size in each_size(me, (LAPTOP, TABLET)):
        assert remaining(me.page, OUTSIDE) == [], size
    assert me.errors == []
    me.close()


@pytest.mark.parametrize(
    ("seats", "size", "language"),
    [(2, PHONE, "en"), (2, SMALL_PHONE, "ru"), (4, SMALL_PHONE, "en"), (8, SMALL_PHONE, "pl")],
)
def test_a_phone_covers_nothing_one_chooses_from(
    browser: Any, server: Server, seats: int, size: Size, language: str
) -> None:
    me = Person(browser, server.url, *size, language=language, list="off")
    me.found("irondie", *(RANDOM,) * (seats - 1))
    me.asked()
    for seed in range(10):
        assert remaining(me.page, COVERED) == []
        answers(me, seed)
        if me.page.locator(OVER).count():
            break
    assert me.errors == []
    me.close()


def test_a_finger_drags_dice_between_hand_and_battle(browser: Any, server: Server) -> None:
    me = Person(browser, server.url, *PHONE, touch=True, list="off")
    me.found("irondie", RANDOM)
    me.page.wait_for_selector(".muster-die .spot.picked")
    finger = Finger(me)
    die, reserve = me.page.locator(".muster-die [data-ref='die:0:1']"), me.page.locator(".own .pile-reserve")
    finger.draw(die, reserve)
    me.page.wait_for_function(f"() => ({KEPT})() === 1")
    finger.draw(reserve.locator("[data-drags]"), me.page.locator(".sector.ours.sector-attack"))
    me.page.wait_for_function(f"() => ({KEPT})() === 0")
    die.tap()
    me.page.wait_for_function(f"() => ({KEPT})() === 1")
    assert me.errors == []
    me.close()


def test_a_swipe_scrolls_and_a_finger_that_rests_drags(browser: Any, server: Server) -> None:
    """Where the table does not fit, dice are in the way of nobody who wants to see the rest of it."""
    me = Person(browser, server.url, 390, 540, touch=True, list="off")
    me.found("irondie", RANDOM)
    me.page.wait_for_selector(".muster-die .spot.picked")
    finger = Finger(me)
    me.page.wait_for_function(TO_THE_END)
    rest(me.page)
    before = me.page.evaluate(TO_THE_END)
    finger.swipe(me.page.locator(".muster-die [data-ref='die:0:0']"), (0, 60))
    me.page.wait_for_function(f"() => document.querySelector('.table').scrollTop < {before}")
    finger.let_go()
    comes_to(me.page, KEPT, 0)
    me.page.evaluate(TO_THE_END)
    finger.draw(me.page.locator(".muster-die [data-ref='die:0:2']"), me.page.locator(".own .pile-reserve"), rests=True)
    me.page.wait_for_function(f"() => ({KEPT})() === 1")
    me.close()


CROWDED = """
() => {
  // Dice of a sector that lie nearer to each other than a finger is wide.
  const near = [];
  for (const sector of document.querySelectorAll('.sector')) {
    const middles = [...sector.querySelectorAll('.iron-spot')].map((e) => {
      const { left, top, width, height } = e.getBoundingClientRect();
      return [left + width / 2, top + height / 2];
    });
    middles.forEach(([x, y], i) => {
      for (const [u, v] of middles.slice(i + 1))
        if (Math.max(Math.abs(x - u), Math.abs(y - v)) < 43.5) near.push(`${sector.className} ${x - u} ${y - v}`);
    });
  }
  return near;
}
"""


@pytest.mark.parametrize("seats", [2, 4])
def test_a_finger_finds_its_die_on_a_phone(browser: Any, server: Server, seats: int) -> None:
    me = Person(browser, server.url, *PHONE, language="ru", list="off", touch=True)
    me.found("irondie", *(RANDOM,) * (seats - 1))
    for k in range(6):
        me.asked()
        if me.page.locator(OVER).count():
            break
        assert remaining(me.page, CROWDED) == []
        answers(me, k)
    me.close()


FINGERS = """
() => [...document.querySelectorAll('.sector.near button.iron-spot')].map((e) => {
  const { width, height } = e.getBoundingClientRect();
  return Math.min(width, height) >= 44;
})
"""


def test_a_finger_brings_the_dice_of_a_large_table_near_on_a_phone(browser: Any, server: Server) -> None:
    me = Person(browser, server.url, *PHONE, touch=True)
    me.found("irondie", *[RANDOM] * 7)
    me.asked()
    near = me.page.locator(".sector-near")
    while not near.count():
        me.page.locator(".question [data-answer]").first.click()
        me.asked()
    near.first.tap()
    comes_to(me.page, f"() => ({FINGERS})().every(Boolean) && ({FINGERS})().length > 0", True)
    asked = me.page.locator(".question h2").inner_text()
    me.page.locator(".sector.near button.iron-spot").first.tap()
    expect(me.page.locator(".sector.near")).to_have_count(0)
    expect(me.page.locator(".question h2")).not_to_have_text(asked)
    assert me.errors == []
    me.close()
