"""The rules reference of Dice Throne, beyond what holds for every game."""

from __future__ import annotations

import re

from dicewright.games.dice_throne.content import COMMON, HERO_NAMES, HEROES
from dicewright.games.dice_throne.content.parts import StatusKind
from dicewright.games.dice_throne.content.switches import SWITCHES
from dicewright.games.dice_throne.game import CHOICES, GAME
from dicewright.kernel.describe import rule_ids

OPEN_POINTS = 13


def test_every_status_hero_and_common_card_has_its_rule() -> None:
    statuses = [s.token.name for hero in HEROES for s in hero.statuses if s.kind != StatusKind.COMPANION]
    for area, names in (("status", dict.fromkeys(statuses)), ("hero", HERO_NAMES)):
        named = [r.id for r in GAME.rules if r.area == area]
        assert named == [f"DT-{area}-{name.replace('_', '-')}" for name in names]
    assert [r.area for r in GAME.rules].count("cards") == len(COMMON)


def test_every_switch_belongs_to_a_reading_and_every_choice_to_a_rule() -> None:
    assert {r.switch for r in GAME.rules if r.switch} == set(SWITCHES)
    assert {choice.rule for choice in CHOICES} <= rule_ids(GAME.rules)


def test_every_open_point_is_answered() -> None:
    answered = {int(n) for r in GAME.rules for n in re.findall(r"\bO(\d+)\b", r.points)}
    assert answered == set(range(1, OPEN_POINTS + 1))
