"""No test hangs on chance: what happens at its tables follows from its name."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import GAMES
from .player import RANDOM, Person
from .serving import Server
from .waiting import rest, settled

LINES = "() => [...document.querySelectorAll('.log li')].map((e) => e.innerText)"


def told(browser: Any, server: Server, game: str) -> list[str]:
    """What the log says after a few answers."""
    me = Person(browser, server.url)
    me.found(game, RANDOM)
    me.asked()
    rest(me.page)
    me.play(20)
    me.asked()
    lines = settled(me.page, LINES)
    me.close()
    return list(lines)


@pytest.mark.parametrize("game", GAMES)
def test_the_same_test_sees_the_same_dice(browser: Any, server: Server, game: str) -> None:
    assert told(browser, server, game) == told(browser, server, game) != []
