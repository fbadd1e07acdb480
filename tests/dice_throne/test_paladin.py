"""The Paladin: every ability at every level, every status, every card."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, allowed, attacked, attempt, let_be, strike
from .scene import Player, Scene

HERO = "paladin"
CRIT, ACCURACY, PROTECT, RETRIBUTION = ({name: 1} for name in ("crit", "accuracy", "protect", "retribution"))
BLESSING = {"blessing_of_divinity": 1}

# level, use, the five dice, bonus dice; damage, whether it can be defended, healing, CP, own tokens
ATTACKS = [
    (2, "requital", (1, 1, 3, 5, 6), (), 3, False, 1, 0, RETRIBUTION),
    (1, "righteous_combat", (1, 1, 2, 3, 4), (1, 3), 8, True, 0, 0, {}),
    (1, "righteous_combat", (1, 1, 2, 3, 4), (2, 2), 9, True, 0, 0, {}),
    (1, "righteous_combat", (1, 1, 2, 3, 4), (5, 6), 5, True, 2, 1, {}),
    (2, "righteous_combat", (1, 1, 2, 3, 4), (1, 3, 4), 9, True, 0, 0, {}),
    (2, "righteous_combat", (1, 1, 2, 3, 4), (5, 5, 6), 5, True, 4, 1, {}),
    (3, "righteous_combat", (1, 1, 2, 3, 4), (1, 1, 1), 12, True, 0, 0, {}),
    (3, "righteous_combat", (1, 1, 2, 3, 4), (3, 5, 6), 7, True, 2, 1, {}),
    (3, "steadfast", (1, 2, 3, 5, 6), (), 2, False, 2, 0, {}),
    (1, "mighty_prayer", (1, 1, 2, 6, 5), (), 3, False, 0, 0, CRIT | ACCURACY),
    (2, "mighty_prayer", (1, 1, 2, 6, 5), (), 4, False, 0, 0, CRIT | ACCURACY),
    (1, "holy_attack 4", (1, 2, 3, 4, 6), (), 6, True, 1, 0, {}),
    (1, "holy_attack 5", (1, 2, 3, 4, 5), (), 8, True, 2, 0, {}),
    (2, "holy_attack 4", (3, 4, 5, 6, 6), (), 7, True, 1, 0, {}),
    (2, "holy_attack 5", (2, 3, 4, 5, 6), (), 9, True, 2, 0, {}),
    (1, "righteous_prayer", (6, 6, 6, 6, 1), (), 8, True, 0, 2, CRIT),
    (2, "righteous_prayer", (6, 6, 6, 6, 1), (), 8, False, 0, 2, CRIT),
    (1, "resolute_faith", (6, 6, 6, 6, 6), (), 10, False, 5, 0, BLESSING),
]


@pytest.mark.rule("DT-hero-paladin")
@pytest.mark.parametrize(("level", "use", "dice", "bonus", "damage", "defendable", "healed", "cp", "mine"), ATTACKS)
def test_attack(
    level: int,
    use: str,
    dice: tuple[int, ...],
    bonus: tuple[int, ...],
    damage: int,
    defendable: bool,
    healed: int,
    cp: int,
    mine: dict[str, int],
) -> None:
    scene = strike(HERO, use, dice, level, health=30)
    scene.rolls(*bonus)
    let_be(scene)  # Crit, once it is there
    if defendable:
        scene.defends(1, None)
        let_be(scene)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.health(0), scene.cp(0), scene.tokens(0)) == (damage, 30 + healed, cp, mine)


@pytest.mark.rule("DT-hero-paladin")
@pytest.mark.parametrize(("level", "cp"), [(1, 3), (2, 4)])
@pytest.mark.parametrize("who", [0, 1])
def test_retaliate_gives_retribution_to_anybody(level: int, cp: int, who: int) -> None:
    scene = strike(HERO, "retaliate", (3, 3, 4, 6, 5), level)
    scene.picks(0, who)
    let_be(scene)  # Tithe could draw a card
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.tokens(who), scene.tokens(1 - who), scene.lost(1)) == (cp, RETRIBUTION, {}, 0)


@pytest.mark.rule("DT-hero-paladin")
@pytest.mark.parametrize(("choice", "mine"), [(0, CRIT), (1, ACCURACY)])
def test_offensive_stance(choice: int, mine: dict[str, int]) -> None:
    scene = strike(HERO, "offensive_stance", (1, 2, 6, 5, 5), 2)
    scene.chooses(0, choice)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (2, mine)


@pytest.mark.rule("DT-hero-paladin")
def test_prosperity() -> None:
    scene = strike(HERO, "prosperity", (6, 6, 6, 1, 3), 2)
    let_be(scene)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.lost(1)) == (4, 0)


@pytest.mark.rule("DT-hero-paladin")
@pytest.mark.parametrize(
    ("level", "dice", "bonus", "healed", "cards", "cp", "mine"),
    [
        (1, (5, 5, 1, 3, 3), (1, 2), 2, 0, 0, CRIT),
        (1, (5, 5, 5, 3, 3), (3, 5), 3, 1, 0, PROTECT),
        (1, (5, 5, 5, 5, 5), (6, 6), 5, 0, 2, {}),
        (2, (5, 5, 1, 3, 3), (1, 4, 6), 2, 0, 2, CRIT | PROTECT),
        (2, (5, 5, 1, 3, 3), (5, 5, 5), 2, 1, 0, {}),
    ],
)
def test_holy_light(
    level: int, dice: tuple[int, ...], bonus: tuple[int, ...], healed: int, cards: int, cp: int, mine: dict[str, int]
) -> None:
    """Each symbol of the bonus dice pays once."""
    scene = strike(HERO, "holy_light", dice, level, health=30)
    scene.rolls(*bonus)
    scene.draws(*["tip_it"][:cards])
    scene.expect("main of seat 0")
    got = (scene.health(0), len(scene.hand(0)), scene.cp(0), scene.tokens(0), scene.lost(1))
    assert got == (30 + healed, 1 + cards, cp, mine, 0)


DECLARABLE = [
    ({}, (1, 1, 2, 3, 6), ["mighty_prayer"]),
    ({}, (1, 1, 2, 3, 4), ["righteous_combat", "holy_attack 4"]),
    ({}, (1, 2, 3, 5, 6), []),
    ({}, (6, 6, 6, 1, 3), []),
    ({}, (1, 3, 5, 6, 6), []),
    ({}, (1, 2, 6, 5, 5), ["holy_light"]),
    ({}, (3, 3, 4, 6, 6), ["retaliate"]),
    ({"righteous_combat": 3}, (1, 2, 3, 5, 6), ["steadfast"]),
    ({"righteous_prayer": 2}, (6, 6, 6, 1, 3), ["prosperity"]),
    ({"retaliate": 2}, (1, 3, 5, 6, 6), ["requital"]),
    ({"mighty_prayer": 2}, (1, 2, 6, 5, 5), ["offensive_stance", "holy_light"]),
    ({}, (6, 6, 6, 6, 6), ["righteous_prayer", "resolute_faith"]),
]


@pytest.mark.rule("DT-off-9")
@pytest.mark.parametrize(("levels", "dice", "offered"), DECLARABLE)
def test_what_the_dice_allow(levels: dict[str, int], dice: tuple[int, ...], offered: list[str]) -> None:
    assert allowed(HERO, levels, dice) == offered


# --- Tithe ---


@pytest.mark.rule("DT-hero-paladin")
@pytest.mark.parametrize("level", [1, 2])
def test_tithe_rolls_an_own_die_again_for_1_cp(level: int) -> None:
    scene = Scene(Player(HERO, hand=KEPT, cp=2, levels={"tithe": level}), BARBARIAN)
    scene.rolls(1, 1, 2, 3, 3)
    for die, face in ((4, 1), (4, 6)):  # as often as one likes
        scene.uses(0, "tithe_reroll")
        scene.picks(0, die)
        scene.rolls(face)
    assert (scene.dice(), scene.cp(0), scene.asked) == ([1, 1, 2, 6, 3], 0, "keep of seat 0")


@pytest.mark.rule("DT-hero-paladin")
def test_tithe_on_bonus_dice_and_never_on_the_opponents() -> None:
    scene = attacked(HERO, "divine_defense", cp=1)  # nobody was asked while the Barbarian rolled
    scene.defends(0, "divine_defense")
    scene.rolls(1, 1, 1)
    scene.uses(0, "tithe_reroll")
    scene.picks(0, 3)
    scene.rolls(5)
    scene.expect("main of seat 1")
    assert scene.lost(0) == 8 - 2


@pytest.mark.rule("DT-hero-paladin")
@pytest.mark.parametrize(("level", "cost"), [(1, 3), (2, 2)])
def test_tithe_draws_a_card(level: int, cost: int) -> None:
    scene = Scene(Player(HERO, hand=KEPT, cp=cost, levels={"tithe": level}), BARBARIAN, at="main")
    scene.uses(0, "tithe_draw")
    scene.draws("tip_it")
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.hand(0)) == (0, [KEPT, "tip_it"])
    poor = Scene(Player(HERO, hand=KEPT, cp=cost - 1, levels={"tithe": level}), BARBARIAN, at="main")
    assert "use tithe_draw" not in poor.main_options


@pytest.mark.rule("DT-hero-paladin")
@pytest.mark.parametrize(
    ("level", "dice", "cp"), [(1, (1, 2, 3, 4, 6), 0), (2, (1, 2, 3, 4, 6), 1), (2, (1, 2, 3, 4, 4), 0)]
)
def test_tithe_2_pays_for_a_prayer(level: int, dice: tuple[int, ...], cp: int) -> None:
    scene = Scene(Player(HERO, hand=KEPT, levels={"tithe": level}), BARBARIAN)
    scene.attempts(0, dice, "holy_attack 4")
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert scene.cp(0) == cp


@pytest.mark.rule("DT-hero-paladin", "DT-status-blind")
@pytest.mark.parametrize(("die", "cp"), [(1, 0), (3, 1)])
def test_tithe_2_does_not_pay_for_what_blind_stopped(die: int, cp: int) -> None:
    blind = Player(HERO, hand=KEPT, levels={"tithe": 2}, tokens={"blind": 1})
    scene = Scene(blind, Player("moon_elf"))
    scene.attempts(0, (1, 2, 3, 4, 6), "holy_attack 4")
    scene.rolls(die)
    if cp:
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.lost(1)) == (cp, 6 * cp)


# --- defence ---


@pytest.mark.rule("DT-hero-paladin")
@pytest.mark.parametrize(
    ("level", "dice", "prevented", "back", "cp", "mine"),
    [
        (1, (1, 2, 2), 0, 1, 0, {}),
        (1, (3, 5, 6), 3, 0, 1, {}),
        (1, (4, 4, 1), 2, 1, 0, {}),
        (1, (3, 3, 6), 2, 0, 1, {}),
        (2, (1, 1, 3, 5), 3, 1, 0, {}),
        (2, (1, 3, 5, 6), 3, 1, 1, {}),
        (2, (3, 3, 6, 6), 2, 0, 2, {}),
        (3, (5, 5, 5, 1), 6, 1, 0, {}),
        (3, (3, 4, 6, 5), 4, 0, 1, PROTECT),
        (3, (3, 5, 6, 6), 3, 0, 2, {}),
    ],
)
def test_divine_defense(
    level: int, dice: tuple[int, ...], prevented: int, back: int, cp: int, mine: dict[str, int]
) -> None:
    scene = attacked(HERO, "divine_defense", level)
    scene.defends(0, "divine_defense")
    scene.rolls(*dice)
    let_be(scene)  # Protect could be spent at once
    scene.expect("main of seat 1")
    got = (scene.lost(0), scene.lost(1), scene.cp(0), scene.tokens(0))
    assert got == (8 - prevented, back, cp, mine)


# --- statuses ---


@pytest.mark.rule("DT-status-crit")
@pytest.mark.parametrize("after", [False, True])
def test_crit_adds_4(after: bool) -> None:
    scene = strike(HERO, "holy_attack 4", (1, 2, 3, 4, 6), tokens=CRIT)
    if after:
        scene.passes(0)
        scene.defends(1, None)
    scene.uses(0, "crit")
    if not after:
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (6 + 4, {})


@pytest.mark.rule("DT-status-crit")
def test_5_damage_are_enough_for_crit() -> None:
    scene = strike(HERO, "righteous_combat", (1, 1, 2, 3, 4), tokens=CRIT)
    scene.rolls(5, 5)
    scene.uses(0, "crit")
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 5 + 4


@pytest.mark.rule("DT-stat-5")
def test_one_of_each_is_the_limit() -> None:
    every = CRIT | ACCURACY | PROTECT | RETRIBUTION
    scene = Scene(Player(HERO, hand=f"consecration, {KEPT}", cp=4, tokens=every), BARBARIAN, at="main")
    scene.plays(0, "consecration")
    scene.picks(0, 0)
    assert scene.tokens(0) == every
    scene = strike(HERO, "resolute_faith", (6, 6, 6, 6, 6), tokens=BLESSING)
    scene.expect("main of seat 0")
    assert scene.tokens(0) == BLESSING


@pytest.mark.rule("DT-status-crit")
def test_crit_needs_5_damage() -> None:
    scene = strike(HERO, "mighty_prayer", (1, 1, 2, 6, 5), 2, tokens=CRIT)
    scene.expect("main of seat 0")  # it was not offered, and a second one is lost
    assert (scene.lost(1), scene.tokens(0)) == (4, CRIT | ACCURACY)


@pytest.mark.rule("DT-status-accuracy")
def test_accuracy_makes_an_attack_undefendable() -> None:
    scene = strike(HERO, "holy_attack 4", (1, 2, 3, 4, 6), tokens=ACCURACY)
    scene.uses(0, "accuracy")
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (6, {})


@pytest.mark.rule("DT-status-accuracy")
def test_after_the_defence_it_is_too_late_for_accuracy() -> None:
    scene = strike(HERO, "holy_attack 4", (1, 2, 3, 4, 6), tokens=ACCURACY)
    scene.passes(0)
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert scene.tokens(0) == ACCURACY


@pytest.mark.rule("DT-status-protect")
@pytest.mark.parametrize(("dice", "lost"), [((1, 2, 2), 4), ((3, 1, 1), 3)])
def test_protect_halves_what_is_left_after_prevention(dice: tuple[int, ...], lost: int) -> None:
    scene = attacked(HERO, "divine_defense", tokens=PROTECT)
    scene.uses(0, "protect")
    scene.defends(0, "divine_defense")
    scene.rolls(*dice)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.tokens(0)) == (lost, {})  # half of 8, and of 7 rounded up


@pytest.mark.rule("DT-status-protect")
def test_protect_in_upkeep() -> None:
    scene = Scene(Player(HERO, tokens=PROTECT | {"poison": 3}), BARBARIAN, at="turn")
    scene.uses(0, "protect")
    scene.expect("draw of nature")
    assert (scene.lost(0), scene.tokens(0)) == (1, {"poison": 3})


@pytest.mark.rule("DT-status-retribution")
def test_retribution_returns_half() -> None:
    scene = attacked(HERO, "divine_defense", tokens=RETRIBUTION)
    scene.uses(0, "retribution")
    scene.defends(0, "divine_defense")
    scene.rolls(3, 6, 6)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.tokens(0)) == (7, 4, {})  # half of 7; the own damage is not less


@pytest.mark.rule("DT-status-retribution")
def test_no_retribution_for_damage_that_was_avoided() -> None:
    thief = Player("shadow_thief", tokens=RETRIBUTION | {"shadows": 1})
    scene = Scene(thief, Player(HERO, hand=KEPT), active=1)
    scene.attempts(1, (1, 1, 2, 6, 5), "mighty_prayer")
    scene.uses(0, "retribution")
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1)) == (0, 0)


@pytest.mark.rule("DT-status-retribution", "DT-status-protect")
def test_the_attacker_may_protect_himself_from_retribution() -> None:
    attacker = Player(HERO, hand=KEPT, tokens=PROTECT, health=30)
    scene = Scene(Player("barbarian", tokens=RETRIBUTION), attacker, active=1)
    scene.attempts(1, (1, 2, 3, 4, 5), "holy_attack 5")
    scene.uses(0, "retribution")
    scene.uses(1, "protect")
    scene.defends(0, None)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.health(1)) == (8, 30 + 2 - 2)  # 4 come back, half of it is prevented, 2 are healed


@pytest.mark.rule("DT-status-blessing-of-divinity")
@pytest.mark.parametrize(
    ("use", "dice"), [("smack 5", (1, 1, 2, 2, 3)), ("rage", (6, 6, 6, 6, 6))], ids=["attack", "ultimate"]
)
def test_blessing_of_divinity_saves_at_1_health(use: str, dice: tuple[int, ...]) -> None:
    scene = Scene(Player(HERO, tokens=BLESSING, health=5), BARBARIAN, active=1)
    scene.attempts(1, dice, use)
    if use != "rage":
        scene.defends(0, None)
    assert (scene.health(0), scene.tokens(0), scene.asked != "nothing") == (1, {}, True)


@pytest.mark.rule("DT-status-blessing-of-divinity")
def test_healing_counts_before_the_blessing() -> None:
    scene = Scene(Player("barbarian", tokens=BLESSING, health=8), Player(HERO, hand=KEPT), active=1)
    scene.attempts(1, (1, 2, 3, 4, 5), "holy_attack 5")
    scene.defends(0, "thick_skin")
    scene.rolls(4, 1, 1)
    assert (scene.health(0), scene.tokens(0)) == (2, BLESSING)


@pytest.mark.rule("DT-status-blessing-of-divinity", "DT-team-3")
def test_blessing_of_divinity_saves_the_team() -> None:
    team = (Player("monk", health=5), Player(HERO, tokens=BLESSING, health=5))
    scene = Scene(Player("barbarian", hand=KEPT), team[0], Player("ninja"), team[1])
    scene.attempts(0, (1, 1, 2, 2, 3), "smack 5")
    scene.rolls(1)  # the Monk
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.health(1), scene.tokens(3)) == (1, {})


# --- cards ---


@pytest.mark.parametrize(
    ("card", "cost", "tokens"), [("mighty", 1, CRIT), ("consecration", 4, CRIT | ACCURACY | PROTECT | RETRIBUTION)]
)
@pytest.mark.parametrize("who", [0, 1])
def test_blessings_for_a_chosen_player(card: str, cost: int, tokens: dict[str, int], who: int) -> None:
    scene = Scene(Player(HERO, hand=f"{card}, {KEPT}", cp=cost), BARBARIAN, at="main")
    scene.plays(0, card)
    scene.picks(0, who)
    assert (scene.cp(0), scene.tokens(who), scene.tokens(1 - who)) == (0, tokens, {})


@pytest.mark.parametrize(("die", "cards", "healed", "cp"), [(2, 2, 0, 0), (3, 0, 3, 0), (5, 0, 4, 0), (6, 0, 0, 3)])
def test_blessed(die: int, cards: int, healed: int, cp: int) -> None:
    scene = Scene(Player(HERO, hand=f"blessed, {KEPT}", cp=1, health=30), BARBARIAN, at="main")
    scene.plays(0, "blessed")
    scene.rolls(die)
    scene.draws(*["tip_it", "so_wild"][:cards])
    scene.expect("main of seat 0")
    assert (len(scene.hand(0)), scene.health(0), scene.cp(0)) == (1 + cards, 30 + healed, cp)


@pytest.mark.parametrize(("die", "lost", "back", "cp"), [(1, 8, 3, 0), (4, 5, 0, 0), (5, 3, 0, 0), (6, 6, 0, 2)])
@pytest.mark.parametrize("after", [False, True])
def test_absolution(die: int, lost: int, back: int, cp: int, after: bool) -> None:
    scene = attacked(HERO, hand="absolution", cp=1)
    if after:
        scene.passes(0)
        scene.defends(0, None)
    scene.plays(0, "absolution")
    scene.rolls(die)
    if not after:
        scene.defends(0, None)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.cp(0)) == (lost, back, cp)


def test_absolution_needs_an_attack() -> None:
    healing = Player("barbarian", hand=KEPT)
    scene = Scene(Player(HERO, hand="absolution", cp=1), healing, active=1)
    scene.attempts(1, (4, 4, 5, 1, 6), "fortitude 3")
    scene.expect("main of seat 1")


@pytest.mark.parametrize(("die", "cards", "cp"), [(1, 1, 0), (4, 1, 0), (5, 1, 0), (6, 0, 4)])
def test_divine_favor(die: int, cards: int, cp: int) -> None:
    scene = Scene(Player(HERO, hand=f"divine_favor, {KEPT}"), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "divine_favor")
    scene.rolls(die)
    scene.draws(*["tip_it"][:cards])
    scene.expect("main of seat 0")
    assert (len(scene.hand(0)), scene.cp(0)) == (1 + cards, cp)


# --- the example of the rulebook ---


@pytest.mark.rule("DT-dmg-8", "DT-dmg-9", "DT-status-retribution", "DT-status-protect")
def test_barbarian_against_paladin() -> None:
    """Two Protects, each of them half of the same subtotal, leave nothing; Retribution looks at that subtotal too."""
    barbarian = Player("barbarian", hand=f"get_some, {KEPT}", cp=2)
    paladin = Player(HERO, tokens=RETRIBUTION | PROTECT, hand="absolution", cp=1, levels={"divine_defense": 3})
    scene = Scene(barbarian, paladin)
    attempt(scene, 0, (1, 1, 2, 6, 6), "overpower")
    scene.rolls(4, 4, 5)  # 13
    scene.passes(0)
    scene.uses(1, "retribution")
    scene.passes(0)
    scene.uses(1, "protect")
    scene.passes(0, 1)
    scene.defends(1, "divine_defense")
    scene.rolls(3, 4, 6, 5)  # prevents 4, another Protect, 1 CP
    scene.passes(0, 1)
    scene.plays(0, "get_some")
    scene.rolls(1, 2, 3, 4, 6)  # 3 more, and a concussion
    scene.passes(1)
    scene.plays(1, "absolution")
    scene.rolls(5)  # prevents 5
    scene.passes(1)  # Tithe
    scene.uses(1, "protect")
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.lost(0)) == (0, 4)  # the subtotal is 13 - 4 + 3 - 5 = 7, half of it 4
    assert scene.tokens(1) == {"concussion": 1}
