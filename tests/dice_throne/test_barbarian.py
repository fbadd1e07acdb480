"""The Barbarian: every ability at every level, every status, every card."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, Case, allowed, attacked, play_out, strike
from .scene import Player, Scene

HERO = "barbarian"
CONCUSSED = {"concussion": 1}

CASES = [
    Case(1, "smack 3", (1, 1, 2, 5, 6), 4),
    Case(1, "smack 4", (1, 1, 2, 2, 6), 6),
    Case(1, "smack 4", (2, 2, 2, 2, 6), 6),
    Case(1, "smack 5", (1, 1, 2, 2, 3), 8),
    Case(2, "smack 3", (1, 1, 2, 5, 6), 5),
    Case(2, "smack 3", (2, 2, 2, 2, 6), 5, defendable=False),
    Case(2, "smack 4", (1, 1, 2, 2, 6), 7),
    Case(2, "smack 4", (2, 2, 2, 2, 6), 7, defendable=False),
    Case(2, "smack 5", (1, 1, 2, 2, 3), 9),
    Case(2, "smack 5", (3, 3, 3, 1, 3), 9, defendable=False),
    Case(3, "smack 3", (1, 1, 2, 5, 6), 6),
    Case(3, "smack 3", (2, 2, 2, 2, 6), 6, defendable=False),
    Case(3, "smack 4", (1, 1, 2, 2, 6), 8),
    Case(3, "smack 4", (1, 1, 1, 1, 4), 8, defendable=False),
    Case(3, "smack 5", (1, 1, 2, 2, 3), 10),
    Case(3, "smack 5", (1, 1, 1, 1, 2), 10, defendable=False),
    Case(1, "sturdy_blow", (1, 2, 6, 6, 4), 4, defendable=False),
    Case(2, "sturdy_blow", (1, 2, 6, 6, 4), 5, defendable=False),
    Case(3, "sturdy_blow", (1, 2, 6, 6, 4), 6, defendable=False),
    Case(1, "overpower", (1, 1, 2, 6, 6), 13, script=lambda s: s.rolls(4, 4, 5)),
    Case(1, "overpower", (1, 1, 2, 6, 6), 14, theirs=CONCUSSED, script=lambda s: s.rolls(4, 5, 5)),
    Case(2, "overpower", (1, 1, 2, 6, 6), 9, script=lambda s: s.rolls(3, 3, 3)),
    Case(2, "overpower", (1, 1, 2, 6, 6), 10, theirs=CONCUSSED, script=lambda s: s.rolls(3, 3, 4)),
    Case(1, "mighty_blow", (1, 2, 3, 4, 6), 9),
    Case(2, "mighty_blow", (3, 4, 5, 6, 6), 8, defendable=False),
    Case(2, "crit_smash", (6, 6, 6, 4, 1), 2, defendable=False, theirs=CONCUSSED),
]


@pytest.mark.rule("DT-hero-barbarian")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_attack(case: Case) -> None:
    play_out(HERO, case)


@pytest.mark.rule("DT-hero-barbarian")
@pytest.mark.parametrize(
    ("level", "use", "dice", "healed"),
    [
        (1, "fortitude 3", (4, 4, 5, 1, 6), 4),
        (1, "fortitude 4", (4, 4, 5, 5, 6), 5),
        (1, "fortitude 5", (4, 4, 4, 5, 5), 6),
        (2, "fortitude 3", (4, 4, 5, 1, 6), 5),
        (2, "fortitude 4", (4, 4, 5, 5, 6), 6),
        (2, "fortitude 5", (4, 4, 5, 5, 4), 7),
    ],
)
def test_fortitude_heals_and_is_no_attack(level: int, use: str, dice: tuple[int, ...], healed: int) -> None:
    scene = strike(HERO, use, dice, level, health=30, hand="get_some", cp=2)
    scene.expect("main of seat 0")  # nobody was asked to defend, Get Some! found no attack, no status was to go
    assert (scene.health(0), scene.lost(1)) == (30 + healed, 0)


@pytest.mark.parametrize(
    ("use", "dice", "wants", "left"),
    [
        ("fortitude 3", (4, 4, 4, 1, 6), 0, {"burn": 1, "poison": 2}),
        ("fortitude 3", (4, 4, 4, 1, 6), 1, {"burn": 1, "poison": 1}),
        ("fortitude 4", (4, 4, 4, 5, 6), 1, {"burn": 1, "poison": 1}),
        ("fortitude 5", (4, 4, 4, 5, 5), 1, {"burn": 1, "poison": 1}),
    ],
)
def test_three_of_a_kind_with_fortitude_2_may_remove_a_status(
    use: str, dice: tuple[int, ...], wants: int, left: dict[str, int]
) -> None:
    scene = strike(HERO, use, dice, 2, tokens={"burn": 1, "poison": 2})
    scene.chooses(0, wants)
    if wants:
        scene.picks(0, (0, "poison"))
    scene.expect("main of seat 0")
    assert scene.tokens(0) == left


def test_war_cry_heals_2_and_deals_2_undefendable() -> None:
    scene = strike(HERO, "war_cry", (1, 2, 4, 5, 6), 2, health=30)
    scene.expect("main of seat 0")
    assert (scene.health(0), scene.lost(1)) == (32, 2)


@pytest.mark.rule("DT-status-stun")
@pytest.mark.parametrize(("level", "damage"), [(1, 5), (2, 7)])
def test_crit_bash_stuns_and_gives_another_offensive_roll_phase(level: int, damage: int) -> None:
    scene = strike(HERO, "crit_bash", (6, 6, 6, 6, 4), level)
    assert (scene.lost(1), scene.tokens(1)) == (damage, {})  # Stun is gone before the extra phase starts
    scene.attempts(0, (1, 1, 2, 2, 3), "smack 5")
    scene.defends(1, "thick_skin")  # and the opponent acts again
    scene.rolls(1, 1, 1)
    scene.expect("main of seat 0")
    assert scene.lost(1) == damage + 8


@pytest.mark.rule("DT-status-stun")
def test_who_is_stunned_can_do_nothing() -> None:
    scene = Scene(Player(HERO, hand=KEPT), Player(HERO, hand="getting_paid"))
    scene.rolls(6, 6, 6, 6, 4)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "crit_bash")
    scene.passes(1)  # the last moment: then he is stunned, and asked no more
    scene.rolls(1, 1, 4, 4, 6)
    assert scene.lost(1) == 5
    scene.plays(1, "getting_paid")  # in the extra phase he may
    assert scene.cp(1) == 2


@pytest.mark.rule("DT-status-stun")
def test_a_teammate_may_remove_stun() -> None:
    thief = Player("shadow_thief", hand="buh_bye", cp=2)
    scene = Scene(Player(HERO, hand=KEPT), Player("pyromancer", hand="buh_bye", cp=2), Player("monk"), thief)
    scene.rolls(6, 6, 6, 6, 4)
    scene.stops(0)
    scene.declares(0, "crit_bash")
    scene.rolls(1)  # the targeting die: the Pyromancer
    scene.plays(3, "buh_bye")  # the only token there is to pick; the stunned one was not asked
    assert scene.tokens(1) == {}
    scene.expect("main of seat 0")  # no Stun, no extra phase
    assert scene.lost(1) == 5


@pytest.mark.rule("DT-hero-barbarian", "DT-ult-1")
def test_rage_stuns_and_deals_15_that_nobody_answers() -> None:
    foe = Player("paladin", tokens={"protect": 1, "retribution": 1}, hand="not_this_time", cp=3)
    scene = Scene(Player(HERO, hand=KEPT), foe)
    scene.rolls(6, 6, 6, 6, 6)
    scene.passes(1)  # Tithe could draw a card
    scene.stops(0)
    scene.declares(0, "rage")
    scene.passes(1)
    scene.rolls(1, 1, 4, 4, 6)  # Stun's extra phase: nothing lay between
    assert (scene.lost(0), scene.lost(1)) == (0, 15)
    assert scene.tokens(1) == {"protect": 1, "retribution": 1}


@pytest.mark.rule("DT-hero-barbarian")
@pytest.mark.parametrize(("level", "damage", "back"), [(1, 15, 4), (2, 20, 5)])
def test_reckless_hurts_the_barbarian_too(level: int, damage: int, back: int) -> None:
    scene = strike(HERO, "reckless", (1, 2, 3, 4, 5), level)
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(0), scene.lost(1)) == (back, damage)


def test_reckless_hurts_nobody_back_when_no_damage_got_through() -> None:
    scene = strike(HERO, "reckless", (1, 2, 3, 4, 5), foe=Player("shadow_thief", tokens={"shadows": 1}))
    scene.expect("main of seat 0")
    assert (scene.lost(0), scene.lost(1)) == (0, 0)


def test_what_comes_back_from_reckless_can_be_prevented() -> None:
    scene = strike(HERO, "reckless", (1, 2, 3, 4, 5), hand="not_this_time", cp=1)
    scene.plays(0, "not_this_time")
    scene.picks(0, 0)
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(0), scene.lost(1)) == (0, 15)


DECLARABLE = [
    ({}, (1, 2, 3, 4, 5), ["smack 3", "mighty_blow", "reckless"]),
    ({}, (1, 1, 2, 6, 6), ["smack 3", "sturdy_blow", "overpower"]),
    ({}, (1, 1, 2, 2, 6), ["smack 3", "smack 4"]),
    ({}, (1, 2, 4, 5, 6), []),
    ({}, (6, 6, 6, 4, 1), []),
    ({}, (6, 6, 6, 6, 6), ["crit_bash", "rage"]),
    ({"overpower": 2}, (1, 2, 4, 5, 6), ["war_cry"]),
    ({"overpower": 2}, (1, 2, 4, 6, 6), ["sturdy_blow"]),
    ({"crit_bash": 2}, (6, 6, 6, 4, 1), ["crit_smash"]),
    ({"crit_bash": 2}, (6, 6, 4, 4, 1), []),
]


@pytest.mark.rule("DT-off-9")
@pytest.mark.parametrize(("levels", "dice", "offered"), DECLARABLE)
def test_what_the_dice_allow(levels: dict[str, int], dice: tuple[int, ...], offered: list[str]) -> None:
    assert allowed(HERO, levels, dice) == offered


# --- defence ---


@pytest.mark.rule("DT-hero-barbarian")
@pytest.mark.parametrize(
    ("level", "dice", "healed"), [(1, (1, 6, 3), 0), (1, (4, 5, 6), 4), (2, (4, 1, 2, 6), 2), (2, (4, 4, 5, 5), 8)]
)
def test_thick_skin_heals_2_for_each_life(level: int, dice: tuple[int, ...], healed: int) -> None:
    scene = attacked(HERO, "thick_skin", level, health=40)
    scene.defends(0, "thick_skin")
    scene.rolls(*dice)
    scene.expect("main of seat 1")  # nothing was inflicted that could be stopped
    assert scene.health(0) == 40 - 8 + healed


@pytest.mark.rule("DT-def-6")
def test_thick_skin_heals_while_the_damage_comes() -> None:
    scene = attacked(HERO, "thick_skin", health=8)
    scene.defends(0, "thick_skin")
    scene.rolls(4, 1, 1)
    scene.expect("main of seat 1")
    assert scene.health(0) == 2


@pytest.mark.parametrize(
    ("before", "wants", "dice", "left"),
    [
        ({}, 1, (4, 5, 1, 1), {}),
        ({}, 0, (4, 5, 1, 1), {"burn": 1}),
        ({}, None, (4, 1, 1, 1), {"burn": 1}),
        ({"burn": 1}, None, (4, 5, 1, 1), {"burn": 1}),
    ],
    ids=["stopped", "let be", "one life is not enough", "an old one stays"],
)
def test_two_life_with_thick_skin_2_may_stop_a_status_of_the_attack(
    before: dict[str, int], wants: int | None, dice: tuple[int, ...], left: dict[str, int]
) -> None:
    pyromancer = Player("pyromancer", hand=KEPT, levels={"hot_streak": 2})
    scene = Scene(Player(HERO, tokens=before, levels={"thick_skin": 2}), pyromancer, active=1)
    scene.attempts(1, (1, 1, 4, 4, 6), "scorch")
    scene.defends(0, "thick_skin")
    scene.rolls(*dice)
    if wants is not None:
        scene.chooses(0, wants)
    scene.expect("main of seat 1")
    assert scene.tokens(0) == left


def test_thick_skin_2_does_not_stop_a_status_of_an_earlier_phase() -> None:
    foe = Player(HERO, hand=f"concuss, {KEPT}", cp=1)
    scene = Scene(Player(HERO, levels={"thick_skin": 2}), foe, at="main", active=1)
    scene.plays(1, "concuss")
    scene.ends(1)
    scene.attempts(1, (1, 1, 2, 2, 3), "smack 5")
    scene.defends(0, "thick_skin")
    scene.rolls(4, 4, 1, 1)
    scene.expect("main of seat 1")
    assert scene.tokens(0) == CONCUSSED


# --- concussion ---


@pytest.mark.rule("DT-status-concussion")
def test_concussion_costs_one_income_phase() -> None:
    scene = Scene(Player(HERO, tokens=CONCUSSED, hand=KEPT), BARBARIAN, at="income")
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.hand(0), scene.tokens(0)) == (0, [KEPT], {})
    scene = Scene(Player(HERO, hand=KEPT), BARBARIAN, at="income")
    scene.draws("tip_it")
    assert (scene.cp(0), len(scene.hand(0))) == (1, 2)


# --- cards ---


@pytest.mark.parametrize("before", [{}, CONCUSSED])
def test_concuss(before: dict[str, int]) -> None:
    foe = Player("pyromancer", tokens=before)
    scene = Scene(Player(HERO, hand=f"concuss, {KEPT}", cp=1), foe, at="main")
    scene.plays(0, "concuss")
    assert (scene.cp(0), scene.tokens(1)) == (0, CONCUSSED)  # one is the limit


def test_head_bash_after_8_damage_concusses() -> None:
    scene = strike(HERO, "smack 5", (1, 1, 2, 2, 3), hand="head_bash")
    scene.defends(1, "thick_skin")
    scene.rolls(4, 4, 5)  # healing does not make the damage less
    scene.plays(0, "head_bash")
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(1)) == (2, CONCUSSED)


@pytest.mark.parametrize(("dice", "sword", "lost"), [((1, 1, 2, 2, 6), 1, 6), ((1, 1, 2, 2, 3), 3, 7)])
def test_no_head_bash_below_8(dice: tuple[int, ...], sword: int, lost: int) -> None:
    """DT-hero-barbarian: what counts is the damage really received."""
    scene = strike(HERO, "smack 4" if 6 in dice else "smack 5", dice, foe=Player("paladin"), hand="head_bash")
    scene.defends(1, "divine_defense")
    scene.rolls(sword, 6, 6)
    scene.expect("main of seat 0")
    assert scene.lost(1) == lost


@pytest.mark.rule("DT-mod-2")
@pytest.mark.parametrize("after", [False, True])
def test_get_some_adds_1_for_each_sword_and_concusses(after: bool) -> None:
    scene = strike(HERO, "smack 3", (1, 1, 2, 5, 6), hand="get_some", cp=2)
    if after:
        scene.passes(0)
        scene.defends(1, None)
    scene.plays(0, "get_some")
    scene.rolls(1, 2, 3, 4, 6)
    if not after:
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(1), scene.cp(0)) == (4 + 3, CONCUSSED, 0)


@pytest.mark.parametrize(("dice", "healed"), [((1, 2, 6), 1), ((4, 5, 1), 5), ((4, 4, 4), 7)])
def test_feelin_good(dice: tuple[int, ...], healed: int) -> None:
    scene = Scene(Player(HERO, hand=f"feelin_good, {KEPT}", health=30), BARBARIAN, at="main")
    scene.plays(0, "feelin_good")
    scene.rolls(*dice)
    assert scene.health(0) == 30 + healed


def test_feelin_good_in_somebody_elses_turn() -> None:
    scene = Scene(Player(HERO, hand="feelin_good", health=8), BARBARIAN, active=1)
    scene.rolls(1, 1, 2, 2, 3)
    scene.passes(0)
    scene.stops(1)
    scene.declares(1, "smack 5")
    scene.passes(0, 0)
    scene.defends(0, None)
    scene.plays(0, "feelin_good")
    scene.rolls(4, 1, 1)
    assert scene.health(0) == 8 - 8 + 3


@pytest.mark.parametrize("die", [1, 3, 4, 5])
def test_adrenaline_surge_draws(die: int) -> None:
    scene = Scene(Player(HERO, hand=f"adrenaline_surge, {KEPT}"), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "adrenaline_surge")
    scene.rolls(die)
    scene.draws("tip_it")
    assert scene.hand(0) == [KEPT, "tip_it"]


def test_adrenaline_surge_with_pow() -> None:
    scene = Scene(Player(HERO, hand=f"adrenaline_surge, {KEPT}", health=30), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "adrenaline_surge")
    scene.rolls(6)
    assert (scene.health(0), scene.tokens(1)) == (32, CONCUSSED)


# --- examples of the rulebook ---


@pytest.mark.rule("DT-card-10")
def test_the_dice_of_overpower_may_be_altered() -> None:
    """3, 4 and 6 are 13; with Six-It! on the 3 they are 16, and there is a concussion."""
    scene = strike(HERO, "overpower", (1, 1, 2, 6, 6), hand="six_it", cp=1, foe=Player("pyromancer"))
    scene.rolls(3, 4, 6)
    scene.plays(0, "six_it")
    scene.picks(0, 1)
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(1)) == (16, CONCUSSED)
