"""The Shadow Thief: every ability at every level, every status, every card."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT, allowed, attacked, attempt, strike
from .scene import Player, Scene

HERO = "shadow_thief"
POISON, SHADOWS, SNEAK = {"poison": 1}, {"shadows": 1}, {"sneak_attack": 1}

ATTACKS = [
    (1, "dagger_strike 3", (1, 1, 2, 5, 5), 0, 0, 4, {}),
    (1, "dagger_strike 3", (1, 1, 2, 3, 5), 1, 0, 4, {}),
    (1, "dagger_strike 3", (1, 1, 2, 6, 4), 1, 0, 4, POISON),
    (1, "dagger_strike 4", (1, 1, 2, 2, 6), 0, 0, 6, POISON),
    (1, "dagger_strike 4", (1, 1, 2, 2, 4), 1, 0, 6, {}),
    (1, "dagger_strike 5", (1, 1, 2, 2, 2), 0, 0, 8, {}),
    (2, "dagger_strike 3", (1, 1, 2, 3, 4), 1, 0, 4, {}),
    (2, "dagger_strike 3", (1, 1, 2, 5, 5), 1, 1, 4, {}),
    (2, "dagger_strike 3", (1, 1, 2, 5, 6), 1, 1, 4, POISON),
    (2, "dagger_strike 4", (1, 1, 2, 2, 6), 1, 0, 6, POISON),
    (2, "dagger_strike 4", (1, 1, 2, 2, 5), 1, 1, 6, {}),
    (2, "dagger_strike 5", (1, 1, 2, 2, 2), 1, 0, 8, {}),
]


@pytest.mark.rule("DT-hero-shadow-thief")
@pytest.mark.parametrize(("level", "use", "dice", "cp", "cards", "damage", "theirs"), ATTACKS)
def test_dagger_strike(
    level: int, use: str, dice: tuple[int, ...], cp: int, cards: int, damage: int, theirs: dict[str, int]
) -> None:
    scene = strike(HERO, use, dice, level)
    scene.draws(*["tip_it"][:cards])
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.lost(1), scene.tokens(1), len(scene.hand(0))) == (cp, damage, theirs, 1 + cards)


@pytest.mark.rule("DT-hero-shadow-thief")
@pytest.mark.parametrize(
    ("level", "use", "dice", "cp", "after", "damage"),
    [
        (1, "shifty_strike", (1, 2, 3, 4, 6), 2, 5, 3),
        (1, "shifty_strike", (1, 2, 3, 4, 6), 3, 6, 3),
        (1, "shifty_strike", (3, 4, 5, 6, 6), 14, 15, 8),
        (2, "shifty_strike", (1, 2, 3, 4, 6), 3, 7, 4),
        (1, "insidious_strike", (1, 2, 3, 4, 5), 2, 5, 5),
        (1, "insidious_strike", (2, 3, 4, 5, 6), 0, 3, 3),
        (2, "insidious_strike", (2, 3, 4, 5, 6), 2, 6, 6),
    ],
)
def test_strikes_with_cp(level: int, use: str, dice: tuple[int, ...], cp: int, after: int, damage: int) -> None:
    scene = strike(HERO, use, dice, level, cp=cp)
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.lost(1)) == (after, damage)


@pytest.mark.rule("DT-hero-shadow-thief", "DT-fx-10")
def test_cp_spent_later_do_not_lower_the_damage() -> None:
    scene = strike(HERO, "insidious_strike", (1, 2, 3, 4, 5), cp=2, hand="poison_wound")
    scene.passes(0)  # at the "then"
    scene.plays(0, "poison_wound")
    scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.lost(1)) == (3, 5)


@pytest.mark.rule("DT-hero-shadow-thief")
@pytest.mark.parametrize(("cp", "damage"), [(5, 3), (4, 2), (0, 0)])
def test_shadow_strike(cp: int, damage: int) -> None:
    scene = strike(HERO, "shadow_strike", (1, 2, 6, 6, 5), 2, cp=cp)
    if damage:
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.lost(1), scene.tokens(1)) == (cp, damage, POISON)


@pytest.mark.rule("DT-hero-shadow-thief")
@pytest.mark.parametrize(
    ("level", "bags", "gain"), [(1, 2, 2), (1, 3, 3), (1, 4, 4), (2, 2, 3), (2, 3, 4), (2, 4, 5), (2, 5, 6)]
)
def test_pickpocket(level: int, bags: int, gain: int) -> None:
    dice = (3, 4, 3, 4, 3)[:bags] + (1, 5, 1)[: 5 - bags]
    scene = strike(HERO, f"pickpocket {bags}", dice, level, foe=Player("barbarian", cp=4))
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.cp(1), scene.lost(1)) == (gain, 4, 0)


@pytest.mark.rule("DT-hero-shadow-thief", "DT-fx-6")
@pytest.mark.parametrize(
    ("level", "bags", "gain", "stolen"),
    [(1, 2, 2, 1), (1, 3, 3, 1), (1, 4, 4, 1), (2, 2, 3, 2), (2, 3, 4, 2), (2, 4, 5, 2)],
)
@pytest.mark.parametrize("purse", [0, 1, 4])
def test_pickpocket_with_a_shadow_may_steal_a_part(level: int, bags: int, gain: int, stolen: int, purse: int) -> None:
    dice = (3, 4, 3, 4)[:bags] + (6, 1, 5)[: 5 - bags]
    for steals in (0, 1):
        scene = strike(HERO, f"pickpocket {bags}", dice, level, foe=Player("barbarian", cp=purse))
        scene.chooses(0, steals)
        scene.expect("main of seat 0")
        assert (scene.cp(0), scene.cp(1)) == (gain, max(0, purse - stolen * steals))


@pytest.mark.rule("DT-hero-shadow-thief", "DT-tgt-1")
def test_pickpocket_steals_from_a_chosen_opponent() -> None:
    """Without a targeting roll."""
    scene = Scene(Player(HERO, hand=KEPT), Player("monk", cp=3), Player("ninja", cp=3), Player("treant", cp=3))
    scene.attempts(0, (3, 4, 6, 1, 5), "pickpocket 2")
    scene.chooses(0, 1)
    assert scene.offered == [1, 3]
    scene.picks(0, 3)
    assert [scene.cp(seat) for seat in range(4)] == [2, 3, 3, 2]


@pytest.mark.rule("DT-hero-shadow-thief")
def test_shank_attack_is_no_attack() -> None:
    scene = strike(HERO, "shank_attack", (1, 1, 3, 5, 6), 2)
    scene.draws("tip_it")
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.tokens(0), scene.tokens(1), scene.lost(1)) == (1, SNEAK, POISON, 0)


@pytest.mark.rule("DT-hero-shadow-thief", "DT-dmg-4")
@pytest.mark.parametrize(("level", "die", "damage"), [(1, 5, 3), (1, 6, 3), (1, 1, 1), (2, 5, 3)])
def test_shadow_dance(level: int, die: int, damage: int) -> None:
    """Pure damage: no defence, and the Sneak Attack that one holds cannot enhance it."""
    scene = strike(HERO, "shadow_dance", (6, 6, 6, 1, 3), level, tokens=SNEAK)
    scene.rolls(die)
    scene.draws(*["tip_it"][: level - 1])
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (damage, SHADOWS | SNEAK)


@pytest.mark.rule("DT-hero-shadow-thief")
@pytest.mark.parametrize("cards", [2, 3, 5])
def test_carducopia_draws_a_card_for_each_card(cards: int) -> None:
    scene = strike(HERO, "carducopia", (5,) * cards + (6, 3, 1)[: 5 - cards])
    scene.draws(*["tip_it", "so_wild", "six_it", "samesies", "buh_bye"][:cards])
    scene.expect("main of seat 0")
    assert (len(scene.hand(0)), scene.cp(0)) == (1 + cards, 0)


@pytest.mark.rule("DT-hero-shadow-thief")
@pytest.mark.parametrize(
    ("dice", "cp", "discarded"),
    [((5, 5, 6, 3, 1), 1, ["tip_it"]), ((5, 5, 6, 1, 1), 0, ["tip_it"]), ((5, 5, 1, 1, 2), 0, [])],
)
def test_carducopia_2(dice: tuple[int, ...], cp: int, discarded: list[str]) -> None:
    scene = strike(HERO, "carducopia", dice, 2, foe=Player("barbarian", hand="tip_it, six_it"))
    scene.draws("tip_it", "so_wild")
    for card in discarded:
        scene.loses_at_random(card)
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.discarded(1)) == (cp, discarded)


@pytest.mark.rule("DT-hero-shadow-thief", "DT-tgt-1")
def test_the_discard_of_carducopia_2_is_targeted() -> None:
    players = (Player("monk", hand="six_it"), Player("ninja"), Player("treant", hand="six_it"))
    scene = Scene(Player(HERO, hand=KEPT, levels={"carducopia": 2}), *players)
    scene.attempts(0, (5, 5, 6, 1, 1), "carducopia")
    scene.draws("tip_it", "so_wild")
    scene.rolls(3)
    assert (scene.discarded(1), scene.discarded(3)) == ([], ["six_it"])


@pytest.mark.rule("DT-hero-shadow-thief", "DT-ult-1")
@pytest.mark.parametrize(("cp", "damage"), [(0, 8), (4, 12), (15, 20)])
def test_shadow_shank(cp: int, damage: int) -> None:
    scene = strike(HERO, "shadow_shank", (6, 6, 6, 6, 6), cp=cp, foe=Player("paladin", tokens={"protect": 1}))
    scene.expect("main of seat 0")
    assert (scene.cp(0), scene.lost(1), scene.tokens(0)) == (min(15, cp + 3), damage, SHADOWS)


DECLARABLE = [
    ({}, (1, 2, 6, 6, 5), []),
    ({"shifty_strike": 2}, (1, 2, 6, 6, 5), ["shadow_strike"]),
    ({"insidious_strike": 2}, (1, 3, 5, 6, 6), ["shank_attack"]),
    ({}, (1, 3, 5, 6, 6), []),
    ({}, (6, 6, 6, 1, 3), ["shadow_dance"]),
    ({}, (3, 3, 4, 4, 3), ["pickpocket 2", "pickpocket 3", "pickpocket 4"]),
    ({}, (2, 3, 4, 5, 6), ["shifty_strike", "pickpocket 2", "insidious_strike"]),
    ({}, (6, 6, 6, 6, 6), ["shadow_dance", "shadow_shank"]),
    ({}, (5, 5, 1, 1, 2), ["dagger_strike 3", "carducopia"]),
]


@pytest.mark.rule("DT-off-9")
@pytest.mark.parametrize(("levels", "dice", "offered"), DECLARABLE)
def test_what_the_dice_allow(levels: dict[str, int], dice: tuple[int, ...], offered: list[str]) -> None:
    assert allowed(HERO, levels, dice) == offered


# --- defence ---


@pytest.mark.rule("DT-hero-shadow-thief", "DT-def-3")
@pytest.mark.parametrize(
    ("level", "dice", "mine", "theirs", "lost"),
    [
        (1, (1, 3, 4, 5), {}, {}, 8),
        (1, (1, 2, 3, 4), {}, POISON, 8),
        (1, (6, 1, 3, 3), SNEAK, {}, 8),
        (1, (6, 6, 1, 1), SNEAK | SHADOWS, POISON, 0),
        (2, (1, 1, 3, 4, 6), SNEAK, POISON, 8),
        (2, (6, 6, 1, 3, 3), SNEAK | SHADOWS, {}, 0),
    ],
)
def test_shadow_defense(
    level: int, dice: tuple[int, ...], mine: dict[str, int], theirs: dict[str, int], lost: int
) -> None:
    scene = attacked(HERO, "shadow_defense", level)
    scene.defends(0, "shadow_defense")
    scene.rolls(*dice)
    scene.expect("main of seat 1")
    assert (scene.tokens(0), scene.tokens(1), scene.lost(0)) == (mine, theirs, lost)


@pytest.mark.rule("DT-hero-shadow-thief", "DT-def-3")
@pytest.mark.parametrize(
    ("level", "dice", "back", "theirs"),
    [
        (1, (1, 2, 3, 4, 5), 2, {}),
        (1, (1, 2, 6, 6, 5), 2, POISON),
        (1, (6, 6, 3, 3, 3), 0, {}),
        (2, (1, 2, 2, 6, 5), 6, POISON),
    ],
)
def test_counter_strike(level: int, dice: tuple[int, ...], back: int, theirs: dict[str, int]) -> None:
    scene = attacked(HERO, "counter_strike", level)
    scene.defends(0, "counter_strike")
    scene.rolls(*dice)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.tokens(1)) == (8, back, theirs)


# --- statuses ---


@pytest.mark.rule("DT-status-shadows")
def test_in_the_shadows_nothing_hurts_but_other_effects_apply() -> None:
    pyromancer = Player("pyromancer", hand=KEPT, levels={"hot_streak": 2})
    scene = Scene(Player(HERO, tokens=SHADOWS), pyromancer, active=1)
    scene.attempts(1, (1, 1, 4, 4, 6), "scorch")
    scene.expect("main of seat 1")  # no defence
    assert (scene.lost(0), scene.tokens(0)) == (0, SHADOWS | {"burn": 1})


@pytest.mark.rule("DT-status-shadows")
@pytest.mark.parametrize(
    ("hero", "use", "dice", "lost"),
    [
        ("barbarian", "sturdy_blow", (1, 2, 6, 6, 4), 0),
        ("pyromancer", "burning_soul", (5, 5, 5, 4, 4), 0),
        ("shadow_thief", "shadow_shank", (6, 6, 6, 6, 6), 8),
        ("pyromancer", "scorch_the_earth", (6, 6, 6, 6, 6), 12 + 2),
    ],
    ids=["undefendable", "collateral", "ultimate", "all of an ultimate"],
)
def test_shadows_against_other_damage(hero: str, use: str, dice: tuple[int, ...], lost: int) -> None:
    scene = Scene(Player(HERO, tokens=SHADOWS), Player(hero, hand=KEPT), active=1)
    scene.attempts(1, dice, use)
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.token(0, "shadows")) == (lost, 1)


@pytest.mark.rule("DT-status-shadows", "DT-status-stun")
def test_shadows_hide_while_stunned() -> None:
    scene = Scene(Player(HERO, tokens=SHADOWS), BARBARIAN, active=1)
    scene.attempts(1, (6, 6, 6, 6, 4), "crit_bash")
    scene.expect("die of nature")  # the extra phase comes all the same
    assert scene.lost(0) == 0


@pytest.mark.rule("DT-status-shadows")
def test_shadows_do_not_help_in_upkeep() -> None:
    scene = Scene(Player(HERO, tokens=SHADOWS | {"poison": 2}), BARBARIAN, at="turn")
    scene.expect("draw of nature")
    assert scene.lost(0) == 2


def whole_turn(scene: Scene) -> None:
    """From the first main phase to the next player's income, without an ability."""
    scene.ends(0)
    scene.rolls(1, 1, 3, 5, 6)
    scene.stops(0)
    scene.ends(0)
    scene.expect("draw of nature")


@pytest.mark.rule("DT-status-shadows")
@pytest.mark.parametrize("again", [False, True])
def test_shadows_leave_at_the_end_of_a_turn_that_began_with_them(again: bool) -> None:
    scene = Scene(Player(HERO, tokens=SHADOWS, hand=f"enter_the_shadows, {KEPT}", cp=5), BARBARIAN, at="turn")
    scene.passes(0)
    scene.draws("tip_it")
    if again:
        scene.plays(0, "enter_the_shadows")  # one is the limit, and the first still leaves
        assert scene.tokens(0) == SHADOWS
        scene.sells(0, "tip_it")
    else:
        scene.sells(0, "enter_the_shadows")
        scene.sells(0, "tip_it")
    whole_turn(scene)
    assert scene.tokens(0) == {}


@pytest.mark.rule("DT-status-shadows")
def test_shadows_gained_in_the_own_turn_stay() -> None:
    scene = Scene(Player(HERO, hand=f"enter_the_shadows, {KEPT}", cp=4), BARBARIAN, at="turn")
    scene.passes(0)
    scene.draws("tip_it")
    scene.plays(0, "enter_the_shadows")
    scene.sells(0, "tip_it")
    whole_turn(scene)
    assert scene.tokens(0) == SHADOWS


@pytest.mark.rule("DT-status-sneak-attack", "DT-mod-2")
@pytest.mark.parametrize("after", [False, True])
def test_sneak_attack_adds_a_die(after: bool) -> None:
    scene = strike(HERO, "dagger_strike 3", (1, 1, 2, 5, 5), tokens=SNEAK)
    if after:
        scene.passes(0)
        scene.defends(1, None)
    scene.uses(0, "sneak_attack")
    scene.rolls(5)
    if not after:
        scene.defends(1, None)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.tokens(0)) == (4 + 5, {})


@pytest.mark.rule("DT-status-poison")
@pytest.mark.parametrize("poison", [1, 3])
def test_poison_hurts_in_each_upkeep_and_stays(poison: int) -> None:
    scene = Scene(Player(HERO), Player("barbarian", tokens={"poison": poison}), at="turn", active=1)
    scene.expect("draw of nature")
    assert (scene.lost(1), scene.tokens(1)) == (poison, {"poison": poison})


@pytest.mark.rule("DT-status-poison", "DT-dmg-12")
def test_one_evasion_avoids_all_poison_of_an_upkeep() -> None:
    elf = Player("moon_elf", tokens={"poison": 3, "evasive": 1})
    scene = Scene(Player(HERO), elf, at="turn", active=1)
    scene.uses(1, "evasive")
    scene.rolls(2)
    scene.expect("draw of nature")
    assert (scene.lost(1), scene.tokens(1)) == (0, {"poison": 3})


@pytest.mark.rule("DT-stat-11")
def test_tokens_never_run_out() -> None:
    """Fifteen on the table: no box has so many."""
    others = [Player(tokens={"poison": n}) for n in (3, 3, 3, 3, 2)]
    scene = Scene(Player(HERO, hand=f"poison_wound, {KEPT}", cp=2), *others, at="main", mode="king")
    scene.plays(0, "poison_wound")
    scene.picks(0, 5)
    assert [scene.token(seat, "poison") for seat in range(6)] == [0, 3, 3, 3, 3, 3]


# --- cards ---


@pytest.mark.parametrize("before", [{}, SNEAK])
def test_sneaky(before: dict[str, int]) -> None:
    scene = Scene(Player(HERO, hand=f"sneaky, {KEPT}", cp=1, tokens=before), BARBARIAN, at="main")
    scene.plays(0, "sneaky")
    assert (scene.cp(0), scene.tokens(0)) == (0, SNEAK)


@pytest.mark.rule("DT-status-poison")
@pytest.mark.parametrize(("before", "after"), [(0, 1), (2, 3), (3, 3)])
def test_poison_wound(before: int, after: int) -> None:
    """An instant: here between two phases of the opponent."""
    foe = Player("barbarian", tokens={"poison": before}, hand=KEPT)
    scene = Scene(Player(HERO, hand="poison_wound", cp=2), foe, at="main", active=1)
    scene.ends(1)
    scene.plays(0, "poison_wound")
    scene.expect("die of nature")
    assert (scene.cp(0), scene.tokens(1)) == (0, {"poison": after})


def test_poison_can_be_removed() -> None:
    foe = Player("barbarian", tokens={"poison": 2}, hand=f"get_that_outta_here, {KEPT}", cp=1)
    scene = Scene(Player(HERO), foe, at="main 2", active=1)
    scene.plays(1, "get_that_outta_here")
    assert scene.tokens(1) == {"poison": 1}


@pytest.mark.parametrize("hidden", [False, True])
def test_wild_shadow(hidden: bool) -> None:
    scene = Scene(Player(HERO, hand="wild_shadow", cp=4, tokens=SHADOWS if hidden else {}), BARBARIAN)
    scene.rolls(1, 1, 3, 5, 5)
    scene.plays(0, "wild_shadow")
    scene.picks(0, (3, 6))
    if hidden:
        scene.picks(0, (4, 6))
    assert scene.dice() == ([1, 1, 6, 6, 5] if hidden else [1, 1, 6, 5, 5])
    assert (scene.asked, scene.cp(0)) == ("keep of seat 0", 0)


@pytest.mark.parametrize(("tokens", "cp"), [({}, 2), (SHADOWS, 3)])
def test_shadow_coin(tokens: dict[str, int], cp: int) -> None:
    scene = Scene(Player(HERO, hand=f"shadow_coin, {KEPT}", tokens=tokens), BARBARIAN, at="main")
    scene.plays(0, "shadow_coin")
    assert scene.cp(0) == cp


@pytest.mark.rule("DT-status-shadows")
@pytest.mark.parametrize("defended", [False, True])
def test_enter_the_shadows_at_the_last_moment(defended: bool) -> None:
    scene = Scene(Player(HERO, hand="enter_the_shadows", cp=4), BARBARIAN, active=1)
    attempt(scene, 1, (1, 1, 2, 2, 3), "smack 5")
    if defended:
        scene.passes(0)
        scene.defends(0, "counter_strike")
        scene.rolls(1, 3, 3, 5, 5)
    scene.plays(0, "enter_the_shadows")
    scene.expect("main of seat 1")
    assert (scene.lost(0), scene.lost(1), scene.cp(0)) == (0, int(defended), 0)


@pytest.mark.parametrize(("tokens", "cards"), [({}, ["tip_it"]), (SHADOWS, ["tip_it", "so_wild"])])
def test_card_trick(tokens: dict[str, int], cards: list[str]) -> None:
    foe = Player("barbarian", hand="six_it, helping_hand")
    scene = Scene(Player(HERO, hand=f"card_trick, {KEPT}", cp=2, tokens=tokens), foe, at="main")
    scene.plays(0, "card_trick")
    scene.loses_at_random("helping_hand")
    scene.draws(*cards)
    scene.expect("main of seat 0")
    assert (scene.hand(1), len(scene.hand(0)), scene.cp(0)) == (["six_it"], 1 + len(cards), 0)


@pytest.mark.parametrize("die", [2, 4, 5])
def test_shadow_meld_draws(die: int) -> None:
    scene = Scene(Player(HERO, hand=f"shadow_meld, {KEPT}"), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "shadow_meld")
    scene.rolls(die)
    scene.draws("tip_it")
    assert (len(scene.hand(0)), scene.tokens(0), scene.cp(0)) == (2, {}, 0)


def test_shadow_meld_with_a_shadow() -> None:
    scene = Scene(Player(HERO, hand=f"shadow_meld, {KEPT}"), BARBARIAN, at="main", promo="yes")
    scene.plays(0, "shadow_meld")
    scene.rolls(6)
    assert (scene.tokens(0), scene.cp(0)) == (SNEAK, 2)
