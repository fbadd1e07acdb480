"""What the coach would play in a main phase."""

from __future__ import annotations

from dicewright.games.dice_throne.game import GAME

from .scene import Player, Scene
from .test_describe import seen


def advised(hand: str, cp: int) -> list[str]:
    """What it pays a Barbarian to play, the best first."""
    looked = seen(Scene(Player("barbarian", hand=hand, cp=cp), Player("paladin"), at="main"), 0)
    pays = {ref.path[0]: it.worth or 0 for ref, (it,) in GAME.worths(looked).items()}
    answers = sorted(pays, key=lambda answer: -pays[answer])
    return [GAME.words("en").say(GAME.option(looked, answer).text).split(" (")[0] for answer in answers]


def test_an_upgrade_that_pays_is_advised() -> None:
    assert advised("sturdy_blow_2", 1) == ["Upgrade to Sturdy Blow II"]


def test_what_costs_nothing_and_brings_something_is_advised() -> None:
    assert advised("getting_paid, sturdy_blow_2", 0) == ["Play Getting Paid!"]


def test_nothing_is_advised_that_cannot_be_paid() -> None:
    assert advised("sturdy_blow_2", 0) == []


def test_an_upgrade_that_skips_a_level_is_compared_with_the_level_that_lies_there() -> None:
    assert advised("sturdy_blow_3", 2) == ["Upgrade to Sturdy Blow III"]
