"""What helps at a table is the host's choice: in no message of a whole game is there more than he allows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from dicewright.kernel.game import Setup
from dicewright.lab.reference import built_in
from dicewright.server.messages.bounds import encode
from dicewright.server.tables import entries as e
from dicewright.server.tables.room import Room
from dicewright.server.tables.viewer import Viewer

from ..rooms import PEOPLE, founded

MOVES = 80
ADVICE = ("play", "glory-more")
"""Of these kinds are references to what something is worth to bots."""


def scenes(name: str, aids: Any) -> Iterator[Any]:
    """What everybody is told of a game, as it is sent; one plays with the main button, the other as the clock would."""
    plain = founded(name, Setup(2)).founded
    room = Room("a" * 16, replace(plain, aids=aids))
    for person in PEOPLE[:2]:
        room.apply(e.Mixed(person, person))
    room.apply(e.Begun(950.0))
    match = room.match
    assert match is not None
    for at in range(MOVES):
        if match.over:
            return
        sensible = match.game.describe(match.seen(match.asked)).obvious if match.asked == 0 else None
        room.apply(e.Answered(match.asked, match.default() if sensible is None else sensible, 960.0 + at))
        room.publish(1000.0 + at)
        for person in PEOPLE[:2]:
            yield json.loads(encode(Viewer(room, person, "en").table(set())))["scene"]


def kinds(scene: Any) -> set[str]:
    return {ref.split(":")[0] for ref in scene["odds"]}


every_game = pytest.mark.parametrize("name", [game.name for game in built_in()])


@every_game
def test_without_aids_nothing_is_reckoned_and_nothing_proposed(name: str) -> None:
    asked = 0
    for scene in scenes(name, "none"):
        assert scene["odds"] == {}
        if scene["asking"]:
            asked += 1
            assert scene["asking"]["obvious"] is None
            assert not scene["asking"]["needless"]
    assert asked


@every_game
def test_with_odds_alone_nobody_is_told_what_bots_think_of_it(name: str) -> None:
    assert all(not kinds(scene) & set(ADVICE) for scene in scenes(name, "odds"))


@pytest.mark.parametrize(("name", "odds"), [("dice_forge", "brings"), ("dice_throne", "keep"), ("irondie", "dealt")])
def test_with_odds_they_are_told(name: str, odds: str) -> None:
    assert any(odds in kinds(scene) for scene in scenes(name, "odds"))


@pytest.mark.parametrize(("name", "advice"), [("dice_forge", "glory-more"), ("dice_throne", "play")])
def test_with_all_of_them_it_is_told_too(name: str, advice: str) -> None:
    assert any(advice in kinds(scene) for scene in scenes(name, "all"))
