"""Rules, code and tests belong together: every id in all of them, and nothing beside."""

from __future__ import annotations

import re
from pathlib import Path

from dicewright.games.dice_forge.game import CHOICES, GAME
from dicewright.games.dice_forge.state import FEATS
from dicewright.lab.reference import unknown, unnamed, untested

ROOT = Path(__file__).parents[2]


def test_ids_are_unique_and_counted_without_gaps() -> None:
    ids = [r.id for r in GAME.rules]
    assert len(set(ids)) == len(ids)
    areas: dict[str, list[int]] = {}
    for id in ids:
        _, area, number = id.split("-")
        areas.setdefault(area, []).append(int(number))
    assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in areas.values())
    assert len(areas["card"]) == len(FEATS)


def test_a_reading_says_why_and_every_switch_belongs_to_one() -> None:
    assert [r.id for r in GAME.rules if r.state != "printed" and not r.note] == []
    assert {r.switch for r in GAME.rules if r.switch} == {c.name for c in CHOICES} - {"feats"}


def test_every_ruling_and_every_disagreement_is_answered_for() -> None:
    """By a switch, or by a note that says why there is none; never by a number alone."""
    for letter, last in (("R", 74), ("D", 21)):
        named = {int(n) for r in GAME.rules for n in re.findall(rf"\b{letter}(\d+)\b", r.note)}
        assert named == set(range(1, last + 1))
    assert [r.id for r in GAME.rules if re.fullmatch(r"[RD]\d+(, [RD]\d+)*", r.note)] == []
    settled = [r for r in GAME.rules if re.search(r"\bD\d+\b", r.note) and not r.switch]
    assert {r.id: "no switch" in r.note or "no second reading" in r.note for r in settled} == {
        "DF-set-4": True,
        "DF-face-3": True,
        "DF-feat-2": True,
        "DF-hammer-1": True,
        "DF-card-18": True,
    }


def test_the_code_names_only_rules_that_exist() -> None:
    assert unknown(GAME) == set()


def test_every_rule_is_named_where_it_is_decided() -> None:
    assert unnamed(GAME) == set()


def test_every_rule_is_proved_by_a_test_marked_with_it() -> None:
    assert untested(GAME, ROOT / "tests") == set()
