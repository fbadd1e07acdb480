"""What bots and clocks are told."""

from __future__ import annotations

import pytest

from dicewright.bots import Player
from dicewright.games.roll_player.game import GAME
from dicewright.kernel.chance import picker
from dicewright.kernel.game import Setup

from .scene import Hero, Scene

POOL = "red 1, blue 3, green 6"


@pytest.mark.rule("RP-dig-1")
def test_whoever_does_not_answer_passes_leaves_it_or_discards() -> None:
    """A whole game of default answers: nobody buys, uses or changes anything."""
    setup = GAME.settled(Setup(3))
    g, b = GAME.table(setup)
    w = GAME.weights_of(setup)
    GAME.start(g, b)
    pick = picker(5)
    while not g.over:
        GAME.answer(g, b, pick(g.options) if g.asked < 0 else GAME.default(g, b, w))
    assert list(g.held) == [0, 0, 0]
    assert list(g.at) == [4, 4, 4]


def value(scene: Scene, seat: int = 0) -> int:
    return GAME.evaluate(scene.g, scene.book, GAME.weights_of(GAME.settled(Setup(2))), seat)


def test_a_better_board_is_worth_more() -> None:
    good, bad = {"str": "blue 5, blue 5, blue 5"}, {"str": "red 2, red 1, red 1"}
    assert value(Scene(Hero(rows=good), Hero(), pool=POOL)) > value(Scene(Hero(rows=bad), Hero(), pool=POOL))


def test_what_is_good_for_one_is_bad_for_the_other() -> None:
    scene = Scene(Hero(rows={"str": "blue 5, blue 5, blue 5"}), Hero(), pool=POOL)
    assert value(scene, 0) > 0 > value(scene, 1)


@pytest.mark.parametrize("row", ["dex", "int"])
def test_a_choice_half_made_is_judged_by_its_best_end_and_changes_nothing(row: str) -> None:
    """After the first die of a swap, after the roll of a reroll: the better end counts."""
    rows = {"str": "blue 5, blue 5, red 1", "cha": "red 5"}
    scene = Scene(Hero(rows=rows), Hero(), pool=POOL)
    scene.drafts(0, 2, row)
    before = value(scene)
    scene.chooses(0, "str 3")
    if row == "int":
        scene.rolls(5)
    assert value(scene) > before
    data = bytes(scene.g.buffer)
    value(scene)
    assert bytes(scene.g.buffer) == data


def test_a_die_in_hand_is_judged_by_its_best_row() -> None:
    values = []
    for card in (1, 3):
        scene = Scene(Hero(rows={"str": "blue 5, blue 5", "dex": "red 6, red 6"}), Hero(), pool="red 1, gold 2, blue 5")
        scene.picks(0, card)
        values.append(value(scene))
    assert values[0] < values[1]


def test_nobody_throws_cards_away_to_put_off_a_lost_end() -> None:
    """Only the score itself is trusted once nothing but the scoring is left."""
    behind = Hero("paladin", full=True, cards=["chain_helm", "chain_tunic"])
    ahead = Hero("thief", full=True, rows=dict.fromkeys(("str", "dex", "con"), "black 6, black 6, black 6"))
    scene = Scene(ahead, behind, at="scoring")
    assert scene.asked == "shed of seat 1"
    assert GAME.quiet(scene.g, scene.book) == 0
    greedy, weights = Player("greedy", GAME, (0, 1)), GAME.weights_of(GAME.settled(Setup(2)))
    assert greedy.choose(scene.g.copy(), scene.book, weights, 1, 7) == 0
