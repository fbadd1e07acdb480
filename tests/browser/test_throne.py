"""The table of Dice Throne stands still."""

from __future__ import annotations

from typing import Any

import pytest

from .measures import LAPTOP, TABLET, Size, stands_still
from .player import RANDOM, Person
from .serving import Server

BOXES = ".phases, .opponents, .throne .stage, .question, .slot, .hand"


@pytest.mark.parametrize(("size", "language"), [(LAPTOP, "ru"), (TABLET, "pl")])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_table_stands_still(browser: Any, server: Server, size: Size, language: str, seats: int) -> None:
    me = Person(browser, server.url, *size, language=language, list="off")
    me.found("dice_throne", *(RANDOM,) * (seats - 1), options={"mode": "teams"} if seats == 4 else {})
    stands_still(me, BOXES, 25)
    assert me.errors == []
    me.close()
