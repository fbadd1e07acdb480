"""The offensive and the targeting roll phase: attempts, declaring, activating, aiming."""

from __future__ import annotations

import pytest

from .scene import Player, Scene

BARBARIAN = Player("barbarian", hand="vegas_baby")


def rolled(*dice: int, hero: str = "barbarian", foe: Player = BARBARIAN) -> Scene:
    scene = Scene(Player(hero, hand="vegas_baby"), foe)
    scene.rolls(*dice)
    return scene


# --- attempts ---


@pytest.mark.rule("DT-off-2", "DT-off-3")
def test_three_attempts_with_any_dice() -> None:
    scene = rolled(1, 1, 4, 4, 6)
    scene.rerolls(0, 3, 4, 5)
    scene.rolls(2, 5, 6)
    scene.rerolls(0, 4)
    scene.rolls(3)
    assert (scene.dice(), scene.g.attempts) == ([1, 1, 2, 3, 6], 3)
    scene.expect("declare of seat 0")


@pytest.mark.rule("DT-off-3")
def test_one_may_stop_at_any_time() -> None:
    scene = rolled(1, 1, 2, 4, 6)
    scene.stops(0)
    scene.expect("declare of seat 0")
    assert scene.g.attempts == 1


@pytest.mark.rule("DT-off-1")
def test_after_every_attempt_anybody_may_play_roll_phase_cards() -> None:
    scene = Scene(BARBARIAN, Player("barbarian", hand="helping_hand", cp=1))
    scene.rolls(1, 1, 1, 4, 6)
    scene.passes(1)
    scene.rerolls(0, 5)
    scene.rolls(5)
    scene.plays(1, "helping_hand")
    scene.picks(1, 1)
    scene.rolls(4)
    assert scene.dice() == [4, 1, 1, 4, 5]


# --- declaring ---


@pytest.mark.rule("DT-off-4", "DT-off-9", "DT-off-12")
def test_what_the_dice_allow() -> None:
    scene = rolled(1, 2, 3, 3, 6)
    scene.stops(0)
    assert scene.declarable == [None, "smack 3", "smack 4"]
    scene.declares(0, "smack 3")
    scene.defends(1, None)
    assert scene.lost(1) == 4


@pytest.mark.rule("DT-off-4")
def test_one_may_activate_nothing() -> None:
    scene = rolled(1, 2, 3, 3, 6)
    scene.stops(0)
    scene.declares(0, None)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 0


@pytest.mark.rule("DT-off-9")
def test_every_symbol_that_is_asked_for() -> None:
    for dice, found in (((1, 2, 6, 6, 4), True), ((1, 2, 3, 6, 4), False), ((1, 4, 6, 6, 4), False)):
        scene = rolled(*dice)
        scene.stops(0)
        assert (scene.asked == "declare of seat 0" and "sturdy_blow" in scene.declarable) == found


@pytest.mark.rule("DT-off-10", "DT-off-11")
@pytest.mark.parametrize(
    ("dice", "small", "large"),
    [
        ((1, 2, 3, 4, 6), True, False),
        ((5, 3, 2, 4, 3), True, False),
        ((6, 5, 4, 3, 3), True, False),
        ((1, 2, 3, 5, 6), False, False),
        ((1, 2, 3, 4, 5), True, True),
        ((6, 2, 4, 3, 5), True, True),
    ],
)
def test_straights(dice: tuple[int, ...], small: bool, large: bool) -> None:
    scene = rolled(*dice)
    scene.stops(0)
    allowed = scene.declarable if scene.asked == "declare of seat 0" else []
    assert ("mighty_blow" in allowed, "reckless" in allowed) == (small, large)


@pytest.mark.rule("DT-off-5", "DT-off-6")
def test_changed_dice_mean_another_declaration_or_the_attempts_left() -> None:
    scene = rolled(1, 1, 2, 2, 6, foe=Player("barbarian", hand="so_wild, helping_hand", cp=3))
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "smack 4")
    scene.plays(1, "so_wild")
    scene.picks(1, (1, 4))
    scene.passes(1)
    assert scene.declarable == [None, "smack 3", "roll"]
    scene.declares(0, "roll")
    scene.rerolls(0, 1)
    scene.rolls(3)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "smack 4")
    scene.plays(1, "helping_hand")
    scene.picks(1, 1)
    scene.rolls(5)
    scene.declares(0, "smack 3")
    scene.defends(1, None)
    assert scene.lost(1) == 4


@pytest.mark.rule("DT-off-6")
def test_without_attempts_left_there_is_nothing_to_go_back_to() -> None:
    scene = Scene(
        Player("barbarian", hand="vegas_baby", tokens={"entangle": 1}), Player("barbarian", hand="so_wild", cp=2)
    )
    scene.rolls(1, 1, 2, 4, 6)
    scene.passes(1)
    scene.rerolls(0, 5)
    scene.rolls(3)
    scene.passes(1)
    scene.declares(0, "smack 4")
    scene.plays(1, "so_wild")
    scene.picks(1, (5, 6))
    assert scene.declarable == [None, "smack 3"]


@pytest.mark.rule("DT-off-6")
def test_the_active_player_may_change_his_dice_too() -> None:
    scene = Scene(Player("barbarian", hand="six_it, vegas_baby", cp=1), Player("barbarian"))
    scene.rolls(1, 6, 6, 6, 2)
    scene.passes(0)
    scene.stops(0)
    scene.declares(0, "sturdy_blow")
    scene.plays(0, "six_it")
    scene.picks(0, 1)
    assert scene.declarable == [None, "crit_bash", "roll"]


# --- activating ---


@pytest.mark.rule("DT-off-7")
def test_one_ability_in_a_phase() -> None:
    scene = rolled(4, 4, 5, 5, 1)
    scene.stops(0)
    scene.declares(0, "fortitude 4")
    assert len(scene.heard("activated")) == 1
    scene.expect("main of seat 0")


@pytest.mark.rule("DT-off-8", "DT-tgt-1")
def test_what_needs_no_target_comes_first() -> None:
    scene = Scene(Player("gunslinger"), BARBARIAN, BARBARIAN, mode="king")
    scene.attempts(0, (1, 2, 4, 4, 5), "take_cover")
    assert scene.token(0, "evasive") == 1
    scene.targets(0, 2)
    scene.draws("vegas_baby")
    scene.defends(2, None)
    assert (scene.lost(1), scene.lost(2)) == (0, 5)


@pytest.mark.rule("DT-off-13", "DT-dmg-5", "DT-mod-1")
def test_collateral_damage_alone_is_no_attack() -> None:
    """Burning Soul asks nobody to defend, and no modifier is offered."""
    scene = Scene(Player("pyromancer", hand="red_hot, vegas_baby", cp=9), Player("barbarian"))
    scene.rolls(5, 5, 5, 1, 4)
    scene.stops(0)
    scene.declares(0, "burning_soul")
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.token(0, "fire_mastery")) == (3, 5)


# --- targeting ---


@pytest.mark.rule("DT-tgt-2")
def test_in_a_duel_there_is_nothing_to_aim_at() -> None:
    scene = rolled(1, 1, 2, 4, 6)
    scene.stops(0)
    scene.declares(0, "smack 3")
    scene.expect("defend of seat 1")
    assert scene.heard("target-die") == []


@pytest.mark.rule("DT-tgt-1")
def test_an_ability_without_damage_is_aimed_as_well() -> None:
    levels = {"take_cover": 2}
    scene = Scene(Player("gunslinger", levels=levels, hand="vegas_baby"), *[BARBARIAN] * 3, mode="teams")
    scene.attempts(0, (4, 4, 5, 1, 6), "mark_the_target")
    assert scene.token(0, "evasive") == 2
    scene.rolls(3)
    assert [scene.token(seat, "bounty") for seat in range(4)] == [0, 0, 0, 1]
    scene.expect("main of seat 0")


def aiming(seats: int, attacker: int, **given: str) -> Scene:
    players = [Player("barbarian", hand="vegas_baby") for _ in range(seats)]
    for seat, hand in given.items():
        players[int(seat[1:])] = Player("barbarian", hand=hand, cp=9)
    scene = Scene(*players, mode="teams", active=attacker)
    scene.rolls(1, 1, 2, 4, 6)
    while scene.asked.startswith("react"):
        scene.reply(0)
    scene.stops(attacker)
    scene.declares(attacker, "smack 3")
    while scene.asked.startswith("react"):
        scene.reply(0)
    return scene


@pytest.mark.rule("DT-tgt-4", "DT-team-6")
@pytest.mark.parametrize(("attacker", "left", "right"), [(0, 1, 3), (2, 1, 3), (1, 2, 0), (3, 2, 0)])
def test_two_against_two(attacker: int, left: int, right: int) -> None:
    for die, target in ((1, left), (2, left), (3, right), (4, right)):
        scene = aiming(4, attacker)
        scene.rolls(die)
        scene.expect(f"defend of seat {target}")
    for target in (left, right):
        scene = aiming(4, attacker)
        scene.rolls(6)
        scene.targets(attacker, target)
        scene.expect(f"defend of seat {target}")


@pytest.mark.rule("DT-tgt-4", "DT-tgt-6")
@pytest.mark.parametrize(("attacker", "speaker"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_on_a_5_the_opponents_choose(attacker: int, speaker: int) -> None:
    scene = aiming(4, attacker)
    scene.rolls(5)
    other = (attacker + 3) % 4
    scene.targets(speaker, other)
    scene.expect(f"defend of seat {other}")


@pytest.mark.rule("DT-tgt-6", "DT-tgt-3")
def test_they_choose_under_an_ultimate_too_but_cannot_change_the_die() -> None:
    scene = Scene(BARBARIAN, Player("barbarian", hand="so_wild", cp=9), BARBARIAN, BARBARIAN, mode="teams")
    scene.rolls(6, 6, 6, 6, 6)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "rage")
    scene.passes(1)
    scene.rolls(5)
    scene.targets(1, 3)
    assert scene.health(1) == 35


@pytest.mark.rule("DT-tgt-5", "DT-team-6")
@pytest.mark.parametrize(("attacker", "row"), [(0, (1, 3, 5)), (4, (1, 3, 5)), (1, (4, 2, 0)), (3, (4, 2, 0))])
def test_three_against_three(attacker: int, row: tuple[int, ...]) -> None:
    for die in range(1, 7):
        scene = aiming(6, attacker)
        scene.rolls(die)
        scene.expect(f"defend of seat {row[(die - 1) // 2]}")


@pytest.mark.rule("DT-tgt-3")
def test_the_targeting_die_is_a_die() -> None:
    scene = aiming(4, 0, s3="so_wild")
    scene.rolls(3)
    scene.plays(3, "so_wild")
    scene.picks(3, (1, 1))
    scene.expect("defend of seat 1")
