"""Things are drawn by finger: dice to rows, cards and feats to oneself, faces onto dice. A finger that scrolls draws
nothing."""

from __future__ import annotations

from typing import Any

import pytest

from .player import ASKED, Person
from .serving import Server

BOT = {"kind": "bot", "level": "random"}
HOLD_MS = 400
"""Longer than a finger must rest on something that could scroll."""
LIFTED = ".lifted"


class Finger:
    """A finger on the screen of a person."""

    def __init__(self, me: Person) -> None:
        self._page = me.page
        self._wire = me.context.new_cdp_session(me.page)

    def draw(self, one: Any, other: Any, hold: int = 0, let_go: bool = True) -> None:
        """Put the finger on one thing, perhaps rest there, and draw it to another."""
        (x, y), (to_x, to_y) = _middle(one), _middle(other)
        self._touch("touchStart", x, y)
        if hold:
            self._page.wait_for_timeout(hold)
        for k in range(1, 9):
            self._touch("touchMove", x + (to_x - x) * k / 8, y + (to_y - y) * k / 8)
        if let_go:
            self.let_go()

    def let_go(self) -> None:
        self._wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, x: float, y: float) -> None:
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def _middle(it: Any) -> tuple[float, float]:
    box = it.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _asked(me: Person) -> str:
    me.page.wait_for_selector(ASKED)
    return str(me.page.locator(".question").get_attribute("data-question"))


def _play_to(me: Person, *kinds: str) -> None:
    """Press the main button, or whatever is offered, until such a question is asked."""
    for seed in range(60):
        if _asked(me) in kinds:
            return
        main = me.page.locator(".question .primary")
        if main.count():
            main.first.click()
            me.page.wait_for_timeout(50)
        else:
            me.play(1, seed)
    raise AssertionError(f"{kinds} were never asked.")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640)])
def test_a_die_is_drawn_to_its_row_and_a_card_to_oneself(browser: Any, server: Server, width: int, height: int) -> None:
    me = Person(browser, server.url, width, height, touch=True)
    me.found("roll_player", BOT)
    finger = Finger(me)
    _play_to(me, "place")
    dice = me.page.locator(".sheet .cell .roll-die")
    assert dice.count() == 0
    finger.draw(me.page.locator(".hand-die.open").first, me.page.locator(".sheet .attribute").nth(3))
    me.page.wait_for_function("() => document.querySelectorAll('.sheet .cell .roll-die').length === 1")
    assert me.page.locator(".sheet .attribute").nth(3).locator(".roll-die").count() == 1
    _play_to(me, "initiative")
    before = dice.count()
    room = me.page.locator(".sheet .attribute:has(.cell-empty)").first
    finger.draw(me.page.locator(".initiative-card.open").first, room)
    me.page.wait_for_function(f"() => document.querySelectorAll('.sheet .cell .roll-die').length > {before}")
    _play_to(me, "market")
    card = me.page.locator(".market-spot.open").first
    ref = card.get_attribute("data-ref")
    finger.draw(card, me.page.locator(".sheet"), hold=HOLD_MS)
    me.page.wait_for_function(f"() => !document.querySelector('.market [data-ref=\"{ref}\"]')")
    assert me.errors == []
    me.close()


def test_a_face_is_drawn_onto_a_die_and_a_finger_that_scrolls_draws_nothing(browser: Any, server: Server) -> None:
    me = Person(browser, server.url, 390, 844, touch=True)
    me.found("dice_forge", BOT)
    finger = Finger(me)
    assert _asked(me) == "action"
    me.page.locator(".panes-tab").nth(1).click()  # with shards at hand, the islands lie in sight first
    me.page.wait_for_timeout(500)
    face = me.page.locator(".pool button.pile.open").first
    side = me.page.locator(".own-die.light .own-side").nth(1)
    finger.draw(face, side, let_go=False)  # at once: the finger scrolls
    assert me.page.locator(LIFTED).count() == 0
    finger.let_go()
    assert _asked(me) == "action"
    finger.draw(face, side, hold=HOLD_MS)
    me.page.wait_for_function("() => document.querySelector('.question')?.dataset.question !== 'action'")
    assert _asked(me) != "forge"  # bought and forged in one go
    assert me.page.locator(LIFTED).count() == 0
    assert me.errors == []
    me.close()
