"""No test hangs on chance: what happens at its tables follows from its name."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import GAMES
from .player import RANDOM, Person
from .serving import Server


def told(browser: Any, server: Server, game: str) -> list[str]:
    """What the log says after a few answers."""
    me = Person(browser, server.url)
    me.found(game, RANDOM)
    me.asked()
    me.page.wait_for_load_state("networkidle")  # a board that comes later would lay the dice anew
    me.play(20)
    me.asked()
    lines = [str(line) for line in me.page.locator(".log li").all_inner_texts()]
    me.close()
    return lines


@pytest.mark.parametrize("game", GAMES)
def test_the_same_test_sees_the_same_dice(browser: Any, server: Server, game: str) -> None:
    assert told(browser, server, game) == told(browser, server, game) != []
