"""Guided first games as a learner lives them: he presses what is pointed at, errs, goes back, leaves, plays on."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .measures import LAPTOP, PHONE, TABLET, Size, violations
from .player import ASKED, Person
from .serving import Server
from .waiting import box, remaining, rest, settled

NOTE = ".guide-note"
COUNT = ".guide-count"
KINDLY = ".guide-kindly"
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

READY = """
() => {
  // Something is to be read, or pressed where the ring is, or all of it is free.
  const there = (what) => document.querySelector(what) !== null;
  return there('.guide-note .primary') || there(there('.guide-count') ? '.pointer-ring' : '.question.yours');
}
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
    def step(self) -> str:
        """Which step of how many; nothing where nobody leads any more."""
        return "".join(self.page.locator(COUNT).all_inner_texts())

    def reads(self) -> None:
        """Press "Go on" until there is something to do."""
        self.page.wait_for_function(READY)
        while self.page.locator(READ_ON).count():
            self._and_waits(lambda: self.page.locator(READ_ON).click())

    def presses(self) -> None:
        """Press what is pointed at, in the middle of the ring, as a finger would."""
        ring = box(self.page.locator(RING))
        middle = (ring["x"] + ring["width"] / 2, ring["y"] + ring["height"] / 2)
        self._and_waits(lambda: self.page.mouse.click(*middle))

    def does_step(self) -> None:
        """Do everything there is to do at one step."""
        self.reads()
        before = self.step
        while self.step == before and not self.page.locator(READ_ON).count():
            self.presses()

    def _and_waits(self, act: Any) -> None:
        before = settled(self.page, STATE)
        act()
        self.page.wait_for_function(f"(before) => ({STATE})() !== before && ({READY})()", arg=before)
        rest(self.page)


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
        if not (step := me.step):
            break
        steps.add(step)
        assert remaining(me.page, COVERED) == [], step
        me.presses()
    assert len(steps) == int(next(iter(steps)).split()[-1])
    me.page.wait_for_selector(ASKED)
    expect(me.page.locator(".guide-words")).to_have_text(re.compile(".{10}"))  # the coach
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
    me.page.locator(QUIET).nth(3).wait_for(state="attached")  # while one reads, nothing can be pressed
    me.reads()
    before = me.step
    for k in range(me.page.locator(QUIET).count()):
        me.page.locator(QUIET).nth(k).click(force=True)
        expect(me.page.locator(KINDLY)).to_contain_text("Smack II")
    expect(me.page.locator(COUNT)).to_have_text(before)
    me.page.keyboard.press("Enter")  # the main button of the question, by keyboard
    rest(me.page)
    expect(me.page.locator(COUNT)).to_have_text(before)
    me.presses()
    expect(me.page.locator(KINDLY)).to_have_count(0)
    me.close()


def test_back_and_away_and_on_again(browser: Any, server: Server) -> None:
    me = Learner(browser, server.url, *LAPTOP, list="off")
    me.begins("irondie")
    for _ in range(2):
        me.does_step()
    me.reads()
    expect(me.page.locator(COUNT)).to_have_text("3 of 8")
    back = me.page.get_by_role("button", name="Back a step")
    back.click()  # to what was read
    me.page.wait_for_selector(READ_ON)
    back.click()  # to the question before, past the dice
    expect(me.page.locator(COUNT)).to_have_text("2 of 8")
    me.does_step()
    me.reads()
    me.go("/learn?game=irondie")
    me.page.locator(".acts .primary").click()  # go on where you left off
    me.reads()
    expect(me.page.locator(COUNT)).to_have_text("3 of 8")
    me.page.locator(".guide-ways summary").click()
    me.page.get_by_role("button", name="Let me play on freely").click()
    me.page.wait_for_selector(RING, state="detached")
    expect(me.page.locator(QUIET)).to_have_count(0)
    me.page.get_by_role("button", name="Lead me again").click()
    me.page.wait_for_selector(RING)
    me.close()


def test_a_guide_by_keyboard(browser: Any, server: Server, axe: str) -> None:
    me = Learner(browser, server.url, *LAPTOP, list="off")
    me.begins("roll_player")
    me.tab_to(READ_ON)
    me.page.keyboard.press("Enter")
    me.page.wait_for_selector(RING)
    assert violations(me, axe, ".frame") == []
    me.tab_to(".guide-there")
    me.page.keyboard.press("Enter")
    me.stands_at("[data-ref='race-board:1']")
    me.page.keyboard.press("Enter")
    expect(me.page.locator(COUNT)).to_have_text("2 of 16")
    me.close()
