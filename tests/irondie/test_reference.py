"""The rules reference of IRONDIE, beyond what holds for every game."""

from __future__ import annotations

from dicewright.games.irondie.content.types import DIE_TYPES
from dicewright.games.irondie.game import CHOICES, GAME


def test_every_type_of_die_has_its_rule() -> None:
    assert [r.area for r in GAME.rules].count("type") == len(DIE_TYPES) + 1


def test_every_choice_but_these_belongs_to_a_reading() -> None:
    assert {c.name for c in CHOICES} - {r.switch for r in GAME.rules} == {"army", "side", "match", "clock"}
