"""Guided first games as a learner lives them: he presses what is pointed at, errs, goes back, leaves, plays on."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import LAPTOP, PHONE, TABLET, Size
from .player import ASKED, Person
from .serving import Server

NOTE = ".guide-note"
READ_ON = f"{NOTE} .primary"
RING = ".pointer-ring"
QUIET = ".board button.spot.later, .board .spot.later > .spot-handle, .question [data-answer][aria-disabled=true]"

STATE = """
() => JSON.stringify([
  document.querySelector('.guide-words')?.textContent, document.querySelector('.guide-count')?.textContent,
  [...document.querySelectorAll('.pointer-ring')].map((ring) => ring.getAttribute('style')),
  document.querySelector('.question')?.textContent,
])
"""

COVERED = """
() => {
  // What the note or the arrow covers of what is pointed at, and of the question.
  const hidden = (e) => getComputedStyle(e).visibility === 'hidden';
  const shown = (what) => [...document.querySelectorAll(what)].filter((e) => !hidden(e));
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  const things = [...document.querySelectorAll('.pointer-ring'), document.querySelector('.question-words')];
  return shown('.guide-note, .pointer-arrow').flatMap((over_) => things
    .filter((thing) => thing && over(over_.getBoundingClientRect(), thing.getBoundingClientRect()))
    .map((thing) => `${over_.getAttribute('class')} covers ${thing.className}`));
}
"""


class Learner(Person):
    """Somebody who has never seen the game."""

    def begins(self, game: str) -> None:
        self.go(f"/learn?game={game}")
        self.page.wait_for_selector(NOTE)

    @property
    def count(self) -> str:
        return str(self.page.locator(".guide-count").inner_text())

    def reads(self) -> None:
        """Press "Go on" until there is something to do."""
        self.page.wait_for_selector(f"{READ_ON}, {RING}")
        while self.page.locator(READ_ON).count():
            self._and_waits(lambda: self.page.locator(READ_ON).click())
            self.page.wait_for_selector(f"{READ_ON}, {RING}, {NOTE}")

    def presses(self) -> None:
        """Press what is pointed at, in the middle of the ring, as a finger would."""
        box = self.page.locator(RING).first.bounding_box()
        assert box is not None
        middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        self._and_waits(lambda: self.page.mouse.click(*middle))

    def does_step(self) -> None:
        """Do everything there is to do at one step."""
        self.reads()
        before = self.count
        while self.page.locator(".guide-count").count() and self.count == before and self.page.locator(RING).count():
            self.presses()
            self.page.wait_for_selector(f"{READ_ON}, {RING}, {NOTE}:not(:has(.guide-count)) .guide-words")
            if self.page.locator(READ_ON).count():
                return

    def _and_waits(self, act: Any) -> None:
        before = self.page.evaluate(STATE)
        act()
        self.page.wait_for_function(f"(before) => ({STATE})() !== before", arg=before)
        self.page.wait_for_selector(f"{READ_ON}, {RING}, {ASKED}")


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("dice_forge", "pl", TABLET),
        ("dice_throne", "en", LAPTOP),
        ("irondie", "ru", PHONE),
        ("roll_player", "en", LAPTOP),
    ],
)
def test_a_guide_leads_into_a_game_with_a_coach(
    browser: Any, server: Server, game: str, language: str, size: Size
) -> None:
    me = Learner(browser, server.url, *size, language=language, list="off")
    me.begins(game)
    steps = set()
    while True:
        me.reads()
        if not me.page.locator(".guide-count").count():
            break
        steps.add(me.count)
        me.page.wait_for_timeout(30)  # the ring goes along with the next frame
        assert me.page.evaluate(COVERED) == [], me.count
        me.presses()
    assert len(steps) == int(next(iter(steps)).split()[-1])
    me.page.wait_for_selector(ASKED)
    assert len(me.page.locator(".guide-words").text_content() or "") > 10  # the coach
    me.play(most=3, seed=2)  # and everything can be pressed again
    me.asked()
    me.page.wait_for_selector(NOTE)
    if me.page.locator(".guide-fold").count():
        me.page.locator(".guide-fold").click()
    me.page.locator(f"{NOTE} .link").last.click()
    me.page.wait_for_selector(NOTE, state="detached")
    assert me.errors == []
    me.close()


def test_another_press_is_answered_kindly(browser: Any, server: Server) -> None:
    me = Learner(browser, server.url, *LAPTOP, list="off")
    me.begins("dice_throne")
    assert me.page.locator(QUIET).count() > 3  # while one reads, nothing can be pressed
    me.reads()
    before = me.count
    for k in range(me.page.locator(QUIET).count()):
        me.page.locator(QUIET).nth(k).click(force=True)
        assert "Smack II" in me.page.locator(".guide-kindly").inner_text()
    assert me.count == before
    me.page.keyboard.press("Enter")  # the main button of the question, by keyboard
    assert me.count == before
    me.presses()
    assert me.page.locator(".guide-kindly").count() == 0
    me.close()


def test_back_and_away_and_on_again(browser: Any, server: Server) -> None:
    me = Learner(browser, server.url, *LAPTOP, list="off")
    me.begins("irondie")
    for _ in range(2):
        me.does_step()
    me.reads()
    assert me.count == "3 of 8"
    back = me.page.get_by_role("button", name="Back a step")
    back.click()  # to what was read
    me.page.wait_for_selector(READ_ON)
    back.click()  # to the question before, past the dice
    me.page.wait_for_function("() => document.querySelector('.guide-count')?.textContent === '2 of 8'")
    me.does_step()
    me.reads()
    me.go("/learn?game=irondie")
    me.page.locator(".acts .primary").click()  # go on where you left off
    me.reads()
    assert me.count == "3 of 8"
    me.page.locator(".guide-ways summary").click()
    me.page.get_by_role("button", name="Let me play on freely").click()
    me.page.wait_for_selector(RING, state="detached")
    assert me.page.locator(QUIET).count() == 0
    me.page.get_by_role("button", name="Lead me again").click()
    me.page.wait_for_selector(RING)
    me.close()


def test_a_guide_by_keyboard(browser: Any, server: Server, axe: str) -> None:
    me = Learner(browser, server.url, *LAPTOP, list="off")
    me.begins("roll_player")
    me.tab_to(READ_ON)
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(RING)
    me.page.evaluate(axe)
    found = me.page.evaluate("async () => (await axe.run('.frame')).violations.map((it) => it.id)")
    assert found == []
    me.tab_to(".guide-there")
    me.page.keyboard.press("Enter")
    assert me.focused("[data-ref='race-board:1']")
    me.page.keyboard.press("Enter")
    me.page.wait_for_function("() => document.querySelector('.guide-count')?.textContent === '2 of 16'")
    me.close()
