"""The defensive roll phase, damage and its sum, attack modifiers, ultimate abilities."""

from __future__ import annotations

import pytest

from .scene import Player, Scene

SMACK_5 = (1, 1, 2, 2, 3)


def attacked(target: Player, dice: tuple[int, ...] = SMACK_5, use: str = "smack 5", **attacker: object) -> Scene:
    """A Barbarian attacks; nobody has acted yet."""
    hand = f"{attacker.pop('hand', '')}, vegas_baby"
    scene = Scene(Player("barbarian", hand=hand, **attacker), target)  # type: ignore[arg-type]
    scene.rolls(*dice)
    skip(scene)
    scene.stops(0)
    scene.declares(0, use)
    return scene


def skip(scene: Scene) -> None:
    while scene.asked.startswith("react"):
        scene.reply(0)


def order(scene: Scene, *kinds: str) -> list[str]:
    return [name for name, _ in scene.events if name in kinds]


# --- the defensive roll phase ---


@pytest.mark.rule("DT-def-1")
def test_statuses_come_before_damage() -> None:
    scene = Scene(Player("gunslinger", hand="vegas_baby"), Player("barbarian"))
    scene.attempts(0, (6, 6, 6, 6, 1), "deadeye")
    assert (scene.token(1, "knockdown"), scene.lost(1)) == (1, 6)
    assert order(scene, "token-gained", "damage") == ["token-gained", "damage"]


@pytest.mark.rule("DT-def-2")
@pytest.mark.parametrize("defends", [False, True])
def test_one_may_defend_or_not(defends: bool) -> None:
    scene = attacked(Player("barbarian"))
    scene.defends(1, "thick_skin" if defends else None)
    if defends:
        scene.rolls(4, 1, 1)
    assert scene.lost(1) == (6 if defends else 8)


@pytest.mark.rule("DT-def-3")
def test_one_of_several_defences_is_chosen_before_the_roll() -> None:
    scene = attacked(Player("shadow_thief"))
    assert scene.g.options == 3
    scene.defends(1, "counter_strike")
    scene.expect("extra-die of nature")


@pytest.mark.rule("DT-def-4")
@pytest.mark.parametrize(("level", "dice"), [(1, 3), (2, 4)])
def test_a_single_attempt_with_the_printed_dice(level: int, dice: int) -> None:
    scene = attacked(Player("barbarian", levels={"thick_skin": level}))
    scene.defends(1, "thick_skin")
    scene.rolls(*[1] * dice)
    scene.expect("main of seat 0")


@pytest.mark.rule("DT-def-5", "DT-def-6")
def test_the_defence_pays_at_once_and_damage_comes_last() -> None:
    """Divine Defence with two prayers and a sword: CP now; 1 damage to the attacker together with his own."""
    scene = attacked(Player("paladin", tokens={"protect": 1}))
    scene.passes(1)
    scene.defends(1, "divine_defense")
    scene.rolls(6, 6, 1)
    scene.passes(1)
    assert (scene.cp(1), scene.lost(0), scene.lost(1)) == (2, 0, 0)
    assert "use protect" in scene.reactions
    scene.uses(1, "protect")
    skip(scene)
    assert (scene.lost(0), scene.lost(1)) == (1, 4)


def skip_tithe(scene: Scene) -> None:
    """The Paladin may always re-roll a die of his for 1 CP."""
    while scene.asked == "react of seat 1" and "use tithe_reroll" in scene.reactions:
        scene.passes(1)


@pytest.mark.rule("DT-def-7", "DT-status-parlay")
def test_a_status_of_one_roll_phase_leaves_at_its_end() -> None:
    """Inflicted in a main phase, it leaves with the next roll phase of its holder all the same."""
    scene = Scene(Player("cursed_pirate", hand="truce, vegas_baby", cp=3), Player("barbarian"), at="main 2")
    scene.plays(0, "truce")
    scene.ends(0)
    scene.draws("vegas_baby")
    assert scene.token(1, "parlay") == 1
    scene.ends(1)
    scene.attempts(1, SMACK_5, "smack 5")
    scene.defends(0, None)
    assert (scene.lost(0), scene.token(1, "parlay")) == (0, 0)


@pytest.mark.rule("DT-def-7", "DT-status-stun")
def test_the_phase_that_stun_gives_is_a_phase_of_its_own() -> None:
    scene = attacked(Player("barbarian"), (6, 6, 6, 6, 1), "crit_bash", tokens={"parlay": 1})
    assert (scene.lost(1), scene.token(0, "parlay"), scene.token(1, "stun")) == (0, 0, 0)
    scene.attempts(0, SMACK_5, "smack 5")
    scene.defends(1, None)
    assert scene.lost(1) == 8
    scene.expect("main of seat 0")


# --- kinds of damage ---


@pytest.mark.rule("DT-dmg-2", "DT-mod-1", "DT-mod-2")
def test_normal_damage_is_defended_avoided_and_enhanced() -> None:
    scene = attacked(Player("gunslinger", tokens={"evasive": 1}), hand="get_some", cp=2)
    assert scene.reactions == ["pass", "play get_some"]
    scene.passes(0)
    assert scene.reactions == ["pass", "use evasive"]
    scene.passes(1)
    scene.defends(1, None)
    assert scene.reactions == ["pass", "play get_some"]
    scene.plays(0, "get_some")
    scene.rolls(1, 2, 4, 4, 4)
    scene.uses(1, "evasive")
    scene.rolls(6)
    assert scene.lost(1) == 10


@pytest.mark.rule("DT-dmg-3")
def test_undefendable_damage_is_avoided_and_enhanced() -> None:
    scene = attacked(Player("gunslinger", tokens={"evasive": 1}), (1, 1, 6, 6, 4), "sturdy_blow", hand="get_some", cp=2)
    scene.plays(0, "get_some")
    scene.rolls(1, 4, 4, 4, 4)
    scene.uses(1, "evasive")
    scene.rolls(2)
    scene.expect("main of seat 0")
    assert (scene.lost(1), scene.token(1, "concussion")) == (0, 1)


@pytest.mark.rule("DT-dmg-4")
def test_pure_damage_is_not_enhanced() -> None:
    """Shadow Dance: 3 pure damage; neither Sneak Attack nor the target's Bounty adds to it."""
    scene = Scene(
        Player("shadow_thief", hand="vegas_baby", tokens={"sneak_attack": 1}),
        Player("gunslinger", tokens={"bounty": 1, "evasive": 1}),
    )
    scene.attempts(0, (6, 6, 6, 1, 3), "shadow_dance")
    scene.rolls(5)
    assert scene.reactions == ["pass", "use evasive"]
    scene.passes(1)
    skip(scene)
    assert (scene.lost(1), scene.cp(0)) == (3, 1)  # it pays all the same


@pytest.mark.rule("DT-dmg-5")
def test_collateral_damage_is_avoided() -> None:
    scene = Scene(Player("pyromancer", hand="vegas_baby"), Player("gunslinger", tokens={"evasive": 1}))
    scene.attempts(0, (5, 5, 5, 1, 4), "burning_soul")
    scene.uses(1, "evasive")
    scene.rolls(1)
    assert scene.lost(1) == 0


@pytest.mark.rule("DT-dmg-5", "DT-team-5")
def test_collateral_damage_counts_for_every_member_of_a_team() -> None:
    scene = Scene(Player("pyromancer", hand="vegas_baby"), *[Player("barbarian")] * 3, mode="teams")
    scene.attempts(0, (5, 5, 5, 1, 4), "burning_soul")
    scene.expect("main of seat 0")
    assert (scene.health(1), scene.health(0)) == (44, 50)


@pytest.mark.rule("DT-dmg-6", "DT-ult-1")
def test_an_ultimate_is_enhanced_and_nothing_else() -> None:
    target = Player("paladin", tokens={"protect": 1, "retribution": 1}, hand="not_this_time, getting_paid", cp=9)
    scene = Scene(Player("barbarian", hand="get_some, vegas_baby", cp=2), target)
    scene.rolls(6, 6, 6, 6, 6)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "rage")
    scene.passes(1)
    scene.plays(0, "get_some")
    scene.rolls(1, 2, 3, 3, 3)
    assert (scene.lost(1), scene.asked) == (20, "die of nature")


@pytest.mark.rule("DT-ult-2")
def test_an_ultimate_is_stopped_by_changed_dice_alone() -> None:
    scene = Scene(Player("barbarian", hand="vegas_baby"), Player("barbarian", hand="so_wild", cp=2))
    scene.rolls(6, 6, 6, 6, 6)
    scene.passes(1)
    scene.stops(0)
    scene.declares(0, "rage")
    scene.plays(1, "so_wild")
    scene.picks(1, (1, 1))
    assert "rage" not in scene.declarable


@pytest.mark.rule("DT-ult-3", "DT-status-parlay", "DT-status-wither", "DT-status-shadows")
def test_an_ultimate_ignores_what_would_weaken_it() -> None:
    mine = {"parlay": 1, "wither": 2, "blinding_light": 1}
    scene = attacked(Player("shadow_thief", tokens={"shadows": 1}), (6, 6, 6, 6, 6), "rage", tokens=mine)
    assert scene.lost(1) == 15


@pytest.mark.rule("DT-ult-3", "DT-status-blessing-of-divinity")
def test_a_status_that_acts_at_the_end_works_after_an_ultimate() -> None:
    scene = attacked(Player("paladin", health=9, tokens={"blessing_of_divinity": 1}), (6, 6, 6, 6, 6), "rage")
    assert (scene.health(1), scene.token(1, "blessing_of_divinity")) == (1, 0)


@pytest.mark.rule("DT-status-parlay", "DT-dmg-5")
def test_parlay_stops_collateral_damage_too() -> None:
    scene = Scene(Player("pyromancer", hand="vegas_baby", tokens={"parlay": 1}), Player("barbarian"))
    scene.attempts(0, (5, 5, 5, 1, 4), "burning_soul")
    assert (scene.lost(1), scene.token(0, "parlay")) == (0, 0)


# --- the sum ---


@pytest.mark.rule("DT-dmg-1")
def test_all_damage_that_comes_in_is_summed() -> None:
    """A thorn and the sword of a defence: Protect halves the two together."""
    scene = Scene(Player("barbarian", hand="vegas_baby", tokens={"barbed_vine": 1, "protect": 1}), Player("paladin"))
    scene.rolls(1, 1, 2, 2, 6)
    scene.rerolls(0, 5)
    scene.rolls(3)
    skip(scene)
    scene.stops(0)
    scene.declares(0, "smack 5")
    skip(scene)
    scene.defends(1, "divine_defense")
    scene.rolls(1, 3, 3)
    scene.uses(0, "protect")
    skip(scene)
    assert (scene.lost(0), scene.lost(1)) == (1, 6)


@pytest.mark.rule("DT-dmg-7", "DT-status-bounty")
@pytest.mark.parametrize(("reading", "lost", "cp"), [("count", 2, 1), ("ignore", 1, 0)])
def test_a_mark_of_the_same_ability(reading: str, lost: int, cp: int) -> None:
    scene = Scene(Player("gunslinger", hand="vegas_baby"), Player("barbarian"), fresh_marks=reading)
    scene.attempts(0, (1, 2, 6, 6, 4), "bounty_hunter")
    assert (scene.lost(1), scene.cp(0), scene.token(1, "bounty")) == (lost, cp, 1)


@pytest.mark.rule("DT-dmg-7")
@pytest.mark.parametrize("reading", ["count", "ignore"])
def test_a_mark_from_before_counts_in_any_reading(reading: str) -> None:
    scene = Scene(
        Player("gunslinger", hand="vegas_baby"), Player("barbarian", tokens={"bounty": 1}), fresh_marks=reading
    )
    scene.attempts(0, (1, 2, 6, 6, 4), "bounty_hunter")
    assert (scene.lost(1), scene.cp(0)) == (2, 1)


@pytest.mark.rule("DT-dmg-7")
@pytest.mark.parametrize("reading", ["count", "ignore"])
def test_a_mark_from_before_counts_for_a_target_that_the_text_chooses(reading: str) -> None:
    marked, other = Player("barbarian", tokens={"targeted": 1}, health=20), Player("barbarian")
    scene = Scene(Player("seraph", hand="vegas_baby"), marked, other, mode="king", fresh_marks=reading)
    scene.attempts(0, (5, 5, 6, 1, 2), "purify")
    scene.picks(0, 1)
    scene.chooses(0, 0)  # takes no token off him
    assert scene.lost(1) == 5 + 2


@pytest.mark.rule("DT-dmg-7")
def test_only_the_old_one_of_two_marks_counts_if_fresh_ones_are_ignored() -> None:
    scene = Scene(
        Player("gunslinger", hand="vegas_baby"), Player("barbarian", tokens={"targeted": 1}), fresh_marks="ignore"
    )
    scene.attempts(0, (1, 2, 6, 6, 4), "bounty_hunter")
    assert (scene.lost(1), scene.cp(0), scene.token(1, "bounty")) == (1 + 2, 0, 1)


@pytest.mark.rule("DT-dmg-8", "DT-dmg-9")
@pytest.mark.parametrize("first", ["not_this_time", "protect"])
def test_prevention_comes_before_halving_whatever_was_used_first(first: str) -> None:
    scene = attacked(
        Player("paladin", hand="not_this_time", cp=1, tokens={"protect": 1}), (1, 2, 3, 4, 6), "mighty_blow"
    )
    for what in (first, "protect" if first == "not_this_time" else "not_this_time"):
        if what == "protect":
            scene.uses(1, "protect")
        else:
            scene.plays(1, "not_this_time")
            scene.picks(1, 1)
    skip(scene)
    scene.defends(1, None)
    skip(scene)
    assert scene.lost(1) == 1


@pytest.mark.rule("DT-dmg-10")
def test_less_than_nothing_is_nothing() -> None:
    scene = attacked(Player("barbarian", health=40, hand="not_this_time", cp=1), (1, 1, 2, 4, 6), "smack 3")
    scene.plays(1, "not_this_time")
    scene.picks(1, 1)
    scene.defends(1, None)
    assert scene.health(1) == 40


@pytest.mark.rule("DT-dmg-11", "DT-status-powder-keg")
def test_a_blast_is_applied_at_once_and_can_be_softened() -> None:
    scene = Scene(Player("cursed_pirate", hand="vegas_baby"), Player("paladin", tokens={"powder_keg": 1, "protect": 1}))
    scene.rolls(1, 2, 3, 4, 6)
    skip(scene)
    scene.stops(0)
    scene.declares(0, "light_the_fuse 4")
    skip_tithe(scene)
    assert scene.lost(1) == 0
    scene.uses(1, "protect")
    assert (scene.lost(1), scene.token(1, "powder_keg")) == (1, 1)
    skip(scene)
    scene.defends(1, None)
    skip(scene)
    assert scene.lost(1) == 8


@pytest.mark.rule("DT-dmg-12", "DT-status-burn", "DT-status-poison")
@pytest.mark.parametrize("reading", ["one_source", "whole_phase"])
def test_what_statuses_deal_in_an_upkeep_is_one_source(reading: str) -> None:
    scene = Scene(
        Player("moon_elf", tokens={"burn": 1, "poison": 3, "evasive": 1}), Player(), at="turn", evasion=reading
    )
    scene.orders(0, "poison")
    scene.uses(0, "evasive")
    scene.rolls(2)
    scene.expect("draw of nature")
    assert (scene.lost(0), scene.tokens(0)) == (0, {"burn": 1, "poison": 3})


@pytest.mark.rule("DT-dmg-12", "DT-status-evasive")
@pytest.mark.parametrize(("reading", "lost"), [("one_source", 1), ("whole_phase", 0)])
def test_one_source_is_avoided(reading: str, lost: int) -> None:
    """A thorn is one source, the sword of a defence another."""
    scene = Scene(
        Player("gunslinger", hand="vegas_baby", tokens={"barbed_vine": 1, "evasive": 1}),
        Player("paladin"),
        evasion=reading,
    )
    scene.rolls(1, 1, 2, 2, 6)
    scene.rerolls(0, 5)
    scene.rolls(3)
    skip(scene)
    scene.stops(0)
    scene.declares(0, "revolver 5")
    skip(scene)
    scene.defends(1, "divine_defense")
    scene.rolls(1, 3, 3)
    scene.passes(0)
    scene.uses(0, "evasive")
    assert scene.offered == ["defense", "other"]
    scene.picks(0, "defense")
    scene.rolls(2)
    skip(scene)
    assert scene.lost(0) == lost


# --- attack modifiers ---


@pytest.mark.rule("DT-mod-1")
def test_a_modifier_makes_no_attack() -> None:
    scene = Scene(Player("barbarian", hand="get_some, vegas_baby", cp=2), Player("barbarian"))
    scene.attempts(0, (4, 4, 5, 1, 6), "fortitude 3")
    scene.expect("main of seat 0")


@pytest.mark.rule("DT-mod-1")
def test_added_damage_is_of_the_same_kind() -> None:
    """Added to an undefendable attack it is undefendable; added to an ultimate nothing prevents it."""
    scene = attacked(Player("barbarian"), (1, 1, 6, 6, 4), "sturdy_blow", hand="get_some", cp=2)
    scene.plays(0, "get_some")
    scene.rolls(1, 1, 1, 4, 4)
    scene.expect("main of seat 0")
    assert scene.lost(1) == 7


@pytest.mark.rule("DT-mod-2")
def test_undefendable_only_before_the_defence() -> None:
    scene = Scene(
        Player("paladin", hand="vegas_baby", tokens={"accuracy": 1, "crit": 1}), Player("barbarian"), at="offense"
    )
    scene.rolls(1, 2, 3, 4, 6)
    skip(scene)
    scene.stops(0)
    scene.declares(0, "holy_attack 4")
    assert scene.reactions == ["pass", "use crit", "use accuracy"]
    scene.passes(0)
    scene.defends(1, None)
    assert scene.reactions == ["pass", "use crit"]
    scene.uses(0, "crit")
    assert scene.lost(1) == 10
