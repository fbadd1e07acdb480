"""The Vampire Lord: every ability at every level, every status, every card."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, acts, attacked, let_be, play_out, strike
from .scene import Player, Scene

VAMPIRE = "vampire_lord"

CASES = [
    Case(1, "gouge 3", (1, 2, 3, 6, 6), 3),
    Case(1, "gouge 4", (1, 1, 1, 1, 6), 5, mine={"blood_power": 1}),
    Case(1, "gouge 5", (1, 1, 1, 2, 3), 7),
    Case(2, "gouge 3", (1, 1, 1, 4, 4), 3, mine={"blood_power": 1}),
    Case(2, "gouge 4", (1, 1, 2, 2, 6), 5),
    Case(2, "gouge 5", (1, 1, 1, 2, 3), 7, mine={"blood_power": 1}),
    Case(3, "gouge 3", (1, 2, 3, 4, 4), 4),
    Case(3, "gouge 4", (1, 1, 1, 2, 6), 6, mine={"blood_power": 1}),
    Case(3, "gouge 5", (1, 1, 2, 2, 3), 8),
    Case(1, "glamour", (4, 4, 5, 1, 6), 4, defendable=False, mine={"mesmerize": 1}),
    Case(2, "glamour", (4, 4, 5, 1, 6), 5, defendable=False, mine={"mesmerize": 1}),
    Case(2, "influence", (1, 4, 5, 6, 6), mine={"mesmerize": 1}, theirs={"bleed": 2}),
    Case(1, "sanguimancy", (4, 4, 5, 6, 1), mine={"blood_power": 3}),
    Case(2, "sanguimancy", (4, 4, 5, 6, 1), mine={"blood_power": 3}),
    Case(2, "presence", (1, 4, 6, 6, 6), mine={"blood_power": 2}, script=lambda s: s.draws("blood_boil")),
    Case(1, "rend", (1, 2, 3, 6, 6), 6 + 3, script=lambda s: s.rolls(1, 2, 3)),
    Case(
        1,
        "rend",
        (1, 2, 3, 6, 6),
        6 + 1,
        mine={"blood_power": 1},
        script=acts(lambda s: s.rolls(1, 4, 6), lambda s: s.draws("gouge_2")),
    ),
    Case(
        2,
        "rend",
        (1, 2, 3, 6, 6),
        6 + 1,
        mine={"blood_power": 1},
        script=acts(lambda s: s.rolls(1, 4, 5, 6, 6), lambda s: s.draws("gouge_2")),
    ),
    Case(1, "possess", (1, 2, 3, 4, 6), 7, theirs={"bleed": 1}, script=lambda s: s.rolls(3)),
    Case(1, "possess", (1, 2, 3, 4, 6), 7, mine={"mesmerize": 1}, script=lambda s: s.rolls(4)),
    Case(1, "possess", (1, 2, 3, 4, 6), 7, mine={"mesmerize": 1}, script=lambda s: s.rolls(6)),
    Case(2, "possess", (1, 2, 3, 4, 6), 8, theirs={"bleed": 1}, script=lambda s: s.chooses(0, 0)),
    Case(2, "possess", (1, 2, 3, 4, 6), 8, mine={"mesmerize": 1}, script=lambda s: s.chooses(0, 1)),
    Case(2, "draw_blood", (1, 2, 6, 4, 4), mine={"blood_power": 2}),
    Case(1, "blood_magic", (1, 2, 3, 4, 5), 8, mine={"blood_power": 1}, theirs={"bleed": 1}),
    Case(
        1,
        "blood_magic",
        (1, 2, 3, 4, 5),
        8,
        defendable=False,
        before={"mesmerize": 1},
        mine={"blood_power": 1},
        theirs={"bleed": 1},
        script=acts(let_be, lambda s: s.chooses(0, 1)),
    ),
    Case(
        1,
        "blood_magic",
        (1, 2, 3, 4, 5),
        8,
        before={"mesmerize": 1},
        mine={"blood_power": 1, "mesmerize": 1},
        theirs={"bleed": 1},
        script=acts(let_be, lambda s: s.chooses(0, 0)),
    ),
    Case(2, "blood_magic", (1, 2, 3, 4, 5), 8, defendable=False, mine={"blood_power": 1}, theirs={"bleed": 1}),
    Case(2, "gash", (1, 2, 6, 6, 4), 5, defendable=False),
    Case(1, "blood_thirst", (6, 6, 6, 6, 1), 5, defendable=False, mine={"blood_power": 2}),
    Case(2, "blood_thirst", (6, 6, 6, 6, 1), 6, defendable=False, mine={"blood_power": 3}),
    Case(2, "hemorrhage", (6, 6, 6, 1, 1), 2, defendable=False, theirs={"bleed": 2}),
    Case(
        1,
        "exsanguinate",
        (6, 6, 6, 6, 6),
        10,
        defendable=False,
        mine={"blood_power": 2},
        script=lambda s: s.searches(0, "gouge_3"),
    ),
]


@pytest.mark.rule("DT-hero-vampire-lord")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    scene = play_out(VAMPIRE, case)
    assert scene.cp(0) == (case.use == "glamour")


@pytest.mark.rule("DT-hero-vampire-lord")
@pytest.mark.parametrize(("level", "healed"), [(1, 2), (2, 3)])
def test_sanguimancy_heals(level: int, healed: int) -> None:
    scene = strike(VAMPIRE, "sanguimancy", (4, 4, 5, 6, 1), level, health=40)
    let_be(scene)
    assert scene.health(0) == 40 + healed


@pytest.mark.rule("DT-hero-vampire-lord")
def test_rend_draws_one_card_however_many_gazes() -> None:
    scene = strike(VAMPIRE, "rend", (1, 2, 3, 6, 6), 2)
    scene.rolls(4, 4, 5, 5, 4)
    scene.draws("gouge_2")
    scene.defends(1, None)
    assert (scene.lost(1), scene.hand(0)) == (6, [KEPT, "gouge_2"])


@pytest.mark.rule("DT-hero-vampire-lord")
def test_exsanguinate_finds_any_card() -> None:
    scene = strike(VAMPIRE, "exsanguinate", (6, 6, 6, 6, 6), foe=Player("moon_elf", hand=KEPT, tokens={"evasive": 3}))
    scene.searches(0, "blood_flow")
    let_be(scene)
    scene.expect("main of seat 0")
    assert (scene.lost(1), "blood_flow" in scene.hand(0)) == (10, True)


@pytest.mark.rule("DT-hero-vampire-lord")
def test_hemorrhage_is_no_attack() -> None:
    """Collateral damage: no attack modifier, no healing for Blood Power."""
    scene = strike(
        VAMPIRE, "hemorrhage", (6, 6, 6, 1, 1), 2, tokens={"blood_power": 4}, hand="blood_boil", foe=Player(hand=KEPT)
    )
    offered = []
    while scene.asked == "react of seat 0":
        offered += scene.reactions
        scene.passes(0)
    assert set(offered) <= {"pass", "use blood_power_draw"}
    assert scene.lost(1) == 2


@pytest.mark.rule("DT-hero-vampire-lord")
def test_hemorrhage_hurts_all_opponents() -> None:
    scene = Scene(Player(VAMPIRE, hand=KEPT, levels={"blood_thirst": 2}), Player(), Player(), mode="king")
    scene.attempts(0, (6, 6, 6, 1, 1), "hemorrhage")
    scene.picks(0, 2)
    scene.draws("six_it")  # a leader
    assert [scene.lost(seat) for seat in range(3)] == [0, 2, 2]
    assert (scene.tokens(1), scene.tokens(2)) == ({}, {"bleed": 2})


# --- the defence ---


@pytest.mark.rule("DT-hero-vampire-lord")
@pytest.mark.parametrize(
    ("level", "dice", "stolen", "mine", "theirs"),
    [
        (1, (1, 2, 6), 1, {}, {"bleed": 1}),
        (1, (4, 5, 1), 0, {"blood_power": 1}, {}),
        (1, (6, 6, 6), 3, {}, {}),
        (1, (1, 4, 6), 1, {}, {}),
        (2, (1, 2, 4, 5), 0, {"blood_power": 1}, {"bleed": 1}),
        (2, (1, 2, 3, 6), 1, {}, {"bleed": 1}),
    ],
)
def test_immortal_flesh(
    level: int, dice: tuple[int, ...], stolen: int, mine: dict[str, int], theirs: dict[str, int]
) -> None:
    scene = attacked(VAMPIRE, "immortal_flesh", level, health=40)
    scene.defends(0, "immortal_flesh")
    scene.rolls(*dice)
    scene.expect("main of seat 1")
    assert (scene.health(0), scene.health(1)) == (40 - SMACK + stolen, 50 - stolen)
    assert (scene.tokens(0), scene.tokens(1)) == (mine, theirs)


@pytest.mark.rule("DT-health-1")
def test_health_stolen_to_nothing_defeats_at_once() -> None:
    """Before the damage of the attack, which would have been a draw."""
    scene = Scene(Player(VAMPIRE, health=8), Player(hand=KEPT, health=2), active=1)
    scene.attempts(1, (1, 2, 3, 1, 2), "smack 5")
    scene.defends(0, "immortal_flesh")
    scene.rolls(6, 6, 6)
    scene.expect("nothing")
    assert (scene.health(0), scene.health(1), list(scene.g.place)) == (10, 0, [1, 2])


@pytest.mark.rule("DT-health-4")
def test_the_attack_of_a_fallen_hero_goes_with_him() -> None:
    scene = Scene(Player(VAMPIRE, health=20), Player(hand=KEPT, health=1), Player(), active=1, mode="king")
    scene.attempts(1, (1, 2, 3, 1, 2), "smack 5")
    scene.targets(1, 0)
    scene.defends(0, "immortal_flesh")
    scene.rolls(6, 1, 4)
    scene.expect("draw of nature")  # the next turn
    assert (scene.health(0), list(scene.g.out), scene.g.active) == (21, [0, 1, 0], 2)


@pytest.mark.rule("DT-health-1", "DT-status-blessing-of-divinity")
def test_a_blessing_saves_from_theft_too() -> None:
    foe = Player(hand=KEPT, health=2, tokens={"blessing_of_divinity": 1})
    scene = Scene(Player(VAMPIRE), foe, active=1)
    scene.attempts(1, (1, 2, 3, 1, 2), "smack 5")
    scene.defends(0, "immortal_flesh")
    scene.rolls(6, 6, 6)
    scene.expect("main of seat 1")
    assert (scene.health(1), scene.tokens(1), scene.lost(0)) == (1, {}, SMACK - 2)


@pytest.mark.rule("DT-hero-vampire-lord")
def test_stolen_health_is_no_damage() -> None:
    """Nobody evades it."""
    scene = Scene(Player(VAMPIRE), Player("moon_elf", hand=KEPT, tokens={"evasive": 3}), active=1)
    scene.attempts(1, (1, 2, 3, 6, 6), "longbow 3")
    scene.defends(0, "immortal_flesh")
    scene.rolls(6, 6, 4)
    scene.expect("main of seat 1")
    assert scene.lost(1) == 2


# --- statuses ---


@pytest.mark.rule("DT-status-blood-power")
def test_one_blood_power_adds_three_once_a_turn() -> None:
    scene = strike(VAMPIRE, "gouge 3", (1, 2, 3, 6, 6), tokens={"blood_power": 2})
    scene.uses(0, "blood_power_strike")
    scene.defends(1, None)  # the other one waits
    assert (scene.lost(1), scene.token(0, "blood_power")) == (3 + 3, 1)


@pytest.mark.rule("DT-status-blood-power")
def test_blood_thirst_pays_for_its_own_strike() -> None:
    scene = strike(VAMPIRE, "blood_thirst", (6, 6, 6, 6, 1))
    scene.uses(0, "blood_power_strike")
    assert (scene.lost(1), scene.token(0, "blood_power")) == (5 + 3, 1)


@pytest.mark.rule("DT-status-blood-power")
def test_two_blood_power_remove_a_status_of_anybody() -> None:
    scene = Scene(
        Player(VAMPIRE, hand=KEPT, tokens={"blood_power": 4, "bleed": 1}),
        Player(hand=KEPT, tokens={"bleed": 2}),
        at="main",
    )
    scene.uses(0, "blood_power_remove")
    scene.picks(0, (1, "bleed"))
    assert (scene.token(0, "blood_power"), scene.token(0, "bleed"), scene.token(1, "bleed")) == (2, 1, 1)
    assert "use blood_power_remove" not in scene.main_options


@pytest.mark.rule("DT-status-blood-power")
def test_three_blood_power_draw_two_cards_at_any_time() -> None:
    scene = Scene(Player(VAMPIRE, tokens={"blood_power": 5}), BARBARIAN, active=1)
    scene.rolls(1, 2, 3, 6, 6)
    scene.uses(0, "blood_power_draw")
    scene.draws("gouge_2", "gouge_3")
    assert (scene.token(0, "blood_power"), scene.hand(0)) == (2, ["gouge_2", "gouge_3"])


@pytest.mark.rule("DT-status-blood-power")
@pytest.mark.parametrize(("dice", "dealt", "foe_health"), [((1, 1, 1), 7, 50), ((4, 4, 1), 7, 50), ((1, 1, 1), 7, 3)])
def test_four_blood_power_heal_as_much_as_the_attack_deals(dice: tuple[int, ...], dealt: int, foe_health: int) -> None:
    """The target's healing does not lower it, nor does its last health bound it."""
    foe = Player(hand=KEPT, health=foe_health, levels={"thick_skin": 1})
    scene = strike(VAMPIRE, "gouge 5", (1, 1, 1, 2, 3), tokens={"blood_power": 4}, health=30, foe=foe)
    scene.uses(0, "blood_power_drain")
    scene.defends(1, "thick_skin")
    scene.rolls(*dice)
    assert scene.health(0) == 30 + dealt
    assert scene.token(0, "blood_power") == 0


@pytest.mark.rule("DT-status-blood-power")
def test_prevented_damage_heals_nobody() -> None:
    scene = strike(
        VAMPIRE, "gouge 5", (1, 1, 1, 2, 3), tokens={"blood_power": 4}, health=30, foe=Player("treant", hand=KEPT)
    )
    scene.uses(0, "blood_power_drain")
    scene.defends(1, "rooted")
    scene.rolls(1, 6, 4)
    assert (scene.lost(1), scene.health(0)) == (5, 35)


@pytest.mark.rule("DT-status-mesmerize")
@pytest.mark.parametrize(("die", "works"), [(4, False), (5, True), (6, True)])
def test_mesmerize_makes_an_opponent_roll_a_die_again(die: int, works: bool) -> None:
    scene = Scene(Player(VAMPIRE, tokens={"mesmerize": 1}), BARBARIAN, active=1)
    scene.rolls(1, 2, 3, 6, 6)
    scene.uses(0, "mesmerize")
    scene.rolls(die)
    if works:
        scene.picks(0, 3)
        scene.rolls(5)
    assert (scene.dice(), scene.tokens(0)) == ([1, 2, 5 if works else 3, 6, 6], {})


@pytest.mark.rule("DT-status-mesmerize")
def test_mesmerize_in_a_defence_of_the_opponent() -> None:
    scene = strike(VAMPIRE, "gouge 3", (1, 2, 3, 6, 6), tokens={"mesmerize": 1}, foe=Player("treant", hand=KEPT))
    scene.defends(1, "rooted")
    scene.rolls(1, 1, 1)
    scene.uses(0, "mesmerize")
    scene.rolls(5)
    scene.picks(0, 1)
    scene.rolls(4)
    assert scene.lost(1) == 3 - 2


@pytest.mark.rule("DT-status-bleed")
@pytest.mark.parametrize(
    ("dice", "damage", "left"), [((1, 4), 2, 2), ((3, 5), 1, 1), ((5, 6), 0, 0), ((2,), 1, 1), ((6,), 0, 0)]
)
def test_bleed(dice: tuple[int, ...], damage: int, left: int) -> None:
    scene = Scene(Player(VAMPIRE), Player(hand=KEPT, tokens={"bleed": len(dice)}), at="turn", active=1)
    scene.rolls(*dice)
    scene.draws("tip_it")
    assert (scene.lost(1), scene.token(1, "bleed")) == (damage, left)


@pytest.mark.rule("DT-stat-5")
def test_stack_limits() -> None:
    scene = Scene(
        Player(VAMPIRE, hand=f"dark_omen, {KEPT}", cp=4, tokens={"blood_power": 4, "mesmerize": 1}),
        Player(hand=KEPT, tokens={"bleed": 2}),
        at="main",
    )
    scene.plays(0, "dark_omen")
    assert (scene.tokens(0), scene.tokens(1)) == ({"blood_power": 5, "mesmerize": 1}, {"bleed": 2})


# --- cards ---


def test_blood_letting() -> None:
    scene = Scene(Player(VAMPIRE, hand=f"blood_letting, {KEPT}"), BARBARIAN, at="main")
    scene.plays(0, "blood_letting")
    assert (scene.cp(0), scene.tokens(0)) == (1, {"blood_power": 1})


@pytest.mark.parametrize(("before", "spent"), [(3, 0), (3, 1), (3, 2), (1, 1)])
def test_consume_blood(before: int, spent: int) -> None:
    scene = Scene(Player(VAMPIRE, hand=f"consume_blood, {KEPT}", tokens={"blood_power": before}), BARBARIAN, at="main")
    scene.plays(0, "consume_blood")
    assert scene.offered == list(range(min(2, before) + 1))
    scene.picks(0, spent)
    assert (scene.cp(0), scene.token(0, "blood_power")) == (2 * spent, before - spent)


def test_dark_omen() -> None:
    scene = Scene(Player(VAMPIRE, hand=f"dark_omen, {KEPT}", cp=4), BARBARIAN, at="main")
    scene.plays(0, "dark_omen")
    assert (scene.cp(0), scene.tokens(0), scene.tokens(1)) == (0, {"mesmerize": 1, "blood_power": 2}, {"bleed": 1})


@pytest.mark.parametrize(("dice", "added", "theirs"), [((1, 2, 4, 6, 6), 2, {}), ((1, 2, 3, 6, 6), 3, {"bleed": 1})])
def test_limb_from_limb(dice: tuple[int, ...], added: int, theirs: dict[str, int]) -> None:
    scene = strike(VAMPIRE, "gouge 3", (1, 2, 3, 6, 6), hand="limb_from_limb", cp=1)
    scene.plays(0, "limb_from_limb")
    scene.rolls(*dice)
    scene.defends(1, None)
    assert (scene.cp(0), scene.lost(1), scene.tokens(1)) == (0, 3 + added, theirs)


@pytest.mark.parametrize("bleed", [0, 1, 2])
def test_blood_boil(bleed: int) -> None:
    foe = Player(hand=KEPT, tokens={"bleed": bleed})
    scene = strike(VAMPIRE, "gouge 3", (1, 2, 3, 6, 6), hand="blood_boil", foe=foe)
    scene.plays(0, "blood_boil")
    scene.defends(1, None)
    assert scene.lost(1) == 3 + 1 + bleed


def test_blood_boil_counts_what_the_same_attack_inflicted() -> None:
    scene = strike(VAMPIRE, "blood_magic", (1, 2, 3, 4, 5), 2, hand="blood_boil")
    scene.plays(0, "blood_boil")
    let_be(scene)
    assert scene.lost(1) == 8 + 2


@pytest.mark.parametrize(("die", "blood"), [(1, 1), (2, 1), (3, 2), (6, 3)])
def test_blood_flow(die: int, blood: int) -> None:
    scene = Scene(Player(VAMPIRE, hand=f"blood_flow, {KEPT}", cp=1), BARBARIAN, at="main")
    scene.plays(0, "blood_flow")
    scene.rolls(die)
    assert (scene.cp(0), scene.tokens(0)) == (0, {"blood_power": blood})


@pytest.mark.parametrize(("die", "mine"), [(6, {"blood_power": 3}), (1, {}), (5, {})])
def test_blood_tide(die: int, mine: dict[str, int]) -> None:
    scene = Scene(Player(VAMPIRE, hand="blood_tide", deck=KEPT), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "blood_tide")
    scene.rolls(die)
    if not mine:
        assert scene.hand(0) == [KEPT]
    assert scene.tokens(0) == mine
