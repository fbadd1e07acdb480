"""The answer of the main button."""

from __future__ import annotations

from dicewright.games.roll_player.game import GAME

from .scene import Hero, Scene


def obvious(scene: Scene) -> str:
    seen = GAME.seen(scene.g, scene.book, scene.g.asked, tuple(range(scene.g.layout.seats)))
    answer = GAME.describe(seen).obvious
    assert answer is not None
    return GAME.words().say(GAME.option(seen, answer).text)


def test_a_die_that_meets_a_goal_is_taken_and_placed_there() -> None:
    """The Wizard wants a Strength of 14 or 15."""
    scene = Scene(Hero(rows={"str": "red 5, red 5"}), Hero(), pool="red 1, red 4, white 6")
    assert "red 4" in obvious(scene)
    scene.picks(0, 2)
    assert "Strength" in obvious(scene)


def test_an_action_that_improves_nothing_is_left() -> None:
    scene = Scene(Hero(rows={"str": "red 5, red 5"}), Hero(), pool="red 1, red 4, white 6")
    scene.drafts(0, 2, "str")
    assert obvious(scene) == "Leave it"
