"""Upgrades of all heroes: what each costs, and that it then lies on the board."""

from __future__ import annotations

import pytest

from .duel import BARBARIAN, KEPT
from .scene import Player, Scene

UPGRADES = {
    "barbarian": {
        "smack_2": 2,
        "smack_3": 3,
        "sturdy_blow_2": 1,
        "sturdy_blow_3": 2,
        "mighty_blow_2": 2,
        "crit_bash_2": 2,
        "fortitude_2": 2,
        "overpower_2": 2,
        "reckless_2": 2,
        "thick_skin_2": 3,
    },
    "moon_elf": {
        "longbow_2": 2,
        "longbow_3": 3,
        "demising_shot_2": 2,
        "covered_shot_2": 2,
        "exploding_arrow_2": 2,
        "exploding_arrow_3": 3,
        "entangling_shot_2": 2,
        "blinding_shot_2": 2,
        "eclipse_2": 2,
        "missed_me_2": 3,
    },
    "pyromancer": {
        "fireball_2": 1,
        "pyroblast_2": 2,
        "pyroblast_3": 3,
        "burning_soul_2": 1,
        "combustion_2": 2,
        "hot_streak_2": 2,
        "ignite_2": 2,
        "meteorite_2": 2,
        "molten_armor_2": 1,
        "molten_armor_3": 3,
    },
    "shadow_thief": {
        "dagger_strike_2": 0,
        "pickpocket_2": 1,
        "shifty_strike_2": 2,
        "insidious_strike_2": 2,
        "shadow_dance_2": 1,
        "carducopia_2": 2,
        "shadow_defense_2": 3,
        "counter_strike_2": 4,
    },
    "monk": {
        "fist_strike_2": 1,
        "fist_strike_3": 2,
        "meditate_2": 2,
        "fist_of_harmony_2": 1,
        "lotus_strike_2": 2,
        "combo_strike_2": 2,
        "tempest_rush_2": 1,
        "fist_of_tranquility_2": 2,
        "serenity_2": 2,
        "serenity_3": 3,
    },
    "paladin": {
        "tithe_2": 3,
        "retaliate_2": 1,
        "holy_attack_2": 2,
        "righteous_prayer_2": 2,
        "righteous_combat_2": 2,
        "righteous_combat_3": 4,
        "mighty_prayer_2": 2,
        "holy_light_2": 2,
        "divine_defense_2": 3,
        "divine_defense_3": 4,
    },
    "ninja": {
        "slash_2": 2,
        "death_blossom_2": 2,
        "smoke_screen_2": 2,
        "walk_the_line_2": 2,
        "poison_blade_2": 1,
        "shadow_fang_2": 2,
        "shadewalk_2": 2,
        "shade_shift_2": 2,
    },
    "treant": {
        "splinter_2": 1,
        "splinter_3": 2,
        "tend_2": 2,
        "overgrowth_2": 2,
        "vengeful_vines_2": 2,
        "call_of_the_wild_2": 2,
        "natures_grasp_2": 2,
        "rooted_2": 3,
    },
    "gunslinger": {
        "revolver_2": 2,
        "bounty_hunter_2": 1,
        "showdown_2": 2,
        "showdown_3": 3,
        "fan_the_hammer_2": 2,
        "take_cover_2": 2,
        "deadeye_2": 2,
        "duel_2": 3,
        "quick_draw_2": 2,
    },
    "samurai": {
        "katana_slice_2": 2,
        "katana_slice_3": 3,
        "wakizashi_2": 1,
        "wakizashi_3": 2,
        "solemnity_2": 2,
        "budo_2": 2,
        "masamune_2": 2,
        "hagakure_2": 2,
        "stand_tall_2": 3,
    },
    "tactician": {
        "saber_strike_2": 1,
        "profiteer_2": 2,
        "carpet_bomb_2": 2,
        "strategic_approach_2": 2,
        "flank_2": 2,
        "exploit_2": 2,
        "maneuver_2": 2,
        "countermeasures_2": 3,
        "countermeasures_3": 5,
    },
    "huntress": {
        "animalistic_2": 2,
        "savage_2": 2,
        "resuscitate_2": 2,
        "feral_instincts_2": 2,
        "predatory_advance_2": 2,
        "onslaught_2": 2,
        "feral_2": 2,
        "maternal_bond_2": 2,
        "maternal_bond_3": 4,
    },
    "artificer": {
        "spanner_strike_2": 1,
        "schematics_2": 1,
        "eureka_2": 2,
        "jolt_2": 2,
        "zapppp_2": 2,
        "overclock_2": 2,
        "ratchet_up_2": 3,
        "scrap_collector_2": 2,
    },
    "seraph": {
        "holy_blade_2": 2,
        "holy_blade_3": 3,
        "glorious_2": 2,
        "triumphant_2": 2,
        "archangels_will_2": 2,
        "purify_2": 2,
        "holy_smite_2": 2,
        "highest_power_2": 2,
        "angelic_mantle_2": 2,
        "angelic_mantle_3": 3,
    },
    "vampire_lord": {
        "gouge_2": 1,
        "gouge_3": 2,
        "glamour_2": 2,
        "sanguimancy_2": 2,
        "rend_2": 2,
        "possess_2": 2,
        "blood_magic_2": 2,
        "blood_thirst_2": 2,
        "immortal_flesh_2": 2,
    },
}
CARDS = [(hero, card, cost) for hero, costs in UPGRADES.items() for card, cost in costs.items()]


def buy(hero: str, card: str, cost: int, level_now: int = 1) -> None:
    """An upgrade is bought for exactly its cost, not for less, and lies on the board."""
    ability, _, level = card.rpartition("_")
    given = {ability: level_now}
    if cost > 0:
        poor = Scene(Player(hero, hand=card, cp=cost - 1, levels=given), BARBARIAN, at="main")
        assert f"play {card}" not in poor.main_options
    scene = Scene(Player(hero, hand=f"{card}, {KEPT}", cp=cost, levels=given), BARBARIAN, at="main")
    scene.plays(0, card)
    assert (scene.cp(0), scene.level(0, ability)) == (0, int(level))
    assert (scene.hand(0), scene.discarded(0)) == ([KEPT], [])


@pytest.mark.rule("DT-card-8")
@pytest.mark.parametrize(("hero", "card", "cost"), CARDS)
def test_upgrade(hero: str, card: str, cost: int) -> None:
    buy(hero, card, cost)


@pytest.mark.rule("DT-card-9")
@pytest.mark.parametrize(("hero", "card", "cost"), [row for row in CARDS if row[1].endswith("_3")])
def test_from_two_to_three_costs_the_difference(hero: str, card: str, cost: int) -> None:
    buy(hero, card, cost - UPGRADES[hero][card.removesuffix("3") + "2"], level_now=2)
