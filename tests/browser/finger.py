"""A finger on the screen of a person, as the browser feels one."""

from __future__ import annotations

from typing import Any

from .player import Person
from .waiting import box

FRAME_MS = 16
LIFTED = ".lifted, .dragged"
"""What is in hand."""
NO_TIME = """
() => {
  // However long the machine takes for a swipe, the finger has rested nowhere.
  const usual = globalThis.setTimeout;
  globalThis.goOn = () => { globalThis.setTimeout = usual; };
  globalThis.setTimeout = (act, ms = 0, ...more) => (ms < 100 ? usual(act, ms, ...more) : 0);
}
"""


class Finger:
    def __init__(self, me: Person) -> None:
        self._page, self._wire = me.page, me.context.new_cdp_session(me.page)

    def draw(self, one: Any, to: Any, rests: bool = False) -> None:
        """Put the finger on a thing, perhaps rest there until it is in hand, and draw it to another."""
        x, y = _middle(one)
        there = _middle(to)
        self._touch("touchStart", x, y)
        if rests:
            self._page.wait_for_selector(LIFTED)
        self._move(x, y, *there)
        self.let_go()

    def swipe(self, one: Any, to: Any) -> None:
        """Put the finger on a thing and draw it at once to another, or so far; it stays on the screen."""
        x, y = _middle(one)
        there = (x + to[0], y + to[1]) if isinstance(to, tuple) else _middle(to)
        self._page.evaluate(NO_TIME)
        self._touch("touchStart", x, y)
        self._move(x, y, *there)
        self._page.evaluate("goOn()")

    def _move(self, x: float, y: float, to_x: float, to_y: float) -> None:
        for k in range(1, 9):
            self._touch("touchMove", x + (to_x - x) * k / 8, y + (to_y - y) * k / 8)
            self._page.wait_for_timeout(FRAME_MS)

    def let_go(self) -> None:
        self._wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, x: float, y: float) -> None:
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def _middle(it: Any) -> tuple[float, float]:
    lies = box(it)
    return lies["x"] + lies["width"] / 2, lies["y"] + lies["height"] / 2
