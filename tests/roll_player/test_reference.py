"""Rules, code and tests belong together: every id in all of them, and nothing beside."""

from __future__ import annotations

from pathlib import Path

from dicewright.games.roll_player.book import SWITCHES, VARIANTS
from dicewright.games.roll_player.game import CHOICES, GAME, samples
from dicewright.games.roll_player.state import ARMOR_SETS, CLASSES, SKILLS, TRAITS, WEAPONS
from dicewright.lab.reference import unknown, unnamed, untested

TESTS = Path(__file__).parents[1]


def test_ids_are_unique_and_counted_without_gaps() -> None:
    ids = [r.id for r in GAME.rules]
    assert len(set(ids)) == len(ids)
    areas: dict[str, list[int]] = {}
    for id in ids:
        _, area, number = id.split("-")
        areas.setdefault(area, []).append(int(number))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in areas.values())
    for area, things in (
        ("class", CLASSES),
        ("weapon", WEAPONS),
        ("trait", TRAITS),
        ("skill", SKILLS),
        ("armor", ARMOR_SETS),
    ):
        assert len(areas[area]) == len(things)


def test_a_reading_says_why_and_its_switch_exists() -> None:
    assert [r.id for r in GAME.rules if r.state != "printed" and not r.note] == []
    assert {r.switch for r in GAME.rules if r.switch} == set(SWITCHES)
    assert {c.name for c in CHOICES} == set(SWITCHES) | set(VARIANTS)


def test_the_code_names_only_rules_that_exist() -> None:
    assert unknown(GAME) == set()


def test_every_rule_is_named_where_it_is_decided() -> None:
    assert unnamed(GAME) == set()


def test_every_rule_is_proved_by_a_test_marked_with_it() -> None:
    assert untested(GAME, TESTS) == set()


def test_the_samples_reach_every_option() -> None:
    for choice in CHOICES:
        assert {GAME.settled(s).options[choice.name] for s in samples()} == set(choice.choices), choice.name
