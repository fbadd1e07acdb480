"""The answer of the main button."""

from __future__ import annotations

from dicewright.games.roll_player.game import GAME
from dicewright.games.roll_player.show.facets import CardFacets

from .scene import Hero, Scene
from .test_market import market


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


def test_a_card_of_the_market_says_what_it_brings_at_once() -> None:
    """The first piece of chain armour is worth a star."""
    scene = market(Hero(), Hero(), cards=["chain_helm", "climb"])
    seen = GAME.seen(scene.g, scene.book, 0, (0, 1))
    row = next(area for area in GAME.board(seen).areas if area.ref.kind == "market")
    gains = {it.facets.card: it.facets.gain for it in row.things if isinstance(it.facets, CardFacets)}
    assert gains == {"chain_helm": 1, "climb": 0}
