"""The answer of the main button."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

from dicewright.games.roll_player import box
from dicewright.games.roll_player.game import GAME
from dicewright.games.roll_player.rules.cards import refresh_passives
from dicewright.games.roll_player.rules.dice import move_token
from dicewright.games.roll_player.rules.score import count
from dicewright.games.roll_player.show.facets import CardFacets
from dicewright.games.roll_player.state import Book, State, Type
from dicewright.kernel.game import Setup
from dicewright.match import Match
from dicewright.match.nature import Seeded
from telling import areas, asking, read

from .scene import Hero, Scene
from .test_market import market


def obvious(scene: Scene) -> str:
    answer = asking(scene).obvious
    assert answer is not None
    return read(scene)[answer]


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
    row = areas(scene)["market"]
    gains = {it.facets.card: it.facets.gain for it in row.things if isinstance(it.facets, CardFacets)}
    assert gains == {"chain_helm": 1, "climb": 0}


def test_of_many_swaps_the_one_that_meets_two_goals_is_found() -> None:
    """The Wizard wants a Strength of 14 or 15 and an Intelligence of 18: a 6 for a 2."""
    rows = {"str": "red 6, red 6, red 6", "dex": "white 1, black 3", "con": "green 3", "int": "blue 6, blue 6, white 2"}
    scene = Scene(Hero(rows=rows), Hero(), pool="red 1, red 4, white 6")
    scene.drafts(0, 1, "dex")
    assert obvious(scene).startswith("Swap red 6 (Strength")
    scene.chooses(0, "str 1")
    assert obvious(scene).startswith("Swap it for white 2 (Intelligence 3)")


def test_the_die_that_may_gain_most_is_rolled_again_since_its_old_face_may_stay() -> None:
    """The Wizard wants an Intelligence of 18, and has his Strength."""
    rows = {"str": "red 6, red 6, red 2", "int": "blue 6, blue 6"}
    scene = Scene(Hero(rows=rows), Hero(), pool="red 1, red 4, white 6")
    scene.drafts(0, 1, "int")
    assert obvious(scene) == "Roll red 1 (Intelligence 3) again"


@pytest.mark.parametrize("seed", range(3))
def test_a_gain_is_what_the_whole_score_would_grow_by(seed: int) -> None:
    """A card is judged by the parts of the score that its type can change."""
    match = Match(GAME, Setup(2), nature=Seeded(seed))
    rng, looked = Random(seed), 0
    while not match.over:
        seen = match.seen(0)
        v, b = cast(State, seen.view), cast(Book, seen.book)
        if v.alignment[0]:
            row = next(area for area in GAME.board(seen).areas if area.ref.kind == "market")
            for thing in row.things:
                assert isinstance(thing.facets, CardFacets)
                then, card = v.copy(), box.CARDS.index(thing.facets.card)
                then.held[0] |= 1 << card
                if b.type[card] == Type.TRAIT:
                    move_token(then, 0, b.arrow[card])
                refresh_passives(then, b, 0)
                assert thing.facets.gain == count(then, b, 0) - count(v.copy(), b, 0)
                looked += 1
        match.answer(rng.randrange(match.record.options))
    assert looked > 50


def test_the_action_that_was_left_for_after_a_skill_is_taken() -> None:
    rows = {"str": "red 5, red 5", "con": "red 1"}
    scene = Scene(Hero(rows=rows, cards=["pickpocket"]), Hero(), pool="red 1, red 4, white 6")
    scene.drafts(0, 2, "con")
    scene.chooses(0, None)
    assert obvious(scene) == "Take the Constitution action now"


def test_the_card_that_one_would_buy_is_added_to_the_market() -> None:
    """The first piece of chain armour is worth a star."""
    given = {"market": ["weak", "loyal", "climb"], "initiative": [1, 2], "pile": ["climb", "chain_helm"]}
    scene = Scene(Hero("druid", gold=9), Hero(), at="before market", **given)  # type: ignore[arg-type]
    assert obvious(scene) == "Add Chain Helm"
