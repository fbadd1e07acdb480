"""Every table, measured: no note covers an answer, fingers hit what they aim at, everything can be read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import expect

from .contrast import faint
from .measures import GAMES, LAPTOP, PHONE, SCREENS, SMALL_PHONE, THEMES, Size
from .player import HEADING, OVER, RANDOM, Person
from .serving import Server
from .waiting import done, remaining

FINGER = 44
"""Pixels that a finger needs to hit something."""
SMALL = """
(least) => {
  const found = [];
  for (const it of document.querySelectorAll('button, a[href], summary, select, input, textarea')) {
    if (it.disabled || it.closest('[inert], [aria-hidden=true]')) continue;
    if (it.closest('.board') && !it.closest('.question')) continue; // dice and cards; they stand in the list, too
    if (!it.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const target = it.matches('[type=radio], [type=checkbox]') ? it.closest('label') ?? it : it;
    const { left, top, width, height } = target.getBoundingClientRect();
    const hits = (dx, dy) => target.contains(document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy));
    if (!width || !hits(0, 0)) continue; // it lies under something, or out of sight
    const half = least / 2 - 1; // what a thing does not fill itself may be lent to it
    const wide = width >= least || (hits(-half, 0) && hits(half, 0));
    const high = height >= least || (hits(0, -half) && hits(0, half));
    const name = it.getAttribute('aria-label') ?? it.textContent.trim();
    if (!wide || !high) found.push(`${name} (${it.className}): ${Math.round(width)} x ${Math.round(height)}`);
  }
  return found;
}
"""
NOTES = """
async () => {
  // Point at everything on the board, one thing after the other: which answers do the notes cover?
  const covered = new Set();
  let notes = 0;
  const usual = globalThis.setTimeout;
  // The next frame, and what is put off until after it: a note is laid once it is painted.
  const painted = () => new Promise((done) => requestAnimationFrame(() => usual(done, 0)));
  globalThis.setTimeout = (act) => usual(act, 0); // nobody has to rest there until a note opens
  for (const it of document.querySelectorAll('.board [data-ref]')) {
    if (!it.checkVisibility()) continue;
    it.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
    for (let k = 0; k < 2; k++) await painted();
    const bubble = document.querySelector('.peek');
    if (!bubble) continue; // where a thing says nothing, there is none
    while (bubble.isConnected && bubble.style.visibility !== 'visible') await painted();
    notes += 1;
    const note = bubble.getBoundingClientRect();
    const answers = [...document.querySelectorAll('.question-options button, .question h2')];
    for (const kept of answers.filter((e) => e.checkVisibility())) {
      const box = kept.getBoundingClientRect();
      const wide = Math.min(note.right, box.right) - Math.max(note.left, box.left);
      const high = Math.min(note.bottom, box.bottom) - Math.max(note.top, box.top);
      if (wide > 2 && high > 2) covered.add(`${it.dataset.ref} over ${kept.textContent}`);
    }
  }
  globalThis.setTimeout = usual;
  return { notes, covered: [...covered] };
}
"""


def small(me: Person) -> list[str]:
    """What a finger would miss."""
    me.unveil()
    return remaining(me.page, SMALL, FINGER)


@contextmanager
def seated(browser: Any, server: Server, game: str, size: Size, **more: str) -> Iterator[Person]:
    me = Person(browser, server.url, *size, list="off", **more)
    me.found(game, RANDOM)
    me.asked()
    yield me
    assert me.errors == []
    me.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_note_covers_an_answer(browser: Any, server: Server, game: str) -> None:
    with seated(browser, server, game, LAPTOP, language="ru") as me:
        for _ in range(3):
            seen = done(me.page, NOTES)
            assert seen["covered"] == []
            assert seen["notes"] > 3
            me.play(5)
            me.asked()


@pytest.mark.parametrize("size", [SMALL_PHONE, PHONE], ids=str)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_phone_lists_can_be_pressed(browser: Any, server: Server, game: str, size: Size) -> None:
    with seated(browser, server, game, size) as me:
        opened = 0
        for seed in range(1, 6):
            for summary in me.page.locator(":is(.question-list, .question-not) > summary").all():
                summary.click()
                panel = me.page.locator("details[open] > .question-panel")
                expect(panel).to_be_in_viewport(ratio=0.99)
                panel.locator("button").first.click(trial=True)
                summary.click()
                opened += 1
            me.play(3, seed=seed)
            me.asked()
        assert opened > 0


@pytest.mark.parametrize("game", GAMES)
def test_every_target_at_a_table_fits_a_finger(browser: Any, server: Server, game: str) -> None:
    with seated(browser, server, game, PHONE, language="pl") as me:
        for seed in range(1, 4):
            assert small(me) == []
            me.play(4, seed=seed)
            me.asked()
        me.page.locator(".drawer-button").click()
        assert small(me) == []


def test_every_target_around_tables_fits_a_finger(browser: Any, server: Server) -> None:
    me = Person(browser, server.url, *PHONE)
    for path, there in SCREENS.items():
        me.go(path)
        me.page.wait_for_selector(there)
        assert small(me) == [], path
    me.found("roll_player")
    me.asked()
    me.page.locator(".drawer-button").click()
    me.page.get_by_role("button", name="Resign").click()
    assert small(me) == []
    me.page.locator("dialog [data-resign]").click()
    me.page.wait_for_selector(OVER)
    assert small(me) == []
    me.page.locator(".afterwards a", has_text="Watch again").click()  # nothing lies over the end
    me.page.wait_for_selector(".film")
    me.page.wait_for_selector(".board .spot", state="attached")
    assert small(me) == []
    me.close()


def test_the_drawer_of_a_phone_gives_way(browser: Any, server: Server) -> None:
    with seated(browser, server, "roll_player", PHONE) as me:
        drawer, question = me.page.locator(".drawer-button"), me.page.locator(HEADING)
        asked = question.inner_text()
        drawer.click()
        expect(drawer).to_have_attribute("aria-expanded", "true")
        # A press beside it closes it, and does nothing else.
        me.page.locator(".roll-others").click(position={"x": 4, "y": 4})
        expect(drawer).to_have_attribute("aria-expanded", "false")
        expect(question).to_have_text(asked)
        drawer.click()
        expect(drawer).to_have_attribute("aria-expanded", "true")
        me.page.keyboard.press("Escape")
        expect(drawer).to_have_attribute("aria-expanded", "false")
        drawer.click()
        me.page.get_by_role("button", name="Pause").click()
        me.page.get_by_role("button", name="Go on playing").click()
        expect(question).to_have_text(asked)


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_table_can_be_read(browser: Any, server: Server, game: str) -> None:
    with seated(browser, server, game, LAPTOP) as me:
        for theme in THEMES:
            me.play(8)
            me.asked()
            me.page.emulate_media(color_scheme=theme)
            assert faint(me) == [], theme
