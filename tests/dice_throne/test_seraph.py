"""The Seraph: every ability at every level, every status, every card."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, SMACK, Case, attacked, attempt, let_be, play_out, strike
from .scene import Player, Scene

SERAPH = "seraph"
LIGHT = {"blinding_light": 1}

CASES = [
    Case(1, "holy_blade 3", (1, 2, 3, 6, 6), 5),
    Case(1, "holy_blade 4", (1, 1, 1, 1, 6), 6),
    Case(1, "holy_blade 5", (1, 2, 3, 1, 2), 7),
    Case(2, "holy_blade 3", (1, 2, 3, 6, 6), 6),
    Case(2, "holy_blade 4", (1, 1, 1, 1, 6), 7),
    Case(2, "holy_blade 5", (1, 2, 3, 1, 2), 8),
    Case(2, "cherubim", (1, 2, 3, 6, 4), mine={"flight": 1, "holy_presence": 1}),
    Case(3, "holy_blade 3", (1, 2, 3, 6, 6), 5),
    Case(3, "holy_blade 4", (1, 1, 1, 1, 6), 7, theirs=LIGHT),
    Case(3, "holy_blade 5", (1, 1, 1, 2, 3), 9),
    Case(3, "cherubim_ii", (1, 2, 3, 6, 4), mine={"cleanse": 1, "flight": 1, "holy_presence": 1}),
    Case(1, "glorious", (1, 2, 3, 4, 6), 6, mine={"flight": 1}),
    Case(2, "glorious", (1, 2, 3, 4, 6), 7, mine={"flight": 1}),
    Case(2, "take_flight", (1, 4, 4, 6, 6), 3, defendable=False, mine={"flight": 1}, script=lambda s: s.picks(0, 0)),
    Case(1, "purify", (5, 5, 6, 1, 1), 5, defendable=False, script=lambda s: s.picks(0, 1)),
    Case(2, "purify", (5, 5, 6, 1, 1), 6, defendable=False, script=lambda s: s.picks(0, 1)),
    Case(
        1,
        "holy_smite",
        (1, 4, 5, 6, 6),
        2 + 2,
        mine={"flight": 1, "cleanse": 1},
        script=lambda s: s.rolls(1, 3, 4, 5),
    ),
    Case(1, "holy_smite", (1, 4, 5, 6, 6), 2, theirs=LIGHT, script=lambda s: s.rolls(1, 6, 6, 6)),
    Case(1, "holy_smite", (1, 4, 5, 6, 6), mine={"flight": 3, "cleanse": 1}, script=lambda s: s.rolls(4, 4, 4, 5)),
    Case(2, "holy_smite", (1, 4, 5, 6, 6), 8, defendable=False, script=lambda s: s.rolls(1, 2, 3, 1)),
    Case(
        2,
        "holy_smite",
        (1, 4, 5, 6, 6),
        2,
        defendable=False,
        mine={"flight": 1, "cleanse": 1},
        theirs=LIGHT,
        script=lambda s: s.rolls(1, 4, 5, 6),
    ),
    Case(2, "holy_command", (1, 2, 3, 5, 6), 4, defendable=False),
    Case(1, "triumphant", (1, 2, 3, 4, 6), 6 + 1, script=lambda s: s.rolls(2)),
    Case(1, "triumphant", (1, 2, 3, 4, 6), 6 + 2, script=lambda s: s.rolls(4)),
    Case(1, "triumphant", (1, 2, 3, 4, 6), 6 + 3, script=lambda s: s.rolls(5)),
    Case(1, "triumphant", (1, 2, 3, 4, 6), 6, defendable=False, script=lambda s: s.rolls(6)),
    Case(2, "triumphant", (1, 2, 3, 4, 6), 8 + 1, script=lambda s: s.rolls(1)),
    Case(2, "triumphant", (1, 2, 3, 4, 6), 8, defendable=False, script=lambda s: s.rolls(6)),
    Case(1, "archangels_will", (1, 2, 3, 4, 5), 8, mine={"flight": 1}, theirs=LIGHT),
    Case(2, "archangels_will", (1, 2, 3, 4, 5), 9, mine={"flight": 1}, theirs=LIGHT),
    Case(2, "heavens_blessing", (1, 5, 5, 6, 4), mine={"cleanse": 2, "flight": 2}, script=lambda s: s.picks(0, 0)),
    Case(1, "highest_power", (6, 6, 6, 6, 1), 8, mine={"flight": 1, "holy_presence": 1}, theirs=LIGHT),
    Case(2, "highest_power", (6, 6, 6, 6, 1), 10, mine={"flight": 1, "holy_presence": 1}, theirs=LIGHT),
    Case(2, "divine_visage", (6, 6, 6, 1, 1), mine={"flight": 2, "cleanse": 2, "holy_presence": 1}, theirs=LIGHT),
    Case(
        1,
        "split_the_heavens",
        (6, 6, 6, 6, 6),
        13,
        defendable=False,
        mine={"flight": 1, "holy_presence": 1, "blessing_of_divinity": 1},
    ),
]


@pytest.mark.rule("DT-hero-seraph")
@pytest.mark.parametrize("case", CASES, ids=str)
def test_ability(case: Case) -> None:
    play_out(SERAPH, case)


@pytest.mark.rule("DT-hero-seraph")
@pytest.mark.parametrize(("level", "healed"), [(1, 4), (2, 5)])
def test_purify_heals_oneself_and_takes_a_status_away(level: int, healed: int) -> None:
    scene = strike(SERAPH, "purify", (5, 5, 6, 1, 1), level, health=40, tokens={"bleed": 1, "targeted": 1})
    scene.picks(0, 0)
    scene.picks(0, (0, "targeted"))
    scene.chooses(0, 1)
    scene.expect("main of seat 0")
    assert (scene.health(0), scene.lost(1), scene.tokens(0)) == (40 + healed, 0, {"bleed": 1})


@pytest.mark.rule("DT-hero-seraph")
@pytest.mark.parametrize(("removes", "left"), [(0, {"evasive": 1}), (1, {})])
def test_purify_may_take_a_status_from_whom_it_strikes(removes: int, left: dict[str, int]) -> None:
    """It is an attack on whom one chooses, so he may answer it."""
    scene = strike(SERAPH, "purify", (5, 5, 6, 1, 1), foe=Player("moon_elf", tokens={"evasive": 1}))
    scene.picks(0, 1)
    scene.chooses(0, removes)
    let_be(scene, 1)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(1)) == (5, left)


@pytest.mark.rule("DT-hero-seraph")
@pytest.mark.parametrize("chosen", [1, 2, 3])
def test_purify_needs_no_targeting_roll(chosen: int) -> None:
    scene = Scene(Player(SERAPH, hand=KEPT), Player(), Player(), Player(), mode="teams")
    scene.g.health[0] = 40
    attempt(scene, 0, (5, 5, 6, 1, 1), "purify")
    scene.picks(0, chosen)
    scene.expect("main of seat 0")
    assert (scene.health(0), scene.health(1)) == ((44, 50) if chosen == 2 else (40, 45))


@pytest.mark.rule("DT-hero-seraph")
def test_holy_command_heals_one() -> None:
    scene = strike(SERAPH, "holy_command", (1, 2, 3, 5, 6), 2, health=40)
    assert (scene.health(0), scene.lost(1)) == (41, 4)


@pytest.mark.rule("DT-hero-seraph")
@pytest.mark.parametrize(
    ("use", "dice", "theirs"),
    [
        ("take_flight", (1, 4, 4, 6, 6), {"flight": 1}),
        ("heavens_blessing", (1, 5, 5, 6, 4), {"cleanse": 2, "flight": 2}),
    ],
)
def test_gifts_to_whom_one_chooses(use: str, dice: tuple[int, ...], theirs: dict[str, int]) -> None:
    scene = strike(SERAPH, use, dice, 2)
    scene.picks(0, 1)
    let_be(scene, 1)
    assert (scene.tokens(0), scene.tokens(1)) == ({}, theirs)


# --- the defence ---


@pytest.mark.rule("DT-hero-seraph")
@pytest.mark.parametrize(
    ("level", "die", "prevented", "dealt", "flight"),
    [
        (1, 1, 0, 2, 0),
        (1, 4, 1, 0, 0),
        (1, 5, 2, 0, 0),
        (1, 6, 3, 0, 0),
        (2, 3, 0, 3, 0),
        (2, 4, 0, 0, 1),
        (2, 5, 2, 0, 0),
        (2, 6, 3, 0, 0),
        (3, 2, 0, 3, 0),
        (3, 4, 0, 0, 1),
        (3, 5, 2, 0, 0),
        (3, 6, 4, 0, 0),
    ],
)
def test_angelic_mantle(level: int, die: int, prevented: int, dealt: int, flight: int) -> None:
    scene = attacked(SERAPH, "angelic_mantle", level)
    scene.defends(0, "angelic_mantle")
    scene.rolls(die)
    if level == 3:
        scene.rerolls(0)
    let_be(scene)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.token(0, "flight")) == (SMACK - prevented, dealt, flight)


@pytest.mark.rule("DT-hero-seraph")
def test_the_die_of_angelic_mantle_iii_may_be_rolled_again_once() -> None:
    scene = attacked(SERAPH, "angelic_mantle", 3)
    scene.defends(0, "angelic_mantle")
    scene.rolls(1)
    scene.rerolls(0, 1)
    scene.rolls(6)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1)) == (SMACK - 4, 0)


# --- statuses ---


@pytest.mark.rule("DT-status-flight")
@pytest.mark.parametrize(("dice", "undefendable"), [((6, 1), True), ((2, 6), True), ((5, 5), False)])
def test_flight_makes_the_own_attack_undefendable(dice: tuple[int, int], undefendable: bool) -> None:
    scene = strike(SERAPH, "holy_blade 3", (1, 2, 3, 6, 6), tokens={"flight": 1})
    scene.uses(0, "flight_attacking")
    scene.rolls(*dice)
    if not undefendable:
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (5, {})


@pytest.mark.rule("DT-status-flight")
def test_flight_that_an_ability_gives_helps_that_ability() -> None:
    scene = strike(SERAPH, "glorious", (1, 2, 3, 4, 6))
    scene.uses(0, "flight_attacking")
    scene.rolls(6, 6)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 6


@pytest.mark.rule("DT-status-flight")
def test_flight_comes_too_late_after_the_defence() -> None:
    scene = strike(SERAPH, "holy_blade 3", (1, 2, 3, 6, 6), tokens={"flight": 1})
    scene.passes(0)
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert scene.token(0, "flight") == 1


@pytest.mark.rule("DT-status-flight")
@pytest.mark.parametrize("before", [True, False])
def test_flight_from_an_attack_takes_no_defence_away(before: bool) -> None:
    scene = attacked(SERAPH, tokens={"flight": 2})
    if before:
        scene.uses(0, "flight_defending")
        scene.rolls(1, 5)
        scene.uses(0, "flight_defending")
        scene.rolls(1, 6)
    else:
        scene.passes(0)
    scene.defends(0, "angelic_mantle")
    scene.rolls(1)
    if not before:
        scene.uses(0, "flight_defending")
        scene.rolls(6, 6)
        let_be(scene)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.token(0, "flight")) == (0, 2, 0 if before else 1)


@pytest.mark.rule("DT-status-cleanse")
def test_cleanse() -> None:
    scene = Scene(Player(SERAPH, hand=KEPT, tokens={"cleanse": 2, "bleed": 1}), BARBARIAN, at="main")
    scene.uses(0, "cleanse")
    scene.picks(0, (0, "bleed"))
    assert scene.tokens(0) == {"cleanse": 1}


@pytest.mark.rule("DT-status-holy-presence")
@pytest.mark.parametrize("n", [1, 2])
def test_holy_presence_hurts_every_opponent_in_the_upkeep_and_stays(n: int) -> None:
    scene = Scene(Player(SERAPH, tokens={"holy_presence": n}), Player(), Player(), at="turn", mode="king")
    scene.draws(KEPT)
    assert [scene.lost(seat) for seat in range(3)] == [0, n, n]
    assert scene.tokens(0) == {"holy_presence": n}


@pytest.mark.rule("DT-status-holy-presence")
def test_holy_presence_cannot_be_transferred_but_removed() -> None:
    scene = Scene(
        Player(hand=f"transference, get_that_outta_here, {KEPT}", cp=3),
        Player(SERAPH, tokens={"holy_presence": 1}),
        at="main",
    )
    assert "play transference" not in scene.main_options
    scene.plays(0, "get_that_outta_here")
    assert scene.tokens(1) == {}


@pytest.mark.rule("DT-status-blinding-light")
@pytest.mark.parametrize(("die", "taken"), [(1, 0), (2, 4), (3, 4), (4, 8), (6, 8)])
def test_blinding_light(die: int, taken: int) -> None:
    scene = Scene(Player(SERAPH), Player(hand=KEPT, tokens=LIGHT), active=1)
    scene.attempts(1, (1, 2, 3, 1, 2), "smack 5")
    scene.rolls(die)
    if taken:
        scene.defends(0, None)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(1)) == (taken, {})


@pytest.mark.rule("DT-status-blinding-light", "DT-dmg-9")
def test_blinding_light_and_another_halving_leave_nothing() -> None:
    """Both are worked out from the same interim damage, rounded up."""
    scene = Scene(Player("moon_elf"), Player(SERAPH, hand=KEPT, tokens=LIGHT), active=1)
    scene.attempts(1, (1, 2, 3, 1, 2), "holy_blade 5")
    scene.rolls(3)
    scene.defends(0, "missed_me")
    scene.rolls(4, 4, 6, 6, 6)
    assert scene.lost(0) == 0


@pytest.mark.rule("DT-status-blinding-light")
def test_blinding_light_halves_collateral_damage_too() -> None:
    """All damage of the roll phase, not only that of an attack."""
    vampire = Player("vampire_lord", hand=KEPT, tokens=LIGHT, levels={"blood_thirst": 2})
    scene = Scene(vampire, Player(SERAPH))
    scene.attempts(0, (6, 6, 6, 1, 1), "hemorrhage")
    scene.rolls(2)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 1


@pytest.mark.rule("DT-status-blinding-light")
def test_blinding_light_waits_for_an_ability() -> None:
    scene = Scene(Player(SERAPH), Player(hand=KEPT, tokens=LIGHT), active=1)
    scene.rolls(4, 4, 1, 2, 6)
    scene.stops(1)
    scene.expect("main of seat 1")
    assert scene.tokens(1) == LIGHT


@pytest.mark.rule("DT-status-blinding-light", "DT-ult-2")
def test_an_ultimate_ignores_blinding_light() -> None:
    scene = strike(SERAPH, "split_the_heavens", (6, 6, 6, 6, 6), tokens=LIGHT)
    assert (scene.lost(1), scene.token(0, "blinding_light")) == (13, 0)


@pytest.mark.rule("DT-status-blessing-of-divinity")
def test_blessing_of_divinity_saves_from_any_attack_once() -> None:
    scene = attacked(SERAPH, health=3, tokens={"blessing_of_divinity": 1})
    scene.defends(0, None)
    assert (scene.health(0), scene.tokens(0)) == (1, {})


@pytest.mark.rule("DT-status-blessing-of-divinity")
def test_blessing_of_divinity_saves_from_an_ultimate() -> None:
    scene = Scene(Player("ninja", hand=KEPT), Player(SERAPH, health=4, tokens={"blessing_of_divinity": 1}))
    scene.attempts(0, (6, 6, 6, 6, 6), "assassinate")
    assert scene.health(1) == 1
    scene.expect("main of seat 0")


@pytest.mark.rule("DT-status-blessing-of-divinity")
def test_damage_from_another_source_afterwards_still_defeats() -> None:
    scene = Scene(Player("ninja", hand=KEPT), Player(SERAPH, health=4, tokens={"blessing_of_divinity": 1}))
    scene.attempts(0, (6, 6, 6, 6, 6), "assassinate")
    scene.ends(0)
    scene.draws(KEPT)
    scene.ends(1)
    scene.rolls(1, 2, 4, 6, 6)
    scene.stops(1)
    assert scene.health(1) == 1
    scene.ends(1)  # two delayed poisons
    assert (scene.asked, scene.health(1)) == ("nothing", 0)


@pytest.mark.rule("DT-status-blessing-of-divinity")
def test_blessing_of_divinity_is_neither_moved_nor_removed() -> None:
    scene = Scene(
        Player(hand=f"transference, what_status_effects, {KEPT}", cp=4),
        Player(SERAPH, tokens={"blessing_of_divinity": 1}),
        at="main",
    )
    assert "play transference" not in scene.main_options
    scene.plays(0, "what_status_effects")
    scene.picks(0, 1)
    assert scene.tokens(1) == {"blessing_of_divinity": 1}


@pytest.mark.rule("DT-stat-5")
def test_stack_limits() -> None:
    full = {"flight": 3, "cleanse": 3, "holy_presence": 2}
    scene = strike(SERAPH, "divine_visage", (6, 6, 6, 1, 1), 2, tokens=full, foe=Player(hand=KEPT, tokens=LIGHT))
    let_be(scene)
    assert (scene.tokens(0), scene.tokens(1)) == (full, LIGHT)


# --- cards ---


@pytest.mark.parametrize(
    ("chosen", "mine", "theirs"),
    [
        ((1, 0, 0), {"holy_presence": 1, "flight": 2, "cleanse": 1}, LIGHT),
        ((0, 1, 1), {"holy_presence": 1, **LIGHT}, {"flight": 2, "cleanse": 1}),
    ],
)
def test_divine_intervention(chosen: tuple[int, ...], mine: dict[str, int], theirs: dict[str, int]) -> None:
    """Each of the three goes to whom one chooses."""
    scene = Scene(Player(SERAPH, hand=f"divine_intervention, {KEPT}", cp=4), BARBARIAN, at="main")
    scene.plays(0, "divine_intervention")
    scene.picks(0, *chosen)
    assert (scene.cp(0), scene.tokens(0), scene.tokens(1)) == (0, mine, theirs)


def test_to_the_skies() -> None:
    scene = Scene(Player(SERAPH, hand=f"to_the_skies, {KEPT}", cp=1), BARBARIAN, at="main")
    scene.plays(0, "to_the_skies")
    scene.picks(0, 0)
    assert (scene.cp(0), scene.tokens(0)) == (0, {"flight": 1})


@pytest.mark.parametrize(
    ("die", "added", "mine"), [(1, 3, {}), (4, 0, {"flight": 1}), (5, 0, {"cleanse": 1}), (6, 0, {"holy_presence": 1})]
)
def test_angelic_combat(die: int, added: int, mine: dict[str, int]) -> None:
    scene = strike(SERAPH, "holy_blade 3", (1, 2, 3, 6, 6), hand="angelic_combat", cp=1)
    scene.plays(0, "angelic_combat")
    scene.rolls(die)
    let_be(scene)
    scene.defends(1, None)
    let_be(scene)
    assert (scene.cp(0), scene.lost(1), scene.tokens(0)) == (0, 5 + added, mine)


@pytest.mark.parametrize(
    ("dice", "added", "theirs"), [((1, 2, 3, 4, 5), 3, {}), ((1, 6, 6, 4, 5), 1, LIGHT), ((1, 2, 3, 1, 2), 5, {})]
)
def test_smote(dice: tuple[int, ...], added: int, theirs: dict[str, int]) -> None:
    scene = strike(SERAPH, "holy_blade 3", (1, 2, 3, 6, 6), hand="smote", cp=1)
    scene.plays(0, "smote")
    scene.rolls(*dice)
    scene.defends(1, None)
    assert (scene.cp(0), scene.lost(1), scene.tokens(1)) == (0, 5 + added, theirs)


@pytest.mark.parametrize(("die", "mine"), [(6, {"flight": 2, "cleanse": 2}), (1, {}), (5, {})])
def test_holier_than_thou(die: int, mine: dict[str, int]) -> None:
    scene = Scene(Player(SERAPH, hand="holier_than_thou", deck=KEPT), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "holier_than_thou")
    scene.rolls(die)
    if not mine:
        assert scene.hand(0) == [KEPT]
    assert scene.tokens(0) == mine
