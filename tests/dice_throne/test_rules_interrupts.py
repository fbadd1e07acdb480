"""Who may act when, in which order, and who is asked at all."""

from __future__ import annotations

import pytest

from dicewright.games.dice_throne.game import GAME
from dicewright.games.dice_throne.state import Window
from dicewright.kernel.assembler import Column

from .duel import attempt
from .scene import Player, Scene

PAID = Player("barbarian", hand="getting_paid")


@pytest.mark.rule("DT-int-3")
def test_clockwise_from_the_active_player() -> None:
    scene = Scene(PAID, PAID, PAID, PAID, mode="king", active=2)
    scene.rolls(1, 1, 4, 4, 6)
    scene.passes(2, 3, 0, 1)
    scene.expect("keep of seat 2")


@pytest.mark.rule("DT-int-3")
def test_the_active_player_comes_first_in_anothers_roll_too() -> None:
    """The dice of a defence are the defender's; still the attacker is asked first."""
    scene = Scene(Player("barbarian", hand="so_wild, vegas_baby", cp=2), Player("barbarian", hand="so_wild", cp=2))
    scene.rolls(1, 1, 2, 2, 3)
    scene.passes(0, 1)
    scene.stops(0)
    scene.declares(0, "smack 5")
    scene.passes(0, 1)
    scene.defends(1, "thick_skin")
    scene.rolls(4, 1, 1)
    scene.passes(0)
    scene.plays(1, "so_wild")
    scene.picks(1, (2, 5))
    scene.plays(0, "so_wild")
    scene.picks(0, (1, 1))
    assert scene.lost(1) == 6


@pytest.mark.rule("DT-int-3")
def test_whoever_acts_is_answered_before_the_game_goes_on() -> None:
    scene = Scene(Player("barbarian", hand="so_wild, vegas_baby", cp=2), Player("barbarian", hand="tip_it", cp=1))
    scene.rolls(1, 1, 2, 4, 6)
    scene.passes(0)
    scene.plays(1, "tip_it")
    scene.picks(1, (3, 3))
    scene.plays(0, "so_wild")
    scene.picks(0, (5, 2))
    assert scene.dice() == [1, 1, 3, 4, 2]
    scene.expect("keep of seat 0")


@pytest.mark.rule("DT-int-1", "DT-stat-3")
def test_no_card_interrupts_a_roll_phase_card() -> None:
    """While Get Some! is done, the opponent may play cards on its dice alone, and spend what he holds."""
    scene = Scene(
        Player("barbarian", hand="get_some, vegas_baby", cp=2),
        Player("paladin", hand="buh_bye, tip_it", cp=9, tokens={"protect": 1}),
    )
    scene.rolls(1, 1, 2, 2, 3)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "smack 5")
    scene.passes(1)
    scene.plays(0, "get_some")
    scene.rolls(1, 1, 1, 4, 4)
    assert scene.reactions == ["pass", "play tip_it", "use protect"]


@pytest.mark.rule("DT-int-1")
@pytest.mark.parametrize(("card", "offered"), [("get_some", ["use cleanse"]), ("feelin_good", [])])
def test_nothing_interrupts_an_instant(card: str, offered: list[str]) -> None:
    """Over the dice of a Roll Phase card a status may be spent, over those of an instant it may not."""
    foe = Player("monk", hand="tip_it", cp=1, tokens={"cleanse": 1, "knockdown": 1})
    scene = Scene(Player("barbarian", hand=f"{card}, vegas_baby", cp=2), foe)
    attempt(scene, 0, (1, 1, 2, 2, 3), "smack 5")
    scene.plays(0, card)
    scene.rolls(*(1, 1, 1, 4, 4)[: 5 if card == "get_some" else 3])
    assert scene.reactions == ["pass", "play tip_it", *offered]


@pytest.mark.rule("DT-int-1", "DT-stat-3")
def test_nothing_interrupts_a_spent_status() -> None:
    """The Tactician takes a Cleanse with Tactical Advantage: the Monk is not asked."""
    scene = Scene(
        Player("tactician", hand="vegas_baby", tokens={"tactical_advantage": 4}),
        Player("monk", hand="getting_paid", tokens={"cleanse": 1, "knockdown": 1}),
        at="main",
    )
    scene.uses(0, "tactical_transfer")
    scene.picks(0, (1, "cleanse"))
    scene.expect("main of seat 0")
    assert (scene.tokens(0), scene.tokens(1)) == ({"cleanse": 1}, {"knockdown": 1})


@pytest.mark.rule("DT-int-2")
def test_dice_count_as_they_lie_when_the_window_closes() -> None:
    scene = Scene(Player("barbarian", hand="vegas_baby"), Player("barbarian", hand="six_it", cp=1))
    scene.attempts(0, (1, 1, 2, 2, 3), "smack 5")
    scene.defends(1, "thick_skin")
    scene.rolls(4, 4, 1)
    scene.passes(1)
    assert scene.lost(1) == 4


@pytest.mark.rule("DT-int-4")
def test_only_who_has_something_to_play_is_asked() -> None:
    scene = Scene(Player("barbarian", hand="vegas_baby"), Player("barbarian", hand="so_wild, vegas_baby", cp=1))
    scene.attempts(0, (1, 1, 2, 2, 3), "smack 5")
    scene.defends(1, None)
    scene.expect("main of seat 0")


@pytest.mark.rule("DT-int-4")
def test_a_window_for_somebody_looks_like_none_to_others() -> None:
    """What one holds shows neither in the question nor in the record that another one sees."""

    def seen(hand: str) -> bytes:
        scene = Scene(
            Player("barbarian", hand="vegas_baby"), Player("barbarian", hand=hand, cp=2), Player(), mode="king"
        )
        scene.rolls(1, 1, 2, 2, 3)
        scene.expect("react of seat 1")
        return bytes(GAME.view(scene.g, 2, (0, 1, 2)).buffer)

    assert seen("so_wild") == seen("getting_paid")


@pytest.mark.rule("DT-int-4", "DT-card-5")
def test_the_moments_at_which_one_is_asked() -> None:
    """A whole turn of an attack, with somebody who could always act."""
    mine = Player("barbarian", hand="vegas_baby", tokens={"poison": 1})
    scene = Scene(mine, Player("barbarian", hand="getting_paid"), at="turn")
    moments = []
    script = {
        "keep of seat 0": 0,
        "declare of seat 0": 1,
        "defend of seat 1": 0,
        "main of seat 0": 0,
        "draw of nature": 0,
        "die of nature": 0,
    }
    while scene.g.active == 0:
        if scene.asked == "react of seat 1":
            moments.append(scene.book.code[scene.g.f_pc[scene.g.sp - 1], Column.WHAT])
            scene.passes(1)
        else:
            scene.reply(script[scene.asked])
    assert [Window.names[window] for window in moments] == [
        "upkeep", "phase", "offense", "declared", "attack", "last", "phase", "upkeep",
    ]  # fmt: skip
