"""Twenty traits, and what they look at."""

from __future__ import annotations

import pytest

from dicewright.games.roll_player import box

from .scene import Hero, scored

FOURS = dict.fromkeys(("str", "dex", "con", "int", "wis", "cha"), "blue 5, green 5, red 5")


MANY_GOLD_AND_BLUE = {
    "str": "blue 1, blue 1, blue 1", "dex": "blue 1, blue 1, gold 1", "con": "gold 1, gold 1, gold 1",
    "int": "gold 1, gold 1, red 1", "wis": "red 1, red 1, green 1", "cha": "green 1, black 1, black 1",
}  # fmt: skip


def stars(trait: str, *more: str, klass: str = "wizard", **hero: object) -> int:
    given: dict[str, object] = {"rows": FOURS, "klass": klass, "cards": [trait, *more], **hero}
    return scored(Hero(full=True, **given)).part(0, "traits")  # type: ignore[arg-type]


CASES = [
    ("steadfast", {}, 0),
    ("steadfast", {"more": ["longsword", "jeweled_dagger"]}, 4),
    ("honorable", {"more": ["chain_helm", "leather_boots", "mystic_cowl"]}, 3),
    ("nimble", {"more": ["climb", "search", "diplomacy"]}, 3),
    ("proud", {}, 1),
    ("weak", {}, 0),
    ("weak", {"rows": {**FOURS, "con": "red 2, red 2, red 4"}}, 3),
    ("weak", {"rows": {**FOURS, "dex": "red 2, red 2, red 4"}}, 0),
    ("clumsy", {"rows": {**FOURS, "cha": "red 2, red 2, red 4"}}, 3),
    ("foolish", {"rows": {**FOURS, "wis": "red 2, red 2, red 4"}}, 3),
    ("foolish", {"rows": {**FOURS, "wis": "red 2, red 2, red 5"}}, 0),
    ("foolish", {"rows": {**FOURS, "wis": "red 1, red 1, red 1", "int": "red 1, red 1, red 1"}}, 3),
    ("reckless", {"rows": {**FOURS, "wis": "red 1, red 1, red 3", "int": "red 1, red 1, red 1"}}, 8),
    ("reckless", {"rows": {**FOURS, "wis": "red 1, red 1, red 4"}}, 0),
    ("focused", {"rows": {**FOURS, "str": "blue 4, red 4, red 1"}}, 15),
    ("compassionate", {"at": "good chaos"}, 3),
    ("compassionate", {"at": "neutral law"}, 0),
    ("obsessed", {"klass": "wizard"}, 3),  # six green ones
    ("obsessed", {"rows": MANY_GOLD_AND_BLUE, "klass": "wizard"}, 0),
    ("cunning", {"at": "evil law"}, 3),
    ("greedy", {"gold": 11}, 2),
    ("honest", {"at": "evil law"}, 3),
    ("honest", {"at": "evil chaos"}, 0),
    ("loyal", {"klass": "wizard"}, 3),  # six blue ones
    ("obnoxious", {"rows": {**FOURS, "str": "gold 1, gold 2, gold 3", "wis": "red 1, red 2, red 3"}}, 6),
    ("dedicated", {"klass": "druid"}, 0),
    ("dedicated", {"klass": "wizard"}, 0),  # str, con and wis are met
    ("dedicated", {"klass": "wizard", "rows": {**FOURS, "dex": "red 6, red 6, red 5"}}, 3),
    ("courageous", {}, 3),
    ("courageous", {"more": ["chain_helm"]}, 0),
    ("envious", {"more": ["chain_helm", "climb"]}, 0),
    ("envious", {"more": ["chain_helm", "climb", "longbow"]}, 3),
    ("famous", {}, 5),
    ("famous", {"rows": {**FOURS, "dex": "red 6, red 6, red 1"}}, 0),
]  # fmt: skip


@pytest.mark.rule(
    "RP-trait-1", "RP-trait-2", "RP-trait-3", "RP-trait-4", "RP-trait-5", "RP-trait-6", "RP-trait-7", "RP-trait-8",
    "RP-trait-9", "RP-trait-10", "RP-trait-11", "RP-trait-12", "RP-trait-13", "RP-trait-14", "RP-trait-15",
    "RP-trait-16", "RP-trait-17", "RP-trait-18", "RP-trait-19", "RP-trait-20", "RP-score-7",
)  # fmt: skip
@pytest.mark.parametrize(("trait", "hero", "expected"), CASES)
def test_trait(trait: str, hero: dict[str, object], expected: int) -> None:
    given = dict(hero)
    more = given.pop("more", [])
    assert stars(trait, *more, **given) == expected  # type: ignore[arg-type, misc]


def test_every_trait_has_a_case() -> None:
    assert {trait for trait, _, expected in CASES if expected} == set(box.TRAITS)


@pytest.mark.rule("RP-score-8")
@pytest.mark.parametrize(("reading", "expected"), [("with_race", 3), ("dice_only", 0)])
def test_whether_the_race_counts(reading: str, expected: int) -> None:
    rows = {**FOURS, "str": "red 3, red 3, red 4"}
    hero = Hero(race="halfling", rows=rows, full=True, cards=["weak"])
    assert scored(hero, trait_attributes=reading).part(0, "traits") == expected


@pytest.mark.rule("RP-score-8")
def test_weapons_do_not_count() -> None:
    hero = Hero("warrior", rows={**FOURS, "str": "gold 2, gold 3, gold 3"}, full=True, cards=["weak", "jeweled_dagger"])
    assert scored(hero).part(0, "traits") == 3


@pytest.mark.rule("RP-score-7", "RP-trait-4")
def test_several_traits_add_up() -> None:
    assert stars("proud", "famous", "courageous") == 3 + 5 + 3
