"""Upkeep, income, the main phases, cards, and the discard phase."""

from __future__ import annotations

import pytest

from .scene import Player, Scene

KEPT = "vegas_baby"
SEVEN = "transference, what_status_effects, vegas_baby, get_that_outta_here, so_wild, six_it, samesies"


# --- upkeep and income ---


@pytest.mark.rule("DT-up-1", "DT-up-2", "DT-up-3")
def test_effects_of_upkeep_in_the_order_their_holder_chooses() -> None:
    scene = Scene(Player("barbarian", tokens={"burn": 1, "poison": 2, "fire_mastery": 3}), Player(), at="turn")
    scene.orders(0, "poison")
    scene.orders(0, "burn")
    assert (scene.health(0), scene.token(0, "fire_mastery")) == (46, 2)
    assert [e["n"] for e in scene.heard("damage")] == [4]


@pytest.mark.rule("DT-up-3")
def test_damage_of_upkeep_waits_for_the_end_of_the_phase() -> None:
    """A keg blows up at once; poison waits until everything is done."""
    scene = Scene(Player("barbarian", tokens={"powder_keg": 1, "poison": 2}), Player(), at="turn")
    scene.orders(0, "poison")
    assert scene.lost(0) == 0
    scene.rolls(1)
    assert [e["n"] for e in scene.heard("damage")] == [3, 2]
    assert scene.lost(0) == 5


@pytest.mark.rule("DT-up-3")
def test_whoever_falls_in_upkeep_does_nothing_more() -> None:
    tokens = {"powder_keg": 1, "poison": 1, "burn": 1}
    scene = Scene(Player("barbarian", tokens=tokens, health=3), Player(), Player(), at="turn", mode="king")
    scene.orders(0, "powder_keg")
    scene.rolls(2)
    assert scene.g.out[0] == 1
    scene.expect("draw of nature")
    assert scene.g.active == 1


@pytest.mark.rule("DT-inc-1", "DT-inc-2")
@pytest.mark.parametrize(("cp", "after"), [(0, 1), (15, 15)])
def test_income_is_a_point_and_a_card(cp: int, after: int) -> None:
    scene = Scene(Player("barbarian", cp=cp), Player(), at="income")
    assert scene.cp(0) == after
    scene.draws("six_it")
    assert scene.hand(0) == ["six_it"]
    scene.expect("main of seat 0")


# --- the main phases ---


@pytest.mark.rule("DT-main-1")
@pytest.mark.parametrize("phase", ["main", "main 2"])
def test_in_any_order_and_as_often_as_one_likes(phase: str) -> None:
    scene = Scene(Player("barbarian", hand="smack_2, getting_paid, vegas_baby, six_it", cp=0), Player(), at=phase)
    assert scene.main_options == [
        "end",
        "play vegas_baby",
        "play getting_paid",
        "sell vegas_baby",
        "sell getting_paid",
        "sell six_it",
        "sell smack_2",
    ]
    scene.sells(0, "six_it")
    scene.plays(0, "vegas_baby")
    scene.rolls(1)
    scene.passes(0)
    scene.plays(0, "smack_2")
    scene.plays(0, "getting_paid")
    assert (scene.cp(0), scene.level(0, "smack")) == (2, 2)


@pytest.mark.rule("DT-main-2", "DT-main-3", "DT-int-4")
def test_main_cards_and_upgrades_are_for_the_own_main_phases() -> None:
    """Nobody is asked about them in another's turn, nor in a roll phase."""
    rich = Player("barbarian", hand="vegas_baby, smack_2", cp=15)
    scene = Scene(rich, rich, at="main")
    scene.ends(0)
    scene.rolls(1, 1, 4, 4, 6)
    scene.expect("keep of seat 0")
    scene.stops(0)
    scene.expect("main of seat 0")


@pytest.mark.rule("DT-int-4")
def test_who_has_just_ended_a_phase_is_not_asked_again() -> None:
    """... unless another one acts."""
    scene = Scene(Player("barbarian", hand="getting_paid"), Player("barbarian", hand="getting_paid"), at="main")
    scene.ends(0)
    scene.plays(1, "getting_paid")
    scene.passes(0)
    assert (scene.cp(1), scene.asked) == (2, "die of nature")


# --- cards ---


@pytest.mark.rule("DT-card-1")
def test_a_card_costs_what_it_says() -> None:
    for cp, playable in ((1, False), (2, True)):
        scene = Scene(Player("barbarian", hand="smack_2", cp=cp), Player(), at="main")
        assert ("play smack_2" in scene.main_options) == playable


@pytest.mark.rule("DT-card-2", "DT-card-3")
def test_a_card_is_discarded_when_it_is_done() -> None:
    """So it is not in the pile that becomes the new deck."""
    scene = Scene(Player("barbarian", hand="triple_up", cp=2, deck="", discard="six_it, so_wild"), Player(), at="main")
    scene.plays(0, "triple_up")
    scene.draws("six_it")  # the other one comes by itself
    assert (scene.hand(0), scene.discarded(0)) == (["so_wild", "six_it"], ["triple_up"])


@pytest.mark.rule("DT-card-4")
def test_roll_phase_cards_in_anybodys_roll_phase_and_only_there() -> None:
    mine, theirs = Player("barbarian", hand="so_wild, vegas_baby", cp=2), Player("barbarian", hand="so_wild", cp=2)
    scene = Scene(mine, theirs, at="main")
    assert "play so_wild" not in scene.main_options
    scene.ends(0)
    scene.rolls(1, 1, 2, 2, 4)
    scene.passes(0)
    scene.plays(1, "so_wild")
    scene.picks(1, (1, 6))
    assert scene.dice() == [6, 1, 2, 2, 4]


@pytest.mark.rule("DT-card-5")
def test_instants_at_any_time() -> None:
    scene = Scene(Player("barbarian", tokens={"poison": 1}), Player("barbarian", hand="getting_paid"), at="turn")
    scene.plays(1, "getting_paid")
    assert scene.cp(1) == 2


@pytest.mark.rule("DT-card-7")
@pytest.mark.parametrize(
    ("dice", "use", "offered"), [((1, 1, 2, 2, 4), "smack 4", False), ((1, 2, 2, 3, 3), "smack 5", True)]
)
def test_head_bash_needs_8_damage(dice: tuple[int, ...], use: str, offered: bool) -> None:
    scene = Scene(Player("barbarian", hand="head_bash, vegas_baby"), Player("barbarian"))
    scene.attempts(0, dice, use)
    scene.defends(1, None)
    if offered:
        scene.plays(0, "head_bash")
    assert scene.token(1, "concussion") == int(offered)


@pytest.mark.rule("DT-card-8", "DT-card-6")
def test_an_upgrade_stays_and_is_not_for_sale() -> None:
    scene = Scene(Player("barbarian", hand="smack_2", cp=2), Player(), at="main")
    scene.plays(0, "smack_2")
    assert (scene.hand(0), scene.discarded(0), scene.level(0, "smack")) == ([], [], 2)
    assert scene.heard("upgraded")[0]["seat"] == 0


@pytest.mark.rule("DT-card-9")
@pytest.mark.parametrize(("level", "cost"), [(1, 3), (2, 1)])
def test_from_ii_to_iii_for_the_difference(level: int, cost: int) -> None:
    scene = Scene(
        Player("barbarian", hand="smack_3, vegas_baby", cp=cost, levels={"smack": level}), Player(), at="main"
    )
    scene.plays(0, "smack_3")
    assert (scene.cp(0), scene.level(0, "smack")) == (0, 3)
    assert (
        "play smack_2"
        not in Scene(Player("barbarian", hand="smack_2", cp=9, levels={"smack": 3}), Player(), at="main").main_options
    )


@pytest.mark.rule("DT-card-10", "DT-card-11")
def test_dice_of_an_effect_lie_open_to_whom_a_card_names() -> None:
    """Get Some! rolls five dice: its owner may use Six-It!, the opponent Helping Hand!, each on those five."""
    scene = Scene(
        Player("barbarian", hand="get_some, six_it", cp=9), Player("barbarian", hand="helping_hand, six_it", cp=9)
    )
    scene.rolls(1, 1, 2, 2, 3)
    scene.passes(0, 1)
    scene.stops(0)
    scene.declares(0, "smack 5")
    scene.passes(0, 1)
    scene.plays(0, "get_some")
    scene.rolls(1, 2, 3, 4, 5)
    assert scene.reactions == ["pass", "play six_it"]
    scene.passes(0)
    assert scene.reactions == ["pass", "play helping_hand"]
    scene.plays(1, "helping_hand")
    scene.picks(1, 4)
    scene.rolls(3)
    scene.passes(0)
    assert scene.g.added == 4


@pytest.mark.rule("DT-card-12")
@pytest.mark.parametrize(("die", "lost"), [(1, 0), (3, 2)])
def test_damage_of_a_main_phase_can_be_answered_and_comes_at_once(die: int, lost: int) -> None:
    scene = Scene(
        Player("gunslinger", hand="roulette, vegas_baby", cp=1), Player("gunslinger", tokens={"evasive": 1}), at="main"
    )
    scene.plays(0, "roulette")
    scene.picks(0, 1)
    scene.rolls(2)
    scene.uses(1, "evasive")
    scene.rolls(die)
    scene.expect("main of seat 0")
    assert scene.lost(1) == lost


@pytest.mark.rule("DT-card-13")
def test_an_extra_attempt_is_an_attempt() -> None:
    """One More Time! gives a fourth, which thorns and Constrict count like the others."""
    tokens = {"constrict": 1, "barbed_vine": 1}
    scene = Scene(Player("barbarian", hand="one_more_time, vegas_baby", cp=4, tokens=tokens), Player())
    scene.rolls(1, 1, 2, 4, 4)
    scene.passes(0)
    for die in (4, 5):
        scene.rerolls(0, 5)
        scene.rolls(die)
        if die == 4:
            scene.passes(0)
    scene.plays(0, "one_more_time")
    assert scene.cp(0) == 1
    scene.rerolls(0, 4, 5)
    scene.rolls(3, 3)
    assert (scene.cp(0), scene.dice(), scene.g.attempts) == (0, [1, 1, 2, 3, 3], 4)
    scene.declares(0, None)
    assert scene.lost(0) == 2


@pytest.mark.rule("DT-card-13")
def test_an_extra_attempt_of_a_duel_is_for_the_defenders_own_die() -> None:
    scene = Scene(Player("barbarian"), Player("gunslinger", hand="better_d", cp=0))
    scene.attempts(0, (1, 1, 2, 4, 4), "smack 3")
    scene.defends(1, "duel")
    scene.rolls(2, 5)
    scene.plays(1, "better_d")
    assert scene.g.options == 2
    scene.rerolls(1, 1)
    scene.rolls(6)
    scene.expect("choose of seat 1")


# --- the discard phase ---


@pytest.mark.rule("DT-disc-1")
@pytest.mark.parametrize("below", ["allowed", "not"])
def test_down_to_six_or_further(below: str) -> None:
    scene = Scene(Player("barbarian", hand=SEVEN), Player(), at="discard", discard_below=below)
    assert scene.g.options == 7
    scene.sells(0, "samesies")
    if below == "allowed":
        scene.sells(0, "six_it")
        scene.sells(0, None)
    assert scene.cp(0) == (2 if below == "allowed" else 1)
    assert scene.g.active == 1


@pytest.mark.rule("DT-disc-1")
def test_six_cards_may_stay() -> None:
    scene = Scene(Player("barbarian", hand=SEVEN.rpartition(",")[0]), Player(), at="discard")
    assert (scene.g.active, len(scene.hand(0))) == (1, 6)


@pytest.mark.rule("DT-disc-2")
def test_the_end_of_a_turn_follows_the_discard_phase() -> None:
    scene = Scene(Player("barbarian", hand=SEVEN, tokens={"delayed_poison": 2}), Player(), at="discard")
    assert scene.lost(0) == 0
    scene.sells(0, "samesies")
    scene.sells(0, None)
    assert (scene.lost(0), scene.token(0, "delayed_poison")) == (6, 0)
