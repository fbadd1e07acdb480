"""A finger on the screen of a person, as the browser feels one."""

from __future__ import annotations

from typing import Any

from .player import Person

HOLD_MS = 400
"""Longer than a finger must rest on something that could scroll."""
FRAME_MS = 16


class Finger:
    def __init__(self, me: Person) -> None:
        self._page, self._wire = me.page, me.context.new_cdp_session(me.page)

    def draw(self, one: Any, to: Any, hold: int = 0, let_go: bool = True) -> None:
        """Put the finger on a thing, perhaps rest there, and draw it to another, or so far."""
        x, y = _middle(one)
        to_x, to_y = (x + to[0], y + to[1]) if isinstance(to, tuple) else _middle(to)
        self._touch("touchStart", x, y)
        self._page.wait_for_timeout(hold)
        for k in range(1, 9):
            self._touch("touchMove", x + (to_x - x) * k / 8, y + (to_y - y) * k / 8)
            self._page.wait_for_timeout(FRAME_MS)
        if let_go:
            self.let_go()

    def let_go(self) -> None:
        self._wire.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, x: float, y: float) -> None:
        self._wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})


def _middle(it: Any) -> tuple[float, float]:
    box = it.first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
