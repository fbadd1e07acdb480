"""The Pyromancer: every ability at every level, every status, every card."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, Case, allowed, attacked, attempt, play_out, strike
from .scene import Player, Scene

HERO = "pyromancer"
BURN, DOWN = {"burn": 1}, {"knockdown": 1}


def fire(n: int) -> dict[str, int]:
    return {"fire_mastery": n}


def rerolled(scene: Scene) -> None:
    """The second of two dice, a blaze, becomes a flame."""
    scene.rolls(1, 4)
    scene.chooses(0, 1)
    scene.picks(0, 2)
    scene.rolls(3)


def kept(scene: Scene) -> None:
    scene.rolls(1, 4)
    scene.chooses(0, 0)


def soul_and_meteor(scene: Scene) -> None:
    scene.rolls(5, 6)
    scene.chooses(0, 0)


CASES = [
    Case(1, "fireball 3", (1, 1, 2, 4, 4), 4, mine=fire(1)),
    Case(1, "fireball 4", (1, 1, 2, 3, 4), 6, mine=fire(1)),
    Case(1, "fireball 5", (1, 1, 2, 3, 3), 8, mine=fire(4), before=fire(3)),
    Case(2, "fireball 3", (1, 1, 2, 4, 4), 4, mine=fire(2)),
    Case(2, "fireball 4", (1, 1, 2, 3, 4), 6, mine=fire(2)),
    Case(2, "fireball 5", (1, 1, 2, 3, 3), 8, mine=fire(4), before=fire(2)),
    Case(1, "burning_soul", (5, 5, 1, 4, 4), 2, defendable=False, mine=fire(4)),
    Case(1, "burning_soul", (5, 5, 5, 4, 4), 3, defendable=False, mine=fire(5)),
    Case(1, "burning_soul", (5, 5, 5, 5, 5), 5, defendable=False, mine=fire(5)),
    Case(2, "burning_soul", (5, 5, 1, 4, 4), 2, defendable=False, mine=fire(4)),
    Case(2, "burning_soul", (5, 5, 5, 4, 4), 3, defendable=False, mine=fire(5), theirs=BURN),
    Case(2, "burning_soul", (5, 5, 5, 5, 4), 4, defendable=False, mine=fire(6), theirs=BURN),
    Case(1, "pyroblast", (1, 1, 2, 6, 4), 9, script=lambda s: s.rolls(3)),
    Case(1, "pyroblast", (1, 1, 2, 6, 4), 6, theirs=BURN, script=lambda s: s.rolls(4)),
    Case(1, "pyroblast", (1, 1, 2, 6, 4), 6, mine=fire(2), script=lambda s: s.rolls(5)),
    Case(1, "pyroblast", (1, 1, 2, 6, 4), 6, theirs=DOWN, script=lambda s: s.rolls(6)),
    Case(2, "pyroblast", (1, 1, 2, 6, 4), 12, script=lambda s: s.rolls(1, 2)),
    Case(2, "pyroblast", (1, 1, 2, 6, 4), 6, theirs=BURN, script=lambda s: s.rolls(4, 4)),
    Case(2, "pyroblast", (1, 1, 2, 6, 4), 6, mine=fire(4), script=lambda s: s.rolls(5, 5)),
    Case(2, "pyroblast", (1, 1, 2, 6, 4), 6, theirs=BURN | DOWN, script=lambda s: s.rolls(6, 4)),
    Case(3, "pyroblast", (1, 1, 2, 6, 4), 12, script=rerolled),
    Case(3, "pyroblast", (1, 1, 2, 6, 4), 9, theirs=BURN, script=kept),
    Case(3, "pyroblast", (1, 1, 2, 6, 4), 6, mine=fire(2), theirs=DOWN, script=soul_and_meteor),
    Case(1, "combustion", (1, 4, 5, 6, 6), 12, defendable=False, before=fire(3), script=lambda s: s.picks(0, 4)),
    Case(1, "combustion", (1, 4, 5, 6, 6), 6, False, fire(3), before=fire(5), script=lambda s: s.picks(0, 2)),
    Case(1, "combustion", (1, 4, 5, 6, 6), 0, mine=fire(1), script=lambda s: s.picks(0, 0)),
    Case(2, "combustion", (1, 4, 5, 6, 6), 16, False, fire(1), before=fire(5), script=lambda s: s.picks(0, 4)),
    Case(2, "combustion", (1, 4, 5, 6, 1), 12, defendable=False, before=fire(2), script=lambda s: s.picks(0, 3)),
    Case(1, "hot_streak", (1, 2, 3, 4, 6), 5 + 2, mine=fire(2)),
    Case(1, "hot_streak", (3, 4, 5, 6, 6), 5 + 5, mine=fire(5), before=fire(4)),
    Case(2, "hot_streak", (2, 3, 4, 5, 5), 6 + 3, mine=fire(3), before=fire(1)),
    Case(2, "scorch", (1, 1, 4, 4, 6), 6, mine=fire(2), theirs=BURN),
    Case(1, "ignite", (1, 2, 3, 4, 5), 4 + 2 * 3, mine=fire(3), before=fire(1)),
    Case(2, "ignite", (2, 3, 4, 5, 6), 5 + 2 * 2, mine=fire(2), theirs=BURN),
    Case(2, "blazing_soul", (4, 4, 5, 5, 1), mine=fire(6), theirs=DOWN, before=fire(3)),
    Case(1, "scorch_the_earth", (6, 6, 6, 6, 6), 12 + 2, defendable=False, mine=fire(3), theirs=BURN | DOWN),
]


@pytest.mark.rule("DT-hero-pyromancer")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    play_out(HERO, case)


@pytest.mark.rule("DT-hero-pyromancer", "DT-status-stun")
@pytest.mark.parametrize(("level", "collateral"), [(1, 2), (2, 3)])
def test_meteorite(level: int, collateral: int) -> None:
    """Fire Mastery as undefendable damage, collateral on everybody, the target too; and a Stun."""
    scene = strike(HERO, "meteorite", (6, 6, 6, 6, 4), level, tokens=fire(2))
    scene.expect("die of nature")  # Stun: another offensive roll phase
    assert (scene.lost(1), scene.tokens(0), scene.tokens(1)) == (4 + collateral, fire(4), {})


@pytest.mark.rule("DT-hero-pyromancer", "DT-status-stun")
def test_meteoroid_stuns_without_damage() -> None:
    scene = strike(HERO, "meteoroid", (6, 6, 6, 4, 4), 2)
    scene.expect("die of nature")
    assert (scene.lost(1), scene.tokens(1), scene.tokens(0)) == (0, BURN | DOWN, {})
    attempt(scene, 0, (1, 1, 2, 3, 3), "fireball 5")
    scene.defends(1, None)
    scene.expect("main of seat 0")  # one more phase, not two
    assert scene.lost(1) == 8


DECLARABLE = [
    ({}, (1, 4, 5, 6, 6), ["combustion"]),
    ({}, (1, 1, 4, 4, 6), []),
    ({}, (6, 6, 6, 4, 4), []),
    ({}, (4, 4, 5, 5, 1), ["burning_soul"]),
    ({"hot_streak": 2}, (1, 1, 4, 4, 6), ["scorch"]),
    ({"meteorite": 2}, (6, 6, 6, 4, 4), ["meteoroid"]),
    ({"ignite": 2}, (4, 4, 5, 5, 1), ["burning_soul", "blazing_soul"]),
    ({}, (6, 6, 6, 6, 6), ["meteorite", "scorch_the_earth"]),
    ({}, (1, 2, 3, 6, 6), ["fireball 3", "pyroblast"]),
    ({}, (2, 3, 4, 5, 6), ["combustion", "hot_streak", "ignite"]),
]


@pytest.mark.rule("DT-off-9")
@pytest.mark.parametrize(("levels", "dice", "offered"), DECLARABLE)
def test_what_the_dice_allow(levels: dict[str, int], dice: tuple[int, ...], offered: list[str]) -> None:
    assert allowed(HERO, levels, dice) == offered


@pytest.mark.rule("DT-hero-pyromancer", "DT-dmg-5")
@pytest.mark.parametrize(
    ("use", "dice", "target", "lost"),
    [("burning_soul", (5, 5, 1, 1, 4), False, 2 + 2), ("scorch_the_earth", (6, 6, 6, 6, 6), True, 12 + 2 + 2)],
)
def test_every_opponent_takes_collateral_damage(use: str, dice: tuple[int, ...], target: bool, lost: int) -> None:
    """A team counts its health together, and loses it once for each."""
    scene = Scene(Player(HERO, hand=KEPT), Player("monk"), Player("ninja"), Player("barbarian"))
    scene.attempts(0, dice, use)
    if target:
        scene.rolls(3)  # the opponent on the right
        assert (scene.tokens(1), scene.tokens(3)) == ({}, BURN | DOWN)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.lost(0)) == (lost, 0)


@pytest.mark.rule("DT-hero-pyromancer")
def test_fire_mastery_counts_when_the_damage_is_reached() -> None:
    """What is gained before the word "then" counts, and what changes afterwards does not."""
    foe = Player("barbarian", hand="buh_bye", cp=2)
    scene = strike(HERO, "hot_streak", (1, 2, 3, 4, 6), foe=foe)
    scene.passes(1)  # at the "then"
    scene.plays(1, "buh_bye")  # the attack stands already
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (7, fire(1))
    scene = strike(HERO, "hot_streak", (1, 2, 3, 4, 6), foe=foe)
    scene.plays(1, "buh_bye")
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (6, fire(1))


# --- defence ---


@pytest.mark.rule("DT-hero-pyromancer")
@pytest.mark.parametrize(
    ("level", "dice", "back", "mine", "theirs"),
    [
        (1, (1, 2, 3, 4, 6), 3, {}, {}),
        (1, (5, 5, 1, 6, 6), 1, fire(2), {}),
        (2, (1, 1, 4, 4, 5), 2, fire(1), BURN),
        (2, (1, 1, 1, 6, 6), 3, {}, {}),
        (2, (4, 4, 4, 4, 6), 0, {}, {}),
        (3, (1, 4, 5, 6, 6), 3, fire(3), BURN),
        (3, (1, 1, 1, 1, 5), 4, fire(1), {}),
    ],
)
def test_molten_armor(
    level: int, dice: tuple[int, ...], back: int, mine: dict[str, int], theirs: dict[str, int]
) -> None:
    scene = attacked(HERO, "molten_armor", level)
    scene.defends(0, "molten_armor")
    scene.rolls(*dice)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.tokens(0), scene.tokens(1)) == (8, back, mine, theirs)


@pytest.mark.rule("DT-hero-pyromancer")
def test_damage_of_molten_armor_can_be_prevented() -> None:
    scene = Scene(Player(HERO), Player("barbarian", hand=f"not_this_time, get_some, {KEPT}", cp=3), active=1)
    attempt(scene, 1, (1, 1, 2, 2, 3), "smack 5")
    assert scene.reactions == ["pass", "play not_this_time", "play get_some"]
    scene.passes(1)
    scene.defends(0, "molten_armor")
    scene.rolls(1, 1, 1, 1, 1)
    scene.passes(1)  # nothing comes yet
    scene.plays(1, "not_this_time")
    scene.picks(1, 1)
    scene.passes(1)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1)) == (8, 0)


# --- statuses ---


@pytest.mark.rule("DT-status-fire-mastery")
@pytest.mark.parametrize(("before", "after"), [(1, {}), (5, fire(4))])
def test_fire_mastery_burns_down_by_one_each_upkeep(before: int, after: dict[str, int]) -> None:
    scene = Scene(Player(HERO, tokens=fire(before)), BARBARIAN, at="turn")
    scene.expect("draw of nature")
    assert scene.tokens(0) == after
    scene = Scene(Player(HERO, tokens=fire(before)), BARBARIAN, at="turn", active=1)
    scene.expect("draw of nature")
    assert scene.tokens(0) == fire(before)  # not in anybody else's


@pytest.mark.rule("DT-status-burn")
def test_burn_hurts_each_upkeep_and_stays_until_it_is_removed() -> None:
    burning = Player("barbarian", tokens=BURN, hand=f"get_that_outta_here, {KEPT}")
    scene = Scene(Player(HERO), burning, at="turn", active=1)
    scene.draws("tip_it")
    assert (scene.lost(1), scene.tokens(1)) == (2, BURN)
    scene.plays(1, "get_that_outta_here")
    assert scene.tokens(1) == {}


@pytest.mark.rule("DT-up-1")
def test_the_order_of_several_effects_of_upkeep_is_the_active_players() -> None:
    scene = Scene(Player(HERO, tokens=fire(1) | BURN), BARBARIAN, at="turn")
    scene.orders(0, "burn")
    assert (scene.lost(0), scene.tokens(0)) == (2, BURN)


@pytest.mark.rule("DT-status-knockdown")
@pytest.mark.parametrize(("cp", "pays", "left"), [(3, True, 1), (3, False, 3), (1, None, 1)])
def test_knockdown_costs_2_cp_or_the_offensive_roll_phase(cp: int, pays: bool | None, left: int) -> None:
    scene = Scene(Player(HERO), Player("barbarian", tokens=DOWN, hand=KEPT, cp=cp), active=1)
    if pays is not None:
        scene.stands_up(1, pays)
    scene.expect("die of nature" if pays else "main of seat 1")
    assert (scene.cp(1), scene.tokens(1)) == (left, {})


@pytest.mark.rule("DT-stat-5")
def test_one_burn_and_one_knockdown_are_the_limit() -> None:
    foe = Player("barbarian", tokens=BURN | DOWN)
    scene = strike(HERO, "scorch_the_earth", (6, 6, 6, 6, 6), foe=foe)
    scene.expect("main of seat 0")
    assert scene.tokens(1) == BURN | DOWN


# --- cards ---


@pytest.mark.parametrize(("paid", "before", "after"), [(0, 0, 1), (3, 0, 4), (2, 4, 5)])
def test_warm_up_turns_cp_into_fire(paid: int, before: int, after: int) -> None:
    scene = Scene(Player(HERO, hand=f"warm_up, {KEPT}", cp=3, tokens=fire(before)), BARBARIAN, at="main")
    scene.plays(0, "warm_up")
    assert scene.offered == [0, 1, 2, 3]
    scene.picks(0, paid)
    assert (scene.cp(0), scene.tokens(0)) == (3 - paid, fire(after))


@pytest.mark.rule("DT-stat-6")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (4, 6), (5, 6)])
def test_fire_up_raises_the_limit_for_the_rest_of_the_game(before: int, after: int) -> None:
    scene = Scene(Player(HERO, hand=f"fire_up, warm_up, {KEPT}", cp=3, tokens=fire(before)), BARBARIAN, at="main")
    scene.plays(0, "fire_up")
    assert (scene.cp(0), scene.tokens(0)) == (0, fire(after))
    scene.plays(0, "warm_up")
    assert scene.tokens(0) == fire(min(6, after + 1))


@pytest.mark.parametrize("held", [1, 3])
def test_red_hot_adds_the_fire_mastery(held: int) -> None:
    scene = strike(HERO, "fireball 3", (1, 1, 2, 4, 4), tokens=fire(held), hand="red_hot", cp=1)
    scene.plays(0, "red_hot")
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0), scene.cp(0)) == (4 + held + 1, fire(held + 1), 0)


@pytest.mark.parametrize(
    ("die", "damage", "mine", "theirs"),
    [(2, 7, fire(1), {}), (4, 4, fire(1), BURN), (5, 4, fire(3), {}), (6, 4, fire(1), DOWN)],
)
def test_huzzah(die: int, damage: int, mine: dict[str, int], theirs: dict[str, int]) -> None:
    scene = strike(HERO, "fireball 3", (1, 1, 2, 4, 4), hand="huzzah", cp=1)
    scene.passes(0)
    scene.defends(1, None)
    scene.plays(0, "huzzah")
    scene.rolls(die)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0), scene.tokens(1), scene.cp(0)) == (damage, mine, theirs, 0)


@pytest.mark.rule("DT-mod-1")
def test_collateral_damage_is_not_enhanced() -> None:
    scene = strike(HERO, "burning_soul", (5, 5, 1, 4, 4), hand="red_hot, huzzah", cp=5)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 2


@pytest.mark.parametrize("die", [1, 4, 5])
def test_infernal_infusion_draws(die: int) -> None:
    scene = Scene(Player(HERO, hand=f"infernal_infusion, {KEPT}"), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "infernal_infusion")
    scene.rolls(die)
    scene.draws("tip_it")
    assert (scene.hand(0), scene.tokens(0)) == ([KEPT, "tip_it"], {})


def test_infernal_infusion_with_a_meteor_fills_up() -> None:
    scene = Scene(Player(HERO, hand=f"infernal_infusion, {KEPT}", tokens=fire(1)), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "infernal_infusion")
    scene.rolls(6)
    assert scene.tokens(0) == fire(5)
