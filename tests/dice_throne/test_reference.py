"""Rules, code and tests belong together: every id in all of them, and nothing beside."""

from __future__ import annotations

import re
from pathlib import Path

from dicewright.games.dice_throne.content import COMMON, HERO_NAMES
from dicewright.games.dice_throne.game import CHOICES, GAME, samples
from dicewright.games.dice_throne.state import SWITCHES
from dicewright.games.dice_throne.tokens import STATUSES
from dicewright.kernel.describe import rule_ids
from dicewright.lab.reference import marked_in_tests, unknown, unnamed, untested

TESTS = Path(__file__).parents[1]
OPEN_POINTS = 13


def test_ids_are_unique_and_counted_without_gaps() -> None:
    ids = [r.id for r in GAME.rules]
    assert len(set(ids)) == len(ids)
    areas: dict[str, list[str]] = {}
    for id in ids:
        _, area, name = id.split("-", 2)
        areas.setdefault(area, []).append(name)
    named = {"status": STATUSES, "hero": HERO_NAMES}
    for area, names in areas.items():
        if area in named:
            assert names == [name.replace("_", "-") for name in named[area]]
        else:
            numbers = [int(name) for name in names if name.isdecimal()]
            assert numbers == list(range(1, len(numbers) + 1))
    assert len(areas["cards"]) == len(COMMON)


def test_a_reading_says_why_and_every_switch_belongs_to_one() -> None:
    assert [r.id for r in GAME.rules if r.state != "printed" and not r.note] == []
    assert {r.switch for r in GAME.rules if r.switch} == set(SWITCHES)
    known = rule_ids(GAME.rules)
    assert all(choice.rule in known for choice in CHOICES)


def test_every_open_point_is_answered() -> None:
    answered = {int(n) for r in GAME.rules for n in re.findall(r"\bO(\d+)\b", r.note)}
    assert answered == set(range(1, OPEN_POINTS + 1))


def test_the_code_names_only_rules_that_exist() -> None:
    assert unknown(GAME) == set()


def test_every_rule_is_named_where_it_is_decided() -> None:
    assert unnamed(GAME) == set()


def test_every_rule_is_proved_by_a_test_marked_with_it() -> None:
    assert untested(GAME, TESTS) == set()


def test_tests_are_marked_with_rules_that_exist() -> None:
    marked = marked_in_tests(sorted((TESTS / "dice_throne").glob("test_*.py")))
    assert marked - rule_ids(GAME.rules) == set()


def test_the_samples_reach_every_option() -> None:
    for choice in CHOICES:
        if choice.name in SWITCHES:
            assert {GAME.settled(s).options[choice.name] for s in samples()} == set(choice.choices), choice.name
