"""Games played by somebody who hears the page and sees nothing of it."""

from __future__ import annotations

from typing import Any

import pytest

from .listener import Listener
from .player import RANDOM, Person
from .serving import Server

LAST = 100
"""Lines of the log that surely stand there still."""
SHORT = {"turn_limit": "3"}


@pytest.mark.parametrize(("game", "language"), [("dice_throne", "en"), ("irondie", "ru")])
def test_a_game_is_played_by_ear(browser: Any, server: Server, game: str, language: str) -> None:
    me = Person(browser, server.url, language=language, list="off")
    ears = Listener(me, language)
    me.found(game, RANDOM, options=SHORT)
    heard = ears.play()
    assert heard.unread == []
    assert heard.nameless == []
    assert heard.alike == []
    log = ears.tree().one("log", ears.say["log"])
    assert log is not None
    told = [" ".join(it.name for it in line.all("StaticText")) for line in log.all("listitem")]
    new = " ".join(heard.lines[-LAST:]).split()
    assert new
    assert new == " ".join(told).split()[-len(new) :]  # everything that happened, once, in its order
    assert me.errors == []
    me.close()
