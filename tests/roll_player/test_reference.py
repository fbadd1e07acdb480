"""The rules reference of Roll Player, beyond what holds for every game."""

from __future__ import annotations

from collections import Counter

from dicewright.games.roll_player import box
from dicewright.games.roll_player.content.readings import SWITCHES, VARIANTS
from dicewright.games.roll_player.game import CHOICES, GAME, samples


def test_every_class_and_card_has_its_rule() -> None:
    areas = Counter(r.area for r in GAME.rules)
    things = {
        "class": box.CLASSES,
        "weapon": box.WEAPONS,
        "trait": box.TRAITS,
        "skill": box.SKILLS,
        "armor": box.ARMOR_SETS,
    }
    assert {area: areas[area] for area in things} == {area: len(them) for area, them in things.items()}


def test_every_choice_but_the_variants_belongs_to_a_reading() -> None:
    assert {r.switch for r in GAME.rules if r.switch} == set(SWITCHES)
    assert {c.name for c in CHOICES} == set(SWITCHES) | set(VARIANTS)


def test_the_samples_reach_every_variant() -> None:
    for choice in CHOICES:
        if choice.name in VARIANTS:
            assert {GAME.settled(s).options[choice.name] for s in samples()} == set(choice.choices), choice.name
