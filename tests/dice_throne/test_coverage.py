"""Everything a hero has comes up in the scenarios of that hero or among the upgrades of all: each way to use an ability
at each level, each defence, passive ability, power, status and card. The scenarios are played here once more, with a
witness."""

from __future__ import annotations

import importlib
import inspect
import itertools
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from dicewright.games.dice_throne.content import COMMON, HERO_NAMES
from dicewright.games.dice_throne.content.library import hero_named, uses_of
from dicewright.games.dice_throne.content.parts import AbilityKind, StatusKind

from .scene import WITNESSED, use_name


def arguments(test: Any) -> Iterator[dict[str, Any]]:
    """The arguments of each run of a parametrised test."""
    tables = []
    for mark in getattr(test, "pytestmark", []):
        if mark.name == "parametrize":
            named, rows = mark.args[:2]
            keys = [key.strip() for key in named.split(",")] if isinstance(named, str) else list(named)
            rows = [getattr(row, "values", row) if type(row).__name__ == "ParameterSet" else row for row in rows]
            single = isinstance(named, str) and len(keys) == 1
            tables.append([dict(zip(keys, [row] if single else row, strict=True)) for row in rows])
    for chosen in itertools.product(*tables):
        yield {key: value for part in chosen for key, value in part.items()}


@cache
def shown_by(tests: str) -> frozenset[str]:
    """Play all scenarios of a module, except tests that need more than their parameters. What they showed."""
    WITNESSED.clear()
    for name, test in list(vars(importlib.import_module(f"{__package__}.{tests}")).items()):
        if name.startswith("test_"):
            for given in arguments(test):
                if set(inspect.signature(test).parameters) == set(given):
                    test(**given)
    return frozenset(WITNESSED)


def declared(name: str) -> set[str]:
    """Everything a hero has, as scenes name it."""
    hero = hero_named(name)
    things = {f"{name}: {use_name(hero, way)} at level {way.level + 1}" for way in uses_of(hero)}
    for ability in hero.abilities:
        for n, level in enumerate(ability.levels, 1):
            if ability.kind in (AbilityKind.DEFENSIVE, AbilityKind.PASSIVE):
                things.add(f"{name}: {ability.name} at level {n}")
            things |= {f"{name}: power {power.name} at level {n}" for power in level.powers}
    for status in hero.statuses:
        changes = ("comes",) if status.kind == StatusKind.COMPANION else ("comes", "goes")
        things |= {f"token {status.token.name} {change}" for change in changes}
        things |= {f"power {power.name}" for power in status.powers}
    return things | {f"{name}: card {card.name}" for card in hero.cards}


@pytest.mark.parametrize("hero", HERO_NAMES)
def test_everything_a_hero_has_comes_up(hero: str) -> None:
    parts = [*sorted(path.stem for path in Path(__file__).parent.glob(f"test_{hero}*.py")), "test_upgrades"]
    assert sorted(declared(hero).difference(*map(shown_by, parts))) == []


def test_every_common_card_comes_up() -> None:
    shown = {thing.rpartition(" ")[2] for thing in shown_by("test_common_cards")}
    assert sorted({card.name for card in COMMON} - shown) == []
